#!/usr/bin/env python3
"""Makes leaders.svg: for each set, the nearest rivals of our fastest solver, from ratios.csv and classics.csv.

    results/leaders.py >results/leaders.svg
"""
import math

from forest import Axis, rows, text

OURS = ("engine", "lcg", "swift")
TRANSPLANTS = ("sat4j-all", "sat4j-BPT", "cadical-all")
REDUCED = ("sat4j-none", "kissat-reduced", "cadical-reduced")  # clauses for open candidates only
RIVALS = ("choco", "cpsat", "sat4j", "cadical", "kissat", "minisat", "chuffed", "clasp", "gecode", "free", "cpsat8")
NINE = {"hardest10": "hardest10", "profile": "like Norvig's benchmark", "search": "minimal, need search", "sudoku-3": "hole fraction 0.68", "hard375": "hard375"}
PEAKS = {
    **{f"sudoku-{order}": f"Sudokus of order {order}" for order in (4, 5, 6)},
    **{f"latin-{digits}": f"quasigroups of {digits} digits" for digits in (20, 25, 30, 32, 33, 35, 40)},
}
SCALING = {f"latin-{digits}": f"quasigroups of {digits} digits" for digits in (25, 28, 31, 34, 37, 40, 45)} | {
    f"latin-{digits}": f"{digits} digits, balanced holes" for digits in (30, 35)}
BOARDS = {name: name for name in ("futoshiki", "jigsaw", "keen", "killer", "towers")} | {"x": "Sudoku with diagonals"}
SECTIONS = (
    ("9×9 Sudokus: find a solution", "nine", "any", "× time", NINE),
    ("9×9 Sudokus: is the solution unique?", "nine", "unique", "× time", NINE),
    ("Boards of up to 9×9: is the solution unique?", "boards", "unique", "× time", BOARDS),
    ("Large grids at their peak: PAR2", "peaks", "any", "× PAR2", PEAKS),
    ("The same after automatic tuning: PAR2", "peaks-tuned", "any", "× PAR2", PEAKS),
    ("Newer grids, more rivals: PAR2", "contestants", "any", "× PAR2", PEAKS),
    ("Growth with size, strong rivals only: PAR2", "scaling", "any", "× PAR2", SCALING),
    ("Native SAT solvers in strong configurations: PAR2", "strong-peaks", "any", "× PAR2", PEAKS),
    ("Large grids, most without a solution: PAR2", "unsatisfiable", "any", "× PAR2", PEAKS),
    ("The same, SAT solvers in strong configurations: PAR2", "strong-unsatisfiable", "any", "× PAR2", PEAKS),
)
CLASSICS = (("one solution or refutation", "any"), ("all solutions", "count:1000"))
KINDS = (("ship", "the fastest library or program as it ships"), ("set", "in an expert's or a tuned configuration"),
         ("ours", "with our pieces of knowledge inside"))

LEFT, ROW, HEADING, TOP = 264, 28, 24, 66
AXIS = Axis(width=800, left=LEFT, right=770, least=0.008, most=1200)
x = AXIS.x


def number(text):
    return float(text.replace(",", "")) if text else math.nan


def kind(solver):
    """None for a solver that is no library and no program of others."""
    if solver in TRANSPLANTS:
        return "ours"
    if solver in REDUCED:
        return "set"
    return KINDS[":" in solver][0] if family(solver) in RIVALS else None


def best_of_ours(table):
    """Whose table has no faster solver of ours."""
    return next(ours for ours in OURS
                if ours in table and all(ratio[0] >= 1 for solver, ratio in table[ours].items() if family(solver) in OURS))


def unplanted():
    """A row for each class of the grids without a planted solution, over all hole fractions."""
    for answer, label in (("solved", "35 digits, 15 with a solution"), ("no-solution", "35 digits, 21 without a solution")):
        table = {row["solver"]: tuple(number(row[end]) for end in ("factor", "low", "high"))
                 for row in rows("contestants.csv") if (row["board"], row["class"]) == ("all fractions", answer)}
        yield lambda y, label=label, table=table: drawn(y, label, {"lcg": table})


