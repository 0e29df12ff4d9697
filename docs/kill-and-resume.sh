#!/usr/bin/env bash
# Kills a comparison with SIGKILL at random moments, resumes it each time, and counts what came of it.
#   docs/kill-and-resume.sh [SET] [KILLS]        default: norvig10k 10   (first: ./crosshatch puzzles fetch norvig10k)
set -euo pipefail

home=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
set=${1:-norvig10k}
kills=${2:-10}
out=$(mktemp -d)/killed
plan=(--solvers norvig,engine,swift --puzzles "$set" --repeat 5 --isolate off --cold) # without warm-up: each session measures at once
RANDOM=1

"$home/crosshatch" compare "${plan[@]}" --quiet --out "$out" & # the launcher becomes the JVM
for ((killed = 1; killed <= kills; killed++)); do
  sleep "$((RANDOM % 3)).$((RANDOM % 10))"
  kill -KILL $! 2>/dev/null || { echo "finished before kill $killed"; break; }
  wait $! 2>/dev/null || true
  echo "kill $killed: $(wc -c 2>/dev/null <"$out/runs.ledger" || echo 0) bytes in the ledger"
  if [ -f "$out/plan.json" ]; then again=(--resume); else again=("${plan[@]}"); fi
  "$home/crosshatch" compare "${again[@]}" --quiet --out "$out" &
done
wait $!

"$home/crosshatch" query "$out" "
  select solver, count(*) as runs, count(distinct (\"set\", position, repetition)) as different_runs, sum(backtracks) as backtracks
  from measured group by solver order by solver"
rm -r "$(dirname "$out")"
