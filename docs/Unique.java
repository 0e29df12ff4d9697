///usr/bin/env jbang "$0" "$@" ; exit $?
//JAVA 17+
//DEPS io.github.crosshatch:crosshatch:0.1.0-SNAPSHOT

import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;

/**
 * Asks solvers whether puzzles have exactly one solution: the laboratory as a library. After {@code mvn install -Dmaven.test.skip=true} in
 * the folder of crosshatch: {@code jbang docs/Unique.java engine,norvig PUZZLE…}
 */
class Unique {
    public static void main(String[] arguments) {
        if (arguments.length < 2) {
            System.err.println("expected solvers, separated by commas, and puzzles of 81 characters");
            System.exit(2);
        }
        for (String spec : arguments[0].split(",")) {
            try (Solver solver = SolverCatalog.standard().create(spec)) {
                for (int i = 1; i < arguments.length; i++) {
                    Answer answer = solver.answer(Puzzle.parse(arguments[i]), Question.UNIQUE, Budget.unlimited());
                    System.out.println(spec + ": " + answer.claim().word() + ", "
                            + answer.counters().get(Counter.BACKTRACKS).orElse(-1) + " backtracks");
                }
            }
        }
    }
}
