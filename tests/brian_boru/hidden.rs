//! What a seat cannot know shows nowhere: not in its observation, not in its legal actions, not
//! in the log and the events that it may read.

use crate::{act, table};
use riocht::{
    brian_boru::{
        Action, BrianBoru, Card, Cards, Event, Open, RuleSet, Seen, notation,
        open::Laid,
        past::{REMEMBERED, Turn},
    },
    game::{Chance, Game, Notation, Rules, Seat, Seed, Timeline, View},
};
use serde_json::{Value, json};

/// Tables with and without shuffles of the discard pile.
fn some_table(number: u64) -> RuleSet {
    let seats = 2 + (number % 3) as u8;
    let options = [
        "",
        "rounds=12,hand_size=8",
        "rounds=9,turns_per_round=3,hand_limit=7",
        "row_refill=at_once,homes=chosen,hand_size=4",
    ];
    table(seats, options[(number / 3 % 4) as usize])
}

/// A random game, cut off somewhere.
fn somewhere(number: u64) -> Timeline<BrianBoru> {
    let mut chance = Chance::new(Seed(number ^ 0x5eed));
    let mut timeline = Timeline::new(BrianBoru::start(&some_table(number), Seed(number)));
    let steps = chance.below(200);
    for _ in 0..steps {
        match timeline.last().random_action(&mut chance) {
            Some(action) => timeline.push(action).unwrap(),
            None => break,
        }
    }
    if timeline.last().status().seat().is_none() {
        timeline.truncate(timeline.len() / 2);
    }
    timeline
}

/// The same position with two cards in each other's place and another seed.
fn exchanged(game: &BrianBoru, one: Card, two: Card) -> Option<BrianBoru> {
    let swap = |value: &mut Value| {
        let text = value.to_string();
        let (one, two) = (one.to_string(), two.to_string());
        let text = text
            .replace(&one, "###")
            .replace(&two, &one)
            .replace("###", &two);
        *value = serde_json::from_str(&text).unwrap();
    };
    let mut position: Value = serde_json::from_str(&game.position_text()).unwrap();
    for name in ["hands", "deck_top_first", "chosen"] {
        if let Some(part) = position.get_mut(name) {
            swap(part);
        }
    }
    position["seed"] = json!(77);
    // The text lists hands in the order of the cards.
    BrianBoru::parse_position(game.rules(), &position.to_string()).ok()
}

/// The cards that a seat does not see.
fn unseen(game: &BrianBoru, viewer: Seat) -> Cards {
    let open = game.position().open();
    let mut seen = open.face_up().or(game.position().hand(viewer));
    for known in open.known {
        seen = seen.or(known);
    }
    Cards::ALL.without(seen)
}

/// The observation as text, without the turns before: a text of a position does not have them.
fn now(seen: &Seen) -> Value {
    let mut text = serde_json::to_value(seen).unwrap();
    text.as_object_mut().unwrap().remove("past");
    text
}

fn assert_same_for(viewer: Seat, game: &BrianBoru, other: &BrianBoru) {
    let (seen, other_seen) = (game.observe(viewer), other.observe(viewer));
    assert_eq!(now(&seen), now(&other_seen), "{}", game.position_text());
    assert_eq!(seen.legal_actions(), other_seen.legal_actions());
    assert_eq!(game.status(), other.status());
    if game.status().seat() == Some(viewer) {
        assert_eq!(game.legal_actions(), other.legal_actions());
    }
    for seat in Seat::all(game.rules().seats()) {
        assert_eq!(seen.score(seat), other_seen.score(seat));
    }
}

#[test]
fn r_4_3_what_a_seat_cannot_know_changes_nothing_that_it_sees_or_may_do() {
    let (mut resampled, mut exchanges, mut choices, mut older) = (0, 0, 0, 0);
    for number in 0..1_000 {
        let timeline = somewhere(number);
        let game = *timeline.last();
        let mut chance = Chance::new(Seed(number));
        for viewer in Seat::all(game.rules().seats) {
            let seen = game.observe(viewer);
            older += u32::from(seen.pools().len() > 1);
            assert_eq!(usize::from(seen.deck_size()), game.position().deck().len());
            for seat in Seat::all(game.rules().seats) {
                assert_eq!(seen.hand_size(seat), game.position().hand(seat).len());
            }
            // Other worlds, as the program draws them.
            for _ in 0..3 {
                let other = BrianBoru::resample(&seen, &mut chance);
                assert_same_for(viewer, &game, &other);
                assert_eq!(seen, other.observe(viewer));
                resampled += u32::from(other != game);
            }
            // Two cards that the seat does not see, and cannot tell apart, change places.
            let unseen = unseen(&game, viewer);
            let pool = |card: Card| seen.pools().iter().position(|p| p.cards.contains(card));
            for _ in 0..3 {
                let all: Vec<Card> = unseen.iter().collect();
                let (Some(one), Some(two)) = (chance.pick(&all), chance.pick(&all)) else {
                    continue;
                };
                assert!(pool(one).is_some() && pool(two).is_some());
                if one != two && pool(one) == pool(two) {
                    let other = exchanged(&game, one, two).expect("another world");
                    assert_same_for(viewer, &game, &other);
                    exchanges += 1;
                }
            }
            // Others choose otherwise, hidden.
            choices += u32::from(choose_otherwise(&game, viewer, &mut chance));
        }
    }
    assert!(
        resampled > 8_000 && exchanges > 7_000,
        "{resampled} {exchanges}"
    );
    assert!(choices > 500 && older > 300, "{choices} {older}");
}

