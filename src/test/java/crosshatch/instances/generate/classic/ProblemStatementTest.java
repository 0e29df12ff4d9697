package crosshatch.instances.generate.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Table;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemStatementTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"queens-5/as=pairs", "queens-5/as=tables", "schur-2-5/as=tables", "all-interval-4/as=pairs"})
    void theSolutionsAreThoseOfTheProblem(String name) {
        Classic said = Classic.named(name).orElseThrow();
        Puzzle problem = Classic.named(said.problem()).orElseThrow().puzzle();

        assertEquals(solutions(problem), solutions(said.puzzle()));
    }

    private static Set<String> solutions(Puzzle puzzle) {
        int cells = puzzle.board().cells();
        int digits = puzzle.board().digits();
        return IntStream.range(0, (int) Math.pow(digits, cells))
                .mapToObj(number -> Grid.of(
                        puzzle.board(),
                        IntStream.range(0, cells)
                                .map(cell -> number / (int) Math.pow(digits, cell) % digits + 1)
                                .toArray()))
                .filter(grid -> SolutionChecker.fault(puzzle, grid).isEmpty())
                .map(grid ->
                        IntStream.of(grid.digits()).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.toCollection(HashSet::new));
    }

    @Test
    void pairsAreUnitsOfTwoCells() {
        Puzzle puzzle = Classic.named("queens-5/as=pairs").orElseThrow().puzzle();

        assertTrue(puzzle.board().units().stream().allMatch(unit -> unit.cells().length == 2));
        assertTrue(puzzle.board().relations().stream()
                .allMatch(each -> each.cells().size() == 2));
    }

    @Test
    void asTablesThereIsNothingElse() {
        Puzzle puzzle = Classic.named("magic-3/as=tables").orElseThrow().puzzle();

        assertEquals(0, puzzle.board().unitCount());
        assertTrue(puzzle.board().relations().stream().allMatch(Table.class::isInstance));
    }

    @Test
    void anotherStatementIsRefused() {
        String message = assertThrows(InputException.class, () -> Classic.named("queens-5/as=clauses"))
                .getMessage();

        assertTrue(message.contains("option as is 'clauses', expected none|pairs|tables"), message);
    }

    @Test
    @Tag("exhaustive")
    void aTableOfTooManyTuplesIsRefused() {
        String message = assertThrows(InputException.class, () -> Classic.named("magic-6/as=tables"))
                .getMessage();

        assertTrue(message.contains("a table of more than 50000 tuples"), message);
    }
}
