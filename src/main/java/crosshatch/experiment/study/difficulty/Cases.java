package crosshatch.experiment.study.difficulty;

import crosshatch.base.InputException;
import crosshatch.experiment.study.difficulty.Case.Effort;
import crosshatch.instances.rate.Rater;
import crosshatch.instances.rate.Rating;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.page.Grids.Place;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads the puzzles of records, and rates each. */
final class Cases {
    /** The isomorphs of puzzles that all solvers of the set solved in every isomorph, with counted backtracks. */
    private static final String PRESENTATIONS = """
            WITH told AS (
              SELECT "set", line, position, variant, puzzle_id, backtracks, proof_hints,
                count(*) OVER (PARTITION BY "set", position) AS runs
              FROM puzzles JOIN lines USING (line) WHERE solved AND backtracks IS NOT NULL
            )
            SELECT line, position, max(puzzle_id) FILTER (variant = '') OVER (PARTITION BY "set", position) AS original,
              backtracks, proof_hints
            FROM told QUALIFY runs = max(runs) OVER (PARTITION BY "set")
            ORDER BY min(line) OVER (PARTITION BY "set"), position, line, variant
            """;

    private Cases() {}

    /**
     * Returns a case for each original puzzle, in the order of sets and positions.
     *
     * @param grids finds the puzzles
     * @throws InputException if runs are of two kinds, a grid is missing, or a puzzle is not of order 3 or has not exactly one
     *     solution
     */
    static List<Case> of(Lines lines, Grids grids) {
        List<Line.Kind> kinds = lines.all().stream().map(Line::kind).distinct().toList();
        if (kinds.size() > 1) {
            throw new InputException("difficulty: expected runs with the same task and conditions, found " + kinds);
        }
        Map<Place, Map<String, Measured>> presentations = presentations(lines);
        Grids.Found found = grids.of(presentations.keySet());
        List<Case> cases = new ArrayList<>();
        try (Solver guesser = SolverCatalog.standard().create(Rater.GUESSER)) {
            Rater rater = new Rater(1, 1, guesser);
            presentations.forEach((place, efforts) -> cases.add(rated(place, efforts, found, rater)));
        }
        return cases;
    }

    /** The effort of one solver on one puzzle. */
    private record Measured(List<Double> backtracks, List<Double> hints) {
        private Measured() {
            this(new ArrayList<>(), new ArrayList<>());
        }

        private Effort effort() {
            return new Effort(backtracks, hints);
        }
    }

    private static Map<Place, Map<String, Measured>> presentations(Lines lines) {
        Map<Place, Map<String, Measured>> all = new LinkedHashMap<>();
        lines.database().query(PRESENTATIONS, rows -> {
            while (rows.next()) {
                Line line = lines.all().get(rows.getInt("line") - 1);
                Place place = new Place(line.set(), rows.getLong("position"), "", rows.getString("original"));
                Measured presentations = all.computeIfAbsent(place, each -> new LinkedHashMap<>())
                        .computeIfAbsent(line.label(), each -> new Measured());
                presentations.backtracks.add(rows.getDouble("backtracks"));
                double hints = rows.getDouble("proof_hints");
                if (!rows.wasNull()) presentations.hints.add(hints);
            }
        });
        return all;
    }

    private static Case rated(Place place, Map<String, Measured> efforts, Grids.Found found, Rater rater) {
        Grids.Shown shown = found.grids().get(place);
        if (shown == null) {
            throw new InputException("difficulty: the puzzle " + place.set() + "#" + place.position()
                    + " cannot be found: " + found.withheld().getOrDefault(place.set(), "it is not in its set"));
        }
        Rating rating = rater.rate(new Puzzle(shown.givens()));
        return new Case(
                place.set(),
                place.position(),
                rating.clues(),
                rating.difficulty()
                        .orElseThrow(() -> new InputException("difficulty: " + place.set() + "#" + place.position()
                                + ": expected a puzzle with exactly one solution, found " + rating.claim())),
                efforts.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                each -> each.getValue().effort(),
                                (one, same) -> one,
                                LinkedHashMap::new)));
    }
}
