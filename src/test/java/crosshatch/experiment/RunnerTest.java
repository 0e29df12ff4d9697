package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Environment;
import crosshatch.results.Recorded;
import crosshatch.results.RunRecord;
import crosshatch.results.WarmupResult;
import crosshatch.results.noise.MadeUpMachine;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverClaim;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** The order of runs and what is measured, with a clock that the solvers turn themselves. */
class RunnerTest {
    private static final Environment HERE = Environment.here(List.of());

    private final ManualClock clock = new ManualClock();
    private final List<String> calls = new ArrayList<>();

    @Test
    void encodingIsMeasuredApartFromSolving() {
        RunRecord run =
                runs(1, 1, Limits.UNLIMITED, script("s", 300, 700, solved())).get(0);

        assertEquals(300, run.run().getTimes().getEncodeNs());
        assertEquals(1000, run.run().getTimes().getTotalNs());
        assertFalse(run.run().getTimes().hasOverrunNs());
        assertEquals(Verdict.CORRECT, run.verdict());
    }

    @Test
    void solutionsAreRecordedByTheirFingerprintsTwoAtMost() {
        Grid one = Puzzles.EULER_1_SOLUTION;
        Grid two = Puzzles.NORVIG_HARD_1_SOLUTION;
        Claim three = new Claim.Counted(List.of(two, one, Puzzles.EULER_1.givens()), true);

        Run single =
                runs(1, 1, Limits.UNLIMITED, script("s", 1, 1, solved())).get(0).run();
        Run several =
                runs(1, 1, Limits.UNLIMITED, script("s", 1, 1, three)).get(0).run();

        assertEquals(List.of(PuzzleText.fingerprint(one)), single.getSolutionIdsList());
        assertEquals(List.of(PuzzleText.fingerprint(two), PuzzleText.fingerprint(one)), several.getSolutionIdsList());
        assertEquals(1, single.getSolutions());
        assertEquals(3, several.getSolutions());
    }

    @Test
    void theOverrunOfALimitIsRecorded() {
        RunRecord run = runs(1, 1, Limits.ofNanos(600), script("s", 300, 700, new Claim.OutOfBudget(Limit.TIME)))
                .get(0);

        assertEquals(400, run.run().getTimes().getOverrunNs());
        assertEquals(SolverClaim.Kind.OUT_OF_TIME, run.run().getClaim());
        assertEquals(Verdict.UNDECIDED, run.verdict());
    }

    @Test
    void aSolverThatBreaksCostsOneRunAndIsReplaced() {
        List<RunRecord> runs = runs(2, 1, Limits.UNLIMITED, script("s", 1, 1, new Claim.Failed("throws")));

        assertEquals(
                List.of(Verdict.CRASHED, Verdict.CRASHED),
                runs.stream().map(RunRecord::verdict).toList());
        assertTrue(
                runs.get(0).run().getDetail().contains("broken on purpose"),
                runs.get(0).run().getDetail());
        assertEquals(List.of("new s", "s", "new s", "s", "new s"), calls);
    }

    @Test
    void solversTakeTurnsBlockByBlock() {
        runs(100, 2, Limits.UNLIMITED, script("a", 1, 1, solved()), script("b", 1, 1, solved()));
        calls.removeIf(call -> call.startsWith("new"));

        for (int start = 0; start < calls.size(); start += 10) {
            assertEquals(
                    1, new TreeSet<>(calls.subList(start, start + 10)).size(), "a block of 10 belongs to one solver");
        }
        for (int start = 0; start < calls.size(); start += 20) {
            assertEquals(2, new TreeSet<>(calls.subList(start, start + 20)).size(), "both answer the same block");
        }
    }

    @Test
    void nobodyWorksWhileTheMachineIsLookedAt() {
        List<Integer> outstanding = new ArrayList<>();
        MeasuredSolver alone = contestant(script("a", 0, 1_000_000_000, solved()));
        LongSupplier reference = () -> {
            outstanding.add(alone.outstanding());
            return 1;
        };
        List<RunRecord> records = new ArrayList<>();
        Plan plan = plan(7, 1, Limits.UNLIMITED, 0);

        Sampler noise = new Sampler(new MadeUpMachine(), reference, clock::nanoTime, new Samples(List.of()));
        runner(plan, List.of(alone), noise, records).run(blocks(plan, 50), Phase.MEASURED, 1, new Recorded());

        assertEquals(
                List.of(0, 0, 0), outstanding, "at first; after three blocks, which were handed over; after two more");
        assertTrue(records.stream().allMatch(run -> run.run().getNoise().getReferenceNs() == 1));
    }

