//! One way to think about Brian Boru against another, A in one seat and B in all others.
//!
//!     cargo run --release --example tables -- seats=4 400 best,nodes=200000 greedy=8
//!
//! A player is `greedy=WORLDS`, `thumb` or `sensible` for the quick choices of the rules of thumb
//! and of the engine's play-outs, or `best` with settings that differ from it, such as
//! `best,horizon=1,nodes=50000`. With `peeks` it knows all hands, with `cheats` the deck
//! too: no player of the program does so, it only shows how much is luck.

use riocht::{
    brian_boru::{Action, BrianBoru, Choice, RuleSet, Seen, Step, policy, turn::Laying},
    engine::{
        Effort, LevelId,
        information::{Search, Skill, Style, options},
    },
    game::{Chance, Ending as _, Game, Rules as _, Seat, Seed, Status, View as _},
};
use std::sync::Mutex;

/// What a search knows.
#[derive(Clone, Copy)]
enum Knows {
    /// What its seat may know.
    Own,
    /// All hands.
    Hands,
    /// All hands and the deck.
    All,
}

#[derive(Clone, Copy)]
enum Player {
    Greedy(u32),
    Search(Skill, Knows),
    Thumb,
    Sensible,
}

fn laying(value: u32) -> Laying {
    match value {
        0 => Laying::Quick,
        worlds => Laying::Tried(worlds as u8),
    }
}

/// Changes how a player searches, however many seats there are.
fn style(skill: &mut Skill, change: impl Fn(&mut Style)) {
    change(&mut skill.two);
    change(&mut skill.more);
}

fn player(text: &str) -> Player {
    let mut skill = *Skill::of(LevelId::ArdRi);
    skill.nodes = 200_000;
    let mut knows = Knows::Own;
    for part in text.split(',') {
        let (name, value) = part.split_once('=').unwrap_or((part, "0"));
        let value: u32 = value.parse().expect("a number");
        match name {
            "greedy" => return Player::Greedy(value),
            "thumb" => return Player::Thumb,
            "sensible" => return Player::Sensible,
            "dalta" => skill = *Skill::of(LevelId::Dalta),
            "ceithearnach" => skill = *Skill::of(LevelId::Ceithearnach),
            "gaiscioch" => skill = *Skill::of(LevelId::Gaiscioch),
            "taoiseach" => skill = *Skill::of(LevelId::Taoiseach),
            "best" => {}
            "nodes" => skill.nodes = value.into(),
            "plain" => skill.slips.plain = value,
            "ordinary" => skill.slips.ordinary = value,
            "hidden" => skill.slips.hidden = value,
            "useless" => skill.useless = value,
            "misjudges" => skill.slips.misjudges = value as i32,
            "cheats" => knows = Knows::All,
            "peeks" => knows = Knows::Hands,
            "now" => style(&mut skill, |style| style.now = laying(value)),
            "later" => style(&mut skill, |style| style.later = laying(value)),
            "horizon" => style(&mut skill, |style| style.horizon = value),
            "softness" => style(&mut skill, |style| style.softness = value),
            "sure" => style(&mut skill, |style| style.sure = value),
            "learned" => style(&mut skill, |style| style.learned = value > 0),
            "guesses" => style(&mut skill, |style| style.guesses = value > 0),
            _ => panic!("{part} is no setting"),
        }
    }
    Player::Search(skill, knows)
}

fn choose(player: Player, seen: &Seen, chance: &mut Chance, truth: &BrianBoru) -> (Choice, u64) {
    match player {
        Player::Greedy(worlds) => {
            let opinion = policy::greedy(seen, chance, |done| done < worlds);
            (opinion.best().expect("an option").0, 0)
        }
        Player::Thumb => {
            let choices = seen.choices();
            let choice = policy::thumb(seen.rules(), seen.open(), &choices, seen.hand(), chance);
            (choice.expect("an option"), 0)
        }
        Player::Sensible => {
            let world = seen.sample(chance);
            (world.sensible(seen.rules(), chance).expect("an option"), 0)
        }
        Player::Search(skill, knows) => {
            let options = options(seen, &skill, chance);
            let real = *truth.position();
            let mut effort = Effort::nodes_only(skill.nodes);
            let style = skill.style(seen.rules().seats);
            let guesses = style.guess(seen, chance, &mut effort);
            let worlds = |chance: &mut Chance| match knows {
                Knows::All => real,
                Knows::Hands => {
                    let mut world = real;
                    world.shuffle_deck(chance);
                    world
                }
                Knows::Own => guesses.draw(seen, chance),
            };
            let chance = Chance::new(chance.seed());
            let mut search = Search::new(seen, &worlds, &options, style, chance);
            search.run(&mut effort, &mut |_, _| {});
            let found = search.found();
            (found.choice.expect("an option"), found.rounds.into())
        }
    }
}

