package crosshatch.experiment.study.select;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.study.select.Scenario.Instance;
import crosshatch.experiment.study.select.Scenario.Run;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleFunction;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Selection on made-up scenarios whose best choice is known. */
class AlgorithmSelectionTest {
    private static final double LIMIT = 1_000_000;
    private static final List<Scenario.Solver> SOLVERS =
            List.of(new Scenario.Solver("A", "A/x=1", true), new Scenario.Solver("B", "B/x=2", true));

    /** 60 puzzles with a share of givens from 0 to 1, each with times of A and B in µs. */
    private static Scenario scenario(double featureNanos, DoubleFunction<double[]> times) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(7);
        List<Instance> instances = new ArrayList<>();
        for (int puzzle = 1; puzzle <= 60; puzzle++) {
            double share = random.nextDouble();
            double[][] values = Features.STEPS.stream()
                    .map(step -> new double[step.features().size()])
                    .toArray(double[][]::new);
            values[0][3] = share;
            double[] nanos = new double[Features.STEPS.size()];
            Arrays.fill(nanos, featureNanos);
            double[] micros = times.apply(share);
            instances.add(new Instance(
                    "s#" + puzzle,
                    "s#" + puzzle,
                    new Features(values, nanos),
                    Arrays.stream(micros)
                            .mapToObj(each ->
                                    List.of(new Run(Math.min(each, LIMIT), Double.isFinite(each) ? "ok" : "timeout")))
                            .toList()));
        }
        return new Scenario("made", SOLVERS, instances, LIMIT);
    }

    private static Cell cell(Table table, String what, String column) {
        int at = table.columns().stream().map(Column::id).toList().indexOf(column);
        return table.rows().stream()
                .filter(row -> row.get(0).text().equals(what))
                .findFirst()
                .orElseThrow()
                .get(at);
    }

    private static double value(Table table, String what, String column) {
        return cell(table, what, column).value().orElseThrow();
    }

    @Test
    void whereAFeatureTellsWhoIsFastMostOfTheGapIsClosedAndTheFeatureIsPaidFor() {
        Table table = AlgorithmSelection.of(
                        scenario(200_000, share -> share < 0.5 ? new double[] {100, 9000} : new double[] {9000, 100}))
                .table();

        assertTrue(value(table, "selected", "gap_closed_percent") > 85, table.toString());
        assertEquals(100, value(table, "virtual best", "par10_us"), 1e-9);
        assertEquals(
                200,
                value(table, "selected", "par10_us") - value(table, "selected, if features were free", "par10_us"),
                1e-6);
        assertEquals(0, value(table, "single best", "gap_closed_percent"), 1e-9);
        assertTrue(Math.abs(value(table, "A", "chosen_percent") - value(table, "A", "fastest_percent")) < 10);
    }

    @Test
    void aSolverThatStaysUnsolvedIsAvoided() {
        Table table = AlgorithmSelection.of(scenario(
                        100,
                        share -> share < 0.5
                                ? new double[] {100, Double.POSITIVE_INFINITY}
                                : new double[] {Double.POSITIVE_INFINITY, 100}))
                .table();

        assertTrue(value(table, "selected", "solved") > value(table, "single best", "solved") + 20, table.toString());
    }

    @Test
    void featuresThatCostMoreThanTheySpareAreNotLookedAt() {
        Table table = AlgorithmSelection.of(
                        scenario(1e9, share -> share < 0.5 ? new double[] {100, 9000} : new double[] {9000, 100}))
                .table();

        assertEquals(value(table, "single best", "par10_us"), value(table, "selected", "par10_us"), 1e-9);
        assertTrue(
                table.notes().get(2).endsWith("looked at none in 10 of 10 folds."),
                table.notes().get(2));
    }

    @Test
    void isomorphsAreInOneFold() {
        List<Instance> instances = new ArrayList<>();
        for (Instance each : scenario(1, share -> new double[] {1, 1}).instances()) {
            instances.add(each);
            instances.add(new Instance(each.name() + "-isomorph-1", each.origin(), each.features(), each.runs()));
        }

        int[] folds = Folds.of(instances, 10, 1);

        for (int at = 0; at < folds.length; at += 2) assertEquals(folds[at], folds[at + 1]);
        for (int fold = 0; fold < 10; fold++) {
            int number = fold;
            assertEquals(12, Arrays.stream(folds).filter(each -> each == number).count());
        }
    }
}
