//! The options of a table of Brian Boru in Persian.

use super::{n, side};
use crate::game::Seat;

pub(super) fn option(name: &str) -> &str {
    match name {
        "preset" => "چقدر طول بکشد؟",
        "seats" => "چند نفر بازی می‌کنند؟",
        "rounds" => "چند دور؟",
        "hand_size" => "کارت‌های آغاز بازی",
        "pieces_per_player" => "مهره‌های هر بازیکن",
        "spaces_per_region" => "خانه‌های هر منطقه",
        "region_values" => "ارزش مناطق",
        "rotate_start" => "بازیکن شروع‌کننده",
        "fair_start" => "امتیاز برای مبدأهای کم‌ارزش‌تر",
        "turns_per_round" => "نوبت‌های هر دور",
        "row_size" => "کارت‌های رو به بالا",
        "castle_tokens" => "قلعه‌ها",
        "defeat_tokens" => "نشان‌های شکست",
        "homes" => "منطقه‌های مبدأ",
        "start_player" => "چه کسی شروع می‌کند؟",
        "control_scoring" => "زمان امتیاز کنترل",
        "politics_draw" => "یک کارت بیشتر برای خواستگاری",
        "row_refill" => "زمان پر کردن کارت‌های رو به بالا",
        "hand_limit" => "بیشترین کارت در دست",
        other => other,
    }
}

pub(super) fn value(name: &str, value: &str) -> String {
    let with = |number: u8, words: &str| format!("{}، {words}", n(number));
    match (name, value) {
        ("preset", "short") => "کوتاه",
        ("preset", "standard") => "معمولی",
        ("preset", "long") => "بلند",
        ("preset", "epic") => "حماسی",
        ("rotate_start", "on") => "دست‌به‌دست می‌شود",
        ("rotate_start", _) => "ثابت می‌ماند",
        ("fair_start", "on") => "داده می‌شود",
        ("fair_start", _) => "ندارد",
        ("homes" | "start_player", "random") => "به قرعه",
        ("homes", "by_seat") => "به ترتیب جا",
        ("homes", "chosen") => "به انتخاب",
        ("start_player", "1") => side(Seat(0)),
        ("start_player", "2") => side(Seat(1)),
        ("start_player", "3") => side(Seat(2)),
        ("start_player", "4") => side(Seat(3)),
        ("control_scoring", "each_round") => "هر دور",
        ("control_scoring", "final_only") => "تنها در پایان",
        ("politics_draw", "always") => "همیشه",
        ("politics_draw", "if_taken") => "اگر آن را بردارند",
        ("politics_draw", "never") => "هرگز",
        ("row_refill", "end_of_turn") => "پس از هر نوبت",
        ("row_refill", "at_once") => "بی‌درنگ",
        ("row_refill", "never") => "هرگز",
        ("hand_limit", "none") => "نامحدود",
        ("rounds", "3") => return with(3, "مانند دفترچه"),
        ("rounds", "6") => return with(6, "معمولی"),
        ("rounds", "9") => return with(9, "بلند"),
        ("rounds", "12") => return with(12, "حماسی"),
        ("region_values", digits) => {
            let digits: Vec<String> = digits.chars().map(n).collect();
            return digits.join(" ");
        }
        (_, other) => return n(other),
    }
    .into()
}

pub(super) fn means(name: &str, value: &str) -> String {
    let rounds = |number: u8| format!("{} دور", n(number));
    match (name, value) {
        ("preset", "short") => return format!("{}، مانند دفترچه.", rounds(3)),
        ("preset", "standard") => return format!("{}.", rounds(6)),
        ("preset", "long") => return format!("{}.", rounds(9)),
        ("preset", "epic") => return format!("{}.", rounds(12)),
        ("region_values", _) => "مونستر، اولستر، لینستر و کوناخت.",
        ("rotate_start", "on") => "نشان شروع پس از هر نوبت به بازیکن سمت چپ می‌رسد.",
        ("rotate_start", _) => "در هر نوبت همان بازیکن شروع می‌کند.",
        ("fair_start", "on") => "هر که مبدأ کم‌ارزش‌تری دارد با چند امتیاز شروع می‌کند.",
        ("fair_start", _) => "همه بدون امتیاز شروع می‌کنند.",
        ("homes", "random") => "منطقه‌های مبدأ به قرعه تعیین می‌شوند.",
        ("homes", "by_seat") => "نخستین بازیکن باارزش‌ترین مبدأ را دارد، و به همین ترتیب.",
        ("homes", _) => "بازیکنان به ترتیب نوبت مبدأ خود را انتخاب می‌کنند.",
        ("start_player", "random") => "قرعه تعیین می‌کند.",
        ("control_scoring", "each_round") => "در پایان هر دور.",
        ("control_scoring", _) => "یک بار، پس از آخرین دور.",
        ("politics_draw", "always") => {
            "خواستگاری کارت دوم به حساب می‌آید، چه کسی آن را بردارد و چه برندارد."
        }
        ("politics_draw", "if_taken") => "تنها وقتی کارت دوم به حساب می‌آید که کسی آن را بردارد.",
        ("politics_draw", _) => "هر که بازی کرده است یک کارت برمی‌دارد.",
        ("row_refill", "end_of_turn") => "جاهای خالی می‌مانند تا همه کارت‌هایشان را گرفته باشند.",
        ("row_refill", "at_once") => "هر که دیرتر می‌آید هم همه‌ی کارت‌های رو به بالا را می‌بیند.",
        ("row_refill", _) => "جز کارت‌های نخست کارت دیگری رو نمی‌شود.",
        ("hand_limit", "none") => "هر چند کارت که بخواهید نگه دارید.",
        ("hand_limit", _) => "هر که پس از نوبت کارت بیشتری دارد، چند کارت را کنار می‌گذارد.",
        _ => "",
    }
    .into()
}
