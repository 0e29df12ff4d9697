package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.experiment.Placement;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverException;
import crosshatch.solvers.catalog.SolverCatalog;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;

/** Whatever a solver does to its process costs one puzzle, and the others are answered. */
@Tag("process")
class WorkerTest {
    private static final SolverCatalog CATALOG = new SolverCatalog(List.of(new FaultyFamily()));
    private static final Puzzle HARMLESS = Puzzles.EMPTY_2;
    private static final Puzzle FATAL = Puzzle.parse("123.............");
    private static final int BEFORE = 40;

    private static final long MEBIBYTE = 1L << 20;
    private static final WorkerLimits SMALL =
            new WorkerLimits(100_000_000, Limits.NONE, 400 * MEBIBYTE, Limits.NONE, Limits.NONE);
    private static final Workers.Timeouts QUICK = new Workers.Timeouts(
            Duration.ofMinutes(2), Duration.ofMinutes(2), List.of(Duration.ofMillis(10), Duration.ofMillis(20)));
    private static final Limits HALF_A_SECOND = Limits.ofNanos(500_000_000);

    @ParameterizedTest
    @SomeOf(
            stride = 4,
            delimiter = ',',
            strings = {
                "segfault, SIGSEGV",
                "halt, exit code 42",
                "trace, the model is lost",
                "trace, the disk was pulled out",
                "garbage, garbage on the pipe",
                "sigterm, exit code 143",
            })
    void aProcessThatDiesCostsOnePuzzle(String fault, String reason) {
        Claim claim = claimOfTheFatalOne(fault, Limits.UNLIMITED, WorkerLimits.NONE);

        assertTrue(claim instanceof Claim.Failed, claim.toString());
        assertTrue(claim.toString().contains(reason), claim.toString());
    }

    @Test
    void aHangCostsOnePuzzleAndItsOverrunIsKnown() {
        List<MeasuredRun> answers = answers("hang", HALF_A_SECOND, SMALL, sandwich());

        assertEquals(
                new Claim.OutOfBudget(Limit.TIME), answers.get(BEFORE).answer().claim());
        long overrun = answers.get(BEFORE).times().getOverrunNs();
        assertTrue(overrun > SMALL.graceNanos(), overrun + " ns; it is granted the grace");
        assertEquals(
                HALF_A_SECOND.nanos() + overrun, answers.get(BEFORE).times().getTotalNs());
        assertOthersGiveUp(answers);
    }

    @Test
    void cpuTimeIsLimitedFromOutside() {
        WorkerLimits cpu = new WorkerLimits(0, 300_000_000, Limits.NONE, Limits.NONE, Limits.NONE);

        assertEquals(new Claim.OutOfBudget(Limit.CPU), claimOfTheFatalOne("hang", Limits.UNLIMITED, cpu));
    }

    @ParameterizedTest
    @SomeOf(
            stride = 2,
            strings = {"hoard", "heap"})
    void memoryIsLimitedFromOutsideAndTheHeapInside(String fault) {
        assertEquals(new Claim.OutOfBudget(Limit.MEMORY), claimOfTheFatalOne(fault, Limits.UNLIMITED, SMALL));
    }

