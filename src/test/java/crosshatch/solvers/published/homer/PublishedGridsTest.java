package crosshatch.solvers.published.homer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.board.Unit;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every printed number of unsolved nodes, and every printed grid cell by cell. */
class PublishedGridsTest {
    private static final Operation MONO_CELL_ROWS = new MonoCell(Unit.Kind.ROW);
    private static final Operation MONO_CELL_COLUMNS = new MonoCell(Unit.Kind.COLUMN);

    private HomerGrid grid = HomerGrid.of(Evil.PUZZLE);

    @Test
    void importAndPruneLeave123UnsolvedNodes() {
        assertStage(123);
    }

    @Test
    void monoCellColumnsOnceLeaves120() {
        grid.apply(MONO_CELL_COLUMNS);

        assertStage(120);
    }

    @Test
    void findSetsColumnsOnceLeaves112() {
        grid.apply(findSets(Unit.Kind.COLUMN, FindSets.Reading.OWN));

        assertStage(112);
    }

    @Test
    void monoCellRowsAndColumnsRepeatedLeave105InEitherOrder() {
        assertEquals(List.of(108, 105, 105), afterEach(MONO_CELL_ROWS, MONO_CELL_COLUMNS, MONO_CELL_ROWS));
        assertStage(105);

        grid = HomerGrid.of(Evil.PUZZLE);
        assertEquals(List.of(120, 105, 105), afterEach(MONO_CELL_COLUMNS, MONO_CELL_ROWS, MONO_CELL_COLUMNS));
        assertStage(105);
    }

    @ParameterizedTest
    @CsvSource({"BOTH", "CLAIMING"})
    void monoSectorRowsOnceThenLeaves98(MonoSector.Reading reading) {
        afterEach(MONO_CELL_ROWS, MONO_CELL_COLUMNS, new MonoSector(Unit.Kind.ROW, reading));

        assertStage(98);
    }

    @ParameterizedTest
    @CsvSource({
        "ROW,COLUMN,BOX",
        "ROW,BOX,COLUMN",
        "COLUMN,ROW,BOX",
        "COLUMN,BOX,ROW",
        "BOX,ROW,COLUMN",
        "BOX,COLUMN,ROW"
    })
    void findSetsOfEachKindOnceThenSolvesInAnyOrder(Unit.Kind first, Unit.Kind second, Unit.Kind third) {
        afterEach(MONO_CELL_ROWS, MONO_CELL_COLUMNS, new MonoSector(Unit.Kind.ROW, MonoSector.Reading.BOTH));

        for (Unit.Kind kind : List.of(first, second, third)) grid.apply(findSets(kind, FindSets.Reading.OWN));

        assertStage(0);
        assertEquals(Evil.SOLUTION, grid.grid());
    }

    /** What a separate program gave for other readings of the text; only 98 and 112 are printed. */
    @Test
    void theTextOnMonoSectorDoesNotGiveThePublishedNumber() {
        assertEquals(
                List.of(108, 105, 101),
                afterEach(
                        MONO_CELL_ROWS, MONO_CELL_COLUMNS, new MonoSector(Unit.Kind.ROW, MonoSector.Reading.POINTING)));
    }

    @ParameterizedTest
    @CsvSource({"OWN,112,86,31,0", "UNION3,112,94,32,0", "UNION,110,86,31,0", "IDENTICAL,117,98,90,77"})
    void findSetsDependsOnTheSetsThatCount(
            FindSets.Reading reading, int columnsFrom123, int rowsFrom98, int thenColumns, int thenBlocks) {
        assertEquals(List.of(columnsFrom123), afterEach(findSets(Unit.Kind.COLUMN, reading)));

        grid = HomerGrid.of(Evil.PUZZLE);
        afterEach(MONO_CELL_ROWS, MONO_CELL_COLUMNS, new MonoSector(Unit.Kind.ROW, MonoSector.Reading.BOTH));
        assertEquals(
                List.of(rowsFrom98, thenColumns, thenBlocks),
                afterEach(
                        findSets(Unit.Kind.ROW, reading),
                        findSets(Unit.Kind.COLUMN, reading),
                        findSets(Unit.Kind.BOX, reading)));
    }

    private static Operation findSets(Unit.Kind units, FindSets.Reading reading) {
        return new FindSets(units, reading);
    }

    /** Applies operations and notes the unsolved nodes after each. */
    private List<Integer> afterEach(Operation... operations) {
        return List.of(operations).stream()
                .map(operation -> {
                    grid.apply(operation);
                    return grid.unsolvedNodes();
                })
                .toList();
    }

    private void assertStage(int unsolvedNodes) {
        assertEquals(unsolvedNodes, grid.unsolvedNodes());
        List<String> expected = Evil.candidates(unsolvedNodes);
        List<String> found = IntStream.range(0, 81).mapToObj(this::candidates).toList();
        assertEquals(81, expected.size());
        assertEquals(expected, found);
    }

    private String candidates(int cell) {
        StringBuilder text = new StringBuilder();
        for (int digit = 1; digit <= 9; digit++) {
            if ((grid.candidates(cell) >> (digit - 1) & 1) == 1) text.append(digit);
        }
        return text.toString();
    }
}
