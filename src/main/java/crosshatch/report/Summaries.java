package crosshatch.report;

import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.solver.Limits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects records and sums them up, one {@link Summary} for each set, question and solver. Warm-up runs are left out. */
public final class Summaries {
    private record Group(String set, String question, String solver) {}

    private record PuzzleKey(long position, String variant) {}

    private final Map<Group, Map<PuzzleKey, PuzzleRuns>> groups = new LinkedHashMap<>();
    private final double limitMicros;

    /** @param limits of each run; the time limit is what PAR2 penalises with */
    public Summaries(Limits limits) {
        limitMicros = limits.nanos() == Limits.NONE ? Double.POSITIVE_INFINITY : limits.nanos() / 1e3;
    }

    public void add(RunRecord record) {
        RunRecord.Run run = record.run();
        if (run.phase() == Phase.WARMUP) return;
        groups.computeIfAbsent(new Group(run.set(), run.question(), run.solver()), group -> new LinkedHashMap<>())
                .computeIfAbsent(new PuzzleKey(run.position(), run.variant()), puzzle -> new PuzzleRuns())
                .add(record);
    }

    /** In the order in which sets, and the solvers of each, were first met. */
    public List<Summary> toList() {
        return groups.entrySet().stream()
                .map(entry -> Summary.of(
                        entry.getKey().set(),
                        entry.getKey().question(),
                        entry.getKey().solver(),
                        entry.getValue().values(),
                        limitMicros))
                .toList();
    }
}