#[derive(Default)]
struct Totals {
    wins: f64,
    squares: f64,
    games: u32,
    rounds: u64,
    decisions: u64,
    kinds: [u32; 6],
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [options, games, a, b] = arguments.as_slice() else {
        panic!("tables OPTIONS GAMES PLAYER PLAYER");
    };
    let mut rules = RuleSet::STANDARD;
    rules.set_all(options).expect("table options");
    let games: u32 = games.parse().expect("a number of games");
    let players = [player(a), player(b)];
    let seats = u32::from(rules.seats);
    let queue = Mutex::new(0..games / seats);
    let totals = Mutex::new(Totals::default());
    let next = || queue.lock().expect("no panic").next();
    std::thread::scope(|scope| {
        for _ in 0..std::env::var("THREADS").map_or(2, |n| n.parse().expect("a number")) {
            scope.spawn(|| {
                while let Some(deal) = next() {
                    for seat in 0..seats {
                        play(
                            &rules,
                            Seed(u64::from(deal)),
                            Seat(seat as u8),
                            players,
                            &totals,
                        );
                    }
                }
            });
        }
    });
    let totals = totals.into_inner().expect("no panic");
    let n = f64::from(totals.games);
    let share = totals.wins / n;
    let laid: u32 = totals.kinds.iter().sum();
    println!(
        "{a} against {b}, {options}: {:.1} of {}: {:.1} % (± {:.1}); {} rounds a decision; attack build politics trade hold dump {:?} %",
        totals.wins,
        totals.games,
        100.0 * share,
        196.0 * ((totals.squares / n - share * share) / n).sqrt(),
        totals.rounds / totals.decisions.max(1),
        totals.kinds.map(|kind| 100 * kind / laid),
    );
}

fn play(rules: &RuleSet, seed: Seed, a: Seat, players: [Player; 2], totals: &Mutex<Totals>) {
    let mut chance = Chance::new(Seed(seed.0 * 4 + u64::from(a.0) + 1_000_000));
    let mut game = BrianBoru::start(rules, seed);
    let (mut rounds, mut decisions, mut kinds) = (0, 0, [0; 6]);
    loop {
        match game.status() {
            Status::Over(ending) => {
                let winners = ending.winners();
                let won = if winners.contains(a) {
                    1.0 / winners.len() as f64
                } else {
                    0.0
                };
                let mut totals = totals.lock().expect("no panic");
                totals.wins += won;
                totals.squares += won * won;
                totals.games += 1;
                totals.rounds += rounds;
                totals.decisions += decisions;
                for (sum, kind) in totals.kinds.iter_mut().zip(kinds) {
                    *sum += kind;
                }
                return;
            }
            Status::ToAct(seat) => {
                let seen = game.observe(seat);
                let who = players[usize::from(seat != a)];
                let (choice, searched) = choose(who, &seen, &mut chance, &game);
                if seat == a {
                    rounds += searched;
                    decisions += 1;
                    if seen.choices().step() == Step::Lay {
                        kinds[kind(choice)] += 1;
                    }
                }
                game.apply(Action { seat, choice }).expect("legal");
            }
        }
    }
}

fn kind(choice: Choice) -> usize {
    use riocht::brian_boru::{Colour, Zone};
    match choice {
        Choice::Lay(card, zone) => match (card.colour(), zone) {
            (Colour::Blue, _) => 3,
            (Colour::Red, Zone::Attack) => 0,
            (Colour::Green, Zone::Build) => 1,
            (Colour::Yellow, Zone::Politics) => 2,
            _ => 5,
        },
        _ => 4,
    }
}
