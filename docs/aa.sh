#!/usr/bin/env bash
# Compares a solver with itself a hundred times, each time until decided or until 300 puzzles have been asked, and writes results/aa.csv:
# the declaration, and the first batch after which a fixed interval of the same confidence, looked at likewise, would have declared
# one of the two to be faster. About half an hour.
#
#   docs/aa.sh              all of them
#   docs/aa.sh table DIR    the table only, from the results directories DIR/1, DIR/2, …
set -euo pipefail
case "${1:-}" in -h | --help) sed -n '2,8s/^# \?//p' "$0"; exit 0 ;; esac
home=$(cd "$(dirname "$0")/.." && pwd)
crosshatch=${CROSSHATCH:-$home/crosshatch}
runs=100

work=${2:-}
if [ "${1:-}" != table ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  for ((run = 1; run <= runs; run++)); do
    "$crosshatch" compare --solvers engine --aa --puzzles "sudoku-3/holes=0.68/count=300/seed=$((7000 + run))" --until decided \
      --margin 1.0001 --warmup 0s --format csv --out "$work/$run" >"$work/$run.csv"
  done
fi

# Student's t of 95 % for 2, 3, … 10 batches
fixed="WITH batches AS (
  SELECT block, avg(ln(total_ns)) FILTER (solver LIKE '%#1') - avg(ln(total_ns)) FILTER (solver LIKE '%#2') AS loss
  FROM runs WHERE phase <> 'disturbed' AND phase <> 'warmup' GROUP BY block
), looks AS (
  SELECT block, avg(loss) OVER so_far AS mean, stddev_samp(loss) OVER so_far / sqrt(block) AS error
  FROM batches WINDOW so_far AS (ORDER BY block)
)
SELECT coalesce(min(block), 0) AS fixed FROM looks
WHERE block > 1 AND abs(mean) > error * [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262][block - 1]"

echo "seed,declaration,batches,ratio,low,high,fixed_interval_wrong_after" >"$home/results/aa.csv"
for ((run = 1; run <= runs; run++)); do
  awk -F, -v OFS=, -v seed=$((7000 + run)) -v fixed="$("$crosshatch" query "$work/$run" "$fixed" --format csv 2>/dev/null | tail -1)" \
    'NR == 2 { printf "%d,%s,%d,%.3f,%.3f,%.3f,%d\n", seed, $3, $7, $4, $5, $6, fixed }' "$work/$run.csv" >>"$home/results/aa.csv"
done
