//! Comments between the turns of a game, in braces.

/// A text as a comment: on one line, without braces of its own.
pub fn comment(words: &str) -> String {
    let words: Vec<&str> = words.split_whitespace().collect();
    let words = words.join(" ").replace('{', "(").replace('}', ")");
    format!("{{{words}}}")
}

/// True for a text that begins with a comment, and not with the first name of a file.
pub fn is_first(text: &str) -> bool {
    let inside = text.trim_start().strip_prefix('{');
    inside.is_some_and(|it| !it.trim_start().starts_with(['"', '}']))
}

/// A text without its comments, and these, each with the place in the rest where it stood. What
/// has no end is a comment up to the end of the text.
pub fn parted(text: &str) -> (String, Vec<(usize, String)>) {
    let (mut rest, mut comments) = (String::new(), Vec::new());
    let mut left = text;
    while let Some((before, after)) = left.split_once('{') {
        rest.push_str(before);
        let (words, after) = after.split_once('}').unwrap_or((after, ""));
        comments.push((rest.len(), words.trim().to_owned()));
        // Turns on both sides of it stay apart.
        rest.push(' ');
        left = after;
    }
    rest.push_str(left);
    (rest, comments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_found_as_they_were_written() {
        let text = format!(
            "{} d1-d2 {} d3-d4",
            comment("At first."),
            comment("a {b}\nc")
        );
        assert_eq!(text, "{At first.} d1-d2 {a (b) c} d3-d4");
        let (rest, comments) = parted(&text);
        assert_eq!(
            rest.split_whitespace().collect::<Vec<_>>(),
            ["d1-d2", "d3-d4"]
        );
        let places: Vec<_> = comments
            .iter()
            .map(|(at, words)| (rest[..*at].split_whitespace().count(), words.as_str()))
            .collect();
        assert_eq!(places, [(0, "At first."), (1, "a (b) c")]);
        assert_eq!(parted("d1-d2{open").1, [(5, "open".to_owned())]);
        assert_eq!(parted("d1-d2"), ("d1-d2".to_owned(), Vec::new()));
        assert!(is_first(&text) && is_first(" { x } d1-d2"));
        assert!(!is_first("{\"form\":1}") && !is_first("{ \n \"form\":1}") && !is_first("{}"));
    }
}
