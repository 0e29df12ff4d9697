package crosshatch.instances.explain.technique;

import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds a digit whose places in one unit all lie in a second unit: it is removed from the rest of the second unit.
 *
 * <pre>
 *   row   5 5 . | x x x | x x x     pointing: in the box, 5 fits the row only,
 *         - - - |                   so the x lose their 5
 *         - - - |
 * </pre>
 */
enum PointingAndClaiming implements Technique {
    /** Removes a digit of a box from the rest of a line. */
    POINTING,
    /** Removes a digit of a line from the rest of a box. */
    CLAIMING;

    private static final int FEWEST_PLACES = 2; // one place is a single

    @Override
    public String title() {
        return this == POINTING ? "locked candidates (pointing)" : "locked candidates (claiming)";
    }

    @Override
    public Optional<Deduction> find(CandidateGrid grid) {
        for (Unit home : grid.board().units()) {
            if ((home.kind() == Unit.Kind.BOX) != (this == POINTING)) continue;
            for (int digit = 1; digit <= grid.board().digits(); digit++) {
                List<Integer> places = grid.places(home, digit);
                if (places.size() < FEWEST_PLACES) continue;
                Optional<Deduction> found = find(grid, home, digit, places);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Deduction> find(CandidateGrid grid, Unit home, int digit, List<Integer> places) {
        for (Unit other : grid.board().units()) {
            boolean crosses = (other.kind() == Unit.Kind.BOX) != (home.kind() == Unit.Kind.BOX);
            if (!crosses || !contains(other, places)) continue;
            List<Candidate> removed = grid.places(other, digit).stream()
                    .filter(cell -> !places.contains(cell))
                    .map(cell -> new Candidate(cell, digit))
                    .toList();
            if (!removed.isEmpty()) return Optional.of(deduction(home, other, digit, places, removed));
        }
        return Optional.empty();
    }

    private static boolean contains(Unit unit, List<Integer> cells) {
        int[] inUnit = unit.cells();
        return cells.stream().allMatch(cell -> Arrays.binarySearch(inUnit, cell) >= 0);
    }

    private Deduction deduction(Unit home, Unit other, int digit, List<Integer> places, List<Candidate> removed) {
        String because = "In " + home.name() + ", " + Wording.digit(digit) + " fits " + other.name()
                + " only, so it leaves the rest of " + other.name() + ".";
        List<Candidate> keys =
                places.stream().map(cell -> new Candidate(cell, digit)).toList();
        return Deduction.removing(title(), because, Pattern.of(List.of(home, other), keys), removed);
    }
}
