package crosshatch.instances.explain.technique;

import java.util.List;
import java.util.Optional;

/** A cell with one candidate left gets that digit. */
final class NakedSingle implements Technique {

    @Override
    public String title() {
        return "naked single";
    }

    @Override
    public Optional<Deduction> find(CandidateGrid grid) {
        for (int cell = 0; cell < grid.board().cells(); cell++) {
            if (Integer.bitCount(grid.mask(cell)) == 1) return Optional.of(deduction(grid, cell));
        }
        return Optional.empty();
    }

    private Deduction deduction(CandidateGrid grid, int cell) {
        Candidate placed = new Candidate(cell, CandidateGrid.lowestDigit(grid.mask(cell)));
        String because = "No other digit is left in " + grid.board().cellName(cell) + ".";
        return Deduction.placing(title(), because, Pattern.of(List.of(), List.of(placed)), placed);
    }
}
