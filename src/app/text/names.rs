//! What the games are called.

use super::Say;
use crate::shelf::GameName;

impl Say for GameName {
    fn english(&self) -> String {
        match self {
            GameName::ArdRi => "Ard Rí",
            GameName::ArdRiOneStep => "One-Step Ard Rí",
            GameName::Tara1 => "Tara: Quick-start",
            GameName::Tara2 => "Tara: Advanced",
            GameName::TaraChalice => "Poisoned Chalice",
            GameName::BrianBoru => "Brian Boru",
        }
        .into()
    }

    fn persian(&self) -> String {
        match self {
            GameName::ArdRi => "آرد ری",
            GameName::ArdRiOneStep => "آرد ری تک‌گام",
            GameName::Tara1 => "تارا: شروع سریع",
            GameName::Tara2 => "تارا: پیشرفته",
            GameName::TaraChalice => "جام زهرآگین",
            GameName::BrianBoru => "برایان بورو",
        }
        .into()
    }

    fn irish(&self) -> String {
        match self {
            GameName::ArdRi => "Ard Rí",
            GameName::ArdRiOneStep => "Ard Rí aon chéime",
            GameName::Tara1 => "Teamhair: Tús tapa",
            GameName::Tara2 => "Teamhair: Ardleibhéal",
            GameName::TaraChalice => "An Chailís Nimhe",
            GameName::BrianBoru => "Brian Bóramha",
        }
        .into()
    }
}
