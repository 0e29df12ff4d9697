package crosshatch.instances.generate.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Table;
import crosshatch.solvers.export.RelationExamples;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
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
        return RelationExamples.solutions(puzzle).stream()
                .map(grid -> Arrays.toString(grid.digits()))
                .collect(Collectors.toSet());
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
