#!/bin/sh
# Tunes families on four classes of puzzles, each with the same budget and seed. The configurations found go to
# results/tuned/FAMILY-CLASS.json, where tuned:FAMILY-CLASS finds them; the races go to results/races/CLASS/FAMILY.
# Nothing else should run on the machine. A tuning that was interrupted continues when this script is called again.
# Usage: docs/tune-all.sh [BUDGET [CLASS [FAMILY...]]]    The classes are nine, sudokus, quasigroups and boards.
set -eu
cd "$(dirname "$0")/.."

budget=${1:-15m}
classes=${2:-nine sudokus quasigroups boards}
[ $# -gt 2 ] && shift 2 || set -- cpsat choco sat4j lcg engine

# The sets of one class: training puzzles have seed 17, test puzzles have seed 18. No published experiment uses these seeds.
sets() { # CLASS SEED
    case $1 in
        nine) echo "profile/count=40/seed=$2,minimal/difficulty=search/count=40/seed=$2,sudoku-3/holes=0.68/count=40/seed=$2" ;;
        sudokus) echo "sudoku-4/holes=0.6/count=60/seed=$2,sudoku-5/holes=0.54/count=60/seed=$2" ;;
        quasigroups) echo "latin-25/holes=0.4/count=40/seed=$2,latin-30/holes=0.36/count=40/seed=$2,latin-35/holes=0.35/count=40/seed=$2" ;;
        boards) for kind in x/size=9 jigsaw/size=9 killer/size=9 futoshiki/size=7 keen/size=6 towers/size=5; do
            printf '%s/count=20/seed=%s,' "$kind" "$2"
        done | sed 's/,$//' ;;
        *) echo "unknown class $1; the classes are nine, sudokus, quasigroups and boards" >&2 && exit 2 ;;
    esac
}

mkdir -p results/tuned
for class in $classes; do
    question=any
    [ "$class" = boards ] && question=unique
    train=$(sets "$class" 17)
    held_out=$(sets "$class" 18)
    for family in "$@"; do
        out=results/races/$class/$family
        resume=
        [ -e "$out/tuning.json" ] && resume=--resume
        # shellcheck disable=SC2086
        ./crosshatch study tune "$family" --train "$train" --test "$held_out" --question "$question" --budget "$budget" \
            --timeout 2s --warmup 2s --seed 1 --out "$out" $resume
        cp "$out/tuned.json" "results/tuned/$family-$class.json"
    done
done
