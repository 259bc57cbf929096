"""Makes the files of assets/fonts from the npm packages `@fontsource/*`.

Usage: python3 scripts/fonts.py NODE_MODULES      (needs: pip install fonttools brotli)

The letters kept are those of English, Irish and Persian, the digits, and the marks that
text and notation need; Persian has a face of its own for its letters alone. "Uncial Antiqua" is a Reserved Font Name, so the subset,
being a changed version, carries another name inside as well as in the style sheet.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "ÁÉÍÓÚáéíóú"
MARKS = "\u00a0«»·×÷°±½¼¾‘’“”‚„–—…•−↑↓©§†"
# Letters, the marks over and under them, digits, punctuation, the half-space and its like.
PERSIAN = (
    "ءآأؤئابةتثجحخدذرزسشصضطظعغفقلمنهويپچژکگیۀـ"
    + "".join(map(chr, range(0x064B, 0x0655)))
    + "۰۱۲۳۴۵۶۷۸۹٪٫٬،؛؟\u0670\u200c\u200d"
)
FACES = [
    # package, its part, weight, output, characters, new name or None
    ("uncial-antiqua", "latin", 400, "uncial-400.woff2", LETTERS + "’–—·", "Riocht Uncial"),
    ("alegreya-sans", "latin", 400, "alegreya-sans-400.woff2", LETTERS + MARKS, None),
    ("alegreya-sans", "latin", 700, "alegreya-sans-700.woff2", LETTERS + MARKS, None),
    ("vazirmatn", "arabic", 400, "vazirmatn-400.woff2", PERSIAN, None),
    ("vazirmatn", "arabic", 700, "vazirmatn-700.woff2", PERSIAN, None),
]

target = Path(__file__).parent.parent / "assets" / "fonts"
modules = Path(sys.argv[1])
for package, part, weight, output, characters, name in FACES:
    source = modules / "@fontsource" / package / "files" / f"{package}-{part}-{weight}-normal.woff2"
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    # Old-style and table figures, ligatures, kerning: what the style sheets may ask for.
    # The forms of a Persian letter at the beginning, in the middle and at the end of a word.
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]
    options.layout_features += ["init", "medi", "fina", "isol", "rlig", "calt"]
    worker = subset.Subsetter(options)
    worker.populate(text=characters)
    worker.subset(font)
    if name:
        for record in font["name"].names:
            if record.nameID in (1, 4, 16):
                record.string = name
            elif record.nameID in (3, 6):
                record.string = name.replace(" ", "")
    font.flavor = "woff2"
    font.save(target / output)
    print(output, (target / output).stat().st_size)