    private static Runner runner(Plan plan, List<MeasuredSolver> contestants, Sampler noise, List<RunRecord> records) {
        WarmupController readiness = readiness(plan, List.of(), new ArrayList<>(), records);
        return runner(plan, contestants, readiness, noise, records);
    }

    @Test
    void blocksAreNumberedFromOneInEachRepetition() {
        List<Long> blocks = runs(25, 2, Limits.UNLIMITED, script("a", 1, 1, solved())).stream()
                .map(run -> run.run().getBlock())
                .toList();

        assertEquals(
                List.of(1L, 1L, 2L, 2L, 3L),
                List.of(blocks.get(0), blocks.get(9), blocks.get(10), blocks.get(19), blocks.get(24)));
        assertEquals(blocks.subList(0, 25), blocks.subList(25, 50));
    }

    @Test
    void theOrderFollowsFromTheSeed() {
        List<String> first = callsWithSeed(7);

        assertEquals(first, callsWithSeed(7));
        assertNotEquals(first, callsWithSeed(8));
    }

    @Test
    void warmUpRunsAreRecordedAsSuch() {
        List<RunRecord> records = new ArrayList<>();
        MeasuredSolver contestant = contestant(script("s", 0, Warmup.STRETCH_NANOS / 2, solved()));

        WarmupResult result = warmUp(plan(7, 1, Limits.UNLIMITED), contestant, instances(3), records);

        assertTrue(result.steady());
        assertEquals(Warmup.WINDOW_STRETCHES * 3, result.runs());
        assertEquals(result.runs(), records.size());
        assertTrue(records.stream().noneMatch(RunRecord::isMeasured));
    }

    @Test
    void ofALongWarmUpTheFirstRunsAreRecorded() {
        List<RunRecord> records = new ArrayList<>();
        MeasuredSolver contestant = contestant(script("s", 0, Warmup.STRETCH_NANOS / 1000, solved()));

        WarmupResult result = warmUp(plan(7, 1, Limits.UNLIMITED), contestant, instances(50), records);

        assertEquals(1000 * Warmup.WINDOW_STRETCHES, result.runs());
        assertEquals(WarmupController.WARMUP_RECORDS, records.size());
    }

    @Test
    void theCpuClockIsNotReadWhereThatTakesLongBesideARun() {
        assertEquals(OptionalLong.empty(), cpuOfTheLastRun(9_000));
        assertEquals(OptionalLong.of(5), cpuOfTheLastRun(10_000));
    }

    /** The CPU clock goes on by 5 each time it is read. */
    private OptionalLong cpuOfTheLastRun(long nanos) {
        List<RunRecord> runs = runs(101, 1, Limits.UNLIMITED, script("s", 0, nanos, solved()));
        assertEquals(5, runs.get(0).run().getTimes().getCpuNs());
        Times last = runs.get(runs.size() - 1).run().getTimes();
        return last.hasCpuNs() ? OptionalLong.of(last.getCpuNs()) : OptionalLong.empty();
    }

    @Test
    void warmUpEndsInMidPassWhenItsTimeIsOver() {
        List<RunRecord> records = new ArrayList<>();
        MeasuredSolver contestant = contestant(script("s", 10, 90, solved()));

        WarmupResult result = warmUp(plan(7, 1, Limits.UNLIMITED, 250), contestant, instances(50), records);

        assertFalse(result.steady());
        assertEquals(0, result.passes());
        assertEquals(3, result.runs(), "of 100 ns each; the third one passes 250 ns");
        assertEquals(3, records.size());
        assertEquals(300, result.nanos());
        assertNull(result.variation());
    }

    @Test
    void aSolverThatIsReadyIsNotWarmedUpAgain() {
        List<WarmupResult> warmups = new ArrayList<>();
        MeasuredSolver contestant = contestant(script("s", 0, Warmup.STRETCH_NANOS / 2, solved()));
        Plan plan = plan(7, 1, Limits.UNLIMITED);
        WarmupController readiness = readiness(plan, instances(3), warmups, new ArrayList<>());

        readiness.makeReady(contestant);
        readiness.makeReady(contestant);

        assertEquals(1, warmups.size());
    }

