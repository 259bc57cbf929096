//! The reasons that are given for a choice: in random positions each is checked against what the
//! rules make of that choice, in games that the seat cannot tell from the real one.

use crate::{Scene, table};
use riocht::{
    brian_boru::{
        Action, BrianBoru, Card, Choice, Colour, Event, RuleSet, Seen, Step,
        advice::{Castle, Fact, Shift, reasons},
        event::Why,
        open::Proposal,
    },
    game::{Chance, Game, Seat, Seed, View},
};
use std::collections::BTreeMap;

/// Random positions of many tables, with the seat that is to act.
fn each_position(games: u64, mut look: impl FnMut(&BrianBoru, Seat, &mut Chance)) {
    let options = [
        "",
        "homes=chosen,fair_start=on",
        "control_scoring=final_only,hand_limit=6",
        "spaces_per_region=4,politics_draw=never",
        "row_refill=never,politics_draw=if_taken,pieces_per_player=15,rounds=12",
        "castle_tokens=16,hand_size=4,rounds=15,spaces_per_region=4",
    ];
    for seed in 0..games {
        let seats = 2 + (seed % 3) as u8;
        let rules = table(seats, options[seed as usize % options.len()]);
        let mut chance = Chance::new(Seed(!seed));
        let mut game = BrianBoru::start(&rules, Seed(seed));
        while let Some(mut action) = game.random_action(&mut chance) {
            look(&game, action.seat, &mut chance);
            // Where cards act more happens than by chance.
            let acts = |it: &&Action| match it.choice {
                Choice::Lay(card, zone) => card.colour() == zone.native(),
                _ => false,
            };
            let legal = game.legal_actions();
            let good: Vec<Action> = legal.iter().filter(acts).copied().collect();
            if let (Some(good), true) = (chance.pick(&good), chance.below(8) > 0) {
                action = good;
            }
            game.apply(action).unwrap();
        }
    }
}

fn pieces(game: &BrianBoru, shift: &Shift, seat: Seat) -> u8 {
    game.position().open().pieces[shift.region.index()][seat.index()]
}

/// That a shift says of two positions what stands there.
fn check_shift(before: &BrianBoru, after: &BrianBoru, shift: &Shift, me: Seat) {
    for (game, own, other, control) in [
        (before, shift.own.0, shift.other.0, shift.control.0),
        (after, shift.own.1, shift.other.1, shift.control.1),
    ] {
        assert_eq!(pieces(game, shift, me), own);
        let others = Seat::all(game.rules().seats).filter(|seat| *seat != me);
        let strongest = others.map(|seat| pieces(game, shift, seat)).max();
        assert_eq!(strongest, Some(other));
        assert_eq!(game.position().open().leader(shift.region), control);
    }
    assert_eq!(shift.value, before.rules().value(shift.region));
}

/// Plays on with nobody else doing anything: the others hold, and what is asked is declined; up
/// to the first of these events.
fn alone(game: &mut BrianBoru, me: Seat, wanted: impl Fn(&Event) -> bool) -> Option<Event> {
    loop {
        let legal = game.legal_actions();
        let seat = legal.first()?.seat;
        let none = |action: &&Action| {
            matches!(
                action.choice,
                Choice::Hold | Choice::Join(false) | Choice::Pay(false) | Choice::Swap(None)
            )
        };
        let yes =
            |action: &&Action| matches!(action.choice, Choice::Upgrade(true) | Choice::Place(true));
        let action = match seat == me {
            true => legal.iter().find(yes).or(legal.iter().find(none)),
            false => legal.iter().find(none),
        };
        let action = *action.unwrap_or(&legal[0]);
        let events = game.tell(action).ok()?;
        if let Some(event) = events.into_iter().find(&wanted) {
            return Some(event);
        }
    }
}

