package crosshatch.experiment;

import crosshatch.results.RunRecord;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Compares the runs on the same puzzle. An unconfirmed refutation becomes correct when a solver of another paradigm reports the
 * same. The refutation becomes wrong when a solver shows a validated solution that the refutation excludes. A refutation that
 * only a known answer confirms also becomes wrong then, because the solution refutes the known answer, too.
 */
final class CrossCheck {
    private CrossCheck() {}

    /** Returns the records in the same order, with their final verdicts. */
    static List<RunRecord> confirm(List<RunRecord> records) {
        if (records.stream().noneMatch(CrossCheck::isOpen)) return records;
        Map<String, List<RunRecord>> byPuzzle = records.stream()
                .collect(Collectors.groupingBy(record -> puzzleOf(record), LinkedHashMap::new, Collectors.toList()));
        List<RunRecord> settled = new ArrayList<>(records.size());
        for (RunRecord record : records) {
            settled.add(isOpen(record) ? confirm(record, byPuzzle.getOrDefault(puzzleOf(record), List.of())) : record);
        }
        return settled;
    }

    private static boolean isOpen(RunRecord record) {
        return record.verdict() == Verdict.UNCONFIRMED || record.evidence() == Evidence.KNOWN;
    }

    private static String puzzleOf(RunRecord record) {
        return record.run().getPuzzleId() + " " + record.run().getQuestion();
    }

    private static RunRecord confirm(RunRecord refutation, List<RunRecord> samePuzzle) {
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

    /** Returns whether a run shows validated grids, even if its answer contradicts the set or is wrong. */
    private static boolean showsValid(RunRecord other) {
        return other.solved() || other.run().getDetail().contains(RunRecord.CONTRADICTS);
    }

    /** Returns whether a run shows a solution that a refutation excludes, by its name or by the number of solutions. */
    private static boolean showsMore(RunRecord other, RunRecord refutation) {
        return other.run().getSolutions() > refutation.run().getSolutions()
                || (namesAll(refutation) && !hasAll(refutation, other));
    }

    private static boolean confirms(RunRecord other, RunRecord refutation) {
        return !other.run().getParadigm().equals(refutation.run().getParadigm())
                && other.run().getClaim() == refutation.run().getClaim()
                && other.run().getSolutions() == refutation.run().getSolutions()
                && (!namesAll(refutation) || hasAll(refutation, other));
    }

    private static boolean hasAll(RunRecord refutation, RunRecord other) {
        List<String> ids = refutation.run().getSolutionIdsList();
        return ids.containsAll(other.run().getSolutionIdsList());
    }

    /** Returns whether a record names all its solutions; it names two at most, and solvers may find different ones first. */
    private static boolean namesAll(RunRecord record) {
        return record.run().getSolutionIdsCount() == record.run().getSolutions();
    }
}
