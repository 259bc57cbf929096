"""Draws the icons of assets/icons: a crown within a ring of two interlaced strands.

Usage: python3 scripts/icons.py      (needs: pip install pillow; chromium on the path)
"""

import math
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

CENTRE, RADIUS, SWING, LOOPS = 256, 190, 25, 8
PHASES = (0, math.pi)
# Casing, core and highlight of each strand, and their widths.
COLOURS = (("#5a170f", "#b23a2a", "#e07a62"), ("#10304e", "#2c6aa3", "#7db2dd"))
WIDTHS = (32, 21, 4)
VELLUM, OAK = "#f4ecda", "#17130f"
CROWN = """<g transform="translate(256 262) scale(.97) translate(-256 -256)"><g stroke="#5a170f" stroke-linejoin="round" stroke-width="10"><path fill="#c8871a" d="M166 312 148 204l56 40 52-88 52 88 56-40-18 108Z"/><path fill="#e9b44c" d="M158 312h196v30H158Z"/><circle cx="148" cy="196" r="13" fill="#e9b44c"/><circle cx="256" cy="148" r="14" fill="#e9b44c"/><circle cx="364" cy="196" r="13" fill="#e9b44c"/></g><path d="m256 256 17 20-17 20-17-20Z" fill="#b23a2a" stroke="#5a170f" stroke-width="6" stroke-linejoin="round"/></g>"""


def point(angle, phase):
    radius = RADIUS + SWING * math.sin(LOOPS * angle + phase)
    return CENTRE + radius * math.sin(angle), CENTRE - radius * math.cos(angle)


def slope(angle, phase):
    radius = RADIUS + SWING * math.sin(LOOPS * angle + phase)
    change = SWING * LOOPS * math.cos(LOOPS * angle + phase)
    return (
        change * math.sin(angle) + radius * math.cos(angle),
        -change * math.cos(angle) + radius * math.sin(angle),
    )


def curve(start, end, phase, pieces):
    """The strand between two angles as cubic curves with matching tangents."""
    step = (end - start) / pieces
    x, y = point(start, phase)
    path = f"M{x:.0f} {y:.0f}"
    for piece in range(pieces):
        a, b = start + piece * step, start + (piece + 1) * step
        (xa, ya), (xb, yb) = point(a, phase), point(b, phase)
        (ua, va), (ub, vb) = slope(a, phase), slope(b, phase)
        third = step / 3
        path += f"C{xa + ua * third:.0f} {ya + va * third:.0f} {xb - ub * third:.0f} {yb - vb * third:.0f} {xb:.0f} {yb:.0f}"
    return path


def knot():
    """Both strands, then the short pieces that lie on top where they cross, by turns."""
    shapes, below, above = "", "", ""
    for strand, (phase, colours) in enumerate(zip(PHASES, COLOURS)):
        crossings = [k * math.pi / LOOPS for k in range(2 * LOOPS) if k % 2 == strand]
        # The casing of a piece is shorter than its core, so that no end of it is seen.
        parts = {
            f"s{strand}": curve(0, 2 * math.pi, phase, 4 * LOOPS) + "Z",
            f"c{strand}": "".join(curve(t - 0.075, t + 0.075, phase, 2) for t in crossings),
            f"o{strand}": "".join(curve(t - 0.1, t + 0.1, phase, 2) for t in crossings),
        }
        shapes += "".join(f'<path id="{name}" d="{path}"/>' for name, path in parts.items())

        def layer(names):
            return "".join(
                f'<use href="#{name}" stroke="{colour}" stroke-width="{width}"/>'
                for name, colour, width in zip(names, colours, WIDTHS)
            )

        below += layer([f"s{strand}"] * 3)
        above += layer([f"c{strand}", f"o{strand}", f"o{strand}"])
    return f'<defs>{shapes}</defs><g fill="none">{below}{above}</g>'


def svg(content):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{content}</svg>\n'


def render(source, file, folder):
    page = folder / "page.html"
    page.write_text(
        "<!doctype html><style>*{margin:0}html{overflow:hidden}svg{display:block;width:512px}</style>" + source
    )
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    command += ["--default-background-color=00000000", f"--user-data-dir={folder}/profile"]
    command += ["--window-size=512,512", f"--screenshot={file}", page.as_uri()]
    subprocess.run(command, check=True, capture_output=True)
    return Image.open(file).convert("RGBA")


def main():
    target = Path(__file__).parent.parent / "assets" / "icons"
    disc = f'<circle cx="256" cy="256" r="252" fill="{OAK}"/><circle cx="256" cy="256" r="148" fill="{VELLUM}"/>'
    icon = disc + knot() + CROWN
    # Whatever shape a system cuts out of this one, the circle in the middle stays whole.
    maskable = f'<path fill="{OAK}" d="M0 0h512v512H0Z"/><g transform="translate(51.2 51.2) scale(.8)">{icon}</g>'
    (target / "icon.svg").write_text(svg(icon))
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        large = render(svg(icon), folder / "icon.png", folder)
        for size in (192, 512):
            small = large.resize((size, size), Image.Resampling.LANCZOS)
            small = small.quantize(128, method=Image.Quantize.FASTOCTREE)
            small.save(target / f"icon-{size}.png", optimize=True)
        full = render(svg(maskable), folder / "maskable.png", folder).convert("RGB")
        full.quantize(128).save(target / "icon-maskable-512.png", optimize=True)


main()