/// Changes the hidden choices of all other seats that have chosen; true when there was one.
fn choose_otherwise(game: &BrianBoru, viewer: Seat, chance: &mut Chance) -> bool {
    let mut position: Value = serde_json::from_str(&game.position_text()).unwrap();
    let Some(chosen) = position.get_mut("chosen") else {
        return false;
    };
    let mut changed = false;
    for seat in Seat::all(game.rules().seats).filter(|seat| *seat != viewer) {
        if game.position().chosen(seat).is_some() {
            let hand: Vec<Card> = game.position().hand(seat).iter().collect();
            let card = chance.pick(&hand).unwrap();
            let zone = ["attack", "build", "politics"][chance.below(3) as usize];
            chosen[seat.index()] = json!(format!("{card}@{zone}"));
            changed = true;
        }
    }
    let other = BrianBoru::parse_position(game.rules(), &position.to_string()).unwrap();
    assert_same_for(viewer, game, &other);
    changed
}

#[test]
fn r_4_3_log_and_events_name_no_hidden_choice_and_no_drawn_card() {
    let (mut hidden, mut drawn) = (0, 0);
    for number in 0..200 {
        let timeline = somewhere(number);
        for viewer in Seat::all(timeline.last().rules().seats) {
            let mut game = *timeline.at(0);
            for (at, action) in timeline.actions().iter().enumerate() {
                let before = game;
                let told = game.tell(*action).unwrap();
                let heard = notation::events_for(&timeline, at, viewer);
                assert_eq!(heard.len(), told.len());
                for (event, told) in heard.into_iter().zip(told) {
                    assert_eq!(event, told.seen_by(viewer));
                    match event {
                        Event::Drew { seat, card } => {
                            assert_eq!(card.is_some(), seat == viewer);
                            drawn += 1;
                        }
                        Event::Chosen { seat, what } => {
                            assert!(what.is_none_or(|what| seat == viewer || what == Laid::Out));
                        }
                        Event::Forced {
                            seat,
                            card,
                            from_deck,
                        } => {
                            assert!(card.is_none() || !from_deck || seat == viewer);
                        }
                        _ => {}
                    }
                }
                assert_eq!(timeline.at(at + 1), &game);
                let mut now = timeline.clone();
                now.truncate(at + 1);
                let log = notation::log_for(&now, viewer);
                assert_eq!(log.len(), at + 1);
                let said = log.last().unwrap();
                let choosing = !game.observe(viewer).open().laid.iter().any(Option::is_some)
                    && game.position().chosen(action.seat).is_some();
                if choosing && action.seat != viewer {
                    assert_eq!(said, &format!("{}:?", action.seat));
                    hidden += 1;
                } else {
                    assert_eq!(said, &action.to_string());
                }
                // What was once open stays so.
                let shown = log.iter().zip(timeline.actions()).take(at);
                let earlier = |action: &Action| before.position().chosen(action.seat).is_none();
                assert!(
                    shown
                        .filter(|(_, a)| earlier(a))
                        .all(|(text, a)| *text == a.to_string())
                );
            }
        }
    }
    assert!(hidden > 1_000 && drawn > 1_000, "{hidden} {drawn}");
}

