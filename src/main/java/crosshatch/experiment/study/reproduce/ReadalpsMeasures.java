package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solvers.published.readalps.ReadalpsSession;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Measures of the output of readalps' SudokuSolver, and of its last grid. */
final class ReadalpsMeasures {
    private static final String SET = "readalps";
    private static final String TABLE = "readalps-quiz2-mode0.csv";

    private ReadalpsMeasures() {}

    private interface OverQuizzes extends Measure {
        @Override
        default List<String> sets() {
            return List.of(SET);
        }
    }

    /** Takes the number of printed lines for quiz 2 in mode 0 that the re-created program repeats, counted from the first. */
    record Events() implements OverQuizzes {
        private static final PuzzleChoice QUIZ_2 = PuzzleChoice.one(SET, 2);

        @Override
        public Measured take(Laboratory laboratory) {
            List<String> published = publishedLines();
            List<String> events = said(laboratory);
            int sameEvents = 0;
            while (sameEvents < Math.min(published.size(), events.size())
                    && published.get(sameEvents).equals(events.get(sameEvents))) sameEvents++;
            Measured measured = Measured.of(sameEvents, events.size());
            if (sameEvents == published.size() && sameEvents == events.size()) return measured;
            return measured.remarking(
                    "then it says: " + lineAt(events, sameEvents) + "; published: " + lineAt(published, sameEvents));
        }

        private static String lineAt(List<String> lines, int index) {
            return index < lines.size() ? lines.get(index) : "nothing more";
        }

        private static List<String> said(Laboratory laboratory) {
            List<String> lines = new ArrayList<>();
            SolverSpec spec = laboratory.spec("readalps/mode=0");
            try (Stream<Instance> instances = laboratory.puzzles(QUIZ_2);
                    Solver solver = laboratory.catalog().create(spec, event -> {
                        if (event instanceof Event.Note note) lines.add(note.text());
                    })) {
                Instance quiz = instances.findFirst().orElseThrow();
                Laboratory.requireCorrect(
                        spec.toString(),
                        JudgedRun.make(spec, solver, quiz, Question.UNIQUE, Limits.UNLIMITED, laboratory.clock()));
            }
            return lines;
        }
    }

    /**
     * Takes the number of cells that equal the published grid when SudokuSolver has searched everything and stops.
     *
     * @param quiz 1 or 2
     * @param mode 0, 1 or 2
     * @param grid the published grid, with blanks where the search left them
     */
    record EndGrid(int quiz, int mode, String grid) implements OverQuizzes {
        @Override
        public Measured take(Laboratory laboratory) {
            Puzzle puzzle = puzzle(laboratory);
            ReadalpsSession session = new ReadalpsSession(puzzle, mode);
            for (Optional<Grid> found = session.run(); found.isPresent(); found = session.run()) {
                requireSolution(puzzle, found.get());
            }
            Grid published = Puzzle.parse(grid).givens();
            Grid standing = session.grid();
            return Measured.of(IntStream.range(0, puzzle.board().cells())
                    .filter(cell -> standing.digit(cell) == published.digit(cell))
                    .count());
        }

        private Puzzle puzzle(Laboratory laboratory) {
            try (Stream<Instance> instances = laboratory.puzzles(PuzzleChoice.one(SET, quiz))) {
                return instances.map(Instance::puzzle).findFirst().orElseThrow();
            }
        }

        private static void requireSolution(Puzzle puzzle, Grid found) {
            Optional<String> fault = SolutionChecker.fault(puzzle, found);
            if (fault.isPresent()) throw new MeasureException("readalps: a wrong solution: " + fault.get());
        }
    }

    /**
     * Returns the lines that SudokuSolver 2.4 printed for quiz 2 in mode 0, both runs, in the program's wording. They are stored as a
     * table with one event per row; all numbers start at 1, and parts that do not apply are blank:
     *
     * <ul>
     *   <li>{@code step}: the number printed with the line; lines of 1GW, 2GW and 3GW have none
     *   <li>{@code event}: complete, incomplete, wrong (a unit was filtered); removed, locked, way-wrong (inside 1GW to 3GW);
     *       guess, forward, upward; clash; done; no-more
     *   <li>{@code unit}, {@code number}: row, col or blk and its number; for a clash in a block {@code place} is the cell's
     *       place in it
     *   <li>{@code way}: 1, 2 or 3
     *   <li>{@code digit}, {@code row}, {@code column}: the digit and the cell concerned
     *   <li>{@code level}, {@code place}, {@code alternatives}: of a guess
     *   <li>{@code cells}, {@code digits}: of locked, parted by blanks; a cell is row:column
     *   <li>{@code solutions}: found so far
     * </ul>
     */
    static List<String> publishedLines() {
        return Laboratory.printed(TABLE).stream().map(ReadalpsMeasures::line).toList();
    }

    private static String line(NamedCsvRecord row) {
        String event = row.getField("event");
        return switch (event) {
            case "complete", "incomplete" -> step(row) + unit(row) + " " + event + " shrunken by group";
            case "wrong" -> step(row) + unit(row) + " shrink by group went WRONG";
            case "removed" -> row.getField("way") + "GW: " + row.getField("digit") + " shrunken out of " + cell(row);
            case "way-wrong" -> row.getField("way") + "GW: shrink went wrong";
            case "locked" -> "CelSet: " + cells(row) + " ValSet: " + row.getField("digits");
            case "guess" -> guess(row, "Guess");
            case "forward" -> guess(row, "Forward guess");
            case "upward" -> guess(row, "Upward guess");
            case "clash" -> step(row) + "shrinking " + row.getField("digit") + " from " + clashing(row) + " went wrong";
            case "done" -> "Done [steps:" + row.getField("step") + ", solution sum:" + row.getField("solutions") + "].";
            case "no-more" -> step(row) + "No more solution (solution sum is " + row.getField("solutions") + ").";
            default -> throw new IllegalArgumentException(TABLE + ": event " + event);
        };
    }

    private static String step(NamedCsvRecord row) {
        return row.getField("step") + ") ";
    }

    private static String unit(NamedCsvRecord row) {
        return row.getField("unit") + " " + row.getField("number");
    }

    private static String cell(NamedCsvRecord row) {
        return "[" + row.getField("row") + "," + row.getField("column") + "]";
    }

    private static String cells(NamedCsvRecord row) {
        return Stream.of(row.getField("cells").split(" ", -1))
                .map(cell -> "[" + cell.replace(':', ',') + "]")
                .collect(Collectors.joining(" "));
    }

    private static String clashing(NamedCsvRecord row) {
        return row.getField("unit").equals("blk")
                ? "blk[" + row.getField("number") + "," + row.getField("place") + "]"
                : cell(row);
    }

    private static String guess(NamedCsvRecord row, String words) {
        return step(row) + words + " " + cell(row) + " level " + row.getField("level") + " at " + row.getField("place")
                + " out of " + row.getField("alternatives");
    }
}