/// A card laid while all others hold does what the reasons say.
fn check_lay(game: &BrianBoru, me: Seat, card: Card, facts: &[Fact]) -> &'static str {
    let choice = |choice| Action { seat: me, choice };
    let zone = riocht::brian_boru::Zone::ALL
        .into_iter()
        .find(|zone| zone.native() == card.colour())
        .unwrap_or(riocht::brian_boru::Zone::Attack);
    let mut world = *game;
    let first = world.tell(choice(Choice::Lay(card, zone))).unwrap();
    let is_about = |event: &Event| {
        matches!(
            event,
            Event::Removed { .. }
                | Event::TookBack { .. }
                | Event::Void { .. }
                | Event::Built { .. }
                | Event::Upgraded { .. }
                | Event::Placed { .. }
                | Event::NotBuilt { .. }
                | Event::Proposed { .. }
                | Event::NoProposal { .. }
                | Event::NotSwapped { .. }
                | Event::Swapped { .. }
        )
    };
    // Whoever must play in this turn spoils the experiment.
    let open = game.position().open();
    let at = |seat: Seat| game.position().hand(seat).is_empty();
    if Seat::all(game.rules().seats).any(|seat| at(seat) || open.duty[seat.index()] != open.duty[3])
    {
        return "";
    }
    let chosen = |seat: Seat| open.turn_place(seat) < open.at;
    if Seat::all(game.rules().seats).any(chosen) {
        return "";
    }
    assert!(
        !first.iter().any(is_about),
        "the others have not chosen yet"
    );
    let event = alone(&mut world, me, is_about).unwrap();
    match (facts[0], event) {
        (
            Fact::Strikes { from, shift, only },
            Event::Removed {
                seat, from: hit, ..
            },
        ) => {
            assert_eq!(seat, me);
            if only {
                assert_eq!(hit, from);
                check_shift(game, &world, &shift, me);
            }
            "strikes"
        }
        (Fact::StrikesOwn(shift), Event::TookBack { seat, .. }) => {
            assert_eq!(seat, me);
            check_shift(game, &world, &shift, me);
            "own"
        }
        (Fact::StrikesNothing(region), Event::Void { region: there, .. }) => {
            assert_eq!(region, there);
            "void"
        }
        (Fact::Builds { castle, shift }, built) => {
            let is = match built {
                Event::Built { castle: true, .. } => Castle::New,
                Event::Built { castle: false, .. } => Castle::NoToken,
                Event::Upgraded { .. } => Castle::Upgrade,
                Event::Placed { .. } => Castle::Upgraded,
                other => panic!("{other}"),
            };
            assert_eq!(castle, is);
            check_shift(game, &world, &shift, me);
            "builds"
        }
        (
            Fact::BuildsNothing { region, why },
            Event::NotBuilt {
                region: there,
                why: is,
                ..
            },
        ) => {
            assert_eq!((region, why), (there, is));
            assert!(matches!(why, Why::NoPiece | Why::Full));
            "builds nothing"
        }
        (Fact::Proposes { hand, .. }, Event::Proposed { seat, .. }) => {
            assert_eq!(seat, me);
            assert_eq!(hand, game.position().hand(me).len() - 1);
            "proposes"
        }
        (Fact::ProposesNothing, Event::NoProposal { .. }) => "proposes nothing",
        (Fact::Trades { given, taken }, Event::NotSwapped { .. } | Event::Swapped { .. }) => {
            assert!(taken.value() > given.value());
            "trades"
        }
        (Fact::TradesNothing, Event::NotSwapped { .. } | Event::Swapped { .. }) => "trades nothing",
        (fact, event) => panic!("{fact:?}, but {event}"),
    }
}

/// The cards that another can hold, by drawing games that the seat cannot tell from the real one.
fn can_be_held(seen: &Seen, chance: &mut Chance) -> Vec<Card> {
    let me = seen.seat();
    let mut cards: Vec<Card> = Vec::new();
    for _ in 0..60 {
        let world = BrianBoru::resample(seen, chance);
        for seat in Seat::all(world.rules().seats).filter(|seat| *seat != me) {
            cards.extend(world.position().hand(seat).iter());
        }
    }
    cards.sort_unstable();
    cards.dedup();
    cards
}

#[test]
fn every_choice_has_a_reason_that_is_true() {
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    each_position(400, |game, me, _| {
        let seen = game.observe(me);
        for action in game.legal_actions() {
            let facts = reasons(&seen, action.choice);
            assert!(!facts.is_empty(), "{action}");
            let kind = check(game, me, action, &facts);
            *kinds.entry(kind).or_default() += 1;
        }
    });
    for kind in [
        "strikes",
        "own",
        "void",
        "builds",
        "builds nothing",
        "proposes",
        "trades",
        "trades nothing",
        "idle",
        "hold",
        "target",
        "add",
        "spare",
        "offer",
        "pay",
        "swap",
        "take",
        "discard",
        "home",
    ] {
        let times = kinds.get(kind).copied().unwrap_or(0);
        assert!(times > 5, "{kind}: {times} in {kinds:?}");
    }
}

