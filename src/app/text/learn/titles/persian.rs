//! What each lesson is called in Persian.

use crate::learn::LessonId::{self, *};

/// The title.
pub fn say(id: LessonId) -> &'static str {
    match id {
        Sweep => "سراسر تخته",
        Capture => "زدن میان دو مهره",
        Corner => "گوشه کمک می‌کند",
        KingHelps => "شاه هم می‌جنگد",
        Three => "سه مهره با یک حرکت",
        Escape => "رسیدن به لبه",
        Seize => "گرفتن شاه",
        Throne => "شاه بر تخت شاهی",
        TwoWays => "دو راه به بیرون",
        Net => "گستردن تور",
        Guard => "راه را ببندید",
        Solved => "بازی حل‌شده",
        BreakIt => "بکوشید آن را بشکنید",

        Step => "هر بار یک خانه",
        Around => "دور تخت شاهی",
        Close => "پر کردن جای خالی",
        Edge => "گام آخر",
        Between => "میان دو مهاجم",
        Walk => "گام‌زنان به آزادی",
        Trap => "دام بگذارید",
        Gate => "دروازه را ببندید",
        Danger => "بیرون از خطر",

        Reach => "نزدیک شاه دشمن",
        Join => "پادشاهی‌ها را یکی کنید",
        Anywhere => "جا نیست، پس هر جا",
        Take => "گرفتن و بریدن",
        Linked => "پیوندخورده در امان است",
        Counter => "خرج کردن ژتون",
        LastWord => "حرف آخر",
        Plan => "دو نوبت پیش‌تر",

        Siege => "یک محاصره",
        ThreeSides => "سه سو",
        Hole => "به درون حفره",
        Line => "در خط شاه خودتان",
        EnemyLine => "در خط شاه دشمن",
        Finish => "پایان نبرد",
        Ahead => "پیش‌بینی",

        Edges => "چهار لبه",
        Rows => "خط‌های باز",
        Closed => "گرد هم بیاورید",
        Free => "وقتی همه‌ی خط‌ها بسته است",
        MustTake => "باید بنوشید",
        Shut => "جام را به حریف بدهید",
        Out => "آخرین تصرف‌ها",
        Poison => "تصرف زهرآگین",

        Castle => "ساختن قلعه",
        Majority => "کنترل را به دست بگیرید",
        Raid => "حمله",
        Stronger => "کارت قوی‌تر",
        Follower => "همراه با سازنده",
        Upgrade => "طبقه‌ی دوم",
        Marriage => "یک ازدواج",
        Bargain => "یک معامله",
        Patience => "نگه داشتن",
        HighKing => "پادشاه عالی",
    }
}