    @Test
    void aSolverThatIsStartedAnewIsWarmedUpAgainBeforeItGoesOn() {
        List<WarmupResult> warmups = new ArrayList<>();
        List<RunRecord> records = new ArrayList<>();
        Plan plan = plan(7, 1, Limits.UNLIMITED);
        MeasuredSolver contestant =
                new DyingContestant(contestant(script("s", 0, Warmup.STRETCH_NANOS / 2, solved())), 25);
        Runner runner = runner(plan, List.of(contestant), instances(3), warmups, records);

        runner.run(blocks(plan, 25), Phase.MEASURED, 1, new Recorded());

        assertEquals(2, warmups.size(), "it dies after 25 runs: 15 of the warm-up and 10 measured ones");
        List<Phase> phases =
                records.stream().map(record -> record.run().getPhase()).toList();
        assertEquals(
                25, phases.stream().filter(phase -> phase == Phase.MEASURED).count());
        assertEquals(Phase.MEASURED, phases.get(24));
        assertEquals(Phase.WARMUP, phases.get(25));
    }

    @Test
    void aJvmThatEndsInTheWarmUpIsFollowedByOneThatIsWarmedUpAsLong() {
        Script script = script("s", 0, 100, solved());
        MeasuredSolver contestant = new DyingContestant(contestant(script), 9);

        WarmupResult result = warmUp(plan(7, 1, Limits.UNLIMITED, 1000), contestant, instances(3), new ArrayList<>());

        assertEquals(900 + 1000, result.nanos(), "the second JVM has its 1,000 ns for itself");
        assertEquals(1, result.lost());
        assertFalse(result.cold());
    }

    @Test
    void theOnlyWarmUpPuzzleIsAskedAgainAfterItHasEndedAJvm() {
        MeasuredSolver mortal = new MortalContestant(contestant(script("s", 0, 100, solved())), 1);

        WarmupResult result = warmUp(plan(7, 1, Limits.UNLIMITED, 1000), mortal, instances(1), new ArrayList<>());

        assertEquals(1, result.lost());
        assertFalse(result.cold());
        assertEquals(10, result.passes());
    }

    @Test
    void runsOfASolverThatLosesJvmsInEveryWarmUpAreCold() {
        List<WarmupResult> warmups = new ArrayList<>();
        List<RunRecord> records = new ArrayList<>();
        Plan plan = plan(7, 1, Limits.UNLIMITED, 1000);
        MeasuredSolver mortal =
                new MortalContestant(contestant(script("s", 0, 100, solved())), WarmupController.MOST_LOST);
        Runner runner = runner(plan, List.of(mortal), instances(1), warmups, records);

        runner.run(blocks(plan, 2), Phase.MEASURED, 1, new Recorded());

        assertEquals(WarmupController.MOST_LOST, warmups.get(0).lost());
        assertTrue(warmups.get(0).cold());
        assertFalse(warmups.get(0).steady());
        assertEquals(
                List.of(Phase.COLD, Phase.COLD),
                records.stream()
                        .filter(RunRecord::isMeasured)
                        .map(record -> record.run().getPhase())
                        .toList());
    }

    @Test
    void aDisturbedRunIsMadeAgainAndBothAreRecorded() {
        List<RunRecord> records = runsOf(stopped(3, 300_000_000));

        assertEquals(
                List.of(
                        Phase.MEASURED,
                        Phase.MEASURED,
                        Phase.DISTURBED,
                        Phase.MEASURED,
                        Phase.MEASURED,
                        Phase.MEASURED),
                records.stream().map(record -> record.run().getPhase()).toList());
        assertEquals(
                List.of(1L, 2L, 3L, 3L, 4L, 5L),
                records.stream().map(record -> record.run().getPosition()).toList());
        Times disturbed = records.get(2).run().getTimes();
        assertEquals(
                280_000_000,
                disturbed.getDisturbedNs(),
                "20 ms of the CPU time that is seen are of the two runs before");
        assertEquals(0, records.get(3).run().getTimes().getDisturbedNs());
        assertFalse(records.get(2).isMeasured());
    }

    @Test
    void aRunThatIsDisturbedTwiceStaysAndIsMarked() {
        List<RunRecord> records = runsOf(stopped(Integer.MAX_VALUE, 300_000_000));

        assertEquals(10, records.size());
        assertEquals(5, records.stream().filter(RunRecord::isMeasured).count());
        assertTrue(records.stream().allMatch(record -> record.run().getTimes().getDisturbedNs() == 300_000_000));
    }

