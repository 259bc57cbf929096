//! Numbers and texts as characters that an address may hold.
//!
//! A code is written in the 64 characters of base64url, six bits a character, the highest bit
//! first. Its last four characters are a check over all before them: CRC-24 as OpenPGP has it
//! (polynomial 0x864CFB, start 0xB704CE), taken over the characters as bytes.

/// The characters, each at the place of the number that it stands for.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bits in a character.
const SIX: u32 = 6;

/// Characters of the check.
const CHECK: usize = 4;

/// True for a character that a code can have.
pub fn is_code(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '_')
}

/// The check of a text.
fn check(text: &str) -> u64 {
    let mut crc: u32 = 0x00b7_04ce;
    for byte in text.bytes() {
        crc ^= u32::from(byte) << 16;
        for _ in 0..8 {
            crc <<= 1;
            if crc & 0x0100_0000 != 0 {
                crc ^= 0x0186_4cfb;
            }
        }
    }
    u64::from(crc)
}

/// Writes a code.
#[derive(Debug)]
pub struct Writer {
    text: String,
    /// Bits that do not yet fill a character, and how many they are.
    rest: (u64, u32),
}

impl Writer {
    /// A code that begins with this character.
    pub fn new(first: char) -> Writer {
        Writer {
            text: String::from(first),
            rest: (0, 0),
        }
    }

    /// The lowest `width` bits of a number, of at most 32.
    pub fn bits(&mut self, number: u64, width: u32) {
        let (rest, count) = self.rest;
        let (mut rest, mut count) = (rest << width | number & ((1 << width) - 1), count + width);
        while count >= SIX {
            count -= SIX;
            self.text
                .push(char::from(ALPHABET[(rest >> count & 63) as usize]));
        }
        rest &= (1 << count) - 1;
        self.rest = (rest, count);
    }

    /// A number of any size: five bits at a time from the lowest on, each after a bit that says
    /// whether more follow.
    pub fn number(&mut self, mut number: u64) {
        while number > 31 {
            self.bits(32 | number & 31, SIX);
            number >>= 5;
        }
        self.bits(number, SIX);
    }

    /// Yes or no.
    pub fn flag(&mut self, yes: bool) {
        self.bits(yes.into(), 1);
    }

    /// A text: whether it needs eight bits a byte instead of seven, the number of its bytes, and
    /// these.
    pub fn text(&mut self, text: &str) {
        let wide = !text.is_ascii();
        self.flag(wide);
        self.number(text.len() as u64);
        for byte in text.bytes() {
            self.bits(byte.into(), 7 + u32::from(wide));
        }
    }

    /// The whole code: the last character is filled up with zeros, then comes the check.
    pub fn finish(mut self) -> String {
        self.bits(0, (SIX - self.rest.1) % SIX);
        let check = check(&self.text);
        self.bits(check, 24);
        self.text
    }
}

/// Reads a code. Whatever is asked for beyond its end is `None`.
#[derive(Debug)]
pub struct Reader<'a> {
    /// The characters between the first one and the check.
    rest: std::slice::Iter<'a, u8>,
    /// Bits of a character that has been begun, and how many they are.
    begun: (u64, u32),
}

impl<'a> Reader<'a> {
    /// The reader of a code after its first character; `None` when the check does not fit.
    pub fn new(code: &'a str) -> Option<Reader<'a>> {
        let body = code.len().checked_sub(CHECK).filter(|end| *end > 0)?;
        let (body, end) = code.split_at_checked(body)?;
        let mut reader = Reader {
            rest: end.as_bytes().iter(),
            begun: (0, 0),
        };
        if reader.bits(24)? != check(body) {
            return None;
        }
        reader.rest = body.as_bytes().get(1..)?.iter();
        Some(reader)
    }

    /// A number of this many bits, of at most 32.
    pub fn bits(&mut self, width: u32) -> Option<u64> {
        let (mut bits, mut count) = self.begun;
        while count < width {
            let next = self.rest.next()?;
            let value = ALPHABET.iter().position(|known| known == next)?;
            (bits, count) = (bits << SIX | value as u64, count + SIX);
        }
        count -= width;
        self.begun = (bits & ((1 << count) - 1), count);
        Some(bits >> count)
    }

    /// See [`Writer::number`].
    pub fn number(&mut self) -> Option<u64> {
        let (mut number, mut place) = (0, 0);
        loop {
            let group = self.bits(SIX)?;
            let part = group & 31;
            // What does not fit in 64 bits was never written.
            if place > 60 || part << place >> place != part {
                return None;
            }
            number |= part << place;
            if group & 32 == 0 {
                return Some(number);
            }
            place += 5;
        }
    }

    /// A number of things of which each takes a bit at least: not more than there can be.
    pub fn count(&mut self) -> Option<usize> {
        let count = usize::try_from(self.number()?).ok()?;
        (count <= self.rest.len() * SIX as usize + SIX as usize).then_some(count)
    }

    /// Yes or no.
    pub fn flag(&mut self) -> Option<bool> {
        Some(self.bits(1)? == 1)
    }

    /// See [`Writer::text`].
    pub fn text(&mut self) -> Option<String> {
        let width = 7 + u32::from(self.flag()?);
        let bytes = (0..self.count()?).map(|_| Some(self.bits(width)? as u8));
        String::from_utf8(bytes.collect::<Option<Vec<u8>>>()?).ok()
    }

    /// True when nothing is left but the zeros that fill the last character.
    pub fn is_at_end(&self) -> bool {
        let (bits, count) = self.begun;
        self.rest.len() == 0 && bits == 0 && count < SIX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let numbers = [0, 1, 31, 32, 1023, 1024, u64::from(u32::MAX), u64::MAX];
        let texts = ["", "a", "d1-d2", "Éire", "王", "/2ttt2/ a"];
        let mut writer = Writer::new('1');
        for number in numbers {
            writer.number(number);
            writer.flag(number == 31);
        }
        for text in texts {
            writer.text(text);
        }
        writer.bits(5, 3);
        let code = writer.finish();
        assert!(code.chars().all(is_code), "{code}");
        let mut reader = Reader::new(&code).unwrap();
        for number in numbers {
            assert_eq!(reader.number(), Some(number));
            assert_eq!(reader.flag(), Some(number == 31));
        }
        for text in texts {
            assert_eq!(reader.text().as_deref(), Some(text));
        }
        assert!(!reader.is_at_end());
        assert_eq!(reader.bits(3), Some(5));
        assert!(reader.is_at_end());
        assert_eq!(reader.bits(32), None);
    }

    #[test]
    fn a_single_changed_character_is_noticed() {
        let mut writer = Writer::new('1');
        writer.text("the High King");
        let code = writer.finish();
        for at in 0..code.len() {
            for other in ALPHABET {
                let mut bytes = code.clone().into_bytes();
                bytes[at] = *other;
                let changed = String::from_utf8(bytes).unwrap();
                assert_eq!(Reader::new(&changed).is_some(), changed == code);
            }
        }
    }

    #[test]
    fn the_check_is_that_of_openpgp() {
        assert_eq!(check("123456789"), 0x0021_cf02);
    }

    #[test]
    fn a_number_too_large_is_none() {
        let mut writer = Writer::new('1');
        for _ in 0..13 {
            writer.bits(63, SIX);
        }
        writer.bits(1, SIX);
        let code = writer.finish();
        assert_eq!(Reader::new(&code).unwrap().number(), None);
    }
}
