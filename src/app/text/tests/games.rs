//! What the games on boards say, over games that are played at random and where it seldom happens.

use super::*;

/// Everything that a game says about games that are played at random.
fn told<G: Told<Observation = G>>(name: GameName, games: u64) {
    let rules = name.rules::<G>();
    all(name);
    for option in rules.options() {
        agree(|lang| G::option_name(lang, option.name));
        let OptionKind::Choice(values) = option.kind else {
            continue;
        };
        for value in values {
            agree(|lang| G::option_value(lang, option.name, value).0);
            agree(|lang| G::option_value(lang, option.name, value).1);
        }
    }
    // Every action that was ever possible, to try at other times.
    let mut tried: Vec<G::Action> = Vec::new();
    for seed in 0..games {
        let mut chance = Chance::new(Seed(seed));
        let mut now = G::start(&rules, Seed(seed));
        let mut last: Option<G> = None;
        loop {
            if let Some(ending) = now.status().ending() {
                agree(|lang| G::verdict(lang, &now, ending).headline);
                agree(|lang| G::verdict(lang, &now, ending).reason);
                for line in 0..G::score(Lang::English, &now, ending.winners()).len() {
                    agree(|lang| G::score(lang, &now, ending.winners())[line].label.clone());
                    agree(|lang| {
                        G::score(lang, &now, ending.winners())[line]
                            .values
                            .join(" ")
                    });
                    agree(|lang| {
                        G::score(lang, &now, ending.winners())[line]
                            .parts
                            .join(" ")
                            .trim()
                            .into()
                    });
                }
            } else {
                agree(|lang| G::prompt(lang, &now).headline);
                agree(|lang| G::prompt(lang, &now).detail);
                agree(|lang| G::asked(lang, &now, last.as_ref()));
                for seat in [Seat(0), Seat(1)] {
                    agree(|lang| G::resigned(lang, &now, seat).map_or(String::new(), |it| it.0));
                }
            }
            for _ in 0..8 {
                let Some(action) = chance.pick(&tried) else {
                    break;
                };
                if let Err(illegal) = now.clone().apply(action) {
                    agree(|lang| without_rule(G::refusal(lang, &illegal)));
                }
            }
            let Some(action) = now.random_action(&mut chance) else {
                break;
            };
            tried.extend(now.legal_actions().into_iter().take(40));
            agree(|lang| G::spoken(lang, &now, &[action]));
            last = Some(now.clone());
            now.apply(action).unwrap();
        }
    }
}

#[test]
fn random_games_of_every_rule_set() {
    told::<Tafl>(GameName::ArdRi, 12);
    told::<Tafl>(GameName::ArdRiOneStep, 6);
    told::<Tara>(GameName::Tara1, 6);
    told::<Tara>(GameName::Tara2, 12);
    told::<Chalice>(GameName::TaraChalice, 12);
}

#[test]
fn what_seldom_happens_in_a_game_of_tafl() {
    use tafl::{Cell, Text};
    let square = |text: &str| -> Square { text.parse().unwrap() };
    for piece in [Piece::Attacker, Piece::Defender, Piece::King] {
        for captured in [vec![], vec![square("d3")], vec![square("d3"), square("e2")]] {
            all(Text::Moved {
                piece,
                mv: "c3-c2".parse().unwrap(),
                captured: captured.clone(),
            });
            all(Text::Chosen {
                piece,
                from: square("c3"),
                targets: captured,
            });
        }
    }
    for ending in [
        Ending::KingCaptured,
        Ending::KingEscaped,
        Ending::Encircled,
        Ending::NoLegalMove {
            winner: Side::Attackers,
        },
        Ending::NoLegalMove {
            winner: Side::Defenders,
        },
    ] {
        all(Text::Reason(ending));
    }
    all(Text::Board);
    all(Text::Captured(12));
    let plain = Cell {
        square: square("d4"),
        piece: None,
        closed_corner: true,
        may_move: false,
        chosen: false,
        target: Some(vec![]),
        last: "d4-d1".parse().ok(),
        in_danger: false,
        open_way: true,
    };
    let busy = Cell {
        piece: Some(Piece::King),
        may_move: true,
        target: Some(vec![square("b2"), square("c3")]),
        last: "d1-d4".parse().ok(),
        in_danger: true,
        ..plain.clone()
    };
    all(Text::Cell(Cell {
        chosen: true,
        ..busy.clone()
    }));
    all(Text::Cell(plain));
    all(Text::Cell(busy));
}

