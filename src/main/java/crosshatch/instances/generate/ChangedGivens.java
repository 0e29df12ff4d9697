package crosshatch.instances.generate;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Puzzles that were soluble until a given got another digit. The new digit stands nowhere in the units of its cell, so no two givens
 * are in each other's way, and whether a solution is left has to be searched for.
 */
final class ChangedGivens {
    private ChangedGivens() {}

    /**
     * Changes that many givens, each at most once.
     *
     * @throws InputException if the puzzle has fewer givens that another digit could replace
     */
    static Puzzle in(Puzzle puzzle, int many, UniformRandomProvider random) {
        if (many == 0) return puzzle;
        int[] digits = puzzle.givens().digits();
        int changed = 0;
        for (int cell : Shuffled.numbers(digits.length, random)) {
            if (digits[cell] == 0) continue;
            int other = otherDigit(puzzle, digits, cell, random);
            if (other == 0) continue;
            digits[cell] = other;
            if (++changed == many) return new Puzzle(Grid.of(puzzle.board(), digits));
        }
        throw new InputException("changed " + many + ": found " + changed
                + " givens that another digit can replace; expected more holes, or fewer changes");
    }

    private static int otherDigit(Puzzle puzzle, int[] digits, int cell, UniformRandomProvider random) {
        boolean[] seen = new boolean[puzzle.board().digits() + 1];
        seen[digits[cell]] = true;
        for (int peer : puzzle.board().peers(cell)) seen[digits[peer]] = true;
        for (int index : Shuffled.numbers(puzzle.board().digits(), random)) {
            if (!seen[index + 1]) return index + 1;
        }
        return 0;
    }
}
