package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Clock;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Measures that count, on sets of which the counts are known from elsewhere. */
class CountingMeasuresTest {
    private static final PuzzleChoice HARDEST_10 = PuzzleChoice.all("hardest10");
    private static final PuzzleChoice EULER_50 = PuzzleChoice.all("euler50");

    /** Published: those of the puzzles as they stand. */
    @Test
    void backtracksAreListedInTheOrderOfThePuzzles() {
        assertEquals(
                List.of("1", "13", "0", "6", "11", "1", "0", "1", "2", "10"),
                Laboratories.values(new BacktrackMeasures.OfEach("norvig", HARDEST_10)));
    }

    @Test
    void aReversalFollowsItsPuzzleOrTakesItsPlace() {
        PuzzleChoice both = new PuzzleChoice(List.of("hardest10"), List.of(1L, 5L), 0, 0, true, false);
        PuzzleChoice reversed = new PuzzleChoice(List.of("hardest10"), List.of(1L, 5L), 0, 0, false, true);

        assertEquals(List.of("1", "6", "11", "79"), Laboratories.values(new BacktrackMeasures.OfEach("norvig", both)));
        assertEquals(List.of("6", "79"), Laboratories.values(new BacktrackMeasures.OfEach("norvig", reversed)));
    }

    /** Published for the ten and their reversals: 1 6 13 12 0 8 6 9 11 79 … */
    @Test
    void aRowThatIsCutLosesTheLastDigitOnlyIfItsTimeIsTooLong() {
        Measured cut = new BacktrackMeasures.CutRow("norvig", "hardest10", 9, 10000.0).take(Laboratories.real());
        Measured whole = new BacktrackMeasures.CutRow("norvig", "hardest10", 9, 9999.9).take(Laboratories.real());

        assertEquals(List.of("10000.01", "7"), cut.values());
        assertEquals("whole: 79 backtracks, 126.58 µs each", cut.remark());
        assertEquals(List.of("9999.9", "79"), whole.values());
    }

    @Test
    void everyThirdPuzzleBeginsWithTheFirst() {
        PuzzleChoice third = new PuzzleChoice(List.of("hardest10"), null, 3, 0, false, false);

        assertEquals(List.of("1", "6", "0", "10"), Laboratories.values(new BacktrackMeasures.OfEach("norvig", third)));
    }

    @Test
    void aSampleIsTheSameEachTime() {
        PuzzleChoice sample = new PuzzleChoice(List.of("euler50"), null, 0, 7, false, false);
        BacktrackMeasures.OfEach measure = new BacktrackMeasures.OfEach("norvig/pairs=off", sample);

        List<String> first = Laboratories.values(measure);

        assertEquals(7, first.size());
        assertEquals(first, Laboratories.values(measure));
    }

    /** As {@code pandas.Series([1, 2, 3, 4, 10]).describe()} has them. */
    @ParameterizedTest
    @CsvSource({
        "COUNT, 5",
        "MEAN, 4",
        "DEVIATION, 3.5355339059327378",
        "MIN, 1",
        "QUARTILE1, 2",
        "MEDIAN, 3",
        "QUARTILE3, 4",
        "MAX, 10"
    })
    void statisticsAreThoseOfPandas(BacktrackMeasures.Statistics.Statistic statistic, double expected) {
        assertEquals(expected, statistic.of(new double[] {10, 1, 4, 2, 3}), 1e-12);
    }

    /** pandas: quartiles of 1, 2, 3, 4 are 1.75, 2.5, 3.25. */
    @Test
    void quartilesBetweenTwoValuesAreInterpolated() {
        double[] values = {1, 2, 3, 4};

        assertEquals(1.75, BacktrackMeasures.Statistics.Statistic.QUARTILE1.of(values), 1e-12);
        assertEquals(2.5, BacktrackMeasures.Statistics.Statistic.MEDIAN.of(values), 1e-12);
        assertEquals(3.25, BacktrackMeasures.Statistics.Statistic.QUARTILE3.of(values), 1e-12);
    }

    /** The ten counts above add up to 45. */
    @Test
    void rowsThatAreNoPuzzlesCountTooWhereATableHasThem() {
        BacktrackMeasures.Statistics measure = new BacktrackMeasures.Statistics(
                "norvig",
                HARDEST_10,
                List.of(0.0, 9.0),
                null,
                null,
                List.of(BacktrackMeasures.Statistics.Statistic.COUNT, BacktrackMeasures.Statistics.Statistic.MEAN));

        assertEquals(List.of("12.0", "4.5"), Laboratories.values(measure));
    }

    /** 13 becomes 1 and 10 becomes 1: of 45 are left 24. */
    @Test
    void rowsThatAreCutLoseADigit() {
        BacktrackMeasures.Statistics measure = new BacktrackMeasures.Statistics(
                "norvig", HARDEST_10, null, List.of(1, 9), null, List.of(BacktrackMeasures.Statistics.Statistic.MEAN));

        assertEquals(List.of("2.4"), Laboratories.values(measure));
    }

    /** 1, 0, 1, 0, 1 and 2. */
    @Test
    void puzzlesWithMoreBacktracksCanBeLeftOut() {
        BacktrackMeasures.Statistics measure = new BacktrackMeasures.Statistics(
                "norvig",
                HARDEST_10,
                null,
                null,
                2,
                List.of(BacktrackMeasures.Statistics.Statistic.COUNT, BacktrackMeasures.Statistics.Statistic.MAX));

        assertEquals(List.of("6.0", "2.0"), Laboratories.values(measure));
    }