#[test]
fn what_seldom_happens_in_a_game_of_tara() {
    use crate::tara::{chalice::Illegal as Chalices, levels::Illegal};
    use tara::{Cell, Missing, Need, Text};
    let hill = |text: &str| -> Hill { text.parse().unwrap() };
    let pair = |text: &str| -> Pair { text.parse().unwrap() };
    let (c4, d5, pair) = (hill("c4"), hill("d5"), pair("b1-c1"));
    for who in Colour::BOTH {
        for need in [
            Need::FirstBuild,
            Need::NearBuild,
            Need::AnyBuild,
            Need::Skip { last: false },
            Need::Skip { last: true },
            Need::SwapOrLift,
            Need::Swap(Missing::Bridge),
            Need::Swap(Missing::Counter),
            Need::Swap(Missing::Place { lines: true }),
            Need::Swap(Missing::Place { lines: false }),
            Need::Swap(Missing::Swap),
            Need::Lift,
            Need::Drop {
                lines: true,
                bare: true,
            },
            Need::Drop {
                lines: true,
                bare: false,
            },
            Need::Drop {
                lines: false,
                bare: true,
            },
            Need::Drop {
                lines: false,
                bare: false,
            },
            Need::SwapNow(None),
            Need::SwapNow(Some(c4)),
            Need::Link {
                lines: true,
                only: None,
            },
            Need::Link {
                lines: false,
                only: None,
            },
            Need::Link {
                lines: true,
                only: Some(pair),
            },
            Need::Link {
                lines: false,
                only: Some(pair),
            },
            Need::EdgeBuild,
            Need::RowBuild { fewer: true },
            Need::RowBuild { fewer: false },
            Need::FreeBuild,
            Need::Capture(None),
            Need::Capture(Some(c4)),
            Need::LastCapture(None),
            Need::LastCapture(Some(c4)),
        ] {
            all(Text::Head(need, who));
            all(Text::Asked(need, who));
            all(Text::Detail(need, who));
        }
        all(Text::Out(who));
        all(Text::Stuck(who));
        for choice in [true, false] {
            all(Text::NoLink { who, lines: choice });
            all(Text::NoSkip {
                enemy: who,
                counters: choice,
            });
        }
        all(Text::SkipQuestion(who));
        all(Text::Skip(who));
        all(Text::Decline(who));
        for size in [1, 2, 7] {
            all(Text::Kingdom(who, size));
        }
    }
    all(Text::Board);
    all(Text::KingdomsWord);
    for left in 0..=5 {
        all(Text::Counters(left));
    }
    all(Text::Chosen(c4, vec![pair, pair]));
    for (linked, lift) in [(None, true), (Some(true), false), (Some(false), true)] {
        all(Text::Cell(Cell {
            hill: c4,
            owner: linked.map(|_| Colour::Blue),
            king: true,
            linked,
            besieged: true,
            build: true,
            take: true,
            chosen: true,
            partners: vec![d5, c4],
            lift,
            last: true,
        }));
    }
    for illegal in [
        Illegal::Over,
        Illegal::Manoeuvres,
        Illegal::Battle,
        Illegal::Occupied(c4),
        Illegal::OutOfReach { hill: c4, king: d5 },
        Illegal::NoSkip,
        Illegal::SkipFirst,
        Illegal::NotEnemy(c4),
        Illegal::King(c4),
        Illegal::Linked(c4),
        Illegal::NoCounter,
        Illegal::NoBridge(pair),
        Illegal::NoDestination(pair),
        Illegal::NoDestinationInLine(pair),
        Illegal::NoSwapAfterLift(pair),
        Illegal::NothingLifted,
        Illegal::DropFirst,
        Illegal::SamePair(pair),
        Illegal::NotEnemyPair(pair),
        Illegal::Unavailable(pair),
        Illegal::NotBare(pair),
        Illegal::NotInEnemyLine { pair, king: c4 },
        Illegal::NoSwapAfterDrop(pair),
        Illegal::SwapAfterDrop,
        Illegal::NoLinkAfterMove,
        Illegal::SwapFirst,
        Illegal::NotYourPair(pair),
        Illegal::Bridged(pair),
        Illegal::NotInYourLine { pair, king: c4 },
        Illegal::LinkFirst,
    ] {
        agree(|lang| without_rule(lang.say(Text::Refused(illegal))));
    }
    for illegal in [
        Chalices::Over,
        Chalices::Occupied(c4),
        Chalices::NotOnEdge(c4),
        Chalices::EdgeUsed(c4),
        Chalices::Opposite {
            hill: c4,
            opposite: d5,
        },
        Chalices::Manoeuvres,
        Chalices::NotQualified(c4),
        Chalices::CanBuild,
        Chalices::MustCapture,
        Chalices::NotEnemy(c4),
        Chalices::NotBesieged(c4),
    ] {
        agree(|lang| without_rule(lang.say(Text::RefusedChalice(illegal))));
    }
}
