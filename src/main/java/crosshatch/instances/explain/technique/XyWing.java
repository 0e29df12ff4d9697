package crosshatch.instances.explain.technique;

import crosshatch.instances.explain.technique.Deduction.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * XY-wing: three cells of two candidates each.
 *
 * <pre>
 *   pivot xy ── pincer xz       whichever of x and y the pivot is, one pincer is z,
 *      │                        so the common peers of the pincers lose z
 *   pincer yz
 * </pre>
 */
final class XyWing implements Technique {

    @Override
    public String title() {
        return "XY-wing";
    }

    @Override
    public Optional<Deduction> find(CandidateGrid grid) {
        for (int pivot = 0; pivot < grid.board().cells(); pivot++) {
            if (Integer.bitCount(grid.mask(pivot)) != 2) continue;
            for (List<Integer> pincers : Combinations.of(pincers(grid, pivot), 2)) {
                Optional<Deduction> found = find(grid, pivot, pincers.get(0), pincers.get(1));
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }

    /** Returns the peers with two candidates, one of them a candidate of the pivot. */
    private static List<Integer> pincers(CandidateGrid grid, int pivot) {
        List<Integer> pincers = new ArrayList<>();
        for (int peer : grid.board().peers(pivot)) {
            int mask = grid.mask(peer);
            if (Integer.bitCount(mask) == 2 && Integer.bitCount(mask & grid.mask(pivot)) == 1) pincers.add(peer);
        }
        return pincers;
    }

    private Optional<Deduction> find(CandidateGrid grid, int pivot, int first, int second) {
        int z = grid.mask(first) & grid.mask(second) & ~grid.mask(pivot);
        boolean wing = z != 0 && grid.mask(first) != grid.mask(second);
        if (!wing) return Optional.empty();
        List<Integer> common = Arrays.stream(grid.board().peers(first))
                .filter(cell -> Arrays.stream(grid.board().peers(second)).anyMatch(peer -> peer == cell))
                .sorted()
                .boxed()
                .toList();
        List<Candidate> removed = grid.candidates(common, z);
        return removed.isEmpty()
                ? Optional.empty()
                : Optional.of(deduction(grid, pivot, List.of(first, second), z, removed));
    }

    private Deduction deduction(CandidateGrid grid, int pivot, List<Integer> pincers, int z, List<Candidate> removed) {
        int x = grid.mask(pincers.get(0)) & ~z;
        int y = grid.mask(pincers.get(1)) & ~z;
        String because = grid.board().cellName(pivot) + " is " + Wording.digits(x) + " or " + Wording.digits(y)
                + ". If " + Wording.digits(x) + ", " + grid.board().cellName(pincers.get(0)) + " is "
                + Wording.digits(z) + "; if " + Wording.digits(y) + ", "
                + grid.board().cellName(pincers.get(1)) + " is " + Wording.digits(z)
                + ". So no common peer of these two is " + Wording.digits(z) + ".";
        List<Integer> cells = List.of(pivot, pincers.get(0), pincers.get(1));
        return Deduction.removing(title(), because, Pattern.of(List.of(), grid.candidates(cells, x | y | z)), removed);
    }
}
