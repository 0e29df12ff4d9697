#!/usr/bin/env python3
"""Makes peaks.svg from peaks.csv: PAR2 of each solver on each set, as a multiple of the best PAR2 of the same experiment.

    results/peaks.py >results/peaks.svg
"""
import html

from forest import STYLE, rows, text

SETS = {f"sudoku-{order}": f"order {order}" for order in (4, 5, 6)} | {f"latin-{size}": f"{size} digits" for size in (20, 25, 30, 35, 40)}
AT_THE_PEAK = ("peaks", "peaks-small", "peaks-six", "peaks-forty")
TUNED = ("peaks-tuned", "peaks-tuned-latin")
SECTIONS = (
    ("Ours", AT_THE_PEAK, ("lcg", "engine")),
    ("Libraries, strong and as they ship", AT_THE_PEAK, (
        "strong:sat4j", "sat4j", "strong:cpsat", "cpsat", "cpsat8", "strong:choco", "choco")),
    ("External programs", AT_THE_PEAK, ("kissat", "cadical", "minisat", "chuffed", "free", "gecode")),
    ("After automatic tuning, in experiments of their own", TUNED, (
        "lcg", "tuned:engine", "tuned:sat4j", "tuned:cpsat", "tuned:choco")),
)
BOUNDS = (1.1, 2, 5, 20, 100)
LEGEND = ("up to 1.1", "to 2", "to 5", "to 20", "to 100", "above 100")
SHADES = """
.b0 { fill: #e4eff9; } .b1 { fill: #c9def0; } .b2 { fill: #9ecae1; } .b3 { fill: #6baed6; } .b4 { fill: #2b75b3; } .b5 { fill: #08407e; }
text.on4, text.on5 { fill: #ffffff; } text.best { font-weight: 700; }
@media (prefers-color-scheme: dark) {
  .b0 { fill: #1c2833; } .b1 { fill: #20394f; } .b2 { fill: #245175; } .b3 { fill: #2f74a8; } .b4 { fill: #74b6e0; } .b5 { fill: #cbe5f7; }
  text.on4, text.on5 { fill: #10151a; }
}
"""
LEFT, CELL, ROW, HEADING, TOP, WIDTH = 140, 80, 25, 27, 60, 800


def shade(multiple):
    return sum(multiple > bound for bound in BOUNDS)


def digits(multiple):
    """To two digits; the best is exactly 1."""
    return f"{multiple:.1f}" if 1 < multiple < 9.95 else f"{float(f'{multiple:.2g}'):,g}"


def cell(x, y, multiple, row):
    """The multiple, and how many grids were solved if not all were."""
    on = shade(multiple)
    yield f'<rect class="b{on}" x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}"/>'
    if row["solved"] == row["puzzles"]:
        yield text(x + CELL / 2, y + 17, digits(multiple), f"middle on{on}" + (" best" if multiple == 1 else ""))
    else:
        yield text(x + 38, y + 17, digits(multiple), f"end on{on}")
        yield text(x + 43, y + 17, f'{row["solved"]}/{row["puzzles"]}', f"name on{on}")


measured = {}
for row in rows("peaks.csv"):
    measured.setdefault((row["experiment"], row["board"]), {})[row["solver"].replace("-sudokus", "").replace("-quasigroups", "")] = row

marks, y = [], TOP
for heading, experiments, solvers in SECTIONS:
    marks.append(text(8, y + HEADING - 7, heading, "head"))
    y += HEADING
    for solver in solvers:
        marks.append(text(LEFT - 8, y + 17, solver, "end"))
        for at, name in enumerate(SETS):
            table = next((measured[each, name] for each in experiments if (each, name) in measured), {})
            if solver in table:
                best = min(float(each["par2_ms"]) for each in table.values())
                marks += cell(LEFT + CELL * at, y, float(table[solver]["par2_ms"]) / best, table[solver])
        y += ROW
marks += [text(LEFT + CELL * (at + 0.5), TOP + 4, label, "middle") for at, label in enumerate(SETS.values())]
marks += [text(LEFT + CELL * 1.5, TOP - 12, "Sudokus", "soft middle"), text(LEFT + CELL * 5.5, TOP - 12, "quasigroups", "soft middle")]
marks.append(text(LEFT - 8, TOP - 12, "22/30: grids solved", "soft end"))
marks.append(text(8, 22, "PAR2 as a multiple of the best", "head"))
for at, meaning in enumerate(LEGEND):
    x = 230 + 95 * at
    marks.append(f'<rect class="b{at}" x="{x}" y="11" width="14" height="14"/>' + text(x + 20, 22, meaning, "soft"))

height = y + 10
title = "PAR2 of each solver on each set as a multiple of the best, and how many grids it solved if not all"
print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" role="img" '
      f'aria-labelledby="title">\n<title id="title">{html.escape(title)}</title>\n<style>{STYLE}{SHADES}</style>\n'
      f'<rect class="paper" width="{WIDTH}" height="{height}"/>')
print("\n".join(marks + ["</svg>"]))
