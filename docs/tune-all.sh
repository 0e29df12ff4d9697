#!/bin/sh
# Tunes families on four classes of puzzles, each with the same budget and seed. The configurations found go to
# results/tuned/FAMILY-CLASS.json, where tuned:FAMILY-CLASS finds them; the races go to results/races-of-tuning/CLASS/FAMILY.
# results/races/runs.parquet has the measured runs of the races of November 2026.
# Nothing else should run on the machine. A tuning that was interrupted continues when this script is called again.
# Usage: docs/tune-all.sh [BUDGET [CLASS [FAMILY...]]]    The classes are nine, sudokus, quasigroups and boards.
set -eu
cd "$(dirname "$0")/.."

budget=${1:-15m}
classes=${2:-nine sudokus quasigroups boards}
if [ $# -gt 2 ]; then shift 2; else set -- cpsat choco sat4j lcg engine; fi

# A set that has no name of its own: makes its file, if it is not there yet, and prints the path.
made() { # FILE OPTION...
    file=results/races-of-tuning/sets/$1
    shift
    if [ ! -e "$file" ]; then
        mkdir -p results/races-of-tuning/sets
        ./crosshatch generate "$@" --quiet --out "$file.part"
        mv "$file.part" "$file"
    fi
    printf '%s' "$file"
}

# The sets of one class, joined by commas. Training puzzles have seed 17, test puzzles have seed 18.
sets() { # CLASS SEED
    case $1 in
        nine)
            made "profile-$2.txt" --profile --count 40 --seed "$2"
            printf ','
            made "search-$2.txt" --minimal --difficulty search --count 40 --seed "$2"
            printf ',sudoku-3/holes=0.68/count=40/seed=%s' "$2"
            ;;
        sudokus) printf 'sudoku-4/holes=0.6/count=60/seed=%s,sudoku-5/holes=0.54/count=60/seed=%s' "$2" "$2" ;;
        quasigroups)
            printf 'latin-25/holes=0.4/count=40/seed=%s,latin-30/holes=0.36/count=40/seed=%s,' "$2" "$2"
            printf 'latin-35/holes=0.35/count=40/seed=%s' "$2"
            ;;
        boards)
            for kind in jigsaw-9 killer-9 futoshiki-7 keen-6 towers-5; do
                made "$kind-$2.ids" --kind "${kind%-*}" --size "${kind#*-}" --count 20 --seed "$2"
                printf ','
            done
            made "x-9-$2.ids" --kind x --size 9 --count 20 --seed "$2"
            ;;
        *) echo "unknown class $1, expected nine, sudokus, quasigroups or boards" >&2 && exit 2 ;;
    esac
}

mkdir -p results/tuned
for class in $classes; do
    question=any
    [ "$class" = boards ] && question=unique
    train=$(sets "$class" 17)
    held_out=$(sets "$class" 18)
    for family in "$@"; do
        out=results/races-of-tuning/$class/$family
        resume=
        [ -e "$out/tuning.json" ] && resume=--resume
        # shellcheck disable=SC2086
        ./crosshatch study tune "$family" --train "$train" --test "$held_out" --question "$question" --budget "$budget" \
            --timeout 2s --warmup 2s --seed 1 --out "$out" $resume
        cp "$out/tuned.json" "results/tuned/$family-$class.json"
    done
done
