package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.Environment;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Solvers take turns in an order that is drawn for each block. Each fork and each part draws its own, else what one solver leaves
 * behind for the next would fall on the same pairs everywhere. Read from the records, of blocks of one puzzle each.
 */
class OrderOfSolversTest {
    private static final List<String> SOLVERS = List.of("euler96", "norvig/pairs=off", "norvig/pairs=on", "readalps");

    /** By each of two parts: two parts that drew alike by chance would be one case in 24 to the power of 11. */
    private static final int BLOCKS = 12;

    @TempDir
    private Path folder = Path.of("");

    private int experiments;

    @BeforeEach
    void writePuzzles() throws IOException {
        Files.writeString(folder.resolve("puzzles.txt"), (Puzzles.EULER_1 + "\n").repeat(2 * BLOCKS));
    }

    @Test
    void eachForkOfEachPartDrawsItsOwn() {
        List<List<String>> orders = new ArrayList<>();
        for (int part = 1; part <= 2; part++) orders.addAll(orders(1, new Part(part, 2)));

        assertEquals(4, orders.size(), "two forks of two parts");
        assertEquals(4, new HashSet<>(orders).size(), orders.toString());
    }

    @Test
    void eachSeedDrawsItsOwn() {
        List<List<String>> orders = new ArrayList<>(orders(1, new Part(1, 2)));
        orders.addAll(orders(2, new Part(1, 2)));

        assertEquals(4, new HashSet<>(orders).size(), orders.toString());
    }

    @Test
    void theSameForkOfTheSamePartDrawsTheSame() {
        assertEquals(orders(1, new Part(2, 2)), orders(1, new Part(2, 2)));
    }

    /** The order of solvers from block to block, one list for each of two forks. */
    private List<List<String>> orders(long seed, Part part) {
        SolverCatalog catalog = SolverCatalog.standard();
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        ChosenPuzzles puzzles = new ChosenPuzzles(
                List.of(sets.resolve(folder.resolve("puzzles.txt").toString())), InstanceSelection.ALL);
        Plan plan = Plans.cold()
                .sets(puzzles.planned())
                .solvers(Plans.named(SOLVERS.stream().map(catalog::spec).toList()))
                .selection(puzzles.selection())
                .seed(seed)
                .warmup(new Plan.WarmupPlan(0, 0))
                .block(1)
                .placement(new Plan.PlannedPlacement(true, 2, 1, null, null, null, null))
                .shard(part)
                .build();
        Path out = folder.resolve("out-" + ++experiments);
        try (ResultsStore store = ResultsStore.create(out, PlanFile.tree(plan))) {
            new Experiment(plan, puzzles, Placement.here(catalog, Clock.system()))
                    .run(store, Environment.here(List.of()), new Silence());
        }
        Map<Integer, List<String>> byFork = LedgerFiles.records(out).stream()
                .collect(Collectors.groupingBy(
                        record -> record.run().getFork(),
                        TreeMap::new,
                        Collectors.mapping(RunRecord::solver, Collectors.toList())));
        byFork.values().forEach(order -> assertEquals(BLOCKS * SOLVERS.size(), order.size()));
        return List.copyOf(byFork.values());
    }

    /** Nobody watches. */
    private static final class Silence implements Experiment.Listener {
        @Override
        public void warmingUp(String solver) {}

        @Override
        public void recorded(List<RunRecord> runs) {}
    }
}
