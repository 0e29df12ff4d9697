package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.Puzzles;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
class ServerTest {
    private static final String RIGHT = Puzzles.EULER_1_SOLUTION.toString();

    @TempDir
    private Path folder;

    private static Claim ask(Solver solver, Question question) {
        return solver.answer(Puzzles.EULER_1, question, Budget.unlimited()).claim();
    }

    @Test
    void answersLineAfterLineInOneProcess() throws IOException {
        String script = "n=0; while read p; do n=$((n+1)); echo " + RIGHT + " decisions=$n; done";
        try (Solver solver = Stubs.solver(Stubs.server(folder, "counting", script))) {
            for (int i = 1; i <= 3; i++) {
                Answer answer = solver.answer(Puzzles.EULER_1, Question.ANY, Budget.unlimited());

                assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), answer.claim());
                assertEquals("decisions=" + i, answer.counters().toString());
            }
        }
    }

    @Test
    void isStartedAgainAfterItsDeathWhichIsCharged() throws IOException {
        String script = "read p; echo " + RIGHT + "; read p; exit 7";
        try (Solver solver = Stubs.solver(Stubs.server(folder, "mortal", script))) {
            assertInstanceOf(Claim.Solved.class, ask(solver, Question.ANY));
            assertEquals(new Claim.Failed("it ended with exit code 7"), ask(solver, Question.ANY));
            assertInstanceOf(Claim.Solved.class, ask(solver, Question.ANY));
        }
    }

    @Test
    void moreLinesThanQuestionsAreNoAnswersToTheNext() throws IOException {
        String script = "while read p; do printf '" + RIGHT + "\\n" + RIGHT + "\\n'; done";
        try (Solver solver = Stubs.solver(Stubs.server(folder, "eager", script))) {
            ask(solver, Question.ANY);
            Claim.Failed failed = assertInstanceOf(Claim.Failed.class, ask(solver, Question.ANY));

            assertTrue(failed.error().contains("more lines than answers"), failed.error());
        }
    }

    @Test
    void oneThatAnswersBeforeItIsAskedFailsOnTheFirstPuzzle() throws IOException {
        String script = "echo " + RIGHT + "; while read p; do echo " + RIGHT + "; done";
        try (Solver solver = Stubs.solver(Stubs.server(folder, "hasty", script))) {
            assertEquals(new Claim.Failed("it wrote a line before it got a puzzle"), ask(solver, Question.ANY));
        }
    }

    @Test
    void oneThatDoesNotAnswerIsEndedAtTheLimit() throws IOException {
        try (Solver solver = Stubs.solver(Stubs.server(
                folder, "silent", "while read p; do case $p in *.*) sleep 92;; *) echo $p;; esac; done"))) {
            Claim claim = solver.answer(Puzzles.EULER_1, Question.ANY, new InMillis(300))
                    .claim();

            assertEquals(new Claim.OutOfBudget(Limit.TIME), claim);
        }
    }

    @Test
    void looksForSeveralIfItsDescriptionSaysHow() throws IOException {
        Path description = Stubs.describe(
                folder,
                "several",
                "line",
                "line",
                ", \"{several}\"], \"several\": [\"{count}\"], \"server\": true",
                "while read p; do echo " + RIGHT + " ${1:+none}; done");
        try (Solver solver = Stubs.solver(description)) {
            assertEquals(new Claim.Unique(Puzzles.EULER_1_SOLUTION), ask(solver, Question.UNIQUE));
            assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), ask(solver, Question.ANY));
        }
    }

    @Test
    @Tag("exhaustive")
    void tenLinesOfPythonAreASolver() {
        try (Solver solver = Stubs.solver(Path.of("docs/servers/backtrack.json"))) {
            assertEquals(new Claim.Solved(Puzzles.EULER_1_SOLUTION), ask(solver, Question.ANY));
            assertEquals(
                    new Claim.NoSolution(),
                    solver.answer(Puzzles.NO_CANDIDATE, Question.ANY, Budget.unlimited())
                            .claim());
        } catch (SolverException missing) {
            assumeTrue(false, missing.getMessage());
        }
    }

    private record InMillis(long millis) implements Budget {
        @Override
        public Limits limits() {
            return Limits.ofNanos(remainingNanos());
        }

        @Override
        public long remainingNanos() {
            return millis * 1_000_000;
        }

        @Override
        public void encoded() {}
    }
}
