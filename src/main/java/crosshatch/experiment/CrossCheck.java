package crosshatch.experiment;

import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Lets the runs on the same puzzle check each other. An unconfirmed refutation becomes correct when a different paradigm
 * claims the same; it becomes wrong when somebody shows a checked solution that it says does not exist.
 */
final class CrossCheck {
    private CrossCheck() {}

    /** @return the records in the same order, with their final verdicts */
    static List<RunRecord> settle(List<RunRecord> records) {
        Map<String, List<RunRecord>> byPuzzle = records.stream()
                .collect(Collectors.groupingBy(record -> puzzleOf(record), LinkedHashMap::new, Collectors.toList()));
        List<RunRecord> settled = new ArrayList<>(records.size());
        for (RunRecord record : records) {
            settled.add(
                    record.verdict() == Verdict.UNCONFIRMED
                            ? settle(record, byPuzzle.getOrDefault(puzzleOf(record), List.of()))
                            : record);
        }
        return settled;
    }

    private static String puzzleOf(RunRecord record) {
        return record.run().puzzleId() + " " + record.run().question();
    }

    private static RunRecord settle(RunRecord refutation, List<RunRecord> samePuzzle) {
        Set<String> claimed = Set.copyOf(refutation.solutionIds());
        for (RunRecord other : samePuzzle) {
            boolean checked = other.verdict() == Verdict.CORRECT || other.verdict() == Verdict.UNCONFIRMED;
            if (checked && !claimed.containsAll(other.solutionIds())) {
                return refutation.judged(
                        Verdict.WRONG, other.run().solver() + " shows a solution that this claim says does not exist");
            }
        }
        boolean confirmed = samePuzzle.stream()
                .anyMatch(
                        other -> !other.run().paradigm().equals(refutation.run().paradigm())
                                && other.claim().equals(refutation.claim())
                                && Set.copyOf(other.solutionIds()).equals(claimed));
        return confirmed ? refutation.judged(Verdict.CORRECT, "") : refutation;
    }
}
