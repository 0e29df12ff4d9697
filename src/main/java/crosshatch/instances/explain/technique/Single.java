package crosshatch.instances.explain.technique;

import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The two techniques that place digits. */
enum Single implements Technique {
    /** Places the last candidate of a cell. */
    NAKED {
        @Override
        public Optional<Deduction> find(CandidateGrid grid) {
            for (int cell = 0; cell < grid.board().cells(); cell++) {
                if (Integer.bitCount(grid.mask(cell)) != 1) continue;
                String because = "No other digit is left in " + grid.board().cellName(cell) + ".";
                return placing(cell, CandidateGrid.lowestDigit(grid.mask(cell)), List.of(), because);
            }
            return Optional.empty();
        }
    },

    /** Places a digit with one place left in a unit, boxes first, because people see it best there. */
    HIDDEN {
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
                if (single != 0) return inUnit(grid, unit, CandidateGrid.lowestDigit(single));
            }
            return Optional.empty();
        }

        private Optional<Deduction> inUnit(CandidateGrid grid, Unit unit, int digit) {
            int cell = grid.places(unit, digit).get(0);
            String because = "In " + unit.name() + ", " + Wording.digit(digit) + " fits "
                    + grid.board().cellName(cell) + " only.";
            return placing(cell, digit, List.of(unit), because);
        }
    };

    @Override
    public String title() {
        return this == NAKED ? "naked single" : "hidden single";
    }

    private static List<Unit> boxesFirst(List<Unit> units) {
        List<Unit> sorted = new ArrayList<>(units);
        sorted.sort(Comparator.comparing(unit -> unit.kind() != Unit.Kind.BOX)); // stable: else in their order
        return sorted;
    }

    Optional<Deduction> placing(int cell, int digit, List<Unit> units, String because) {
        Candidate placed = new Candidate(cell, digit);
        Pattern pattern = Pattern.of(units, List.of(placed));
        return Optional.of(new Deduction(title(), because, pattern, List.of(placed), List.of()));
    }
}
