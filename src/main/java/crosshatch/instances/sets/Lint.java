package crosshatch.instances.sets;

import crosshatch.instances.sets.LintReport.Finding.Kind;
import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.CellMove;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks a set for puzzles that make measurements doubtful: improper puzzles, duplicates, and puzzles so easy that solving them
 * measures only parsing. Every puzzle is kept in memory, about a kilobyte each.
 */
public final class Lint {
    private static final double NEARLY_ALL = 0.99;

    private final Solver solver;
    private final Budget budget;

    /**
     * Makes a checker.
     *
     * @param solver decides whether each puzzle has one solution
     * @param decisions the limit of decisions for one puzzle, as the solver's family counts them
     */
    public Lint(Solver solver, long decisions) {
        this.solver = solver;
        budget = Budget.unmeasured(Limits.ofDecisions(decisions));
    }

    /**
     * Checks a set.
     *
     * @param instances the instances of one set, in order, without variants
     */
    public LintReport examine(Stream<Instance> instances) {
        Examination examination = new Examination();
        instances.forEachOrdered(examination::take);
        return examination.end();
    }

    /** The check of one set. */
    private final class Examination {
        private final LintReport report = new LintReport();
        private final Map<Puzzle, Long> seen = new HashMap<>();
        private final Map<String, Long> turned = new HashMap<>();
        private final Map<Puzzle, Long> forms = new HashMap<>();
        private final CanonicalForm canonical = new CanonicalForm();
        private @Nullable Puzzle first;
        private long finishedBySingles;

        void take(Instance instance) {
            Puzzle puzzle = instance.puzzle();
            long position = instance.position();
            report.examined();
            if (first == null) first = puzzle;
            if (!isAlike(puzzle.board(), first.board())) {
                report.add(Kind.OTHER_ORDER, position, puzzle.board() + ", the first is " + first.board());
            }
            lookForTwins(puzzle, position);
            lookForSolutions(puzzle, position);
            if (SetStatistics.nakedSinglesFinish(puzzle)) finishedBySingles++;
        }

        private void lookForTwins(Puzzle puzzle, long position) {
            Long same = seen.putIfAbsent(puzzle, position);
            Long alike = turned.putIfAbsent(smallestTurned(puzzle), position);
            Long equivalent = hasCanonicalForm(puzzle) ? forms.putIfAbsent(canonical.of(puzzle), position) : null;
            if (same != null) {
                report.add(Kind.DUPLICATE, position, "of " + same);
            } else if (alike != null) {
                report.add(Kind.LOOK_ALIKE, position, "of " + alike);
            } else if (equivalent != null) {
                report.add(Kind.EQUIVALENT, position, "of " + equivalent);
            }
        }

        /** Returns whether two boards count as equal; if each puzzle has its own cages, signs or regions, only the size counts. */
        private static boolean isAlike(Board one, Board other) {
            return (one.isPlain() || other.isPlain())
                    ? one.equals(other)
                    : one.digits() == other.digits() && one.cells() == other.cells();
        }

        private static boolean hasCanonicalForm(Puzzle puzzle) {
            return puzzle.board().equals(CanonicalForm.BOARD)
                    && SolutionChecker.repeated(puzzle.givens()).isEmpty();
        }

        private void lookForSolutions(Puzzle puzzle, long position) {
            Optional<String> contradiction = SolutionChecker.repeated(puzzle.givens());
            if (contradiction.isPresent()) {
                report.add(Kind.CONTRADICTORY_GIVENS, position, contradiction.get());
                return;
            }
            Claim claim = solver.answer(puzzle, Question.UNIQUE, budget).claim();
            List<Grid> shown = claim.shown();
            boolean answered = areDifferentSolutions(puzzle, shown)
                    && Question.UNIQUE.unanswered(claim).isEmpty();
            if (!answered) {
                report.add(Kind.UNDECIDED, position, "the solver reports " + claim.word());
            } else if (shown.isEmpty()) {
                report.add(Kind.NO_SOLUTION, position, "");
            } else if (shown.size() > 1) {
                report.add(Kind.SEVERAL_SOLUTIONS, position, "two of them: " + shown.get(0) + " " + shown.get(1));
            }
        }

        LintReport end() {
            if (finishedBySingles > NEARLY_ALL * report.puzzles()) {
                report.add(Kind.NAKED_SINGLES, 0, finishedBySingles + " of " + report.puzzles());
            }
            return report;
        }
    }

    /** Returns whether grids are different valid solutions, because a reported status may be wrong. */
    private static boolean areDifferentSolutions(Puzzle puzzle, List<Grid> grids) {
        return new HashSet<>(grids).size() == grids.size()
                && grids.stream()
                        .allMatch(grid -> SolutionChecker.fault(puzzle, grid).isEmpty());
    }

    /**
     * Returns a text that is equal for puzzles that differ only by rotation and reflection, and without relations also by the names of
     * digits. Units and relations are rotated with the givens. A solver treats such puzzles alike. For order 3, {@link CanonicalForm}
     * also recognises exchanges of bands, and of rows within a band.
     *
     * @return the smallest text among the eight symmetries of the square, with digits renamed in order of appearance
     */
    private static String smallestTurned(Puzzle puzzle) {
        return CellMove.turns(puzzle.board()).stream()
                .map(turn -> turned(puzzle, turn))
                .min(String::compareTo)
                .orElseThrow();
    }

    /** Returns the rotated board and givens as text; the board is left out if it is plain. */
    private static String turned(Puzzle puzzle, CellMove turn) {
        Board board = puzzle.board();
        String stated = board.isPlain()
                ? board.text()
                : turn.parts(board).sorted().distinct().collect(Collectors.joining(";"));
        return stated + ":" + turnedGivens(puzzle, turn);
    }

    private static String turnedGivens(Puzzle puzzle, CellMove turn) {
        Board board = puzzle.board();
        char[] seen = new char[board.cells()];
        for (int cell = 0; cell < seen.length; cell++) seen[turn.to(cell)] = (char) puzzle.given(cell);
        if (!board.relations().isEmpty()) return new String(seen);
        char[] names = new char[board.digits() + 1];
        char nextName = 1;
        for (int cell = 0; cell < seen.length; cell++) {
            int digit = seen[cell];
            if (digit != 0 && names[digit] == 0) names[digit] = nextName++;
            seen[cell] = names[digit];
        }
        return new String(seen);
    }
}