    @Test
    void countsThePuzzlesWithFewBacktracks() {
        assertEquals(List.of("5"), Laboratories.values(new BacktrackMeasures.AtMost("norvig", HARDEST_10, 1, false)));
        assertEquals(
                List.of("0.005"), Laboratories.values(new BacktrackMeasures.AtMost("norvig", HARDEST_10, 1, true)));
    }

    /** The published program without naked pairs needs 126 for the first, with them 1. */
    @Test
    void comparesBacktracksOfTwoSolvers() {
        PuzzleChoice first = PuzzleChoice.one("hardest10", 1);

        assertEquals(
                List.of("126.0"),
                Laboratories.values(new BacktrackMeasures.Ratio("norvig/pairs=off", "norvig", first)));
    }

    @Test
    void solutionsAreComparedWithThePublishedOnes() {
        assertEquals(List.of("10"), Laboratories.values(new CountMeasures.SolutionsAsPublished("engine", HARDEST_10)));
    }

    /** Naked singles alone finish 12 of the fifty, hidden ones too 40: known from a separate program. */
    @Test
    void countsWhatIsSolvedWithoutSearch() {
        assertEquals(
                List.of("12"),
                Laboratories.values(
                        new CountMeasures.SolvedWithoutSearch("engine/propagate=naked-single", EULER_50, false)));
        assertEquals(
                List.of("80.0", "%"),
                Laboratories.values(new CountMeasures.SolvedWithoutSearch("engine/propagate=singles", EULER_50, true)));
    }

    /** Unit propagation finds the same, whichever way "at most one" is kept. */
    @ParameterizedTest
    @ValueSource(strings = {"minimal:12", "efficient:12", "extended:40", "distinct:40"})
    void unitPropagationIsSingles(String known) {
        String[] parts = known.split(":", -1);
        String solver = "sat4j/amo=pairwise/encoding=" + parts[0];

        assertEquals(
                List.of(parts[1]), Laboratories.values(new CountMeasures.SolvedWithoutSearch(solver, EULER_50, false)));
    }

    /** Known: the logic leaves these ten. */
    @Test
    void tellsOnWhichPuzzlesACountIsNotZero() {
        Measured left =
                new CountMeasures.PuzzlesWhere("euler96", EULER_50, "blanksLeft", false).take(Laboratories.real());

        assertEquals(List.of("10"), left.values());
        assertEquals("blanksLeft is not 0 on 6 7 10 25 42 43 47 48 49 50", left.remark());
        assertEquals(
                List.of("40"),
                Laboratories.values(new CountMeasures.PuzzlesWhere("euler96", EULER_50, "blanksLeft", true)));
    }

    @Test
    void addsUpTheCorners() {
        assertEquals(List.of("24702"), Laboratories.values(new CountMeasures.CornerSum("engine", EULER_50)));
    }

    @Test
    void asksEachQuestionAboutEachPuzzle() {
        CountMeasures.CountsPerQuestion measure = new CountMeasures.CountsPerQuestion(
                "readalps", PuzzleChoice.all("readalps"), "steps", List.of("any", "unique"));

        assertEquals(List.of("1040", "1710", "131", "284"), Laboratories.values(measure));
    }

    /** Published means: (1+13+0+6+11+1+0+1+2+10)/10 with naked pairs; the order of names is that of the means. */
    @Test
    void meansAreListedOrRanked() {
        Map<String, String> solvers = Map.of("with", "norvig");

        assertEquals(
                List.of("4.5"),
                Laboratories.values(new CountMeasures.MeanCounts(solvers, HARDEST_10, "backtracks", false)));
        assertEquals(
                List.of("with", "without"),
                Laboratories.values(new CountMeasures.MeanCounts(
                        Map.of("without", "norvig/pairs=off", "with", "norvig"), HARDEST_10, "backtracks", true)));
    }

    /** n³ variables and, with C = n(n-1)/2, n²+3n²C, n²+4n²C, 4n²+4n²C and that less n³(k-1) clauses. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void formulaSizesAreThoseOfTheirPapers(int order) {
        long n = (long) order * order;
        long pairs = n * n * n * (n - 1) / 2;

        assertEquals(
                List.of(
                        "" + n * n * n,
                        "" + (n * n + 3 * pairs),
                        "" + (n * n + 4 * pairs),
                        "" + (4 * n * n + 4 * pairs),
                        "" + (4 * n * n + 4 * pairs - n * n * n * (order - 1))),
                Laboratories.values(new CountMeasures.FormulaSizes(order)));
    }

    @Test
    void noValueIsTakenFromAWrongAnswer() {
        Laboratory laboratory =
                Laboratories.of(new SolverCatalog(List.of(Laboratories.Paced.wrong("liar"))), Clock.system());
        Measure measure = new BacktrackMeasures.OfEach("liar", HARDEST_10);

        MeasureException refused = assertThrows(MeasureException.class, () -> measure.take(laboratory));

        assertTrue(refused.toString().contains("liar on hardest10 1: solved, which is wrong"), refused.toString());
    }

    @Test
    void noValueIsTakenWhereNothingIsCounted() {
        Measure measure = new CountMeasures.PuzzlesWhere("norvig", HARDEST_10, "blanksLeft", true);

        MeasureException refused = assertThrows(MeasureException.class, () -> Laboratories.values(measure));

        assertTrue(refused.toString().contains("does not count blanksLeft"), refused.toString());
    }
}
