#!/bin/sh
# Tunes every family that has something to vary on the same puzzles, with the same budget and seed, and puts what came of it
# into results/tuned/FAMILY.json, where tuned:FAMILY finds it. Wants a quiet machine; what disturbed it stands in the files.
# A family that was interrupted goes on when this is called again. Usage: docs/tune-all.sh [BUDGET [FAMILY...]]
set -eu
cd "$(dirname "$0")/.."

budget=${1:-10m}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- choco cpsat sat4j engine lcg swift norvig euler96 readalps

# The reference experiments judge on hardest10, first10, euler50, hard375, norvig10k and bench250k: none of these is trained on.
train='sudoku-3/holes=0.68/count=150/seed=17,sudoku-4/holes=0.6/count=50/seed=17,sudoku-5/holes=0.5/count=20/seed=17'
test='sudoku-3/holes=0.68/count=300/seed=18,sudoku-4/holes=0.6/count=100/seed=18,sudoku-5/holes=0.5/count=40/seed=18'
small_train='sudoku-3/holes=0.68/count=220/seed=17' # for programs of order 3 only
small_test='sudoku-3/holes=0.68/count=440/seed=18'

mkdir -p results/tuned
for family in "$@"; do
    case $family in
        choco | cpsat | sat4j | engine | lcg) sets="--train $train --test $test" ;;
        *) sets="--train $small_train --test $small_test" ;;
    esac
    out=results/tune-$family
    resume=
    [ -e "$out/tuning.json" ] && resume=--resume
    # Sets and options are words without blanks.
    # shellcheck disable=SC2086
    ./crosshatch study tune "$family" $sets --budget "$budget" --timeout 2s --seed 1 --out "$out" $resume
    cp "$out/tuned.json" "results/tuned/$family.json"
done