    @Test
    @Tag("exhaustive")
    void howLargeTheWorkerGrewIsKnown() {
        List<MeasuredRun> answers = answers("hoard", Limits.UNLIMITED, SMALL, sandwich());

        long ended = answers.get(BEFORE).times().getWorkerBytes();
        assertTrue(ended > SMALL.memoryBytes(), ended + " bytes; it was ended because it grew above its limit");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Tag("exhaustive")
    void whatItsCompilerUsesIsSeenFromOutside() {
        long compilerNanos = with("none", Limits.UNLIMITED, WorkerLimits.NONE, worker -> {
            long seen = 0;
            for (int batch = 0; batch < 100 && seen <= 0; batch++) {
                askAll(worker, Collections.nCopies(100, HARMLESS));
                seen = worker.compilerNanos();
            }
            return seen;
        });

        assertTrue(compilerNanos > 0, compilerNanos + " ns");
    }

    @Test
    void whatASolverPrintsDoesNotGetIntoThePipe() {
        List<MeasuredRun> answers = answers("chatter", Limits.UNLIMITED, WorkerLimits.NONE, sandwich());

        assertEquals(2 * BEFORE + 1, answers.size());
        assertOthersGiveUp(answers);
    }

    @Test
    void aProcessThatIsKeptServesOtherSolversUntilOneEndsIt() {
        try (Workers workers = new Workers(WorkerLimits.NONE, QUICK, FaultyFamily.Main.class)) {
            Placement kept = workers.kept();
            List<MeasuredRun> first = answers(kept, "none", List.of(HARMLESS, HARMLESS));
            List<MeasuredRun> second = answers(kept, "halt", List.of(HARMLESS));
            List<MeasuredRun> third = answers(kept, "halt", List.of(FATAL, HARMLESS));
            List<MeasuredRun> fourth = answers(kept, "none", List.of(HARMLESS));

            assertEquals(process(first.get(0)), process(second.get(0)));
            assertEquals(
                    OptionalLong.of(1), second.get(0).answer().counters().get(Counter.DECISIONS), "a fresh solver");
            assertTrue(third.get(0).answer().claim() instanceof Claim.Failed);
            assertNotEquals(process(second.get(0)), process(third.get(1)));
            assertEquals(process(third.get(1)), process(fourth.get(0)));
        }
    }

    @Test
    @Tag("exhaustive")
    void aProcessThatIsKeptHasTheLimitsOfItsPresentSolver() {
        try (Workers workers = new Workers(SMALL, QUICK, FaultyFamily.Main.class)) {
            Placement kept = workers.kept();
            answers(kept, "none", List.of(HARMLESS));
            try (MeasuredSolver hanging = kept.place(CATALOG.spec("faulty/fault=hang"), Question.ANY, HALF_A_SECOND)) {
                assertEquals(
                        new Claim.OutOfBudget(Limit.TIME),
                        askAll(hanging, List.of(FATAL)).get(0).answer().claim());
            }
        }
    }

    @Test
    @Tag("exhaustive")
    void everyFatalPuzzleIsCharged() {
        List<Puzzle> puzzles = List.of(FATAL, FATAL, HARMLESS, FATAL);

        List<MeasuredRun> answers = answers("halt", Limits.UNLIMITED, WorkerLimits.NONE, puzzles);

        assertEquals(
                List.of("failed", "failed", "gave-up", "failed"),
                answers.stream().map(each -> each.answer().claim().word()).toList());
    }

    @Test
    void batchesHandedOverAheadAreForgottenWhenTheWorkerDies() {
        with("halt", Limits.UNLIMITED, WorkerLimits.NONE, worker -> {
            worker.start();
            worker.ask(List.of(FATAL), Long.MAX_VALUE);
            worker.ask(List.of(HARMLESS), Long.MAX_VALUE);

            assertEquals(2, worker.outstanding());
            assertEquals(1, worker.answers().size());
            assertEquals(0, worker.outstanding());
            return worker;
        });
    }

    @Test
    @Tag("exhaustive")
    void aWorkerIsReplacedAfterSoManyRuns() {
        WorkerLimits ten = new WorkerLimits(0, Limits.NONE, Limits.NONE, 10, Limits.NONE);

        List<MeasuredRun> answers = answers("none", Limits.UNLIMITED, ten, Collections.nCopies(25, HARMLESS));

        List<Long> asked = answers.stream()
                .map(each -> each.answer().counters().get(Counter.DECISIONS).orElseThrow())
                .toList();
        assertEquals(25, asked.size());
        assertEquals(
                List.of(1L, 10L, 1L, 10L, 1L, 5L),
                List.of(asked.get(0), asked.get(9), asked.get(10), asked.get(19), asked.get(20), asked.get(24)));
    }

    @Test
    void aBatchOfManyFramesIsAnsweredInOrderOrLeftInTheMiddle() {
        List<Puzzle> many = Collections.nCopies(10_000, HARMLESS);
        List<MeasuredRun> answers = new ArrayList<>();
        with("none", Limits.UNLIMITED, WorkerLimits.NONE, worker -> {
            worker.start();
            worker.ask(many, Long.MAX_VALUE);
            worker.ask(many, 1);
            for (int batch = 0; batch < 2; batch++) answers.addAll(worker.answers());
            return answers.addAll(askAll(worker, List.of(HARMLESS)));
        });

        List<Long> asked = answers.stream()
                .map(each -> each.answer().counters().get(Counter.DECISIONS).orElseThrow())
                .toList();
        assertEquals(LongStream.rangeClosed(1, 10_002).boxed().toList(), asked);
    }

    @Test
    void aBatchEndsWhenItsTimeIsOver() {
        List<MeasuredRun> answers = with("none", Limits.UNLIMITED, WorkerLimits.NONE, worker -> {
            worker.start();
            worker.ask(List.of(HARMLESS, HARMLESS, HARMLESS), 1);
            return worker.answers();
        });

        assertEquals(1, answers.size());
    }

    @Test
    void aSolverThatCannotRunSaysWhy() {
        SolverException missing = assertThrows(
                SolverException.class,
                () -> answers("missing", Limits.UNLIMITED, WorkerLimits.NONE, List.of(HARMLESS)));

        assertEquals("no library for this machine", missing.getMessage());
    }

    @Test
    void aWorkerOfAnotherBuildIsRefusedWithTheVersionsOfBoth() {
        try (Workers workers = new Workers(WorkerLimits.NONE, QUICK, FaultyFamily.AnotherBuild.class);
                MeasuredSolver worker =
                        workers.place(CATALOG.spec("faulty/fault=none"), Question.ANY, Limits.UNLIMITED)) {
            SolverException other = assertThrows(SolverException.class, worker::start);

            assertEquals(
                    "the worker process uses version 99 of the protocol between program and worker, expected "
                            + Wire.PROTOCOL
                            + ", because both must come from the same build. Check the class path of the workers",
                    other.getMessage());
        }
    }

    @Test
    @Tag("exhaustive")
    void aProcessThatDiesWhileItStartsIsStartedAgain() {
        List<MeasuredRun> answers = answers("once", Limits.UNLIMITED, WorkerLimits.NONE, sandwich());

        assertOthersGiveUp(answers);
        assertTrue(answers.get(BEFORE).answer().claim().toString().contains("exit code 42"));
    }

    @Test
    @Tag("exhaustive")
    void aSolverThatNeverStartsAgainCostsTheRunsThatAreLeft() {
        List<Puzzle> puzzles = List.of(HARMLESS, FATAL, HARMLESS, HARMLESS);

        List<MeasuredRun> answers = answers("never-again", Limits.UNLIMITED, WorkerLimits.NONE, puzzles);

        assertEquals(4, answers.size());
        String last = answers.get(3).answer().claim().toString();
        assertTrue(last.contains("the worker process does not start: exit code 1"), last);
    }

    /** The disk is full when the first process starts, or when another one does. */
    @ParameterizedTest
    @SomeOf(
            stride = 2,
            strings = {"full", "filled"})
    void whatTheMachineLacksIsNoFaultOfTheSolver(String fault) {
        SurroundingsException lacking = assertThrows(
                SurroundingsException.class,
                () -> answers(fault, Limits.UNLIMITED, WorkerLimits.NONE, List.of(HARMLESS, FATAL, HARMLESS)));

        assertEquals("no room", lacking.getMessage());
    }

    @Test
    @Tag("exhaustive")
    void aProcessThatIsKilledWheneverItStartsCostsItsRunsAndNotTheSolver() {
        List<MeasuredRun> answers = answers("shot", Limits.UNLIMITED, WorkerLimits.NONE, List.of(HARMLESS, HARMLESS));

        assertEquals(2, answers.size());
        for (MeasuredRun answer : answers) {
            String claim = answer.answer().claim().toString();
            assertTrue(claim.contains("the worker process does not start: exit code 137"), claim);
        }
    }

    @Test
    @Tag("exhaustive")
    void aProcessThatNeverSaysThatItIsReadyIsNotWaitedForWithoutEnd() {
        Workers.Timeouts hurried =
                new Workers.Timeouts(Duration.ofSeconds(2), Duration.ofSeconds(2), List.of(Duration.ZERO));

        SolverException silent = assertThrows(
                SolverException.class,
                () -> with("mute", Limits.UNLIMITED, WorkerLimits.NONE, hurried, MeasuredSolver::start));

        assertTrue(silent.getMessage().contains("it was not ready after 2 s"), silent.getMessage());
    }

    @Test
    @Tag("exhaustive")
    void aProcessThatIsStoppedBetweenTwoRunsIsReplaced() {
        Workers.Timeouts hurried = new Workers.Timeouts(Duration.ofMinutes(2), Duration.ofSeconds(1), List.of());

        List<MeasuredRun> answers = with("none", Limits.UNLIMITED, WorkerLimits.NONE, hurried, worker -> {
            worker.start();
            List<ProcessHandle> stopped = Signals.children();
            stopped.forEach(child -> Signals.send("STOP", child));
            List<MeasuredRun> all = askAll(worker, List.of(HARMLESS, HARMLESS));
            assertEquals(1, stopped.size());
            assertFalse(stopped.get(0).isAlive());
            return all;
        });

        assertEquals(
                List.of("gave-up", "gave-up"),
                answers.stream().map(each -> each.answer().claim().word()).toList());
    }

    @Test
    @Tag("exhaustive")
    void aRunWithoutATimeLimitWhoseProcessIsStoppedIsCharged() {
        Workers.Timeouts hurried = new Workers.Timeouts(Duration.ofMinutes(2), Duration.ofSeconds(1), List.of());

        List<MeasuredRun> answers =
                with("freeze", Limits.UNLIMITED, WorkerLimits.NONE, hurried, worker -> askAll(worker, List.of(FATAL)));

        String claim = answers.get(0).answer().claim().toString();
        assertTrue(claim.contains("did nothing for 1 s"), claim);
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("exhaustive")
    void aRunThatLosesTimeOfItsLimitBecauseItsProcessIsStoppedIsMarked() {
        MeasuredRun stopped = with("work", Limits.ofNanos(3_000_000_000L), WorkerLimits.NONE, worker -> {
            worker.start();
            ProcessHandle process = Signals.children().get(0);
            Thread stopping = new Thread(() -> {
                Jvm.pause(Duration.ofMillis(700));
                Signals.send("STOP", process);
                Jvm.pause(Duration.ofMillis(1500));
                Signals.send("CONT", process);
            });
            stopping.start();
            return askAll(worker, List.of(FATAL)).get(0);
        });

        assertEquals(new Claim.OutOfBudget(Limit.TIME), stopped.answer().claim());
        long disturbed = stopped.times().getDisturbedNs();
        assertTrue(disturbed > 1_300_000_000L, disturbed + " ns; its process was stopped for 1.5 s");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    @Tag("exhaustive")
    void aRunThatIsEndedFromOutsideBecauseItsProcessIsStoppedIsMarked() {
        MeasuredRun stopped = with("freeze", HALF_A_SECOND, SMALL, worker -> askAll(worker, List.of(FATAL))
                .get(0));

        assertEquals(new Claim.OutOfBudget(Limit.TIME), stopped.answer().claim());
        assertTrue(
                stopped.times().getDisturbedNs() > 300_000_000, stopped.times().getDisturbedNs() + " ns");
    }

    @Test
    @Tag("exhaustive")
    void whatEndedAProcessIsNotChargedToTheWarmUpOfTheNextOne() {
        List<Puzzle> puzzles = new ArrayList<>(Collections.nCopies(BEFORE, HARMLESS));
        puzzles.add(FATAL);
        List<MeasuredRun> answers = with("halt", Limits.UNLIMITED, WorkerLimits.NONE, worker -> {
            List<MeasuredRun> all = new ArrayList<>();
            while (all.size() < puzzles.size()) {
                worker.start();
                worker.warmUp(Collections.nCopies(2 * BEFORE, HARMLESS), Long.MAX_VALUE);
                assertEquals(2 * BEFORE, worker.answers().size());
                worker.ask(puzzles.subList(all.size(), puzzles.size()), Long.MAX_VALUE);
                all.addAll(worker.answers());
            }
            return all;
        });

        List<String> claims =
                answers.stream().map(each -> each.answer().claim().word()).toList();
        assertEquals(Collections.nCopies(BEFORE, "gave-up"), claims.subList(0, BEFORE));
        assertEquals("failed", claims.get(BEFORE));
    }

    @Test
    void aLibraryMayCountAnyNumberOfThings() {
        List<MeasuredRun> answers = answers("counters", Limits.UNLIMITED, WorkerLimits.NONE, List.of(HARMLESS));

        Map<String, Long> counted = answers.get(0).answer().counters().natives();
        assertEquals(300, counted.size() - (counted.containsKey(FaultyFamily.PROCESS) ? 1 : 0));
    }

    private static Claim claimOfTheFatalOne(String fault, Limits limits, WorkerLimits workerLimits) {
        List<MeasuredRun> answers = answers(fault, limits, workerLimits, sandwich());
        assertOthersGiveUp(answers);
        return answers.get(BEFORE).answer().claim();
    }

    private static void assertOthersGiveUp(List<MeasuredRun> answers) {
        assertEquals(2 * BEFORE + 1, answers.size());
        for (int i = 0; i < answers.size(); i++) {
            if (i != BEFORE)
                assertEquals("gave-up", answers.get(i).answer().claim().word(), "answer " + i);
        }
    }

    /** A fatal puzzle among harmless ones. */
    private static List<Puzzle> sandwich() {
        List<Puzzle> puzzles = new ArrayList<>(Collections.nCopies(2 * BEFORE, HARMLESS));
        puzzles.add(BEFORE, FATAL);
        return puzzles;
    }

    /** As a runner asks: what is not answered is handed over again. */
    private static List<MeasuredRun> answers(
            String fault, Limits limits, WorkerLimits workerLimits, List<Puzzle> puzzles) {
        return with(fault, limits, workerLimits, worker -> askAll(worker, puzzles));
    }

    private static List<MeasuredRun> askAll(MeasuredSolver worker, List<Puzzle> puzzles) {
        List<MeasuredRun> answers = new ArrayList<>();
        while (answers.size() < puzzles.size()) {
            worker.start();
            if (worker.outstanding() == 0) {
                worker.ask(puzzles.subList(answers.size(), puzzles.size()), Long.MAX_VALUE);
            }
            answers.addAll(worker.answers());
        }
        return answers;
    }

    private static List<MeasuredRun> answers(Placement placement, String fault, List<Puzzle> puzzles) {
        try (MeasuredSolver worker =
                placement.place(CATALOG.spec("faulty/fault=" + fault), Question.ANY, Limits.UNLIMITED)) {
            return askAll(worker, puzzles);
        }
    }

    private static Long process(MeasuredRun run) {
        return Objects.requireNonNull(run.answer().counters().natives().get(FaultyFamily.PROCESS));
    }

    private static <T> T with(
            String fault, Limits limits, WorkerLimits workerLimits, Function<MeasuredSolver, T> conversation) {
        return with(fault, limits, workerLimits, QUICK, conversation);
    }

    private static <T> T with(
            String fault,
            Limits limits,
            WorkerLimits workerLimits,
            Workers.Timeouts patience,
            Function<MeasuredSolver, T> conversation) {
        try (Workers workers = new Workers(workerLimits, patience, FaultyFamily.Main.class);
                MeasuredSolver worker = workers.place(CATALOG.spec("faulty/fault=" + fault), Question.ANY, limits)) {
            return conversation.apply(worker);
        }
    }
}
