//! Every lesson, judged by the rules: it can be begun, reached by each of its ways and by its
//! hints, missed, and never stuck in.

use super::{
    Attempt, Goal, Lesson, LessonId, Replies, State, Taught,
    solve::{self, wins_within},
    tafl::SOLVED,
};
use crate::{
    engine::{
        Effort, LevelId, Limits, Purpose, Request, Score, Thinks, Watch, book, shortest::Shortest,
    },
    game::{Chance, Game, Notation, Seat, Seed, Status, View, turns::whole_turns},
    shelf::GameName,
    tafl::{Tafl, position::Side},
    with_game,
};

/// Lets the others act until the learner may, or the attempt is over.
fn settle<G: Taught>(attempt: &mut Attempt<G>) {
    for _ in 0..64 {
        if attempt.state() != State::Theirs {
            return;
        }
        attempt.reply();
    }
    panic!("nobody acts in {:?}", attempt.lesson().id);
}

fn begin<G: Taught>(lesson: &'static Lesson<G::Deed>) -> Attempt<G> {
    let game = lesson.id.game();
    let mut attempt =
        Attempt::<G>::new(game, lesson).unwrap_or_else(|why| panic!("{:?}: {why}", lesson.id));
    settle(&mut attempt);
    assert_eq!(attempt.state(), State::Yours, "{:?}", lesson.id);
    attempt
}

/// Those lessons that are answered by the lesson itself.
fn answered<G: Taught>(game: GameName) -> impl Iterator<Item = &'static Lesson<G::Deed>> {
    let lessons = G::course(game).iter();
    lessons.filter(|lesson| lesson.replies != Replies::Engine)
}

#[test]
fn the_courses_are_those_that_are_named_and_long_enough() {
    for game in GameName::ALL.iter().copied() {
        let ids: Vec<LessonId> =
            with_game!(game, G => G::course(game).iter().map(|lesson| lesson.id).collect());
        assert_eq!(ids, LessonId::of(game).collect::<Vec<_>>());
        assert!(ids.len() >= 6, "{game:?}");
        for id in ids {
            assert_eq!(LessonId::named(game, id.word()), Some(id));
        }
    }
}

fn ways_lead<G: Taught>(game: GameName) {
    for lesson in answered::<G>(game) {
        assert!(!lesson.ways.is_empty(), "{:?}", lesson.id);
        for way in lesson.ways {
            let mut attempt = begin::<G>(lesson);
            for text in way.split_whitespace() {
                assert_eq!(attempt.state(), State::Yours, "{:?} {way}", lesson.id);
                let turn = attempt.now().parse_turn(text);
                for action in turn.unwrap_or_else(|why| panic!("{:?}: {why}", lesson.id)) {
                    attempt.act(action).unwrap();
                }
                if !G::HIDES || text == way.split_whitespace().next_back().unwrap() {
                    settle(&mut attempt);
                }
                settle(&mut attempt);
            }
            // A win by force may need turns that follow of themselves.
            while attempt.state() == State::Yours {
                let hint = attempt.hint();
                assert!(!hint.is_empty(), "{:?} {way}", lesson.id);
                hint.into_iter()
                    .for_each(|action| attempt.act(action).unwrap());
                settle(&mut attempt);
            }
            assert_eq!(
                attempt.state(),
                State::Reached,
                "{:?} {way}: {}",
                lesson.id,
                attempt.now().position_text()
            );
            assert!(attempt.turns() <= lesson.turns);
        }
    }
}

#[test]
fn every_way_of_a_lesson_leads_to_its_goal() {
    for game in GameName::ALL.iter().copied() {
        with_game!(game, G => ways_lead::<G>(game));
    }
}

fn hints_lead<G: Taught>(game: GameName) {
    for lesson in answered::<G>(game) {
        let mut attempt = begin::<G>(lesson);
        for _ in 0..200 {
            if attempt.state() != State::Yours {
                break;
            }
            // One action at a time, as a learner would take them.
            let hint = attempt.hint();
            assert!(!hint.is_empty(), "{:?}", lesson.id);
            attempt.act(hint[0]).unwrap();
            settle(&mut attempt);
        }
        assert_eq!(attempt.state(), State::Reached, "{:?}", lesson.id);
    }
}

#[test]
fn whoever_follows_the_hints_reaches_the_goal() {
    for game in GameName::ALL.iter().copied() {
        with_game!(game, G => hints_lead::<G>(game));
    }
}

