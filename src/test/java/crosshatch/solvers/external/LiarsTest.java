package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.experiment.JudgedRun;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A program that says what is not so is not believed, whatever it says. */
@Tag("process")
class LiarsTest {
    private static final Limits SECONDS = Limits.ofNanos(20_000_000_000L);
    private static final String OTHER = Puzzles.NORVIG_HARD_1_SOLUTION.toString();
    private static final String RIGHT = Puzzles.EULER_1_SOLUTION.toString();

    private static final String MINIZINC = "echo " + RIGHT + "; echo ----------; ";

    @TempDir
    private Path folder;

    static Stream<Arguments> liars() {
        return Stream.of(
                Arguments.of("line", "another puzzle's grid", "echo " + OTHER, "wrong"),
                Arguments.of(
                        "line",
                        "half a grid",
                        "echo " + RIGHT.substring(0, 40) + ".".repeat(41),
                        "an incomplete grid: 40"),
                Arguments.of("line", "a part of a grid", "echo " + RIGHT.substring(0, 40), "of 40 characters"),
                Arguments.of("line", "none", "echo none", "wrong"),
                Arguments.of("line", "nothing", "true", "it printed nothing"),
                Arguments.of("line", "counts alone", "echo backtracks=0", "no answer"),
                Arguments.of("line", "an answer behind none", "echo none " + RIGHT, "after 'none'"),
                Arguments.of(
                        "line", "two answers", "echo " + RIGHT + "; echo " + RIGHT, "2 solutions, expected at most 1"),
                Arguments.of("line", "a SAT solver's answer", "echo s UNSATISFIABLE", "expected a solution"),
                Arguments.of("line", "endless output", "yes 0123456789", "more than 32 MiB"),
                Arguments.of("line", "an endless line", "cat /dev/zero", "more than 32 MiB"),
                Arguments.of("line", "its own death", "kill -SEGV $$", "crashed"),
                Arguments.of("sat-competition", "unsatisfiable", "echo s UNSATISFIABLE; exit 20", "wrong"),
                Arguments.of("sat-competition", "both", "echo s SATISFIABLE; echo s UNSATISFIABLE", "two answers"),
                Arguments.of(
                        "sat-competition",
                        "two dialects",
                        "echo s UNSATISFIABLE; echo =====UNSATISFIABLE=====",
                        "expected only"),
                Arguments.of("sat-competition", "no values", "echo s SATISFIABLE; exit 10", "shows no solution"),
                Arguments.of(
                        "sat-competition", "values of nothing", "echo s UNSATISFIABLE; echo v 1 0", "shows a solution"),
                Arguments.of(
                        "sat-competition", "half a grid", "echo s SATISFIABLE; echo v 1 11 0", "an incomplete grid: 2"),
                Arguments.of("sat-competition", "no grid", "echo s SATISFIABLE; echo v 1 2 0", "holds both 1 and 2"),
                Arguments.of("sat-competition", "garbage", "echo s SATISFIABLE; echo v one two 0", "cannot be read"),
                Arguments.of("sat-competition", "another exit code", "echo s UNSATISFIABLE; exit 10", "exit code 10"),
                Arguments.of("sat-competition", "nothing", "echo c no memory >&2; exit 1", "exit code 1: c no memory"),
                Arguments.of("line", "two counts", "echo " + RIGHT + " nodes=1 nodes=2", "printed nodes twice"),
                Arguments.of(
                        "sat-competition",
                        "a literal and its negation",
                        "echo s SATISFIABLE; echo v 1 -1 0",
                        "both true and"),
                Arguments.of(
                        "sat-competition",
                        "two solutions",
                        "echo s SATISFIABLE; echo v 1 0; echo v 2 0",
                        "follows the 0"),
                Arguments.of("sat-competition", "an exit code for no", "echo s UNKNOWN; exit 20", "exit code 20"),
                Arguments.of(
                        "minizinc",
                        "a solution and none",
                        MINIZINC + "echo =====UNSATISFIABLE=====",
                        "after a solution"),
                Arguments.of(
                        "minizinc",
                        "a solution behind none",
                        "echo =====UNSATISFIABLE=====; " + MINIZINC,
                        "after ====="),
                Arguments.of("minizinc", "none other than none", "echo ==========", "without a solution before it"),
                Arguments.of("minizinc", "two answers", "echo =====UNSATISFIABLE=====; echo ==========", "two answers"),
                Arguments.of("minizinc", "two dialects", "echo s SATISFIABLE; echo ----------", "expected only"),
                Arguments.of("minizinc", "no end", "echo " + RIGHT, "ends in the middle of a solution"),
                Arguments.of("minizinc", "no grid", "echo 1 2 3; echo ----------", "cannot be read"),
                Arguments.of("minizinc", "nothing", "true", "it printed nothing"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("liars")
    void isNotBelieved(String dialect, String what, String script, String reason) throws IOException {
        String input = dialect.equals("sat-competition") ? "dimacs" : dialect;
        JudgedRun run = Stubs.ask(Stubs.describe(folder, "liar", input, dialect, "]", script), Question.ANY, SECONDS);

        Verdict verdict = run.ruling().verdict();
        if (reason.equals("wrong")) {
            assertEquals(Verdict.WRONG, verdict, run.toString());
        } else {
            assertEquals(Verdict.CRASHED, verdict, run.toString());
            assertTrue(run.ruling().reason().contains(reason), run.ruling().reason());
        }
        assertFalse(what.isEmpty());
    }

    @Test
    void theTruthIsBelieved() throws IOException {
        JudgedRun run = Stubs.ask(
                Stubs.describe(folder, "honest", "line", "line", "]", "echo " + RIGHT + " backtracks=7 visits=9"),
                Question.ANY,
                SECONDS);

        assertEquals(Verdict.CORRECT, run.ruling().verdict());
        assertEquals("backtracks=7 {visits=9}", run.answer().counters().toString());
        assertTrue(run.times().getStartNs() > 0);
    }

    @Test
    void aWrongGridIsNotExcludedToProveThatThereIsNoOther() throws IOException {
        String wrong = "echo s SATISFIABLE; echo v $(seq 1 9 729) 0";

        JudgedRun run = Stubs.ask(
                Stubs.describe(folder, "ones", "dimacs", "sat-competition", "]", wrong), Question.UNIQUE, SECONDS);

        assertEquals(Verdict.WRONG, run.ruling().verdict());
    }
}
