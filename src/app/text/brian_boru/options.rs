//! The options of a table of Brian Boru.

/// What an option asks.
pub fn option(name: &str) -> &str {
    match name {
        "preset" => "How long?",
        "seats" => "How many play?",
        "rounds" => "How many rounds?",
        "hand_size" => "Cards at the start",
        "pieces_per_player" => "Pieces of each player",
        "spaces_per_region" => "Spaces in each region",
        "region_values" => "What regions are worth",
        "rotate_start" => "The starting player",
        "fair_start" => "Points for poorer homes",
        "turns_per_round" => "Turns in a round",
        "row_size" => "Cards face up",
        "castle_tokens" => "Castles",
        "defeat_tokens" => "Defeat tokens",
        "homes" => "Home regions",
        "start_player" => "Who starts?",
        "control_scoring" => "When control counts",
        "politics_draw" => "A proposal draws a card more",
        "row_refill" => "When the row is filled",
        "hand_limit" => "Hand limit",
        other => other,
    }
}

/// What a value is called.
pub fn value(name: &str, value: &str) -> String {
    match (name, value) {
        ("preset", "short") => "Short",
        ("preset", "standard") => "Standard",
        ("preset", "long") => "Long",
        ("preset", "epic") => "Epic",
        ("rotate_start", "on") => "Passes on",
        ("rotate_start", _) => "Stays",
        ("fair_start", "on") => "Given",
        ("fair_start", _) => "None",
        ("homes" | "start_player", "random") => "By lot",
        ("homes", "by_seat") => "By seat",
        ("homes", "chosen") => "Chosen",
        ("start_player", "1") => "Purple",
        ("start_player", "2") => "Amber",
        ("start_player", "3") => "Teal",
        ("start_player", "4") => "Rose",
        ("control_scoring", "each_round") => "Each round",
        ("control_scoring", "final_only") => "At the end only",
        ("politics_draw", "always") => "Always",
        ("politics_draw", "if_taken") => "If it is taken",
        ("politics_draw", "never") => "Never",
        ("row_refill", "end_of_turn") => "After each turn",
        ("row_refill", "at_once") => "At once",
        ("row_refill", "never") => "Never",
        ("hand_limit", "none") => "None",
        ("rounds", "3") => "3, as printed",
        ("rounds", "6") => "6, standard",
        ("rounds", "9") => "9, long",
        ("rounds", "12") => "12, epic",
        ("region_values", digits) => {
            let digits: Vec<String> = digits.chars().map(String::from).collect();
            return digits.join(" ");
        }
        (_, other) => other,
    }
    .into()
}

/// What a value means.
pub fn means(name: &str, value: &str) -> &'static str {
    match (name, value) {
        ("preset", "short") => "3 rounds, as printed.",
        ("preset", "standard") => "6 rounds.",
        ("preset", "long") => "9 rounds.",
        ("preset", "epic") => "12 rounds.",
        ("region_values", _) => "Munster, Ulster, Leinster and Connacht.",
        ("rotate_start", "on") => "The marker goes to the left after every turn.",
        ("rotate_start", _) => "The same player starts every turn.",
        ("fair_start", "on") => "Who has a poorer home begins with some points.",
        ("fair_start", _) => "Everybody begins with nothing.",
        ("homes", "random") => "Homes are dealt by lot.",
        ("homes", "by_seat") => "The first seat has the richest home, and so on.",
        ("homes", _) => "Homes are chosen in turn order.",
        ("start_player", "random") => "The lot decides.",
        ("control_scoring", "each_round") => "At the end of every round.",
        ("control_scoring", _) => "Once, after the last round.",
        ("politics_draw", "always") => "A proposal counts as a second card, taken or not.",
        ("politics_draw", "if_taken") => "It counts as a second card only if somebody takes it.",
        ("politics_draw", _) => "Everybody who played draws one card.",
        ("row_refill", "end_of_turn") => "The gaps stay until all have had their cards.",
        ("row_refill", "at_once") => "Whoever comes later always finds a full row.",
        ("row_refill", _) => "The first cards are all there are.",
        ("hand_limit", "none") => "Keep as many cards as you like.",
        ("hand_limit", _) => "Who has more cards after a turn puts some away.",
        _ => "",
    }
}
