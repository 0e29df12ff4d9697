package crosshatch.solvers.published.homer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Unit;
import crosshatch.solvers.published.RandomPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds of the grid and of every operation, on any puzzle. */
class HomerGridTest {

    @Test
    void aPrunedGridHasNothingMoreToPrune() {
        HomerGrid grid = HomerGrid.of(Evil.PUZZLE);

        grid.apply(new PrunePuzzle());

        assertEquals(123, grid.unsolvedNodes());
    }

    @Test
    void contradictoryGivensEmptyACell() {
        assertTrue(HomerGrid.of(Puzzles.CONTRADICTORY_GIVENS).broken());
        assertTrue(HomerGrid.of(Puzzles.NO_CANDIDATE).broken());
        assertTrue(HomerGrid.of(Puzzles.FULL_AND_WRONG).broken());
        assertFalse(HomerGrid.of(Evil.PUZZLE).broken());
    }

    @Test
    void theProgramOffersNoMonoCellOrMonoSectorOfBlocks() {
        assertThrows(IllegalArgumentException.class, () -> new MonoCell(Unit.Kind.BOX));
        assertThrows(IllegalArgumentException.class, () -> new MonoSector(Unit.Kind.BOX, MonoSector.Reading.BOTH));
    }

    @Test
    void operationsHaveTheirPublishedNames() {
        assertEquals("Mono Cell columns", new MonoCell(Unit.Kind.COLUMN).title());
        assertEquals("Mono Sector rows", new MonoSector(Unit.Kind.ROW, MonoSector.Reading.BOTH).title());
        assertEquals("Find Sets blocks", new FindSets(Unit.Kind.BOX, FindSets.Reading.OWN).title());
    }

    /** The reason why a cell without candidates refutes a puzzle. */
    @Test
    @Tag("exhaustive")
    void noOperationTakesAwayWhatASolutionHas() {
        List<Operation> operations = everyOperation();
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            Grid solution = RandomPuzzles.solved(random);
            HomerGrid grid = HomerGrid.of(RandomPuzzles.puzzle(solution, 18 + random.nextInt(12), random));
            for (int i = 0; i < 30; i++) {
                Operation operation = operations.get(random.nextInt(operations.size()));
                grid.apply(operation);

                for (int cell = 0; cell < 81; cell++) {
                    int digit = 1 << (solution.digit(cell) - 1);
                    assertNotEquals(0, grid.candidates(cell) & digit, "seed " + seed + ", " + operation);
                }
            }
        }
    }

    private static List<Operation> everyOperation() {
        List<Operation> operations = new ArrayList<>(List.of(new PrunePuzzle()));
        for (Unit.Kind kind : Unit.Kind.values()) {
            for (FindSets.Reading reading : FindSets.Reading.values()) operations.add(new FindSets(kind, reading));
            if (kind == Unit.Kind.BOX) continue;
            operations.add(new MonoCell(kind));
            for (MonoSector.Reading reading : MonoSector.Reading.values()) {
                operations.add(new MonoSector(kind, reading));
            }
        }
        return operations;
    }
}
