package crosshatch.instances.explain.technique;

import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.puzzle.board.Unit;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds a hidden pair, triple or quad: k digits with only k places in a unit fill these, so other digits are removed there.
 *
 * @param size k: 2, 3 or 4
 */
record HiddenSubset(int size) implements Technique {

    @Override
    public String title() {
        return "hidden " + Wording.subset(size);
    }

    @Override
    public Optional<Deduction> find(CandidateGrid grid) {
        for (Unit unit : grid.board().units()) {
            List<Integer> digits = IntStream.rangeClosed(1, grid.board().digits())
                    .filter(digit -> isSmall(grid.placeMask(unit, digit)))
                    .boxed()
                    .toList();
            for (List<Integer> subset : Combinations.of(digits, size)) {
                int places = Combinations.union(subset, digit -> grid.placeMask(unit, digit));
                if (Integer.bitCount(places) != size) continue;
                List<Integer> cells = IntStream.range(0, unit.size())
                        .filter(i -> (places >> i & 1) == 1)
                        .mapToObj(i -> unit.cell(i))
                        .toList();
                int keptDigits = Combinations.union(subset, digit -> 1 << (digit - 1));
                List<Candidate> removed = grid.candidates(cells, ~keptDigits);
                if (!removed.isEmpty()) return Optional.of(deduction(grid, unit, cells, keptDigits, removed));
            }
        }
        return Optional.empty();
    }

    private boolean isSmall(int places) {
        return Integer.bitCount(places) >= 2 && Integer.bitCount(places) <= size;
    }

    private Deduction deduction(
            CandidateGrid grid, Unit unit, List<Integer> cells, int keptDigits, List<Candidate> removed) {
        String because = "In " + unit.name() + ", " + Wording.digits(keptDigits) + " fit "
                + Wording.cells(grid.board(), cells) + " only, so nothing else fits there.";
        return Deduction.removing(
                title(), because, Pattern.of(List.of(unit), grid.candidates(cells, keptDigits)), removed);
    }
}
