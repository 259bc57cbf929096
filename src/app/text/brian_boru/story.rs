//! What happened, as sentences with their tie-breaks. The rule's number is shown beside them.

use super::{Names, card, count, deed};
use crate::brian_boru::{
    Event, SEATS,
    card::List,
    event::{Decided, NoToken, Ranked, Why},
    open::Laid,
    short::Short,
};
use crate::game::Seat;

/// What is said at the reveal.
pub const TURNED_UP: &str = "All cards are turned up.";

/// The word over a list.
fn list_word(list: List) -> &'static str {
    match list {
        List::Attack => "Attack",
        List::Build => "Build",
        List::Politics => "Politics",
        List::Trade => "Trade",
    }
}

/// The order of a list, with what put each card behind the one before it (R5.2).
fn order(list: List, order: &Short<Ranked, SEATS>, names: &Names) -> String {
    let mut text = format!("{}:", list_word(list));
    for ranked in order.iter() {
        let Ranked {
            seat,
            card,
            pieces,
            decided,
        } = *ranked;
        let (whom, value) = (names.whom(seat), card.value());
        let part = match decided {
            Decided::First => format!(" {whom} with {value}"),
            Decided::Value => format!(", then {whom} with {value}, which is lower"),
            Decided::Pieces => format!(
                ", then {whom} with {value} too, but fewer pieces in the region on the card \
                 ({pieces} in {})",
                card.region()
            ),
            Decided::TurnOrder => {
                format!(", then {whom} with {value} too, but later in turn order")
            }
        };
        text.push_str(&part);
    }
    text.push('.');
    text
}

fn why(why: Why) -> &'static str {
    match why {
        Why::Declined => "",
        Why::NoPiece => ": no piece is left",
        Why::Full => ": the region is full",
        Why::NoCard => ": no card is left",
        Why::NoRow => ": no card lies face up",
    }
}

fn revealed(laid: &[Option<Laid>; SEATS], names: &Names) -> String {
    let mut parts = Vec::new();
    for (seat, laid) in (0..).map(Seat).zip(laid) {
        parts.push(match laid {
            Some(Laid::Hold) => names.does(seat, "hold", "holds"),
            Some(Laid::Out) => names.does(seat, "sit out", "sits out"),
            Some(Laid::Card(it, zone)) => format!(
                "{} {} in {}",
                names.does(seat, "lay", "lays"),
                card(*it),
                deed(zone.native())
            ),
            None => continue,
        });
    }
    format!("{TURNED_UP} {}.", parts.join("; "))
}