/// Notes the turns as they are heard: what is remembered of them must follow from that.
fn hear_turns(turns: &mut Vec<Turn>, before: &Seen, heard: &[Event]) {
    let sizes = std::array::from_fn(|seat| before.hand_size(Seat(seat as u8)));
    for event in heard {
        let mut gains = |seat: Seat, card: Card| {
            if let Some(turn) = turns.last_mut() {
                match turn.left[seat.index()].contains(card) {
                    true => turn.left[seat.index()].remove(card),
                    false => turn.shown[seat.index()].insert(card),
                }
            }
        };
        match *event {
            Event::Forced {
                seat,
                card: Some(card),
                from_deck: false,
            }
            | Event::Paid { seat, card }
            | Event::Returned { seat, card }
            | Event::Took { seat, card } => gains(seat, card),
            Event::Swapped { seat, given, taken } => {
                gains(seat, taken);
                loses(turns, seat, given);
            }
            Event::Forced { seat, .. } | Event::Drew { seat, .. } => {
                if let Some(turn) = turns.last_mut() {
                    turn.drawn[seat.index()] += 1;
                }
            }
            Event::Revealed { laid } => {
                let open = Open {
                    at: 0,
                    ..*before.open()
                };
                let laid_or_held = laid.map(|laid| laid.filter(|laid| *laid != Laid::Out));
                turns.push(Turn::new(open, sizes, laid_or_held));
                for (seat, laid) in (0..).zip(laid) {
                    if let Some(Laid::Card(card, _)) = laid {
                        loses(turns, Seat(seat), card);
                    }
                }
            }
            Event::Proposed { seat, card } | Event::PutAway { seat, card } => {
                loses(turns, seat, card);
            }
            Event::Reshuffled { .. } => turns.clear(),
            _ => {}
        }
    }
}

fn loses(turns: &mut [Turn], seat: Seat, card: Card) {
    if let Some(turn) = turns.last_mut() {
        match turn.shown[seat.index()].contains(card) {
            true => turn.shown[seat.index()].remove(card),
            false => turn.left[seat.index()].insert(card),
        }
    }
}

#[test]
fn r_5_1_the_turns_that_are_remembered_are_those_that_were_heard() {
    let (mut remembered, mut forgotten) = (0, 0);
    for number in 0..200 {
        let timeline = somewhere(number);
        for viewer in Seat::all(timeline.last().rules().seats) {
            let mut turns = Vec::new();
            for at in 0..timeline.len() {
                let before = timeline.at(at).observe(viewer);
                let heard = notation::events_for(&timeline, at, viewer);
                let shuffled = |event: &Event| matches!(event, Event::Reshuffled { .. });
                forgotten += u32::from(heard.iter().any(shuffled));
                hear_turns(&mut turns, &before, &heard);
                if heard.iter().any(shuffled) {
                    turns.clear();
                }
                let seen = timeline.at(at + 1).observe(viewer);
                let latest = &turns[turns.len().saturating_sub(REMEMBERED)..];
                assert_eq!(seen.past(), latest, "{number}, {at}");
                remembered += seen.past().len();
            }
        }
    }
    assert!(
        remembered > 10_000 && forgotten > 10,
        "{remembered} {forgotten}"
    );
}

#[test]
fn r_10_1_a_hand_of_an_earlier_turn_is_found_from_a_later_one() {
    let mut found = 0;
    for number in 0..200 {
        let timeline = somewhere(number);
        let game = timeline.last();
        let seen = game.observe(Seat(0));
        let mut chance = Chance::new(Seed(number));
        for seat in Seat::all(game.rules().seats) {
            let (mut hand, mut known) = (
                game.position().hand(seat),
                game.position().open().known[seat.index()],
            );
            for turn in seen.past().iter().rev() {
                let keys: [Seed; 60] = std::array::from_fn(|_| chance.seed());
                hand = turn.hand(seat, hand, known, |card| keys[card.index()].0);
                known = turn.open.known[seat.index()];
                assert_eq!(hand.len(), turn.sizes[seat.index()]);
                assert!(known.within(hand), "{number}: {known:?} of {hand:?}");
                if let Some(Laid::Card(card, _)) = turn.laid[seat.index()] {
                    assert!(hand.contains(card));
                    found += 1;
                }
            }
        }
    }
    assert!(found > 1_000, "{found}");
}

/// An observer with pencil and paper: keeps what follows from the open part of the events.
struct Tracker {
    known: [Cards; 4],
    /// For each deck so far how many hidden cards each hand has from it.
    slots: Vec<[u8; 4]>,
    deck_of: [usize; 60],
    discards: Cards,
}

impl Tracker {
    fn leave(&mut self, seat: Seat, card: Card) {
        if self.known[seat.index()].contains(card) {
            self.known[seat.index()].remove(card);
        } else {
            self.slots[self.deck_of[card.index()]][seat.index()] -= 1;
        }
    }

    fn draw(&mut self, seat: Seat) {
        self.slots.last_mut().unwrap()[seat.index()] += 1;
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Forced {
                seat,
                card: Some(card),
                from_deck: false,
            }
            | Event::Paid { seat, card }
            | Event::Returned { seat, card }
            | Event::Took { seat, card } => self.known[seat.index()].insert(card),
            Event::Forced { seat, .. } | Event::Drew { seat, .. } => self.draw(seat),
            Event::Revealed { laid } => {
                for (seat, laid) in (0..).zip(laid) {
                    if let Some(Laid::Card(card, _)) = laid {
                        self.leave(Seat(seat), card);
                    }
                }
            }
            Event::Proposed { seat, card } => self.leave(seat, card),
            Event::Swapped { seat, given, taken } => {
                self.leave(seat, given);
                self.known[seat.index()].insert(taken);
            }
            Event::PutAway { seat, card } => {
                self.leave(seat, card);
                self.discards.insert(card);
            }
            Event::Discarded { cards } => self.discards = self.discards.or(cards),
            Event::Reshuffled { cards } => {
                assert_eq!(cards, self.discards.len());
                for card in self.discards.iter() {
                    self.deck_of[card.index()] = self.slots.len();
                }
                self.discards = Cards::NONE;
                self.slots.push([0; 4]);
            }
            _ => {}
        }
    }
}

