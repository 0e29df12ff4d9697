package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Measures that steer one program as its article does. */
class SteeredProgramsTest {

    @Test
    void smallerSettingsHaveNoLargerLimit() {
        assertEquals(
                List.of("1-2", "1-3", "2-2"),
                Hp71bMeasures.Setting.parse("2-3").smaller().stream()
                        .map(Hp71bMeasures.Setting::toString)
                        .toList());
    }

    /** Known from a separate program: at 5-3 it ends in an invalid grid, which the judge must see. */
    @Test
    void aWrongGridOfVersion1IsSeen() {
        Measured measured = new Hp71bMeasures.AtPublishedSettings(1, false).take(Laboratories.real());

        assertEquals("wrong", measured.values().get(1));
        assertEquals("#8 ends in a wrong grid: row 7 holds 9 twice", measured.remark());
    }

    @Test
    void recursionIsListedOrCounted() {
        assertEquals(List.of("10", "14", "15"), Laboratories.values(new Hp71bMeasures.Recursion(2, false)));
        assertEquals(List.of("3"), Laboratories.values(new Hp71bMeasures.Recursion(2, true)));
    }

    /** Counted by a separate program: 6 sweeps by both versions on #1, 42053 and 13 on #8. */
    @Test
    void sweepsAreCompared() {
        assertEquals(List.of("1.0", "" + 42053.0 / 13), Laboratories.values(new Hp71bMeasures.SweepRatio()));
    }

    /** By a separate program: 6, 13, 7, 16, 37 and 18 sweeps. */
    @Test
    void puzzlesThatAreCertainAreOrderedBySweeps() {
        assertEquals(List.of("1", "12", "8", "13", "15", "14"), Laboratories.values(new Hp71bMeasures.SweepOrder(2)));
    }

    @Test
    void operationsOfHomerAreAppliedInOrder() {
        Measured measured = new HomerMeasures.UnsolvedNodes(List.of("mono-cell rows", "mono-cell columns"))
                .take(Laboratories.real());

        assertEquals(List.of("105"), measured.values());
        assertEquals("after each operation: [108, 105]", measured.remark());
    }

    @Test
    void anOperationThatHomerDoesNotHaveIsRefused() {
        Measure measure = new HomerMeasures.UnsolvedNodes(List.of("mono-cell everywhere"));

        assertThrows(MeasureException.class, () -> Laboratories.values(measure));
    }

    /** The grid of another stage: three cells of column 4 and 2 have changed from 123 to 120. */
    @Test
    void cellsThatAreNotAsPrintedAreNotCounted() {
        HomerMeasures.PrintedCandidates.Stage stage =
                new HomerMeasures.PrintedCandidates.Stage(123, List.of("mono-cell columns"));

        assertEquals(List.of("78"), Laboratories.values(new HomerMeasures.PrintedCandidates(List.of(stage))));
    }

    @Test
    void thePublishedLinesAreInTheWordingOfTheProgram() {
        List<String> lines = ReadalpsMeasures.publishedLines();

        assertEquals(203, lines.size());
        assertEquals("2) row 2 complete shrunken by group", lines.get(0));
        assertEquals("2GW: 2 shrunken out of [4,3]", lines.get(2));
        assertEquals("CelSet: [4,3] [6,1] ValSet: 6 7", lines.get(7));
        assertEquals("6) blk 4 incomplete shrunken by group", lines.get(8));
        assertEquals("7) Guess [6,2] level 1 at 1 out of 2", lines.get(9));
        assertEquals("35) shrinking 1 from [9,1] went wrong", lines.get(19));
    }

    @Test
    void theProgramSaysAllPublishedLines() {
        assertEquals(new Measured(List.of("203", "203"), ""), new ReadalpsMeasures.Events().take(Laboratories.real()));
    }

    /** The grid of mode 0 is not the one at which mode 2 stops. */
    @Test
    void theEndOfASearchIsComparedCellByCell() {
        String mode0 = "809000306503600800076090250054007120002045789000100635001000568008500910090000400";
        String mode2 = "800000306003600800476893251350067100160345700704100635201000568048506910695000400";
        long alike = IntStream.range(0, 81)
                .filter(cell -> mode0.charAt(cell) == mode2.charAt(cell))
                .count();

        assertEquals(List.of("81"), Laboratories.values(new ReadalpsMeasures.EndGrid(1, 0, mode0)));
        assertEquals(List.of("" + alike), Laboratories.values(new ReadalpsMeasures.EndGrid(1, 2, mode0)));
    }
}
