package crosshatch.experiment.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.Plans;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.Environment;
import crosshatch.results.LedgerReader;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A campaign whose workers are stopped, let go on and killed at any point, their start included. The full test sends two
 * hundred signals: {@code mvn test -Dtest=SignalledCampaignTest -Dcrosshatch.signals=200}.
 */
@Tag("process")
@Tag("exhaustive")
class SignalledCampaignTest {
    private static final int SIGNALS = Integer.getInteger("crosshatch.signals", 6);
    private static final long SEED = 12;
    private static final int LONGEST_PAUSE_MILLIS = 300;
    private static final List<String> SENT = List.of("STOP", "CONT", "KILL");
    private static final List<String> SOLVERS = List.of("faulty/fault=slow", "faulty/fault=none");
    private static final int PUZZLES = 20;

    private static final Workers.Timeouts PATIENCE = new Workers.Timeouts(
            Duration.ofSeconds(20),
            Duration.ofSeconds(1),
            List.of(Duration.ofMillis(10), Duration.ofMillis(50), Duration.ofMillis(100), Duration.ofMillis(200)));

    @TempDir
    private Path folder = Path.of("");

    private final AtomicInteger left = new AtomicInteger(SIGNALS);

    @Test
    void endsByItselfAndEveryRowIsThere() throws InterruptedException {
        Thread sender = new Thread(this::sendSignals, "signals");
        sender.start();

        int campaigns = 0;
        while (left.get() > 0 || campaigns == 0) assertEveryRowOf(folder.resolve("campaign-" + ++campaigns));
        sender.join();

        assertEquals(0, left.get());
        assertTrue(Signals.children().isEmpty(), "no worker is left behind");
    }

    private void sendSignals() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        while (left.get() > 0) {
            List<ProcessHandle> children = Signals.children();
            if (!children.isEmpty()) {
                Signals.send(SENT.get(random.nextInt(SENT.size())), children.get(random.nextInt(children.size())));
                left.decrementAndGet();
            }
            Jvm.pause(Duration.ofMillis(random.nextInt(LONGEST_PAUSE_MILLIS)));
        }
    }

    private static void assertEveryRowOf(Path directory) {
        SolverCatalog catalog = new SolverCatalog(List.of(new FaultyFamily()));
        ChosenPuzzles puzzles = new ChosenPuzzles(
                List.of(new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT).resolve("euler50")),
                InstanceSelection.first(PUZZLES));
        Plan plan = Plans.cold()
                .experiment("signals")
                .sets(puzzles.planned())
                .solvers(Plans.named(SOLVERS.stream().map(catalog::spec).toList()))
                .limits(Limits.ofNanos(300_000_000))
                .selection(puzzles.selection())
                .repetitions(3)
                .seed(SEED)
                .warmup(new Plan.WarmupPlan(100_000_000, 5))
                .block(10)
                .placement(new Plan.PlannedPlacement(true, 1, 2, null, null, null, null))
                .build();
        try (ResultsStore store = ResultsStore.create(directory, PlanFile.tree(plan));
                Workers workers = new Workers(
                        new WorkerLimits(200_000_000, Limits.NONE, Limits.NONE, Limits.NONE, Limits.NONE),
                        PATIENCE,
                        FaultyFamily.Main.class)) {
            Experiment.Outcome outcome =
                    new Experiment(plan, puzzles, workers).run(store, Environment.here(List.of()), new Unwatched());
            assertTrue(outcome.unavailable().isEmpty(), outcome.unavailable().toString());
        }
        Set<String> rows = new HashSet<>();
        try (LedgerReader ledger = new LedgerReader(directory.resolve(ResultsStore.LEDGER))) {
            ledger.forEachRemaining(frame -> frame.stream()
                    .filter(RunRecord::isMeasured)
                    .forEach(record -> assertTrue(
                            rows.add(record.solver() + " " + record.run().getPosition() + " "
                                    + record.run().getRepetition()),
                            "a row is there once")));
        }
        assertEquals(SOLVERS.size() * PUZZLES * 3, rows.size());
    }

    private static final class Unwatched implements Experiment.Listener {
        @Override
        public void warmingUp(String solver) {}

        @Override
        public void recorded(List<RunRecord> runs) {}
    }
}
