package crosshatch.results.report;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Shows the lengths of proofs on each set along the steps of each solver, and the solver with the shortest proofs. */
final class ProofLengths {
    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.text("paradigm", "paradigm"),
            Column.number("proofs", "proofs"),
            Column.number("lemmas", "lemmas, median"),
            Column.number("most_lemmas", "most"),
            Column.number("hints", "hints, median"),
            Column.number("shortest", "shortest on"),
            Column.number("shortest_alone", "alone"));

    /** The lengths of proofs on puzzles with a proof along every solver that is traceable on this set and kind of runs. */
    private static final String LENGTHS = """
            WITH heard AS (
              SELECT line, position, variant, proof_lemmas, proof_hints FROM puzzles
              WHERE proof_lemmas IS NOT NULL AND line IN (%1$s)
            ), common AS (
              SELECT position, variant, min(proof_hints) AS fewest, count(*) AS solvers
              FROM heard GROUP BY ALL HAVING count(*) = (SELECT count(DISTINCT line) FROM heard)
            ), placed AS (
              SELECT heard.*, fewest = proof_hints AS shortest,
                count_if(fewest = proof_hints) OVER (PARTITION BY position, variant) AS sharing
              FROM heard JOIN common USING (position, variant)
            )
            SELECT line, count(*) AS proofs, median(proof_lemmas) AS lemmas, max(proof_lemmas) AS most,
              median(proof_hints) AS hints, count_if(shortest) AS shortest, count_if(shortest AND sharing = 1) AS alone
            FROM placed GROUP BY line ORDER BY hints, line
            """;

    private ProofLengths() {}

    /** Makes one table for each set and kind of runs with proofs that follow a solver's own steps. */
    static List<Table> tables(Lines lines) {
        Map<List<String>, List<Line>> together = new LinkedHashMap<>();
        for (Line line : lines.all()) {
            together.computeIfAbsent(List.of(line.set(), line.kind().toString()), key -> new ArrayList<>())
                    .add(line);
        }
        return together.values().stream()
                .map(those -> table(lines, those))
                .filter(table -> !table.rows().isEmpty())
                .toList();
    }

    private static Table table(Lines lines, List<Line> those) {
        Map<Integer, Line> byNumber = new LinkedHashMap<>();
        those.forEach(line -> byNumber.put(line.number(), line));
        String numbers = String.join(
                ", ", byNumber.keySet().stream().map(String::valueOf).toList());
        List<List<Cell>> rows = new ArrayList<>();
        lines.database().query(LENGTHS.formatted(numbers), found -> {
            while (found.next()) {
                Line line = byNumber.get(found.getInt("line"));
                if (line == null) continue;
                rows.add(List.of(
                        Cell.text(line.label()),
                        Cell.text(line.paradigm()),
                        Cell.count(found.getLong("proofs")),
                        Cell.number(found.getDouble("lemmas")),
                        Cell.number(found.getDouble("most")),
                        Cell.number(found.getDouble("hints")),
                        Cell.few(found.getLong("shortest")),
                        Cell.few(found.getLong("alone"))));
            }
        });
        Line first = those.get(0);
        return new Table(
                Ids.of("proofs", first.set(), first.kind().toString()),
                first.set() + ", " + first.kind() + ": lengths of proofs along the steps of solvers",
                COLUMNS,
                rows,
                List.of(
                        "The table covers the puzzles on which every solver of the table has a proof that follows its own steps.",
                        "`lemmas`: number of lemmas that the proof needs. `hints`: number of clauses that these lemmas refer to.",
                        "`shortest on`: number of puzzles on which no other proof has fewer hints. `alone`: number of puzzles on which"
                                + " every other proof has more hints."));
    }
}