fn check(game: &BrianBoru, me: Seat, action: Action, facts: &[Fact]) -> &'static str {
    let rules: &RuleSet = game.rules();
    let open = game.position().open();
    let hand = game.position().hand(me);
    let lowest = |card: Card| hand.iter().all(|it| it.value() >= card.value());
    let after = || {
        let mut after = *game;
        let events = after.tell(action).unwrap();
        (after, events)
    };
    match (action.choice, facts) {
        (Choice::Lay(card, zone), [_, ..]) => {
            assert!(facts.contains(&Fact::Costs(card.value())));
            let acts = card.colour() == Colour::Blue || card.colour() == zone.native();
            assert_eq!(facts[0] == Fact::Idle, !acts);
            match acts {
                true => check_lay(game, me, card, facts),
                false => "idle",
            }
        }
        (Choice::Hold, [Fact::Holds(best)]) => {
            let most = open.row.iter().map(|card| card.value()).max();
            assert_eq!(best.map(Card::value), most);
            "hold"
        }
        (
            Choice::Target(from),
            [
                Fact::Strikes {
                    from: said, shift, ..
                },
            ],
        ) => {
            assert_eq!(from, *said);
            let (_, events) = after();
            let removed = |event: &&Event| matches!(event, Event::Removed { .. });
            assert_eq!(events.iter().take_while(|event| !removed(event)).count(), 0);
            let (own, other) = (pieces(game, shift, me), shift.other.0);
            assert_eq!((shift.own, own), ((own, own), own));
            let loses = open.pieces[shift.region.index()][from.index()];
            assert!(shift.other.1 == other || shift.other.1 + 1 == other && loses == other);
            "target"
        }
        (Choice::Upgrade(true), [Fact::Upgrades, Fact::Adds { left, shift }])
        | (Choice::Place(true) | Choice::Join(true), [Fact::Adds { left, shift }]) => {
            let (world, events) = after();
            let placed = |event: &Event| {
                matches!(
                    event,
                    Event::Upgraded { .. } | Event::Placed { .. } | Event::Joined { .. }
                )
            };
            assert!(placed(&events[0]));
            assert_eq!(shift.own.1, shift.own.0 + 1);
            assert_eq!(pieces(game, shift, me), shift.own.0);
            assert_eq!(*left + 1, open.supply[me.index()]);
            // Where nothing follows in the region, it is as it was said.
            let mut others = Seat::all(rules.seats).filter(|seat| *seat != me);
            if others.all(|seat| pieces(&world, shift, seat) == pieces(game, shift, seat)) {
                check_shift(game, &world, shift, me);
            }
            "add"
        }
        (
            Choice::Upgrade(false) | Choice::Place(false) | Choice::Join(false),
            [Fact::Spares { left, shift }],
        ) => {
            assert_eq!(*left, open.supply[me.index()]);
            assert_eq!(pieces(game, shift, me), shift.own.0);
            "spare"
        }
        (
            Choice::Propose(card),
            [
                Fact::Offers {
                    card: it,
                    lowest: low,
                    takers,
                    ..
                },
            ],
        ) => {
            assert_eq!((card, lowest(card)), (*it, *low));
            let (world, events) = after();
            if takers.is_empty() {
                assert!(events.contains(&Event::Returned { seat: me, card }));
            } else {
                assert_eq!(world.position().open().step(), Step::Pay);
                assert!(takers.contains(world.position().open().actor()));
            }
            "offer"
        }
        (Choice::Pay(yes), [fact]) => {
            let Proposal::Offered(offered) = open.proposal else {
                panic!("no proposal")
            };
            let supply = open.supply[me.index()];
            assert_eq!(
                *fact,
                match yes {
                    true => Fact::Pays {
                        card: offered,
                        left: supply - 1
                    },
                    false => Fact::DoesNotPay {
                        card: offered,
                        left: supply
                    },
                }
            );
            "pay"
        }
        (Choice::Swap(Some(pair)), [Fact::Swaps { given, taken }]) => {
            assert_eq!(pair, (*given, *taken));
            "swap"
        }
        (Choice::Swap(None), [Fact::SwapsNothing { could_gain }]) => {
            let gains = |it: &Action| match it.choice {
                Choice::Swap(Some((given, taken))) => taken.value() > given.value(),
                _ => false,
            };
            assert_eq!(*could_gain, game.legal_actions().iter().any(gains));
            "swap"
        }
        (Choice::Take(Some(card)), [Fact::Takes { card: it, highest }]) => {
            assert_eq!(card, *it);
            let more = open.row.iter().any(|other| other.value() > card.value());
            assert_eq!(*highest, !more);
            "take"
        }
        (Choice::Take(Some(card)), [Fact::MustPlay(it), ..]) => {
            assert_eq!(card, *it);
            let (world, _) = after();
            if world.position().open().actor() == me {
                let holds = |it: &Action| it.choice == Choice::Hold;
                assert!(!world.legal_actions().iter().any(holds));
            }
            "must play"
        }
        (Choice::Take(None), [Fact::TakesNothing]) => "take",
        (
            Choice::Discard(card),
            [
                Fact::PutsAway {
                    card: it,
                    lowest: low,
                },
            ],
        ) => {
            assert_eq!((card, lowest(card)), (*it, *low));
            "discard"
        }
        (Choice::Home(home), [Fact::Home { value, start }]) => {
            assert_eq!(*value, rules.value(home));
            assert_eq!(*start, rules.start_points(home));
            "home"
        }
        (choice, facts) => panic!("{choice}: {facts:?}"),
    }
}

