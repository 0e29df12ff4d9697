package crosshatch.report;

import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares the counters of all runs of a solver on a puzzle, forks and repetitions alike: a deterministic solver counts the
 * same each time. Runs that were cut off by a clock or a crash count as far as they came, and are left out.
 */
public final class CounterAudit {

    /**
     * A counter that differs between two runs.
     *
     * @param run the later one
     * @param counter its column, or the library's name
     * @param first what the first run of this solver on this puzzle counted; -1 for nothing
     * @param later what the later one counted
     */
    public record Difference(RunRecord.Run run, String counter, long first, long later) {
        /** For people. */
        @Override
        public String toString() {
            String variant = run.variant().isEmpty() ? "" : " " + run.variant();
            return run.solver() + " on " + run.set() + " #" + run.position() + variant + ": " + counter + " " + first
                    + ", then " + later + " (fork " + run.fork() + ", repetition " + run.repetition() + ")";
        }
    }

    private record Key(String solver, String question, String set, long position, String variant) {
        static Key of(RunRecord.Run run) {
            return new Key(run.solver(), run.question(), run.set(), run.position(), run.variant());
        }
    }

    private static final long ABSENT = -1;

    private final Map<Key, Counters> first = new HashMap<>();
    private final Map<Key, Difference> differences = new HashMap<>();

    public void add(RunRecord record) {
        if (record.run().phase() == Phase.WARMUP || record.wasCutOff()) return;
        Key key = Key.of(record.run());
        Counters before = first.putIfAbsent(key, record.counters());
        if (before == null || differences.containsKey(key)) return;
        Map<String, Long> was = values(before);
        values(record.counters()).forEach((counter, now) -> {
            long then = was.getOrDefault(counter, ABSENT);
            if (then != now) differences.putIfAbsent(key, new Difference(record.run(), counter, then, now));
        });
    }

    /** Normalised and native, by name; what is absent is {@code ABSENT}. */
    static Map<String, Long> values(Counters counters) {
        Map<String, Long> values = new TreeMap<>(counters.natives());
        for (Counter counter : Counter.values()) {
            values.put(counter.column(), counters.get(counter).orElse(ABSENT));
        }
        return values;
    }

    /** The first difference of each solver on each puzzle where there is one. */
    public List<Difference> differences() {
        return new ArrayList<>(differences.values());
    }
}
