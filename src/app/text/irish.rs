//! How Irish counts: a noun after a number stays in the singular, and its beginning changes.

/// A number and what is counted, such as “3 phointe” and “7 bpointe”.
pub fn counted(number: u32, noun: &str) -> String {
    match number {
        1 => format!("{noun} amháin"),
        _ => format!("{number} {}", after_number(number, noun)),
    }
}

/// A noun as it stands after a number.
fn after_number(number: u32, noun: &str) -> String {
    match (number % 10, number) {
        (0, 10) | (7..=9, _) => eclipsed(noun),
        // Zero, twenty, thirty and so on change nothing.
        (0, _) => noun.to_owned(),
        _ => lenited(noun),
    }
}

/// A noun after what softens its beginning: “pointe”, “phointe”.
fn lenited(noun: &str) -> String {
    let stays = ["sc", "sm", "sp", "st"];
    let mut letters = noun.chars();
    match letters.next() {
        Some(first @ ('b' | 'c' | 'd' | 'f' | 'g' | 'm' | 'p' | 's' | 't'))
            if !stays.iter().any(|two| noun.starts_with(two)) =>
        {
            format!("{first}h{}", letters.as_str())
        }
        _ => noun.to_owned(),
    }
}

/// A noun after what covers its beginning: “pointe”, “bpointe”.
fn eclipsed(noun: &str) -> String {
    let before = match noun.chars().next() {
        Some('b') => "m",
        Some('c') => "g",
        Some('d' | 'g') => "n",
        Some('f') => "bh",
        Some('p') => "b",
        Some('t') => "d",
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'á' | 'é' | 'í' | 'ó' | 'ú') => "n-",
        _ => "",
    };
    format!("{before}{noun}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noun_changes_after_a_number() {
        let points = |number| counted(number, "pointe");
        assert_eq!(points(0), "0 pointe");
        assert_eq!(points(1), "pointe amháin");
        assert_eq!(points(2), "2 phointe");
        assert_eq!(points(7), "7 bpointe");
        assert_eq!(points(10), "10 bpointe");
        assert_eq!(points(11), "11 phointe");
        assert_eq!(points(18), "18 bpointe");
        assert_eq!(points(20), "20 pointe");
        assert_eq!(counted(3, "ráth"), "3 ráth");
        assert_eq!(counted(8, "seal"), "8 seal");
        assert_eq!(counted(4, "seal"), "4 sheal");
        assert_eq!(counted(9, "imreoir"), "9 n-imreoir");
        assert_eq!(counted(3, "sciath"), "3 sciath");
        assert_eq!(counted(8, "cnoc"), "8 gcnoc");
    }
}
