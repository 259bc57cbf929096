//! The positions of the figures, and the sample.

/// A position of three seats: pieces by region and seat, castles so too, supplies, and the rest.
macro_rules! position {
    (
        M $m:tt L $l:tt U $u:tt C $c:tt, castles M $cm:tt C $cc:tt, supply $supply:tt,
        $rest:literal
    ) => {
        concat!(
            "{\"board\":{\"M\":",
            stringify!($m),
            ",\"L\":",
            stringify!($l),
            ",\"U\":",
            stringify!($u),
            ",\"C\":",
            stringify!($c),
            "},\"castles\":{\"M\":",
            stringify!($cm),
            ",\"L\":[0,0,0],\"U\":[0,0,0],\"C\":",
            stringify!($cc),
            "},\"supply\":",
            stringify!($supply),
            ",\"defeat\":[0,0,0],\"control_points\":[0,0,0],\"row\":[],",
            "\"deck_left\":30,",
            $rest,
            "}"
        )
    };
}

pub(super) const ROUND_ATTACK: &str = position!(
    M [0,0,0] L [0,0,1] U [2,2,1] C [1,0,0], castles M [0,0,0] C [0,0,0], supply [17,18,18],
    r#""control":{"M":null,"L":3,"U":null,"C":1},"now":"resolve",
    "laid":["r4U@attack","g4M@build","g2L@build"],"order":[1,2,3],
    "hands":[["b1M"],["b1L"],["b1U"]]"#
);
pub(super) const ROUND_BUILD: &str = position!(
    M [0,1,0] L [0,0,1] U [2,1,1] C [1,0,0], castles M [0,1,0] C [0,0,0], supply [17,17,18],
    r#""control":{"M":null,"L":3,"U":null,"C":1},"now":"resolve",
    "laid":["r4U@attack","g4M@build","g2L@build"],"order":[1,2,3],"at":2,"struck":true,
    "hands":[["b1M"],["b1L"],["b1U"]]"#
);
pub(super) const ROUND_CONTROL: &str = position!(
    M [0,1,1] L [0,0,1] U [2,1,1] C [1,0,0], castles M [0,1,0] C [0,0,0], supply [17,17,17],
    r#""control":{"M":null,"L":3,"U":1,"C":1},"hands":[["b1M"],["b1L"],["b1U"]]"#
);
pub(super) const TIE: &str = position!(
    M [1,0,0] L [0,0,1] U [0,2,0] C [0,0,0], castles M [0,0,0] C [0,0,0], supply [19,18,19],
    r#""control":{"M":null,"L":null,"U":null,"C":null},"now":"choose","at":2,
    "chosen":["r3M@attack","r3U@attack",null],
    "hands":[["r3M","b1M"],["r3U","b1L"],["b1U"]]"#
);
pub(super) const DEFEAT: &str = position!(
    M [1,0,0] L [0,0,0] U [0,2,0] C [0,0,0], castles M [0,0,0] C [0,0,0], supply [19,18,20],
    r#""control":{"M":null,"L":null,"U":null,"C":null},"now":"choose","at":2,
    "chosen":["r4U@attack","r2M@attack",null],
    "hands":[["r4U","b1M"],["r2M","b1L"],["b1U"]]"#
);
pub(super) const UPGRADE: &str = position!(
    M [0,0,0] L [0,0,0] U [0,0,0] C [1,0,0], castles M [0,0,0] C [1,0,0], supply [19,20,20],
    r#""control":{"M":null,"L":null,"U":null,"C":1},"now":"resolve",
    "laid":["g5C@build","hold","hold"],"order":[1],
    "hands":[["b1M"],["b1L"],["b1U"]]"#
);
pub(super) const TWO_CASTLES: &str = position!(
    M [1,1,0] L [0,0,0] U [0,0,0] C [0,0,0], castles M [1,1,0] C [0,0,0], supply [19,19,20],
    r#""control":{"M":null,"L":null,"U":null,"C":null},"hands":[["b1M"],["b1L"],["b1U"]]"#
);
pub(super) const CONTROL: &str = position!(
    M [2,2,1] L [0,0,0] U [3,1,0] C [0,1,0], castles M [0,0,0] C [0,0,0], supply [15,16,19],
    r#""control":{"M":null,"L":null,"U":1,"C":2},"hands":[["b1M"],["b1L"],["b1U"]]"#
);
