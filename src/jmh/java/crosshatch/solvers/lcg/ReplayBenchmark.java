package crosshatch.solvers.lcg;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.lcg.ReplaySearch.Variant;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Time for the same searches, over all grids of a set, by implementations that differ in three parts; see {@link ReplaySearch}. What it
 * counts tells the time of a conflict, a decision and a literal: {@code results/replay.py}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class ReplayBenchmark {
    private static final List<String> ORDERS = List.of("heap", "scan");
    private static final List<String> HALLS = List.of("lazy", "eager", "fresh");
    private static final List<String> SLOTS = List.of("implicit", "clauses");

    @Param({"heap", "scan"})
    public String order = "heap";

    @Param({"lazy", "eager", "fresh"})
    public String hall = "lazy";

    @Param({"implicit", "clauses"})
    public String slots = "implicit";

    /** A generated set, without its seed. */
    @Param({"latin-30/holes=0.36/count=8", "latin-35/holes=0.35/count=8", "sudoku-5/holes=0.54/count=8"})
    public String set = "latin-30/holes=0.36/count=8";

    @Param("1056204684")
    public long seed = 1056204684L;

    /** A recording ends with this conflict. */
    @Param("1000")
    public long mostConflicts = 1000;

    private List<ReplayRecording> recordings = List.of();
    private @Nullable ReplaySearch search;
    private long conflicts;
    private long decisions;
    private long propagations;

    /** What a replay of the set is made of; JMH writes it down. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Counts {
        public long grids;
        public long conflicts;
        public long decisions;
        /** Literals that hold at a fixpoint without a conflict and did not before; decisions are left out. */
        public long propagations;
        /** Time to put puzzles into the form that is searched, in all replays together: no part of a search. */
        public long beginNanos;

        public long replays;
    }

    /**
     * Records the searches and has every implementation replay them, once.
     *
     * @throws IllegalStateException if a conflict or a fixpoint differs
     */
    @Setup
    public void setUp() {
        Path home = Path.of(System.getProperty("crosshatch.home", "."));
        PuzzleSets sets = new PuzzleSets(home, ReaderSettings.DEFAULT);
        try (Stream<Instance> instances = sets.resolve(set + "/seed=" + seed).instances()) {
            recordings = instances
                    .map(instance -> ReplayRecording.of(instance.puzzle(), mostConflicts))
                    .toList();
        }
        conflicts = count(ReplayRecording.Kind.CLAUSE);
        decisions = count(ReplayRecording.Kind.DECISION);
        Board board = recordings.get(0).puzzle().board();
        requireEqualFixpoints(board);
        search = new ReplaySearch(board, Variant.of(order, hall, slots));
    }

    private long count(ReplayRecording.Kind kind) {
        return recordings.stream().mapToLong(each -> each.count(kind)).sum();
    }

    private void requireEqualFixpoints(Board board) {
        List<Fixpoints> expected = List.of();
        for (String anOrder : ORDERS) {
            for (String aHall : HALLS) {
                for (String someSlots : SLOTS) {
                    Variant variant = Variant.of(anOrder, aHall, someSlots);
                    List<Fixpoints> found = fixpoints(new ReplaySearch(board, variant));
                    if (expected.isEmpty()) expected = found;
                    if (!found.equals(expected)) throw new IllegalStateException(variant + ": other fixpoints");
                }
            }
        }
        propagations = expected.stream().mapToLong(Fixpoints::literals).sum();
    }

    private List<Fixpoints> fixpoints(ReplaySearch each) {
        return recordings.stream()
                .map(recording -> {
                    List<Long> sums = new ArrayList<>();
                    long[] literals = new long[1];
                    each.begin(recording.puzzle());
                    each.replay(recording, (trail, before) -> {
                        sums.add(sum(trail));
                        literals[0] += trail.size() - before;
                    });
                    return new Fixpoints(sums, literals[0]);
                })
                .toList();
    }

    /**
     * What a recording led to.
     *
     * @param sums of each fixpoint without a conflict, a number that depends on the set of its literals
     * @param literals that came to hold by propagation
     */
    private record Fixpoints(List<Long> sums, long literals) {}

    /** The same in any order of the trail. */
    private static long sum(Trail trail) {
        long sum = trail.size();
        for (int i = 0; i < trail.size(); i++) {
            long mixed = (trail.literal(i) + 1) * 0x9E3779B97F4A7C15L;
            sum += (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
        }
        return sum;
    }

    @Benchmark
    public long replay(Counts counts) {
        if (search == null) throw new IllegalStateException("not set up");
        counts.grids = recordings.size();
        counts.conflicts = conflicts;
        counts.decisions = decisions;
        counts.propagations = propagations;
        long unused = 0;
        for (ReplayRecording recording : recordings) {
            long start = System.nanoTime();
            search.begin(recording.puzzle());
            counts.beginNanos += System.nanoTime() - start;
            unused += search.replay(recording, (trail, before) -> {});
        }
        counts.replays++;
        return unused;
    }
}
