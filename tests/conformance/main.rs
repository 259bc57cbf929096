//! What every game promises, checked for each of them in the same words.
//!
//! [`suite`] asks the questions; a game answers by the `Subject` it implements and the line
//! `conformance!` below. [`tally`] is a small game that stands for all that tafl lacks: hidden
//! hands, a shuffled deck, simultaneous choices, turns of several steps, two to four seats.
//! [`table`] asks what a table page must promise where a game hides something.

mod brian_boru;
mod suite;
mod table;
mod tafl;
mod tally;
mod tara;

/// One test a promise, for one type of game.
macro_rules! conformance {
    ($name:ident, $game:ty) => {
        mod $name {
            use super::suite;

            conformance!(@tests $game,
                options_are_set_read_and_refused
                random_play_ends_with_winners_and_scores
                legal_actions_are_all_that_can_be_done
                a_refusal_changes_nothing_and_names_its_rule
                every_turn_that_is_begun_can_be_completed
                records_replay_and_survive_their_text
                a_timeline_is_cut_and_goes_on
                positions_survive_their_text
                turns_survive_their_text
                the_seed_decides_everything
                observations_survive_their_text
                an_observation_shows_what_its_seat_may_know_and_no_more
                what_is_concealed_cannot_be_told_apart
                what_can_be_taken_back_has_shown_nothing
                perft_counts_whole_turns
            );
        }
    };
    (@tests $game:ty, $($test:ident)*) => {
        $(
            #[test]
            fn $test() {
                suite::$test::<$game>();
            }
        )*
    };
}

conformance!(tafl_games, riocht::tafl::Tafl);
conformance!(tara_levels, riocht::tara::Tara);
conformance!(tara_chalice, riocht::tara::Chalice);
conformance!(brian_boru_games, riocht::brian_boru::BrianBoru);
conformance!(tally_game, super::tally::Tally);