def natural():
    """A row for each size and class of the grids without a planted solution that propagation does not decide."""
    for digits, answer, words in ((digits, *each) for digits in (30, 33) for each in (("solved", "with"), ("no-solution", "without"))):
        table = {row["solver"]: tuple(number(row[end]) for end in ("par2_ratio", "par2_low", "par2_high")) for row in rows("natural.csv")
                 if (row["board"], row["kind"], row["class"]) == (f"latin-{digits}", "unplanted", answer) and row["par2_low"] and row["solver"] != "lcg"}
        yield lambda y, label=f"{digits} digits, {words} a solution", table=table: drawn(y, label, {"lcg": table})


def family(solver):
    return solver.partition(":")[2].partition("-")[0] if ":" in solver else solver.partition("/")[0]


def interval(y, ratio, low, high, rival, solver):
    return AXIS.interval(y, low, high, rival) + mark(y, ratio, rival) + text(x(high) + 6, y + 3.5, family(solver), "name")


def mark(y, ratio, rival):
    """A circle for a rival as it ships, a square for one with other options, a diamond for one with our pieces."""
    return {"ship": AXIS.circle, "set": AXIS.square, "ours": AXIS.diamond}[rival](y, ratio, rival)


def drawn(y, label, table):
    ours = best_of_ours(table)
    out = [text(LEFT - 62, y + 4, label, "end"), text(LEFT - 8, y + 4, ours, "soft end")]
    for at, (rival, _) in enumerate(KINDS):
        rivals = [(ratio, solver) for solver, ratio in table[ours].items() if kind(solver) == rival]
        if rivals:
            ratio, solver = min(rivals)
            out.append(interval(y - 8 + 8 * at, *ratio, rival, solver))
    return out


def classics(y, label, task):
    """A mark for each problem: median of its fastest rival, divided by the median of our fastest solver."""
    medians = {}
    for row in rows("classics.csv"):
        if row["question"] == task and row["runs"] == row["solved"]:
            medians.setdefault(row["problem"], []).append((float(row["median_ms"]), row["solver"]))
    ratios = []
    for problem, times in medians.items():
        ours = min(each for each in times if each[1] in OURS)
        rival = min(each for each in times if kind(each[1]))
        ratios.append((rival[0] / ours[0], problem, kind(rival[1])))
    out = [text(LEFT - 8, y + 4, f"{label}, {len(ratios)} problems", "end")]
    out += [mark(y, ratio, rival) for ratio, _, rival in ratios]
    ratio, problem, _ = min(ratios)
    return out + [text(x(ratio) + 7, y + 3.5, problem, "name")]


def legend(at, rival, meaning):
    left = 16 + 265 * at
    return [mark(20, AXIS.ratio(left), rival), text(left + 10, 24, meaning, "")]


def sections():
    ratios = rows("ratios.csv")
    for heading, page, task, measure, labels in SECTIONS:
        sets = {}
        for row in ratios:
            name = row["set"].partition("/")[0]
            if (row["page"], row["task"]) == (page, task) and name in labels and row[measure + " from"] and "unplanted" not in row["set"]:
                values = tuple(number(row[measure + end]) for end in ("", " from", " to"))
                sets.setdefault(name, {}).setdefault(row["reference"], {})[row["solver"]] = values
        yield heading, [(lambda y, label=label, table=sets[name]: drawn(y, label, table)) for name, label in labels.items() if name in sets]
    yield "Grids that nobody planted, all of which need search: PAR2", list(natural())
    yield "Older ones, of which most need no search: PAR2", list(unplanted())
    yield "Classic problems, without intervals: time", [(lambda y, each=each: classics(y, *each)) for each in CLASSICS]


marks, y = [], TOP
for heading, lines in sections():
    marks.append(text(8, y + HEADING - 7, heading, "head"))
    y += HEADING
    for line in lines:
        marks += line(y + ROW / 2)
        y += ROW
marks += [text(x(1) - 8, TOP - 6, "← faster than ours", "soft end"), text(x(1) + 8, TOP - 6, "slower than ours →", "soft"),
          text(LEFT - 8, TOP - 6, "our fastest", "soft end")]
for at, (rival, meaning) in enumerate(KINDS):
    marks += legend(at, rival, meaning)
title = "Time or PAR2 of the fastest rivals as multiples of those of our fastest solver, for each set, with 95 % intervals"
meaning = "multiple of the time or PAR2 of our fastest solver"
print("\n".join(AXIS.page(title, TOP, y + 4, [10.0 ** power for power in range(-2, 4)], meaning, marks)))