/// Some whole turns of the learner's, played at random until the attempt is over.
fn play_at_random<G: Taught>(lesson: &'static Lesson<G::Deed>, seed: u64) -> State {
    let mut chance = Chance::new(Seed(seed));
    let mut attempt = begin::<G>(lesson);
    for _ in 0..500 {
        match attempt.state() {
            State::Yours => {
                let action = chance.pick(&attempt.choices());
                let action = action.unwrap_or_else(|| panic!("{:?} is stuck", lesson.id));
                attempt.act(action).unwrap();
            }
            State::Theirs => settle(&mut attempt),
            over => {
                assert!(attempt.choices().is_empty() && attempt.hint().is_empty());
                return over;
            }
        }
    }
    panic!("{:?} does not end", lesson.id);
}

fn random_play_ends<G: Taught>(game: GameName) {
    for lesson in answered::<G>(game) {
        let ends: Vec<State> = (0..60)
            .map(|seed| play_at_random::<G>(lesson, seed))
            .collect();
        assert!(
            ends.iter().any(|state| matches!(state, State::Missed(_))),
            "{:?} cannot be missed",
            lesson.id
        );
    }
}

#[test]
fn whoever_plays_at_random_is_never_stuck_and_can_miss() {
    for game in GameName::ALL.iter().copied() {
        with_game!(game, G => random_play_ends::<G>(game));
    }
}

/// Whether some turns of the learner, so many at most, reach a goal that is a deed.
fn reaches<G: Taught>(attempt: &Attempt<G>, turns: u8) -> bool {
    turns > 0
        && whole_turns(attempt.now()).into_iter().any(|turn| {
            let mut next = attempt.clone();
            turn.into_iter()
                .for_each(|action| next.act(action).unwrap());
            settle(&mut next);
            next.state() == State::Reached
                || next.state() == State::Yours && reaches(&next, turns - 1)
        })
}

fn none_is_longer_than_needed<G: Taught>(game: GameName) {
    for lesson in answered::<G>(game) {
        let attempt = begin::<G>(lesson);
        match lesson.goal {
            Goal::Win if !G::HIDES => {
                let within = |turns| wins_within(attempt.now(), lesson.seat, turns);
                assert!(within(lesson.turns), "{:?}", lesson.id);
                assert!(!within(lesson.turns - 1), "{:?} is shorter", lesson.id);
            }
            Goal::Do(_) if !G::HIDES => {
                assert!(reaches(&attempt, lesson.turns), "{:?}", lesson.id);
                assert!(!reaches(&attempt, lesson.turns - 1), "{:?}", lesson.id);
            }
            _ => {}
        }
    }
}

#[test]
fn no_lesson_gives_more_turns_than_it_takes() {
    for game in GameName::ALL.iter().copied() {
        with_game!(game, G => none_is_longer_than_needed::<G>(game));
    }
}

/// The first turns with which a lesson's goal stays in reach.
fn right_turns<G: Taught>(id: LessonId) -> Vec<String> {
    let attempt = begin::<G>(G::lesson(id).unwrap());
    let right = whole_turns(attempt.now()).into_iter().filter(|turn| {
        let mut next = attempt.clone();
        turn.iter().for_each(|action| next.act(*action).unwrap());
        settle(&mut next);
        !matches!(next.state(), State::Missed(_))
    });
    right.map(|turn| attempt.now().turn_text(&turn)).collect()
}

#[test]
fn where_the_words_say_that_one_turn_alone_is_right_it_is() {
    use LessonId::*;
    for (id, turn) in [
        (Sweep, "d2-d6"),
        (Three, "g3-e3xd3/e2/e4"),
        (Seize, "f5-f4"),
        (Throne, "d7-d5"),
        (TwoWays, "d4-b4"),
        (Net, "d6-d3"),
        (Guard, "a6-a4"),
        (Between, "d1-d2"),
        (Walk, "c3-b3"),
        (Trap, "b4-c4"),
        (Gate, "a2-a3"),
        (Danger, "e4-d4"),
    ] {
        assert_eq!(right_turns::<Tafl>(id), [turn], "{id:?}");
    }
    for (id, turn) in [
        (Join, "b3"),
        (Anywhere, "f5"),
        (LastWord, "xd5:b7-c7"),
        (Plan, "xf7:g4-g5"),
        (Finish, "xd7:d6-d7"),
        (Ahead, "xd4:d4-d5"),
    ] {
        assert_eq!(right_turns::<crate::tara::Tara>(id), [turn], "{id:?}");
    }
    for (id, turn) in [
        (Closed, "a3"),
        (Free, "e4"),
        (MustTake, "xe2"),
        (Out, "xa3"),
        (Poison, "xa3"),
    ] {
        assert_eq!(right_turns::<crate::tara::Chalice>(id), [turn], "{id:?}");
    }
}

