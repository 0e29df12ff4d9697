"""What forest plots of results/ have in common: a logarithmic axis of ratios, colours for light and dark pages, and text."""
import csv
import html
import math
from pathlib import Path

HERE = Path(__file__).parent
STYLE = """
:root { color-scheme: light dark; }
text { font: 12px "Helvetica Neue", Arial, "Liberation Sans", "DejaVu Sans", sans-serif; fill: #1b1f24; }
text.soft { fill: #57606a; } text.name { font-size: 10px; } text.head { font-weight: 700; } text.end { text-anchor: end; }
text.middle { text-anchor: middle; }
.paper { fill: #ffffff; } .loss { fill: #fbeee6; } .grid { stroke: #d8dee4; } .one { stroke: #1b1f24; stroke-width: 1.5; }
.ship { fill: #0072b2; stroke: #0072b2; } .set { fill: #c04f00; stroke: #c04f00; }
.ours { fill: #007a5a; stroke: #007a5a; }
@media (prefers-color-scheme: dark) {
  text { fill: #eceff2; } text.soft { fill: #aeb7c0; }
  .paper { fill: #14181d; } .loss { fill: #33241b; } .grid { stroke: #323a43; } .one { stroke: #eceff2; }
  .ship { fill: #56b4e9; stroke: #56b4e9; } .set { fill: #f5a15a; stroke: #f5a15a; }
  .ours { fill: #35c39b; stroke: #35c39b; }
}
"""


def rows(name):
    with open(HERE / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def text(x, y, words, classes):
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{classes}">{html.escape(words)}</text>'


class Axis:
    """Ratios from least to most, between two places of a page that is so wide."""

    def __init__(self, width, left, right, least, most):
        self.width, self.left, self.right, self.least, self.most = width, left, right, least, most

    def x(self, ratio):
        return self.left + (self.right - self.left) * math.log(ratio / self.least) / math.log(self.most / self.least)

    def ratio(self, x):
        """The ratio at a place: the inverse of x."""
        return self.least * (self.most / self.least) ** ((x - self.left) / (self.right - self.left))

    def interval(self, y, low, high, colour):
        return f'<path class="{colour}" d="M{self.x(low):.1f} {y:.1f}H{self.x(high):.1f}"/>'

    def circle(self, y, ratio, colour):
        return f'<circle class="{colour}" cx="{self.x(ratio):.1f}" cy="{y:.1f}" r="3.3"/>'

    def square(self, y, ratio, colour):
        return f'<rect class="{colour}" x="{self.x(ratio) - 3:.1f}" y="{y - 3:.1f}" width="6" height="6"/>'

    def diamond(self, y, ratio, colour):
        x = self.x(ratio)
        return f'<path class="{colour}" d="M{x:.1f} {y - 4:.1f}l4 4l-4 4l-4 -4z"/>'

    def page(self, title, top, bottom, ticks, meaning, marks):
        """The drawing as SVG: the part left of 1 is shaded."""
        height = bottom + 42
        yield (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{height}" viewBox="0 0 {self.width} {height}" '
               'role="img" aria-labelledby="title">')
        yield f'<title id="title">{html.escape(title)}</title>'
        yield f"<style>{STYLE}</style>"
        yield f'<rect class="paper" width="{self.width}" height="{height}"/>'
        yield f'<rect class="loss" x="{self.left}" y="{top}" width="{self.x(1) - self.left:.1f}" height="{bottom - top}"/>'
        for tick in ticks:
            yield f'<path class="{"one" if tick == 1 else "grid"}" d="M{self.x(tick):.1f} {top}V{bottom}"/>'
            yield text(self.x(tick), bottom + 15, f"{tick:,g}", "soft middle")
        yield text((self.left + self.right) / 2, bottom + 33, meaning, "middle")
        yield from marks
        yield "</svg>"
