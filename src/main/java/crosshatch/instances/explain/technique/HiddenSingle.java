package crosshatch.instances.explain.technique;

import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A digit with one place left in a unit goes there. Boxes first: there people see it best. */
final class HiddenSingle implements Technique {

    @Override
    public String title() {
        return "hidden single";
    }

    @Override
    public Optional<Deduction> find(CandidateGrid grid) {
        for (Unit unit : boxesFirst(grid.board().units())) {
            int once = 0;
            int twice = 0;
            for (int cell : unit.cells()) {
                twice |= once & grid.mask(cell);
                once |= grid.mask(cell);
            }
            int single = once & ~twice;
            if (single != 0) return Optional.of(deduction(grid, unit, CandidateGrid.lowestDigit(single)));
        }
        return Optional.empty();
    }

    private static List<Unit> boxesFirst(List<Unit> units) {
        List<Unit> sorted = new ArrayList<>(units);
        sorted.sort(Comparator.comparing(unit -> unit.kind() != Unit.Kind.BOX)); // stable: else in their order
        return sorted;
    }

    private Deduction deduction(CandidateGrid grid, Unit unit, int digit) {
        int cell = grid.places(unit, digit).get(0);
        Candidate placed = new Candidate(cell, digit);
        String because = "In " + unit.name() + ", " + Wording.digit(digit) + " fits "
                + grid.board().cellName(cell) + " only.";
        return Deduction.placing(title(), because, Pattern.of(List.of(unit), List.of(placed)), placed);
    }
}
