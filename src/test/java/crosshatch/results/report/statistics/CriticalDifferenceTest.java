package crosshatch.results.report.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Friedman's and Nemenyi's tests against the worked example of Demšar (JMLR 7, 2006), sections 3.2.2 and 3.2.4. */
class CriticalDifferenceTest {
    @Test
    void ranksAndStatisticsAreThoseOfThePaper() {
        CriticalDifference.Friedman friedman = CriticalDifference.Friedman.of(Demsar.scores());

        assertEquals(List.of(3.143, 2.000, 2.893, 1.964), rounded(friedman.averageRanks()));
        assertEquals(9.28, friedman.chiSquared(), 0.005);
        assertEquals(3.69, friedman.f(), 0.005);
        assertTrue(friedman.fPValue() < 0.05 && friedman.fPValue() > 0.01, "critical value of F(3, 39) is 2.85");
    }

    /** By scipy.stats 1.17.1, chi2.sf(9.2786, 3) and f.sf(3.6872, 3, 39) of the unrounded statistics. */
    @Test
    void pValuesAreThoseOfTheDistributions() {
        CriticalDifference.Friedman friedman = CriticalDifference.Friedman.of(Demsar.scores());

        assertEquals(0.025807, friedman.pValue(), 1e-6);
        assertEquals(0.019823, friedman.fPValue(), 1e-6);
    }

    /** Table 5(a) of the paper. */
    @ParameterizedTest
    @CsvSource({"2,1.960", "3,2.343", "4,2.569", "5,2.728", "6,2.850", "7,2.949", "8,3.031", "9,3.102", "10,3.164"})
    void criticalValuesAreThoseOfThePaper(int solvers, double value) {
        assertEquals(value, CriticalDifference.criticalValue(solvers), 0.001);
    }

    /** By scipy.stats 1.17.1, studentized_range.ppf(0.95, k, inf) / sqrt(2). */
    @ParameterizedTest
    @CsvSource({"2,1.9599639845400534", "3,2.343700586378409", "6,2.8497054196100016", "10,3.163683577053373"})
    void criticalValuesHaveMoreDigits(int solvers, double value) {
        assertEquals(value, CriticalDifference.criticalValue(solvers), 1e-8);
    }

    @Test
    void theCriticalDifferenceIsThatOfThePaperAndNobodyDiffersByIt() {
        CriticalDifference nemenyi = CriticalDifference.of(Demsar.CLASSIFIERS, Demsar.scores());

        assertEquals(1.25, nemenyi.criticalDifference(), 0.005);
        assertEquals(List.of("C4.5+m+cf", "C4.5+m", "C4.5+cf", "C4.5"), nemenyi.solvers());
        assertEquals(List.of(nemenyi.solvers()), nemenyi.groups());
        assertEquals(14, nemenyi.sets());
    }

    @Test
    void groupsOverlapAndNoneLiesWithinAnother() {
        CriticalDifference.Friedman ranks =
                new CriticalDifference.Friedman(List.of(1.0, 2.0, 2.9, 4.5, 6.0), 0, 0, 0, 0);

        CriticalDifference nemenyi = CriticalDifference.of(List.of("a", "b", "c", "d", "e"), 10, ranks);

        assertEquals(1.929, nemenyi.criticalDifference(), 0.001);
        assertEquals(List.of(List.of("a", "b", "c"), List.of("c", "d"), List.of("d", "e")), nemenyi.groups());
    }

    /** By exactly the critical difference, as Nemenyi's test says "at least". */
    @Test
    void solversThatDifferByTheCriticalDifferenceAreInNoGroup() {
        double difference = CriticalDifference.criticalDifference(3, 10);
        CriticalDifference.Friedman ranks =
                new CriticalDifference.Friedman(List.of(0.0, difference, 2 * difference), 0, 0, 0, 0);

        CriticalDifference nemenyi = CriticalDifference.of(List.of("a", "b", "c"), 10, ranks);

        assertEquals(List.of(), nemenyi.groups());
    }

    @Test
    void setsThatRankTheOtherWayRoundShowNoDifference() {
        CriticalDifference.Friedman friedman = CriticalDifference.Friedman.of(new double[][] {{1, 2}, {2, 1}});

        assertEquals(0, friedman.chiSquared());
        assertEquals(0, friedman.f());
        assertEquals(1, friedman.fPValue());
    }

    @Test
    void setsThatRankAlikeLeaveNoDoubt() {
        CriticalDifference.Friedman friedman = CriticalDifference.Friedman.of(
                new double[][] {{1, 2, 3}, {10, 20, 30}, {5, 6, Double.POSITIVE_INFINITY}});

        assertEquals(List.of(1.0, 2.0, 3.0), friedman.averageRanks());
        assertEquals(6.0, friedman.chiSquared(), 1e-12);
        assertEquals(Double.POSITIVE_INFINITY, friedman.f());
        assertEquals(0, friedman.fPValue());
    }

    private static List<Double> rounded(List<Double> values) {
        return values.stream().map(value -> Math.rint(1000 * value) / 1000).toList();
    }
}
