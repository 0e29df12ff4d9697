package crosshatch.experiment;

import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Lets the runs on the same puzzle check each other. An unconfirmed refutation becomes correct when a different paradigm
 * claims the same; it becomes wrong when somebody shows a checked solution that it says does not exist.
 */
final class CrossCheck {
    private CrossCheck() {}

    /** @return the records in the same order, with their final verdicts */
    static List<RunRecord> settle(List<RunRecord> records) {
        if (records.stream().noneMatch(record -> record.verdict() == Verdict.UNCONFIRMED)) return records;
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
        return record.run().getPuzzleId() + " " + record.run().getQuestion();
    }

    private static RunRecord settle(RunRecord refutation, List<RunRecord> samePuzzle) {
        for (RunRecord other : samePuzzle) {
            boolean checked = other.verdict() == Verdict.CORRECT || other.verdict() == Verdict.UNCONFIRMED;
            if (checked && showsMore(other, refutation)) {
                return refutation.judged(
                        Verdict.WRONG, other.solver() + " shows a solution that this claim says does not exist");
            }
        }
        return samePuzzle.stream().anyMatch(other -> confirms(other, refutation)) ? refutation.agreed() : refutation;
    }

    /** A refutation says that there are no solutions but its own; different ones are shown by name, or by their number. */
    private static boolean showsMore(RunRecord other, RunRecord refutation) {
        return other.run().getSolutions() > refutation.run().getSolutions()
                || (namesAll(refutation) && !hasAll(refutation, other));
    }

    private static boolean confirms(RunRecord other, RunRecord refutation) {
        return !other.run().getParadigm().equals(refutation.run().getParadigm())
                && other.run().getClaim().equals(refutation.run().getClaim())
                && other.run().getSolutions() == refutation.run().getSolutions()
                && (!namesAll(refutation) || hasAll(refutation, other));
    }

    private static boolean hasAll(RunRecord refutation, RunRecord other) {
        List<String> ids = refutation.run().getSolutionIdsList();
        return ids.containsAll(other.run().getSolutionIdsList());
    }

    /** Records name two solutions at most: of more, each solver names those that it happened to find first. */
    private static boolean namesAll(RunRecord record) {
        return record.run().getSolutionIdsCount() == record.run().getSolutions();
    }
}
