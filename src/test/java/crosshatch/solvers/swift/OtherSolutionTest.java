package crosshatch.solvers.swift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.instances.sets.BruteForce;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** There is another solution without a given exactly if brute force finds two. */
class OtherSolutionTest {
    private final OtherSolution otherSolution = new OtherSolution();

    @Test
    void isThereWhereBruteForceFindsSeveral() {
        int several = 0;
        int one = 0;
        for (int seed = 0; seed < 12; seed++) {
            Puzzle hard = new RandomGrids(seed).isomorph(KnownTrees.SIXTEEN_DEAD_ENDS.puzzle());
            Grid solution = BruteForce.onlySolution(hard);
            Puzzle puzzle = withTwoMore(hard, solution);
            for (int cell = 0; cell < 81; cell++) {
                if (puzzle.given(cell) == 0) continue;
                Puzzle without = without(puzzle, cell);
                Optional<Grid> other = otherSolution.of(without, cell, puzzle.given(cell));

                assertEquals(BruteForce.onlySolution(without) == null, other.isPresent(), without::toString);
                if (other.isEmpty()) {
                    one++;
                    continue;
                }
                several++;
                assertEquals(Optional.empty(), SolutionChecker.fault(without, other.get()));
                assertNotEquals(puzzle.given(cell), other.get().digit(cell));
                assertNotEquals(solution, other.get());
            }
        }

        assertTrue(several > 0 && one > 0, "several " + several + ", one " + one);
    }

    /** A full grid needs none of its givens. */
    @Test
    void isNotThereWhereTheRestDecides() {
        Grid full = Puzzles.EULER_1_SOLUTION;
        Puzzle puzzle = new Puzzle(full);
        for (int cell = 0; cell < 81; cell++) {
            assertEquals(Optional.empty(), otherSolution.of(without(puzzle, cell), cell, full.digit(cell)));
        }
    }

    private static Puzzle withTwoMore(Puzzle puzzle, @Nullable Grid solution) {
        int[] digits = puzzle.givens().digits();
        int missing = 2;
        for (int cell = 0; missing > 0; cell++) {
            if (digits[cell] != 0) continue;
            digits[cell] = Objects.requireNonNull(solution).digit(cell);
            missing--;
        }
        return new Puzzle(Grid.of(puzzle.board(), digits));
    }

    private static Puzzle without(Puzzle puzzle, int cell) {
        int[] digits = puzzle.givens().digits();
        digits[cell] = 0;
        return new Puzzle(Grid.of(puzzle.board(), digits));
    }
}
