//! What is read aloud about each item of the table.

use super::{
    scene::{Item, Scene},
    table::Table,
};
use crate::{
    app::text::brian_boru::{Names, Part},
    brian_boru::{Region, Zone, card::List, open::Laid},
    game::Seat,
};

/// The parts of what is read aloud about an item; none for an answer, which is a button with
/// words of its own.
pub fn label(scene: &Scene, item: Item, names: &Names) -> Vec<Part> {
    let table = &scene.table;
    let mut parts = match item {
        Item::Realm(seat) => realm(table, seat, names),
        Item::Region(region) => province(table, region, names),
        Item::Piece(_) | Item::Answer(_) => Vec::new(),
        Item::Row(card) | Item::Hand(card) => vec![Part::Card(card)],
        Item::Deck => vec![Part::Deck(table.deck)],
        Item::Played => {
            let mut parts = vec![Part::Played(table.played.len())];
            parts.extend(table.played.iter().map(Part::Card));
            parts
        }
        Item::Zone(zone) => in_zone(scene, zone, names),
    };
    let (taken_up, may) = match item {
        Item::Hand(card) => (
            scene.chosen == Some(card),
            scene.offer.in_hand().contains(card),
        ),
        Item::Row(card) => (
            scene.picked == Some(card),
            scene.offer.in_row().contains(card),
        ),
        Item::Region(region) => (false, scene.offer.homes.contains(&region)),
        _ => (false, false),
    };
    parts.extend(taken_up.then_some(Part::TakenUp));
    parts.extend((may && !taken_up).then_some(Part::May));
    parts
}

fn realm(table: &Table, seat: Seat, names: &Names) -> Vec<Part> {
    let at = seat.index();
    let standing = table.standing(seat);
    let name = names.name(seat).to_owned();
    // At the end all is counted.
    let mut parts = if table.over {
        vec![Part::Player(name, standing.at_end)]
    } else {
        vec![
            Part::Player(name, standing.so_far),
            Part::AtEnd(standing.at_end, standing.unseen),
        ]
    };
    let level = names.level(seat);
    if !level.is_empty() {
        parts.insert(1, Part::About(level.to_owned()));
    }
    let mut add = |part: Part, when: bool| parts.extend(when.then_some(part));
    add(Part::PiecesLeft(table.supply[at]), true);
    add(Part::InHand(table.hand_sizes[at]), true);
    let known = table.seen[at];
    let another = seat != table.viewer;
    add(
        Part::Known(known.iter().collect()),
        another && !known.is_empty(),
    );
    add(Part::Defeats(table.defeat[at]), table.defeat[at] > 0);
    add(Part::Starting, table.start == seat);
    add(Part::HasChosen, table.ready[at]);
    add(Part::Holds, table.laid[at] == Some(Laid::Hold));
    parts
}

fn province(table: &Table, region: Region, names: &Names) -> Vec<Part> {
    let at = region.index();
    let name = |seat: Seat| names.name(seat).to_owned();
    let mut parts = vec![Part::Region(region, table.values[at])];
    for seat in Seat::all(table.seats) {
        let (pieces, castle) = (
            table.pieces[at][seat.index()],
            table.castles[at][seat.index()],
        );
        if pieces + castle > 0 {
            parts.push(Part::There(name(seat), pieces, castle));
        }
    }
    let used: u8 = table.pieces[at].iter().sum();
    parts.push(Part::SpacesFree(table.spaces.saturating_sub(used)));
    let controls = table.control[at];
    parts.push(controls.map_or(Part::NotControlled, |seat| Part::ControlledBy(name(seat))));
    let leader = table
        .leader(region)
        .filter(|leader| !table.over && controls != Some(*leader));
    parts.extend(leader.map(|leader| Part::Leads(name(leader))));
    parts
}

fn in_zone(scene: &Scene, zone: Zone, names: &Names) -> Vec<Part> {
    let table = &scene.table;
    let mut parts = vec![Part::Zone(zone)];
    parts.extend(scene.effect(zone).map(|(card, _)| Part::Effect(card, zone)));
    if let Some(Laid::Card(card, found)) = table.own
        && found == zone
    {
        parts.push(Part::FaceDown(card));
    }
    for seat in table.in_zone(zone) {
        if let Some(card) = table.card_of(seat) {
            let place = List::of(card, zone).map(|list| (list, table.rank[seat.index()]));
            parts.push(Part::Lies(names.name(seat).to_owned(), card, place));
        }
    }
    let proposal = table.proposal.filter(|_| zone == Zone::Politics);
    parts.extend(proposal.map(Part::Proposal));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{
            boards::brian_boru::scene::Offer,
            text::{Lang, brian_boru::Text},
        },
        brian_boru::{BrianBoru, RuleSet},
        game::{Chance, Game, Seed, View},
    };

    /// In random games, what is read to one seat is the same for every game that this seat cannot
    /// tell from the real one.
    #[test]
    fn labels_tell_nothing_that_the_seat_does_not_know() {
        let mut chance = Chance::new(Seed(11));
        let read = |game: &BrianBoru, seat: Seat| {
            let seen = game.observe(seat);
            let scene = Scene {
                table: Table::of(&seen),
                offer: Offer::of(&seen.legal_actions()),
                mover: seen.status().seat(),
                hint: None,
                told: None,
                chosen: None,
                picked: None,
            };
            let names = Names::sides(Lang::English, 3);
            let say = |item: Item| Lang::English.say(Text::Label(label(&scene, item, &names)));
            scene
                .areas()
                .concat()
                .into_iter()
                .map(say)
                .collect::<Vec<String>>()
        };
        let mut hidden = 0;
        for seed in 0..6 {
            let mut game = BrianBoru::start(&RuleSet::STANDARD, Seed(seed));
            while let Some(action) = game.random_action(&mut chance) {
                for seat in Seat::all(3) {
                    let other = BrianBoru::resample(&game.observe(seat), &mut chance);
                    hidden += usize::from(other != game);
                    assert_eq!(read(&other, seat), read(&game, seat));
                }
                game.apply(action).unwrap();
            }
        }
        assert!(hidden > 300, "{hidden}");
    }

    #[test]
    fn a_province_says_all_that_stands_there() {
        let game = BrianBoru::start(&RuleSet::STANDARD, Seed(2));
        let mut table = Table::of(&game.observe(Seat(0)));
        table.pieces[Region::Munster.index()] = [3, 1, 0, 0];
        table.castles[Region::Munster.index()] = [2, 0, 0, 0];
        table.control[Region::Munster.index()] = Some(Seat(1));
        let names = Names::sides(Lang::English, 3);
        let said = Lang::English.say(Text::Label(province(&table, Region::Munster, &names)));
        assert_eq!(
            said,
            "Munster, value 4, Purple 3 pieces and an upgraded castle, Amber 1 piece, \
             4 spaces free, controlled by Amber, Purple has most pieces now"
        );
    }
}
