package crosshatch.experiment.study.select;

import crosshatch.experiment.study.select.Scenario.Instance;
import crosshatch.results.report.statistics.VirtualBest.Performance;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Column.Kind;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Median;

/**
 * The benefit of choosing a solver for each puzzle, compared with the single best solver and the virtual best one. It uses
 * nested cross-validation: the choice for a puzzle, and the set of features, are learnt from other puzzles.
 */
public final class AlgorithmSelection {
    /** Of puzzles, at most: more do not make the forests much better, but slow. */
    static final int MOST_PUZZLES = 2_000;

    private static final long SEED = 3;

    private static final List<Column> COLUMNS = List.of(
            Column.text("what", "what"),
            Column.number("solved", "solved").as(Kind.SOLVED),
            Column.micros("par2_us", "PAR2").as(Kind.COST),
            Column.micros("par10_us", "PAR10"),
            Column.number("gap_closed_percent", "gap closed"),
            Column.number("chosen_percent", "chosen"),
            Column.number("fastest_percent", "fastest"));

    private final Scenario scenario;
    private final List<Instance> instances;
    private final int[] steps;
    private final int[] chosen;
    private final int[] single;
    private final double[] selected;

    private AlgorithmSelection(Scenario scenario, List<Instance> instances) {
        this.scenario = scenario;
        this.instances = instances;
        steps = new int[AslibFiles.FOLDS];
        chosen = new int[instances.size()];
        single = new int[instances.size()];
        selected = new double[instances.size()];
    }

    /** Learns from a scenario and tries itself on it; the folds equal the folds of its files where all puzzles take part. */
    public static AlgorithmSelection of(Scenario scenario) {
        List<Instance> all = scenario.instances();
        int[] part = Folds.of(all, (all.size() + MOST_PUZZLES - 1) / MOST_PUZZLES, SEED);
        AlgorithmSelection selection = new AlgorithmSelection(scenario, Selector.part(all, part, 0, true));
        int[] fold = AslibFiles.folds(selection.instances);
        for (int out = 0; out < AslibFiles.FOLDS; out++) selection.tryOn(out, fold);
        return selection;
    }

    private void tryOn(int out, int[] fold) {
        Selector selector = Selector.of(Selector.part(instances, fold, out, false), scenario.limitMicros());
        steps[out] = selector.design().steps();
        for (int at = 0; at < fold.length; at++) {
            if (fold[at] != out) continue;
            chosen[at] = selector.choose(instances.get(at));
            single[at] = selector.always();
            selected[at] = selector.time(instances.get(at), scenario.limitMicros());
        }
    }

    /** Virtual best, selected, single best, then every solver. */
    public Table table() {
        Performance best = performance(each -> Arrays.stream(each.times()).min().orElseThrow());
        Performance alone = ofChoice(single);
        List<List<Cell>> rows = new ArrayList<>();
        rows.add(row("virtual best", best, alone, best));
        rows.add(row("selected", Performance.of(selected, scenario.limitMicros()), alone, best));
        rows.add(row("selected, if features were free", ofChoice(chosen), alone, best));
        rows.add(row("single best", alone, alone, best));
        for (int solver = 0; solver < scenario.solvers().size(); solver++) {
            int number = solver;
            rows.add(cells(
                    scenario.solvers().get(solver).name(),
                    performance(each -> each.times()[number]),
                    Cell.empty(),
                    share(Arrays.stream(chosen).filter(each -> each == number).count()),
                    share(instances.stream()
                            .filter(each -> isFastest(number, each.times()))
                            .count())));
        }
        return new Table("selection", scenario.name() + ": benefit of choosing a solver", COLUMNS, rows, notes());
    }

    /** @param choice the solver of each puzzle, by number */
    private Performance ofChoice(int[] choice) {
        return Performance.of(
                IntStream.range(0, choice.length)
                        .mapToDouble(at -> instances.get(at).times()[choice[at]])
                        .toArray(),
                scenario.limitMicros());
    }

    private static boolean isFastest(int solver, double[] times) {
        return Double.isFinite(times[solver])
                && times[solver] <= Arrays.stream(times).min().orElseThrow();
    }

    private Performance performance(ToDoubleFunction<Instance> time) {
        return Performance.of(instances.stream().mapToDouble(time).toArray(), scenario.limitMicros());
    }

    private Cell share(long count) {
        return Cell.percent(100.0 * count / instances.size(), 1);
    }

    private static List<Cell> row(String what, Performance performance, Performance alone, Performance best) {
        double gap = alone.par10() - best.par10();
        Cell closed = gap <= 0 ? Cell.empty() : Cell.percent(100 * (alone.par10() - performance.par10()) / gap, 1);
        return cells(what, performance, closed, Cell.empty(), Cell.empty());
    }

    private static List<Cell> cells(String what, Performance performance, Cell closed, Cell chosen, Cell fastest) {
        return List.of(
                Cell.text(what),
                Cell.count(performance.solved()),
                Cell.time(performance.par2()),
                Cell.time(performance.par10()),
                closed,
                chosen,
                fastest);
    }

    private List<String> notes() {
        return List.of(
                String.format(
                        Locale.ROOT,
                        "n = %,d puzzles%s; %d-fold cross-validation, isomorphs of a puzzle in one fold. Single best: the solver"
                                + " with the least PAR10 on the other folds. Selected: the solver from which a random forest,"
                                + " learnt on the other folds, expects least, and the time that its features took."
                                + " The number of steps of features that it looks at, or none, is decided within"
                                + " the other folds. So is whether it predicts times or their logarithms.",
                        instances.size(),
                        instances.size() == scenario.instances().size()
                                ? ""
                                : String.format(
                                        Locale.ROOT,
                                        " of %,d",
                                        scenario.instances().size()),
                        AslibFiles.FOLDS),
                String.format(
                        Locale.ROOT,
                        "PAR2, PAR10: mean time, an unsolved puzzle counting 2 and 10 times the limit of %s s. Gap closed: of the"
                                + " PAR10 that lies between the single best and the virtual best, which no choice can beat;"
                                + " less than 0 where choosing costs more than it spares.",
                        scenario.limitMicros() / 1e6),
                "Features by step, median time: "
                        + IntStream.range(0, Features.STEPS.size())
                                .mapToObj(this::step)
                                .collect(Collectors.joining("; "))
                        + "; looked at none in " + folds(0) + ".");
    }

    private String step(int step) {
        double[] nanos = instances.stream()
                .mapToDouble(each -> each.features().nanos()[step])
                .toArray();
        return Features.STEPS.get(step).word() + " "
                + Cell.time(Median.withDefaults().evaluate(nanos) / 1e3).text() + ", the last step in "
                + folds(step + 1);
    }

    private String folds(int looked) {
        return Arrays.stream(steps).filter(each -> each == looked).count() + " of " + steps.length + " folds";
    }
}