#[test]
fn r_10_2_an_observation_is_what_can_be_kept_from_the_open_part_of_the_events() {
    let (mut compared, mut most) = (0, 0);
    for number in 0..300 {
        let rules = some_table(number);
        let (mut game, start) = BrianBoru::tell_start(&rules, Seed(number));
        let mut chance = Chance::new(Seed(number));
        let mut tracker = Tracker {
            known: [Cards::NONE; 4],
            slots: vec![[0; 4]],
            deck_of: [0; 60],
            discards: Cards::NONE,
        };
        let mut dealt = false;
        let mut hear = |tracker: &mut Tracker, events: Vec<Event>| {
            for event in events {
                if event == Event::Dealt {
                    for seat in 0..usize::from(rules.seats) {
                        tracker.slots[0][seat] = rules.hand_size;
                    }
                    dealt = true;
                }
                // Nobody's own eyes are needed: what is hidden from all is left out.
                tracker.hear(event.seen_by(Seat(9)));
            }
            dealt
        };
        hear(&mut tracker, start);
        while let Some(action) = game.random_action(&mut chance) {
            let dealt = hear(&mut tracker, game.tell(action).unwrap());
            if !dealt || game.status().seat().is_none() {
                continue;
            }
            let seen = game.observe(Seat(0));
            assert_eq!(seen.open().known, tracker.known);
            assert_eq!(seen.open().discards, tracker.discards);
            // Decks of which nothing is hidden any more say nothing.
            let (last, older) = tracker.slots.split_last().unwrap();
            let live: Vec<usize> = (0..older.len()).filter(|n| older[*n] != [0; 4]).collect();
            let pools = seen.pools();
            assert_eq!(pools.len(), live.len() + 1);
            for (pool, deck) in pools.iter().zip(&live) {
                assert_eq!(pool.in_hands, older[*deck]);
                assert!(
                    pool.cards
                        .iter()
                        .all(|card| tracker.deck_of[card.index()] == *deck)
                );
                assert_eq!(pool.cards.len(), pool.held());
            }
            let present = pools.last().unwrap();
            assert_eq!(&present.in_hands, last);
            most = most.max(pools.len());
            compared += 1;
        }
    }
    assert!(compared > 10_000 && most > 2, "{compared} {most}");
}

/// Every unseen card is drawn into every hidden place, evenly.
#[test]
fn resampling_draws_evenly() {
    const DRAWS: u32 = 25_000;
    let game = BrianBoru::start(&table(3, "start_player=1"), Seed(5));
    let mut game = game;
    act(&mut game, "1:hold");
    let seen = game.observe(Seat(1));
    let mut chance = Chance::new(Seed(9));
    let mut counts = [[0u32; 4]; 60];
    let (mut holds, mut top) = (0, [0u32; 60]);
    for _ in 0..DRAWS {
        let other = BrianBoru::resample(&seen, &mut chance);
        for (place, seat) in [Seat(0), Seat(2)].into_iter().enumerate() {
            for card in other.position().hand(seat).iter() {
                counts[card.index()][place] += 1;
            }
        }
        for card in other.position().deck() {
            counts[card.index()][2] += 1;
        }
        top[other.position().deck().last().unwrap().index()] += 1;
        holds += u32::from(other.position().chosen(Seat(0)) == Some(Laid::Hold));
    }
    for card in unseen(&game, Seat(1)).iter() {
        let found = counts[card.index()];
        // 50 unseen cards: 6 in each hand, 38 in the deck. Five standard deviations are 257, 338.
        assert!(found[0].abs_diff(DRAWS * 6 / 50) < 257, "{card}: {found:?}");
        assert!(found[1].abs_diff(DRAWS * 6 / 50) < 257, "{card}: {found:?}");
        assert!(
            found[2].abs_diff(DRAWS * 38 / 50) < 338,
            "{card}: {found:?}"
        );
        assert!(top[card.index()].abs_diff(DRAWS / 50) < 111, "{card}");
    }
    // One of 19 choices; five standard deviations are 177.
    assert!(holds.abs_diff(DRAWS / 19) < 177, "{holds}");
}
