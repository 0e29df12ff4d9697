package crosshatch.experiment;

import crosshatch.results.Evidence;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Lets the runs on the same puzzle check each other. An unconfirmed refutation becomes correct when a different paradigm
 * claims the same; it becomes wrong when somebody shows a checked solution that it says does not exist. So does one that only
 * a known answer confirms, for that solution refutes the known answer too.
 */
final class CrossCheck {
    private CrossCheck() {}

    /** @return the records in the same order, with their final verdicts */
    static List<RunRecord> settle(List<RunRecord> records) {
        if (records.stream().noneMatch(CrossCheck::isOpen)) return records;
        Map<String, List<RunRecord>> byPuzzle = records.stream()
                .collect(Collectors.groupingBy(record -> puzzleOf(record), LinkedHashMap::new, Collectors.toList()));
        List<RunRecord> settled = new ArrayList<>(records.size());
        for (RunRecord record : records) {
            settled.add(isOpen(record) ? settle(record, byPuzzle.getOrDefault(puzzleOf(record), List.of())) : record);
        }
        return settled;
    }

    private static boolean isOpen(RunRecord record) {
        return record.verdict() == Verdict.UNCONFIRMED || record.evidence() == Evidence.KNOWN;
    }

    private static String puzzleOf(RunRecord record) {
        return record.run().getPuzzleId() + " " + record.run().getQuestion();
    }

    private static RunRecord settle(RunRecord refutation, List<RunRecord> samePuzzle) {
        for (RunRecord other : samePuzzle) {
            if (showsValid(other) && showsMore(other, refutation)) {
                return refutation.judged(
                        Verdict.WRONG,
                        other.solver() + " shows a solution, but according to this answer no such solution exists");
            }
        }
        boolean agreed = refutation.verdict() == Verdict.UNCONFIRMED
                && samePuzzle.stream().anyMatch(other -> confirms(other, refutation));
        return agreed ? refutation.agreed() : refutation;
    }

    /** What contradicts a set does so by grids that were checked, even if it is wrong itself. */
    private static boolean showsValid(RunRecord other) {
        return other.solved() || other.run().getDetail().contains(RunRecord.CONTRADICTS);
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
