package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.experiment.MeasuredRun;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** On a Latin square of two digits, which has two solutions. */
class OracleTest {
    private static final Puzzle EMPTY = new Puzzle(Grid.of(crosshatch.puzzle.board.Board.latin(2), new int[4]));
    private static final Grid ONE = Grid.of(EMPTY.board(), new int[] {1, 2, 2, 1});
    private static final Grid OTHER = Grid.of(EMPTY.board(), new int[] {2, 1, 1, 2});
    private static final Grid NONE = Grid.of(EMPTY.board(), new int[] {1, 1, 2, 2});

    private final Oracle oracle = new Oracle(() -> 0);

    private Optional<Fault> fault(Question question, Limits limits, Claim claim, Counters counters) {
        return fault(huntCase("engine", EMPTY, question, limits), claim, counters);
    }

    private static HuntCase huntCase(String solver, Puzzle puzzle, Question question, Limits limits) {
        return new HuntCase(SolverCatalog.standard().spec(solver), question, limits, List.of(puzzle));
    }

    private Optional<Fault> fault(HuntCase huntCase, Claim claim, Counters counters) {
        return oracle.fault(
                huntCase,
                new MeasuredRun(
                        new Answer(claim, counters),
                        MeasuredRun.ended(claim, 0, -1, huntCase.limits(), 0).times()));
    }

    private String kind(Question question, Claim claim) {
        return fault(question, Limits.UNLIMITED, claim, Counters.none())
                .map(fault -> fault.kind().word())
                .orElse("none");
    }

    @Test
    void findsNothingWrongWithWhatIsTrue() {
        assertEquals("none", kind(Question.ANY, new Claim.Solved(ONE)));
        assertEquals("none", kind(Question.UNIQUE, new Claim.Several(ONE, OTHER)));
        assertEquals("none", kind(Question.count(9), new Claim.Counted(List.of(OTHER, ONE), true)));
        assertEquals("none", kind(Question.count(1), new Claim.Counted(List.of(OTHER), false)));
        assertEquals("none", kind(Question.ANY, new Claim.GaveUp()));
    }

    @Test
    void showsTheSolutionThatIsOverlooked() {
        Optional<Fault> fault = fault(Question.UNIQUE, Limits.UNLIMITED, new Claim.Unique(ONE), Counters.none());

        assertEquals(Optional.of(OTHER), fault.flatMap(Fault::witness));
        assertEquals("overlooked", kind(Question.ANY, new Claim.NoSolution()));
        assertEquals("overlooked", kind(Question.count(9), new Claim.Counted(List.of(ONE), true)));
    }

    @Test
    void comparesEveryGridWithTheDefinition() {
        assertEquals("no-solution-shown", kind(Question.ANY, new Claim.Solved(NONE)));
        assertEquals("no-solution-shown", kind(Question.UNIQUE, new Claim.Several(ONE, ONE)));
    }

    @Test
    void noticesAnAnswerToAnEasierQuestion() {
        assertEquals("easier", kind(Question.UNIQUE, new Claim.Solved(ONE)));
    }

    @Test
    void tellsACrashFromARefusal() {
        assertEquals("crash", kind(Question.ANY, new Claim.Failed("java.lang.IllegalStateException: 7")));
        assertEquals("none", kind(Question.ANY, new Claim.Failed("crosshatch.base.InputException: too large")));
    }

    @Test
    void noticesLimitsThatThereAreNot() {
        assertEquals("limit", kind(Question.ANY, new Claim.OutOfBudget(Limit.CONFLICTS)));
        assertEquals("none", kind(Question.ANY, new Claim.OutOfBudget(Limit.TIME)));
    }

    @Test
    void noticesCountersThatCannotBe() {
        Counters more = Counters.builder()
                .set(Counter.DECISIONS, 1)
                .set(Counter.BACKTRACKS, 2)
                .build();
        Counters negative = Counters.builder().setNative("conflicts", -1).build();
        Counters late = Counters.builder().set(Counter.DECISIONS, 9).build();

        assertEquals("backtracks", detail(Limits.UNLIMITED, more));
        assertEquals("conflicts", detail(Limits.UNLIMITED, negative));
        assertEquals("decisions", detail(Limits.ofDecisions(7), late));
        assertEquals("none", detail(Limits.ofDecisions(8), late));
    }

    @Test
    void noticesFewerConflictsThanLemmasOrARefutationAllow() {
        Counters lemmas = Counters.builder()
                .set(Counter.CONFLICTS, 2)
                .set(Counter.NOGOODS, 4)
                .build();
        Counters none = Counters.builder().set(Counter.CONFLICTS, 0).build();
        Puzzle impossible = new Puzzle(Grid.of(EMPTY.board(), new int[] {1, 0, 0, 2}));

        assertEquals("nogoods", detail(Limits.UNLIMITED, lemmas));
        assertEquals("conflicts", detail("engine", impossible, new Claim.NoSolution(), none));
        assertEquals("none", detail("sat4j", impossible, new Claim.NoSolution(), none), "its conflicts are not exact");
    }

    private String detail(String solver, Puzzle puzzle, Claim claim, Counters counters) {
        return fault(huntCase(solver, puzzle, Question.UNIQUE, Limits.UNLIMITED), claim, counters)
                .map(Fault::detail)
                .orElse("none");
    }

    private String detail(Limits limits, Counters counters) {
        return fault(Question.ANY, limits, new Claim.Solved(ONE), counters)
                .map(Fault::detail)
                .orElse("none");
    }

    @Test
    void callsCrashesThatDifferInNumbersTheSame() {
        assertEquals(
                Fault.crashCause("a.B: x; caused by java.lang.Error: index 7 of C@1f"),
                Fault.crashCause("a.B: y; caused by java.lang.Error: index 12 of C@2e"));
    }

    @Test
    void callsCrashesOfAProcessThatDifferInWhatItLoggedBeforeTheSame() {
        String check = "Check failed: SolutionIsFeasible( model )\n*** Check failure stack trace: ***";
        String cause = Fault.crashCause("the worker process ended: exit code 134; Presolve. num_fixed: 5\n" + check);

        assertEquals("the worker process ended: exit code _; Check failed: SolutionIsFeasible( model )", cause);
        assertEquals(cause, Fault.crashCause("the worker process ended: exit code 134; d: 8\nLP: 0.2 s\n" + check));
        assertEquals(
                "the worker process ended: exit code _; d: _",
                Fault.crashCause("the worker process ended: exit code 1; d: 8"));
    }
}