#[test]
fn the_best_reply_is_a_reply_that_spoils_a_false_move() {
    // The net is not drawn: the King gets out, or at least no longer loses in time.
    let lesson = Tafl::lesson(LessonId::Net).unwrap();
    for turn in whole_turns(begin::<Tafl>(lesson).now()) {
        let mut attempt = begin::<Tafl>(lesson);
        turn.iter().for_each(|mv| attempt.act(*mv).unwrap());
        settle(&mut attempt);
        let right = attempt.now().position().side() == Side::Attackers
            && wins_within(attempt.now(), lesson.seat, 1);
        assert_eq!(right, attempt.state() == State::Yours, "{turn:?}");
    }
    assert!(solve::best_reply(begin::<Tafl>(lesson).now(), Seat(1), 1).is_some());
}

#[test]
fn the_solved_game_is_the_shortest_win_against_the_longest_defence() {
    let lesson = Tafl::lesson(LessonId::Solved).unwrap();
    let rules = GameName::ArdRi.rules::<Tafl>();
    let mut solver = Shortest::new(&rules, book::WINNER, 18);
    let mut effort = Effort::nodes_only(200_000_000);
    let mut attempt = begin::<Tafl>(lesson);
    let mut left = SOLVED;
    loop {
        let position = *attempt.now().position();
        let known = book::look_up(&rules, &position).map(|(_, plies)| plies);
        let exact = known.or_else(|| solver.distance(&position, left, &mut effort).unwrap());
        assert_eq!(exact, Some(left), "{}", attempt.now().position_text());
        match attempt.state() {
            State::Yours => attempt.act(attempt.hint()[0]).unwrap(),
            State::Theirs => attempt.reply(),
            over => {
                assert_eq!((over, left), (State::Reached, 0));
                break;
            }
        }
        left -= 1;
    }
    assert_eq!(attempt.plies(), usize::from(SOLVED));
}

/// Lets the engine play the attackers in the lesson that nobody can win; the plies it took, and
/// what the engine said each time.
fn break_it(mut defend: impl FnMut(&Tafl) -> crate::tafl::Move) -> usize {
    let lesson = Tafl::lesson(LessonId::BreakIt).unwrap();
    let mut attempt = Attempt::<Tafl>::new(GameName::ArdRi, lesson).unwrap();
    let mut most = u32::from(SOLVED);
    while !matches!(attempt.state(), State::Reached) {
        match attempt.state() {
            State::Yours => attempt.act(defend(attempt.now())).unwrap(),
            State::Theirs => {
                let request = Request::new(LevelId::ArdRi, Seed(1), Purpose::Hint)
                    .within(Limits::nodes(20_000_000));
                let thought = Tafl::think(
                    attempt.now(),
                    &request,
                    &mut Watch {
                        clock: &|| 0.0,
                        stop: &|| false,
                        report: &mut |_| {},
                    },
                );
                let Score::Win { seat, plies, exact } = thought.report.score else {
                    panic!("no proof: {}", attempt.now().position_text());
                };
                assert_eq!((seat, exact), (Seat(0), true));
                assert!(plies <= most, "{plies} of {most}");
                most = plies.saturating_sub(2);
                attempt.reply_with(thought.action.unwrap());
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(matches!(
        attempt.now().status(),
        Status::Over(ending) if ending.winner() == Side::Attackers
    ));
    attempt.plies()
}

#[test]
fn nobody_breaks_the_solved_game() {
    let mut plies = Vec::new();
    for seed in 0..6 {
        let mut chance = Chance::new(Seed(seed));
        plies.push(break_it(|game| game.random_action(&mut chance).unwrap()));
    }
    // The longest defence lasts as long as it is said to.
    let rules = GameName::ArdRi.rules::<Tafl>();
    let mut solver = Shortest::new(&rules, book::WINNER, 18);
    plies.push(break_it(|game| {
        if let Some((moves, _)) = book::look_up(&rules, game.position()) {
            return moves[0];
        }
        let mut effort = Effort::nodes_only(u64::MAX);
        let mut longest = |mv: &crate::tafl::Move| {
            let mut next = game.clone();
            next.apply(*mv).unwrap();
            solver
                .distance(next.position(), SOLVED, &mut effort)
                .unwrap()
        };
        game.legal_actions()
            .into_iter()
            .max_by_key(|mv| longest(mv))
            .unwrap()
    }));
    assert!(
        plies.iter().all(|plies| *plies <= usize::from(SOLVED)),
        "{plies:?}"
    );
    assert_eq!(plies.last(), Some(&usize::from(SOLVED)), "{plies:?}");
    println!("{plies:?}");
}
