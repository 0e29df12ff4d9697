package crosshatch.instances.explain.technique;

import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds a naked pair, triple or quad: k cells of a unit with only k candidates together use these up, so the digits are removed
 * from the rest of the unit.
 *
 * @param size k: 2, 3 or 4
 */
record NakedSubset(int size) implements Technique {

    @Override
    public String title() {
        return "naked " + Wording.subset(size);
    }

    @Override
    public Optional<Deduction> find(CandidateGrid grid) {
        for (Unit unit : grid.board().units()) {
            List<Integer> cells = Arrays.stream(unit.cells())
                    .filter(cell -> isSmall(grid.mask(cell)))
                    .boxed()
                    .toList();
            for (List<Integer> subset : Combinations.of(cells, size)) {
                int digits = Combinations.union(subset, grid::mask);
                if (Integer.bitCount(digits) != size) continue;
                List<Candidate> removed = grid
                        .candidates(Arrays.stream(unit.cells()).boxed().toList(), digits)
                        .stream()
                        .filter(each -> !subset.contains(each.cell()))
                        .toList();
                if (!removed.isEmpty()) return Optional.of(deduction(grid, unit, subset, digits, removed));
            }
        }
        return Optional.empty();
    }

    private boolean isSmall(int mask) {
        return Integer.bitCount(mask) >= 2 && Integer.bitCount(mask) <= size;
    }

    private Deduction deduction(
            CandidateGrid grid, Unit unit, List<Integer> subset, int digits, List<Candidate> removed) {
        String because = Wording.cells(grid.board(), subset) + " hold " + Wording.digits(digits)
                + " only, so these leave the rest of " + unit.name() + ".";
        return Deduction.removing(
                title(), because, Pattern.of(List.of(unit), grid.candidates(subset, digits)), removed);
    }
}
