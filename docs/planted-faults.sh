#!/usr/bin/env bash
# How many of twenty planted faults 'hunt' finds, and how soon: a table in CSV. Run in the project's folder after
# 'mvn package -DskipTests'. SECONDS for each fault, 30 unless said; WORDS of those that are tried, all unless said.
#
#   docs/planted-faults.sh [SECONDS [WORDS]] > results/hunt/planted.csv
set -euo pipefail
libraries=$(find target/lib -name '*.jar' | tr '\n' ':')
# a folder of its own: a hunt is ended as soon as it has found something, and what lay in it goes with the folder
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
java -Djava.io.tmpdir="$scratch" -cp "target/test-classes:target/classes:$libraries" crosshatch.experiment.study.hunt.PlantedFaults "$@"