    @Test
    void blocksHandedOverAheadKeepTheirAnswersWhenOneBeforeThemIsDisturbed() {
        List<RunRecord> records = new ArrayList<>();
        Plan plan = plan(7, 1, Limits.UNLIMITED, 0);
        Runner runner =
                runner(plan, List.of(contestant(stopped(2, 300_000_000))), List.of(), new ArrayList<>(), records);

        runner.run(blocks(plan, 35), Phase.MEASURED, 1, new Recorded());

        assertEquals(
                LongStream.rangeClosed(1, 35).boxed().toList(),
                records.stream()
                        .filter(RunRecord::isMeasured)
                        .map(record -> record.run().getPosition())
                        .toList());
        assertEquals(36, records.size());
    }

    private List<RunRecord> runsOf(Script script) {
        List<RunRecord> records = new ArrayList<>();
        Plan plan = plan(7, 1, Limits.UNLIMITED, 0);
        runner(plan, List.of(contestant(script)), List.of(), new ArrayList<>(), records)
                .run(blocks(plan, 5), Phase.MEASURED, 1, new Recorded());
        return records;
    }

    /** Its process is stopped in the run of this number, or in each; each takes 10 ms beside that. */
    private static Script stopped(int run, long nanos) {
        return new Script("s", 0, 10_000_000, solved(), run, nanos);
    }

    @Test
    void aWarmUpGoesOnWhileTheCompilerWorks() {
        Plan plan = plan(7, 1, Limits.UNLIMITED, 20 * Warmup.STRETCH_NANOS);
        Script script = script("s", 0, Warmup.STRETCH_NANOS, solved());
        AtomicLong compilerNanos = new AtomicLong();
        MeasuredSolver compiling = new DyingContestant(contestant(script), Integer.MAX_VALUE) {
            @Override
            public long compilerNanos() {
                return compilerNanos.addAndGet(3 * Warmup.STRETCH_NANOS);
            }
        };

        assertFalse(warmUp(plan, compiling, instances(3), new ArrayList<>()).steady());
        assertTrue(warmUp(plan, contestant(script), instances(3), new ArrayList<>())
                .steady());
    }

    private List<String> callsWithSeed(long seed) {
        calls.clear();
        List<MeasuredSolver> contestants =
                List.of(contestant(script("a", 1, 1, solved())), contestant(script("b", 1, 1, solved())));
        Plan plan = plan(seed, 1, Limits.UNLIMITED, 0);
        runner(plan, contestants, List.of(), new ArrayList<>(), new ArrayList<>())
                .run(blocks(plan, 100), Phase.MEASURED, 1, new Recorded());
        return List.copyOf(calls);
    }

    private List<RunRecord> runs(int puzzles, int repetitions, Limits limits, Script... scripts) {
        List<RunRecord> records = new ArrayList<>();
        Plan plan = plan(7, repetitions, limits, 0);
        List<MeasuredSolver> contestants = List.of(scripts).stream()
                .map(script -> contestant(script, limits))
                .toList();
        Runner runner = runner(plan, contestants, List.of(), new ArrayList<>(), records);
        for (int repetition = 1; repetition <= repetitions; repetition++) {
            runner.run(blocks(plan, puzzles), Phase.MEASURED, repetition, new Recorded());
        }
        return records;
    }

    private static WarmupResult warmUp(
            Plan plan, MeasuredSolver contestant, List<Instance> puzzles, List<RunRecord> records) {
        List<WarmupResult> warmups = new ArrayList<>();
        readiness(plan, puzzles, warmups, records).makeReady(contestant);
        return warmups.get(0);
    }

    private static WarmupController readiness(
            Plan plan, List<Instance> warmupPuzzles, List<WarmupResult> warmups, List<RunRecord> records) {
        Recorder recorder = new Recorder(plan, HERE, 1, new Proofs(plan, Clock.system()));
        return new WarmupController(
                plan, 1, warmupPuzzles, warmups::add, pass -> records.addAll(recorder.records(pass)));
    }

    private static Runner runner(
            Plan plan,
            List<MeasuredSolver> contestants,
            List<Instance> warmupPuzzles,
            List<WarmupResult> warmups,
            List<RunRecord> records) {
        return runner(
                plan,
                contestants,
                readiness(plan, warmupPuzzles, warmups, records),
                new Sampler(new MadeUpMachine(), () -> 1, () -> 0, new Samples(List.of())),
                records);
    }

    private static Runner runner(
            Plan plan,
            List<MeasuredSolver> contestants,
            WarmupController readiness,
            Sampler noise,
            List<RunRecord> records) {
        Recorder recorder = new Recorder(plan, HERE, 1, new Proofs(plan, Clock.system()));
        return new Runner(
                1,
                contestants,
                readiness,
                RandomSource.SPLIT_MIX_64.create(plan.seed()),
                noise,
                false,
                solver -> false,
                block -> records.addAll(recorder.records(block)));
    }

