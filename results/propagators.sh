#!/usr/bin/env bash
# The suite `propagators`: what a node of the same search tree costs, by propagator and size. Writes records below a directory, and the
# table of results/propagators.md to propagators.csv in it. The record and the table that are committed were made so. Ends with an error where two solvers had different trees.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:?expected a directory for the records}

engine=engine/branch=binary/select=input
choco=choco/select=input
gecode=gecode/alldiff=kept/search=input

# name, problems, solvers
suite() {
  ./crosshatch compare --same-tree --question count:20000 --timeout 60s --forks 3 --puzzles "$2" --solvers "$3" \
    --out "$out/propagators-$1"
}

suite disequalities queens-6/as=pairs,queens-8/as=pairs,queens-10/as=pairs,queens-12/as=pairs \
  "$engine/propagate=naked-single,$choco/alldiff=NEQS,$gecode"
suite alldifferent-bounds queens-6,queens-8,queens-10,queens-12 \
  "$choco/alldiff=BC,$gecode/consistency=bounds"
suite alldifferent-domain queens-6,queens-8,queens-10,queens-12 \
  "$engine/propagate=naked-single+gac,$choco/alldiff=AC,$gecode/consistency=domain"
suite tables queens-6/as=tables,queens-8/as=tables,queens-10/as=tables,magic-3/as=tables \
  "$engine/propagate=naked-single,$choco,$gecode"
suite sums magic-3/as=pairs,langford-2-6/as=pairs,langford-2-7/as=pairs,langford-2-8/as=pairs \
  "$engine/propagate=naked-single/relations=bounds,$choco/alldiff=NEQS/relations=arithmetic,$gecode"

./crosshatch query "$out"/propagators-* "$(cat results/propagators.sql)" --format csv > "$out/propagators.csv"
