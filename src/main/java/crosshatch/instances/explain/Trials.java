package crosshatch.instances.explain;

import crosshatch.instances.explain.technique.Candidate;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Contradiction;
import crosshatch.instances.explain.technique.Deduction;
import crosshatch.instances.explain.technique.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Chooses what to assume where the techniques end. Best is a candidate that singles refute in few steps, because that is
 * short to follow and what it teaches is certain; one of two in its cell before others, because the other one is then placed.
 */
final class Trials {
    private static final int PAIR = 2;

    private final List<Technique> singles = Technique.singles();

    /**
     * @param grid with open cells, each with two candidates or more
     * @return the candidate with the shortest refutation; if singles refute none, the lowest of a cell with fewest candidates
     */
    Candidate choose(CandidateGrid grid) {
        List<Candidate> all = fewestFirst(grid);
        List<Candidate> ofPairs = all.stream()
                .filter(each -> Integer.bitCount(grid.mask(each.cell())) == PAIR)
                .toList();
        return soonestRefuted(ofPairs, grid).or(() -> soonestRefuted(all, grid)).orElse(all.get(0));
    }

    /** All candidates, those of cells with fewest first. */
    private static List<Candidate> fewestFirst(CandidateGrid grid) {
        List<Candidate> candidates = new ArrayList<>();
        for (int cell = 0; cell < grid.board().cells(); cell++) {
            for (int digit : CandidateGrid.digits(grid.mask(cell))) candidates.add(new Candidate(cell, digit));
        }
        candidates.sort(Comparator.comparing(each -> Integer.bitCount(grid.mask(each.cell()))));
        return candidates;
    }

    private Optional<Candidate> soonestRefuted(List<Candidate> candidates, CandidateGrid grid) {
        Optional<Candidate> best = Optional.empty();
        int shortest = Integer.MAX_VALUE;
        for (Candidate candidate : candidates) {
            int length = refutation(grid.with(candidate), shortest);
            if (length < shortest) {
                best = Optional.of(candidate);
                shortest = length;
            }
        }
        return best;
    }

    /** @return after how many singles the grid shows a contradiction; {@code bound} if not after fewer than that */
    private int refutation(CandidateGrid start, int bound) {
        CandidateGrid grid = start;
        for (int steps = 0; steps < bound; steps++) {
            if (Contradiction.find(grid).isPresent()) return steps;
            Optional<Deduction> single = firstOf(singles, grid);
            if (single.isEmpty()) return bound;
            grid = single.get().appliedTo(grid);
        }
        return bound;
    }

    /** What the first technique that finds something finds. */
    static Optional<Deduction> firstOf(List<Technique> techniques, CandidateGrid grid) {
        for (Technique technique : techniques) {
            Optional<Deduction> found = technique.find(grid);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }
}