    private static Runner.Blocks blocks(Plan plan, int puzzles) {
        return new Runner.Blocks(instances(puzzles).iterator(), plan.block(), Part.WHOLE);
    }

    private static List<Instance> instances(int count) {
        KnownAnswer known = KnownAnswer.UNKNOWN;
        return LongStream.rangeClosed(1, count)
                .mapToObj(position -> new Instance("s", position, "", Puzzles.EULER_1, known))
                .toList();
    }

    private static Plan plan(long seed, int repetitions, Limits limits) {
        return plan(seed, repetitions, limits, Long.MAX_VALUE);
    }

    private static Plan plan(long seed, int repetitions, Limits limits, long warmupNanos) {
        return Plans.cold()
                .limits(limits)
                .repetitions(repetitions)
                .seed(seed)
                .warmup(new Plan.WarmupPlan(warmupNanos, 3))
                .block(10)
                .build();
    }

    private static Claim solved() {
        return new Claim.Solved(Puzzles.EULER_1_SOLUTION);
    }

    private static Script script(String name, long encode, long solve, Claim claim) {
        return new Script(name, encode, solve, claim, 0, 0);
    }

    private MeasuredSolver contestant(Script script) {
        return contestant(script, Limits.UNLIMITED);
    }

    private MeasuredSolver contestant(Script script, Limits limits) {
        SolverCatalog catalog = new SolverCatalog(List.of(script.family(this)));
        return Placement.here(catalog, clock).place(catalog.spec(script.name), Question.ANY, limits);
    }

    /** One that has to be started anew once, after so many runs. */
    private static class DyingContestant implements MeasuredSolver {
        private final MeasuredSolver living;
        private final int life;
        private int runs;
        private int starts = 1;

        DyingContestant(MeasuredSolver living, int life) {
            this.living = living;
            this.life = life;
        }

        @Override
        public SolverSpec spec() {
            return living.spec();
        }

        @Override
        public int start() {
            return starts;
        }

        @Override
        public void ask(List<Puzzle> batch, long nanos) {
            living.ask(batch, nanos);
        }

        @Override
        public int outstanding() {
            return living.outstanding();
        }

        @Override
        public List<MeasuredRun> answers() {
            List<MeasuredRun> answers = living.answers();
            runs += answers.size();
            if (starts > 1 || runs < life) return answers;
            while (living.outstanding() > 0) living.answers(); // forgotten
            starts++;
            return answers;
        }

        void startAnew() {
            starts++;
        }

        @Override
        public void close() {
            living.close();
        }
    }

    /** Its JVM ends at the first puzzle, so many times; that run is charged with it. */
    private static final class MortalContestant extends DyingContestant {
        private int deathsLeft;

        MortalContestant(MeasuredSolver living, int deaths) {
            super(living, Integer.MAX_VALUE);
            deathsLeft = deaths;
        }

        @Override
        public List<MeasuredRun> answers() {
            List<MeasuredRun> answers = super.answers();
            if (deathsLeft == 0) return answers;
            deathsLeft--;
            while (outstanding() > 0) super.answers(); // forgotten
            startAnew();
            return List.of(MeasuredRun.ended(new Claim.Failed("dead"), 7, -1, Limits.UNLIMITED, -1));
        }
    }

    /**
     * A solver that takes a known time, logs its calls, and claims what it is told; {@code Failed} makes it throw. Its process is
     * stopped in one of its runs, or in each.
     */
    private record Script(String name, long encode, long solve, Claim claim, int stoppedRun, long stoppedNanos) {
        Family family(RunnerTest test) {
            return new StubFamily() {
                @Override
                public String name() {
                    return name;
                }

                @Override
                public Solver create(SolverSpec spec, Trace trace) {
                    test.calls.add("new " + name);
                    return (puzzle, question, budget) -> answer(test, question, budget);
                }
            };
        }

        private Answer answer(RunnerTest test, Question question, Budget budget) {
            test.calls.add(name);
            test.clock.turn(encode);
            budget.encoded();
            test.clock.turn(solve);
            if (stoppedRun == Integer.MAX_VALUE
                    || test.calls.stream().filter(name::equals).count() == stoppedRun) test.clock.stopFor(stoppedNanos);
            if (claim instanceof Claim.Failed) throw new IllegalStateException("broken on purpose by " + question);
            return new Answer(claim, Counters.none());
        }
    }
}