/// How many cards may come before one's own: all that another can hold, and none besides.
#[test]
fn r5_2_the_cards_ahead_are_those_that_others_can_hold() {
    let (mut checked, mut none) = (0, 0);
    each_position(24, |game, me, chance| {
        let seen = game.observe(me);
        if seen.open().step() != Step::Lay || chance.below(4) > 0 {
            return;
        }
        let held = can_be_held(&seen, chance);
        for card in seen.hand().iter() {
            let zone = riocht::brian_boru::Zone::ALL
                .into_iter()
                .find(|zone| zone.native() == card.colour());
            let Some(zone) = zone else { continue };
            let facts = reasons(&seen, Choice::Lay(card, zone));
            let ahead = facts.iter().find_map(|fact| match fact {
                Fact::Ahead { higher, same, .. } => Some((*higher, *same)),
                _ => None,
            });
            let (higher, same) = ahead.unwrap();
            let of = |which: &dyn Fn(u8) -> bool| {
                let found = held.iter().filter(|it| it.colour() == card.colour());
                found.filter(|it| which(it.value())).count() as u8
            };
            // Sixty draws find almost every card, and never one that cannot be.
            let (found, ties) = (
                of(&|value| value > card.value()),
                of(&|value| value == card.value()),
            );
            assert!(found <= higher && ties <= same);
            assert!(higher - found <= 2, "{higher} {found}");
            checked += 1;
            none += u32::from(higher == 0);
        }
    });
    assert!(checked > 100 && none > 10, "{checked} {none}");
}

/// No reason is given for what is not to be chosen, nor to another seat.
#[test]
fn only_the_seat_that_chooses_gets_reasons() {
    each_position(6, |game, me, _| {
        for action in game.legal_actions() {
            for seat in Seat::all(game.rules().seats).filter(|seat| *seat != me) {
                let facts = reasons(&game.observe(seat), action.choice);
                assert!(facts.is_empty(), "{action} for {seat}");
            }
        }
    });
}

#[test]
fn r_4_1_a_card_that_must_be_played_says_what_it_does() {
    let scene = Scene {
        board: "M: A1 B2; L: C1",
        hands: &["", "r5M b1L", "b2L"],
        row: "r3M g2L y3L b1M",
        ..Scene::default()
    };
    let game = scene.at(&table(3, ""));
    let mut seen = 0;
    for action in game.legal_actions() {
        let facts = reasons(&game.observe(Seat(0)), action.choice);
        assert_eq!(check(&game, Seat(0), action, &facts), "must play");
        match action.choice {
            Choice::Take(Some(card)) if card.colour() == Colour::Red => {
                let Fact::Strikes { from, shift, .. } = facts[1] else {
                    panic!("{facts:?}")
                };
                assert_eq!((from, shift.other), (Seat(1), (2, 1)));
                // Everybody saw nothing of the others' hands: any red 4 or 5 may be there.
                assert!(
                    matches!(facts[2], Fact::Ahead { higher: 6, .. }),
                    "{facts:?}"
                );
            }
            Choice::Take(Some(card)) if card.colour() == Colour::Yellow => {
                assert_eq!(facts[1], Fact::ProposesNothing);
            }
            Choice::Take(Some(card)) if card.colour() == Colour::Blue => {
                assert_eq!(facts[1], Fact::TradesNothing);
            }
            _ => assert!(matches!(facts[1], Fact::Builds { .. })),
        }
        seen += 1;
    }
    assert_eq!(seen, 4);
}
