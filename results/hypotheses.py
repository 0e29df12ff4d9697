#!/usr/bin/env python3
"""Makes hypotheses.csv: for each hypothesis on ratios that is not refuted, the factor that would have refuted it.

    results/hypotheses.py >results/hypotheses.csv

It is the factor by which the most critical ratio would have had to change, together with its interval. A large factor means strong evidence
or, for N18 and N23, a weak test.
"""
from forest import rows


def number(text):
    return float(text.replace(",", ""))


def ratios(page, references, wanted, measure):
    """The rows of ratios.csv with an interval: set, reference, solver, and its two ends."""
    for row in rows("ratios.csv"):
        if row["page"] == page and row["reference"] in references and wanted(row) and row[measure + " from"]:
            yield row["set"], row["reference"], row["solver"], number(row[measure + " from"]), number(row[measure + " to"])


def lows(page, reference, wanted, measure):
    return min(low for *_, low, _ in ratios(page, (reference,), wanted, measure))


def library(row):
    return row["solver"].partition(":")[2].partition("-")[0] in ("choco", "cpsat", "sat4j") or row["solver"] in ("choco", "cpsat", "sat4j")


def native_against_cpsat():
    highs = {}
    for name, _, solver, _, high in ratios("peaks", ("cpsat", "strong:cpsat"), lambda row: row["solver"] in ("cadical", "kissat"), "× PAR2"):
        highs[name, solver] = max(high, highs.get((name, solver), 0))
    return min(highs.values())


def speed(file):
    """The interval of conflicts, Sat4j to lcg, would lie above the interval of times per conflict; each size of random holes counts."""
    return min(number(row["effort_high"]) / number(row["time_per_effort_low"]) for row in rows(file)
               if (row["pair"], row["ratio_of"]) == ("lcg-all / sat4j-all", "geometric means") and row["effort_high"] and "balanced" not in row["set"])


def of(file, column, wanted):
    return min(number(row[column]) for row in rows(file) if wanted(row))


def natural(end):
    """Of each solver of others and each size, over the grids without a planted solution."""
    return [number(row[end]) for row in rows("natural.csv") if (row["kind"], row["class"]) == ("unplanted", "all") and row[end]
            and not row["solver"].startswith("lcg")]


def conflicts(board, pair, end):
    return next(number(row["conflicts_" + end]) for row in rows("natural.csv")
                if (row["kind"], row["class"], row["board"], row["solver"]) == ("unplanted", "all", board, pair))


def natives():
    """Sets of refutations and native SAT solvers in their strong configurations."""
    return {(row["set"], row["solver"]) for row in rows("ratios.csv") if row["page"] == "strong-unsatisfiable" and row["solver"].partition(":")[0] == "strong"
            and row["solver"] not in ("strong:cpsat", "strong:sat4j")}


def equal_conflicts():
    low, high = (conflicts("both sizes", "lcg-all / sat4j-all", end) for end in ("low", "high"))
    return min(low * 1.5, 1.5 / high)


FACTORS = {
    "N1": lambda: lows("nine", "swift", lambda row: True, "× time") / 1.1,
    "N2": lambda: lows("nine", "engine", library, "× time") / 1.1,
    "N5": native_against_cpsat,
    "N9": lambda: lows("peaks-tuned", "lcg", lambda row: row["set"].startswith("latin") and row["solver"].startswith("tuned:") and library(row), "× PAR2") / 1.1,
    "N14": lambda: of("transplant.csv", "high", lambda row: row["host"] != "cadical-up" and row["effect"] in ("B to G", "B to T", "P to G", "P to T")),
    "N17": lambda: of("transplant.csv", "low", lambda row: (row["host"], row["effect"]) == ("cadical-up", "all four")),
    "N18": lambda: speed("contestants-decomposed.csv"),
    "N19": lambda: of("contestants.csv", "high", lambda row: row["board"] == "all fractions" and row["solver"] != "lcg"),
    "N20": lambda: of("contestants.csv", "low", lambda row: row["board"] == "growth" and row["solver"] in ("lcg", "sat4j")),
    "N23": lambda: speed("scaling-decomposed.csv"),
    "N25": lambda: min(natural("low")) / 1.1,
    "N26": lambda: min(natural("own_low")) / 1.1,
    "N27": equal_conflicts,
    "N28": lambda: min(conflicts(board, "sat4j-none / sat4j-all", "low") for board in ("latin-30", "latin-33")),
    "N31": lambda: min(max(number(row["× PAR2 to"]) for row in rows("ratios.csv") if row["page"] == "strong-unsatisfiable" and (row["set"], row["solver"]) == key
                           and row["reference"] in ("lcg", "strong:cpsat")) for key in natives()),
    "N32": lambda: min(number(row["factor_lowest"]) for row in rows("replay.csv") if row["conflicts"] == "" and row["hall"] != "eager") / 1.1,
}
print("hypothesis,factor")
for name, factor in FACTORS.items():
    print(f"{name},{factor():.2f}")
