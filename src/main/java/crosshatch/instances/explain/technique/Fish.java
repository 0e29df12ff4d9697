package crosshatch.instances.explain.technique;

import crosshatch.instances.explain.technique.Deduction.Pattern;
import crosshatch.puzzle.board.Unit;
import java.util.List;
import java.util.Optional;

/**
 * Finds an X-wing, swordfish or jellyfish: a digit with places in only k columns of k rows fills these columns there, so it is
 * removed from the other rows of the columns. Rows and columns may be exchanged.
 *
 * <pre>
 *     . 5 . . x . . 5 .     X-wing: in each row with 5s it takes one of the two columns,
 *     . x . . . . . x .     in the other row the other; so the x lose their 5
 *     . 5 . . . . . 5 .
 * </pre>
 *
 * @param size k: 2, 3 or 4
 */
record Fish(int size) implements Technique {

    @Override
    public String title() {
        return switch (size) {
            case 2 -> "X-wing";
            case 3 -> "swordfish";
            default -> "jellyfish";
        };
    }

    @Override
    public Optional<Deduction> find(CandidateGrid grid) {
        for (Unit.Kind kind : List.of(Unit.Kind.ROW, Unit.Kind.COLUMN)) {
            for (int digit = 1; digit <= grid.board().digits(); digit++) {
                Optional<Deduction> found = find(grid, kind, digit);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Deduction> find(CandidateGrid grid, Unit.Kind kind, int digit) {
        List<Unit> lines = lines(grid, kind).stream()
                .filter(line -> isSmall(grid.placeMask(line, digit)))
                .toList();
        for (List<Unit> base : Combinations.of(lines, size)) {
            // The i-th cell of a row lies in the i-th column, and the other way round.
            int places = Combinations.union(base, line -> grid.placeMask(line, digit));
            if (Integer.bitCount(places) != size) continue;
            List<Unit> cover = lines(grid, crossing(kind)).stream()
                    .filter(line -> (places >> (line.number() - 1) & 1) == 1)
                    .toList();
            List<Candidate> keys = candidates(grid, base, digit);
            List<Candidate> removed = candidates(grid, cover, digit).stream()
                    .filter(each -> !keys.contains(each))
                    .toList();
            if (!removed.isEmpty()) return Optional.of(deduction(base, cover, digit, keys, removed));
        }
        return Optional.empty();
    }

    private boolean isSmall(int places) {
        return Integer.bitCount(places) >= 2 && Integer.bitCount(places) <= size;
    }

    private static List<Candidate> candidates(CandidateGrid grid, List<Unit> lines, int digit) {
        return lines.stream()
                .flatMap(line -> grid.places(line, digit).stream())
                .sorted()
                .map(cell -> new Candidate(cell, digit))
                .toList();
    }

    private static List<Unit> lines(CandidateGrid grid, Unit.Kind kind) {
        return grid.board().units().stream().filter(unit -> unit.kind() == kind).toList();
    }

    private static Unit.Kind crossing(Unit.Kind kind) {
        return kind == Unit.Kind.ROW ? Unit.Kind.COLUMN : Unit.Kind.ROW;
    }

    private Deduction deduction(
            List<Unit> base, List<Unit> cover, int digit, List<Candidate> keys, List<Candidate> removed) {
        String because = "In " + Wording.units(base) + ", " + Wording.digit(digit) + " fits " + Wording.units(cover)
                + " only, so it leaves the rest of " + Wording.units(cover) + ".";
        return Deduction.removing(title(), because, Pattern.of(base, keys), removed);
    }
}