/// The sentence for an event; empty for what needs none.
pub fn told(event: &Event, names: &Names) -> String {
    let does = |seat, you, other| names.does(seat, you, other);
    match event {
        Event::Dealt | Event::Discarded { .. } => String::new(),
        Event::Home { seat, region } => {
            format!("{} at home in {region}.", does(*seat, "are", "is"))
        }
        Event::TurnBegins { round, turn, start } => {
            let turn = if *turn > 1 {
                format!(", turn {turn}")
            } else {
                String::new()
            };
            format!("Round {round}{turn}: {}.", does(*start, "start", "starts"))
        }
        Event::Forced { seat, card: it, .. } => {
            let must = does(
                *seat,
                "have no card and must play",
                "has no card and must play",
            );
            match it {
                Some(it) => format!("{must} {}.", card(*it)),
                None => format!("{must} one from the deck."),
            }
        }
        Event::SitsOut { seat } => {
            format!(
                "{} out: there is no card to play.",
                does(*seat, "sit", "sits")
            )
        }
        Event::Chosen { seat, what: None } => format!("{} chosen.", does(*seat, "have", "has")),
        Event::Chosen {
            seat,
            what: Some(laid),
        } => {
            let chosen = does(*seat, "have chosen", "has chosen");
            match laid {
                Laid::Card(it, zone) => {
                    format!("{chosen} {} in {}.", card(*it), deed(zone.native()))
                }
                Laid::Hold => format!("{chosen} to hold."),
                Laid::Out => format!("{}.", does(*seat, "sit out", "sits out")),
            }
        }
        Event::Revealed { laid } => revealed(laid, names),
        Event::Mismatch {
            seat,
            card: it,
            zone,
        } => {
            let whose = match names.is_you(*seat) {
                true => "yours".into(),
                false => names.whose(*seat),
            };
            format!(
                "{} in {} does nothing there; it is {whose}.",
                card(*it),
                deed(zone.native())
            )
        }
        Event::Ordered {
            list,
            order: ranked,
        } => order(*list, ranked, names),
        Event::Removed { seat, from, region } => {
            let removes = does(*seat, "remove", "removes");
            format!("{removes} {} piece from {region}.", names.whose(*from))
        }
        Event::TookBack { seat, region } => {
            let back = does(*seat, "must take back", "must take back");
            format!("Only own pieces stand in {region}: {back} one of them.")
        }
        Event::Void { seat, region } => {
            format!("{region} is empty: {} attack is void.", names.whose(*seat))
        }
        Event::Defeat { seat } => {
            format!(
                "Last in Attack: {} a defeat token.",
                does(*seat, "receive", "receives")
            )
        }
        Event::NoDefeat { why } => match why {
            NoToken::OneCard => "One attack only, so no defeat token.".into(),
            NoToken::FirstVoid => "The first attack was void, so no defeat token.".into(),
            NoToken::NoneLeft => "No defeat token is left to give.".into(),
        },
        Event::Built {
            seat,
            region,
            castle: true,
        } => {
            format!(
                "{} a castle in {region}, with a piece.",
                does(*seat, "build", "builds")
            )
        }
        Event::Built {
            seat,
            region,
            castle: false,
        } => {
            let places = does(*seat, "place", "places");
            format!("{places} a piece in {region}; no castle is left.")
        }
        Event::Upgraded { seat, region } => {
            let upgrades = does(*seat, "upgrade", "upgrades");
            format!("{upgrades} the castle in {region}, with a piece.")
        }
        Event::Placed { seat, region } => {
            let adds = does(*seat, "add", "adds");
            format!("{adds} a piece beside the upgraded castle in {region}.")
        }
        Event::NotBuilt {
            seat,
            region,
            why: because,
        } => {
            let builds = does(*seat, "build nothing", "builds nothing");
            format!("{builds} in {region}{}.", why(*because))
        }
        Event::Joined { seat, region } => {
            format!("{} with a piece in {region}.", does(*seat, "join", "joins"))
        }
        Event::NotJoined {
            seat,
            region,
            why: because,
        } => {
            let joins = does(*seat, "do not join", "does not join");
            format!("{joins} in {region}{}.", why(*because))
        }
        Event::Proposed { seat, card: it } => {
            format!("{} {}.", does(*seat, "propose", "proposes"), card(*it))
        }
        Event::NoProposal { seat } => {
            format!("{} no card to propose.", does(*seat, "have", "has"))
        }
        Event::Paid { seat, card: it } => {
            let pays = does(*seat, "pay a piece and take", "pays a piece and takes");
            format!("{pays} {}.", card(*it))
        }
        Event::NotPaid { seat, why: because } => {
            format!(
                "{} for it{}.",
                does(*seat, "do not pay", "does not pay"),
                why(*because)
            )
        }
        Event::Returned { seat, card: it } => {
            format!(
                "Nobody takes it: {} goes back to {}.",
                card(*it),
                names.whom(*seat)
            )
        }
        Event::Swapped { seat, given, taken } => {
            let gives = does(*seat, "give", "gives");
            format!("{gives} {} for {}.", card(*given), card(*taken))
        }
        Event::NotSwapped { seat, why: because } => {
            let trades = does(*seat, "exchange nothing", "exchanges nothing");
            format!("{trades}{}.", why(*because))
        }
        Event::Drew { seat, card: None } => format!("{} a card.", does(*seat, "draw", "draws")),
        Event::Drew {
            seat,
            card: Some(it),
        } => {
            format!("{} {}.", does(*seat, "draw", "draws"), card(*it))
        }
        Event::Reshuffled { cards } => {
            format!(
                "The played cards are shuffled: a new deck of {}.",
                count(*cards, "card")
            )
        }
        Event::NothingToDraw { seat } => {
            format!("There is no card for {} to draw.", names.whom(*seat))
        }
        Event::Took { seat, card: it } => {
            format!("{} {}, face up.", does(*seat, "take", "takes"), card(*it))
        }
        Event::NotTaken { seat, why: because } => {
            format!("{} no card{}.", does(*seat, "take", "takes"), why(*because))
        }
        Event::PutAway { seat, card: it } => {
            let puts = does(*seat, "put", "puts");
            format!("{puts} {} away, over the hand limit.", card(*it))
        }
        Event::Refilled { card: it } => format!("{} is turned up.", card(*it)),
        Event::Controlled {
            region,
            seat,
            points: 0,
        } => {
            format!("{} {region}.", does(*seat, "control", "controls"))
        }
        Event::Controlled {
            region,
            seat,
            points,
        } => {
            let controls = does(*seat, "control", "controls");
            format!("{controls} {region}: {}.", count(*points, "point"))
        }
        Event::NotControlled { region, tie: true } => {
            format!("Several have most pieces in {region}: nobody controls it.")
        }
        Event::NotControlled { region, tie: false } => {
            format!("{region} is empty: nobody controls it.")
        }
        Event::StartPassed { to } => {
            let starts = does(*to, "are the starting player", "is the starting player");
            format!("{starts} now.")
        }
        Event::Over => "The game is over.".into(),
    }
}
