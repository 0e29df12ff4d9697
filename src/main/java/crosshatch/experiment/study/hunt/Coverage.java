package crosshatch.experiment.study.hunt;

import crosshatch.experiment.study.hunt.draw.Configurations;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts the trials of each family, by option value, pair of values, kind of puzzle and task. */
public final class Coverage {
    /** The kinds of counted things. */
    private enum What {
        OPTION,
        PAIR,
        KIND,
        QUESTION
    }

    /** Counts the trials of one family. */
    private static final class Counts {
        private final Map<What, SortedMap<String, Long>> answers = new TreeMap<>();
        private final SortedMap<String, Long> configurations = new TreeMap<>();
        private long refused;
        private long open;
        private long faults;

        private void add(What what, String item, long count) {
            answers.computeIfAbsent(what, each -> new TreeMap<>()).merge(item, count, Long::sum);
        }

        private SortedMap<String, Long> of(What what) {
            return answers.getOrDefault(what, new TreeMap<>());
        }

        /** Returns the pairs of option values tried and possible, and the answers with a fault. */
        private List<Cell> row(String family) {
            SortedMap<String, Long> pairs = of(What.PAIR);
            return List.of(
                    Cell.text(family),
                    Cell.count(configurations.size()),
                    Cell.count(of(What.QUESTION).values().stream()
                            .mapToLong(Long::longValue)
                            .sum()),
                    Cell.few(refused),
                    Cell.few(open),
                    Cell.count(
                            pairs.values().stream().filter(count -> count > 0).count()),
                    Cell.count(pairs.size()),
                    Cell.few(faults));
        }
    }

    private final SolverCatalog catalog;
    private final Map<String, Counts> counts = new LinkedHashMap<>();

    Coverage(SolverCatalog catalog, List<Configurations> tried) {
        this.catalog = catalog;
        for (Configurations each : tried) {
            Counts own = counts.computeIfAbsent(each.family(), family -> new Counts());
            each.pairs().forEach(pair -> own.add(What.PAIR, pair, 0));
        }
    }

    synchronized void add(HuntJournal.Round round) {
        round.trials().forEach(this::add);
    }

    private void add(HuntJournal.Tried tried) {
        SolverSpec spec = catalog.spec(tried.solver());
        Counts own = counts.computeIfAbsent(spec.family().name(), each -> new Counts());
        long answers = (long) tried.puzzles() - tried.refused();
        own.configurations.merge(tried.solver(), answers, Long::sum);
        own.refused += tried.refused();
        own.open += tried.open();
        own.faults += tried.faults();
        own.add(What.QUESTION, tried.question(), answers);
        tried.kinds().forEach((kind, count) -> own.add(What.KIND, kind, count));
        List<String> values = new ArrayList<>();
        spec.values().forEach((option, value) -> values.add(option + "=" + value));
        for (int i = 0; i < values.size(); i++) {
            own.add(What.OPTION, values.get(i), answers);
            for (int j = i + 1; j < values.size(); j++) addPair(own, values.get(i) + " " + values.get(j), answers);
        }
    }

    /** Counts a pair; pairs with randomly drawn sets of words are counted apart, because their number is not known. */
    private static void addPair(Counts own, String pair, long answers) {
        if (own.of(What.PAIR).containsKey(pair)) own.add(What.PAIR, pair, answers);
    }

    /** Returns all counts for a file, with a row for each counted thing, untried pairs included. */
    public synchronized Table counts() {
        List<List<Cell>> rows = new ArrayList<>();
        counts.forEach((family, own) -> {
            for (What what : What.values()) {
                String word = what.name().toLowerCase(Locale.ROOT);
                own.of(what)
                        .forEach((item, answers) -> rows.add(
                                List.of(Cell.text(family), Cell.text(word), Cell.text(item), Cell.count(answers))));
            }
        });
        List<Column> columns = List.of(
                Column.text("family", "family"),
                Column.text("what", "what"),
                Column.text("item", "item"),
                Column.number("answers", "answers"));
        return new Table("coverage", "", columns, rows, List.of());
    }

    /** Returns the numbers of configurations and answers for people, with a row for each family. */
    public synchronized Table tried() {
        List<Column> columns = List.of(
                Column.text("family", "family"),
                Column.number("configurations", "configurations"),
                Column.number("answers", "answers"),
                Column.number("refused", "refused"),
                Column.number("open", "open"),
                Column.number("pairs", "pairs of options"),
                Column.number("of_pairs", "of"),
                Column.number("faults", "faulty answers"));
        List<List<Cell>> rows = new ArrayList<>();
        counts.forEach((family, own) -> rows.add(own.row(family)));
        return new Table("hunt", "What was tried", columns, rows, List.of());
    }
}
