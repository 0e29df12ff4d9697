package crosshatch.experiment.study.hunt;

import crosshatch.experiment.study.hunt.draw.Configurations;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The number of trials, by family: of values of options, pairs of them, kinds of puzzle, tasks. */
public final class Coverage {
    /** The kinds of counted things. */
    public enum What {
        OPTION,
        PAIR,
        KIND,
        QUESTION
    }

    /** One line of the file: how many answers were given to it. */
    public record Line(String family, What what, String item, long answers) {}

    /**
     * A family in the table.
     *
     * @param pairs of option values that were tried
     * @param ofPairs those that go together
     * @param faults answers that a fault was found in
     */
    public record Row(
            String family,
            long configurations,
            long answers,
            long refused,
            long open,
            int pairs,
            int ofPairs,
            long faults) {}

    /** Of one family. */
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

    /** Sets of words that are drawn later are pairs of their own, of which nobody knows how many there are. */
    private static void addPair(Counts own, String pair, long answers) {
        if (own.of(What.PAIR).containsKey(pair)) own.add(What.PAIR, pair, answers);
    }

    /** The lines of a file with all of it, untried pairs included. */
    public synchronized List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        counts.forEach((family, own) -> {
            for (What what : What.values()) {
                own.of(what).forEach((item, answers) -> lines.add(new Line(family, what, item, answers)));
            }
        });
        return lines;
    }

    /** The rows of a table for people: one line per family. */
    public synchronized List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        counts.forEach((family, own) -> {
            SortedMap<String, Long> pairs = own.of(What.PAIR);
            rows.add(new Row(
                    family,
                    own.configurations.size(),
                    own.of(What.QUESTION).values().stream()
                            .mapToLong(Long::longValue)
                            .sum(),
                    own.refused,
                    own.open,
                    (int) pairs.values().stream().filter(count -> count > 0).count(),
                    pairs.size(),
                    own.faults));
        });
        return rows;
    }
}
