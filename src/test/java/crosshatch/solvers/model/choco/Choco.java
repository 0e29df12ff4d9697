package crosshatch.solvers.model.choco;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Solvers of the family by their spec, and puzzles to try them on. */
final class Choco {
    /** Levels that remove every unsupported digit, so that all of them search one and the same tree. */
    static final List<String> AC_LEVELS =
            List.of("AC", "AC_REGIN", "AC_ZHANG", "AC_COMPLEMENT", "AC_PARTIAL", "AC_TUNED");

    /** Levels under which a model may be kept. */
    static final List<String> STATIC_LEVELS =
            Stream.concat(AC_LEVELS.stream(), Stream.of("BC", "FC", "NEQS")).toList();

    static final List<String> ALL_LEVELS =
            Stream.concat(STATIC_LEVELS.stream(), Stream.of("DEFAULT")).toList();

    /** What may be posted beside the all-different constraints. */
    static final List<String> REDUNDANT = List.of("rowbox", "matrix", "both");

    private Choco() {}

    static SolverSpec spec(String text) {
        return SolverSpec.parse(text, List.of(new ChocoFamily()));
    }

    static Solver solver(String text) {
        return new ChocoFamily().create(spec(text), Trace.OFF);
    }

    /** The answer of a new solver. */
    static Answer ask(String text, Puzzle puzzle, Question question) {
        return solver(text).answer(puzzle, question, Budget.unlimited());
    }

    /** Puzzles with up to {@code most} givens drawn without a look at each other: many have no solution, many have several. */
    static List<Puzzle> random(Board board, int most, int puzzles, long seed) {
        Random random = new Random(seed);
        return Stream.generate(() -> random(board, random.nextInt(most + 1), random))
                .limit(puzzles)
                .toList();
    }

    private static Puzzle random(Board board, int givens, Random random) {
        int[] digits = new int[board.cells()];
        for (int i = 0; i < givens; i++) {
            digits[random.nextInt(digits.length)] = 1 + random.nextInt(board.digits());
        }
        return new Puzzle(Grid.of(board, digits));
    }
}
