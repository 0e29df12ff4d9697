package crosshatch.experiment.study.hunt.draw;

import crosshatch.instances.generate.Shuffled;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * A small list of configurations in which every possible pair of values of two options occurs. The list is built greedily, row by
 * row. A row begins with a pair that no row has yet. Then each other option gets the value that adds the most such pairs. It
 * keeps its default, which can be combined with most values, if no value adds more pairs.
 */
final class CoveringArray {
    private record Value(String option, String value) {}

    private record Pair(Value one, Value other) {}

    private final Map<String, List<String>> levels = new TreeMap<>();
    private final Function<Map<String, String>, Optional<SolverSpec>> maker;
    private final UniformRandomProvider random;
    private final Set<Pair> open = new LinkedHashSet<>();
    private final List<SolverSpec> rows = new ArrayList<>();

    /**
     * Builds the list.
     *
     * @param maker makes the configuration with these values and defaults elsewhere; empty if they do not go together
     */
    CoveringArray(
            List<Option> options,
            Function<Map<String, String>, Optional<SolverSpec>> maker,
            UniformRandomProvider random) {
        this.maker = maker;
        this.random = random;
        options.forEach(option -> levels.put(option.name(), DrawnValues.of(option)));
        rows.add(maker.apply(Map.of()).orElseThrow());
        openAll();
        close(rows.get(0));
        while (!open.isEmpty()) addRow(open.iterator().next());
    }

    List<SolverSpec> rows() {
        return rows;
    }

    private void openAll() {
        List<Pair> all = new ArrayList<>();
        List<String> names = new ArrayList<>(levels.keySet());
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) all.addAll(pairsOf(names.get(i), names.get(j)));
        }
        for (int index : Shuffled.numbers(all.size(), random)) open.add(all.get(index));
    }

    private List<Pair> pairsOf(String one, String other) {
        List<Pair> found = new ArrayList<>();
        for (String value : of(one)) {
            for (String otherValue : of(other))
                found.add(new Pair(new Value(one, value), new Value(other, otherValue)));
        }
        return found;
    }

    private List<String> of(String option) {
        return levels.getOrDefault(option, List.of());
    }

    private void addRow(Pair first) {
        open.remove(first);
        Map<String, String> values = new TreeMap<>();
        values.put(first.one.option, first.one.value);
        values.put(first.other.option, first.other.value);
        Optional<SolverSpec> row = maker.apply(values);
        if (row.isEmpty()) return;
        List<String> names = new ArrayList<>(levels.keySet());
        for (int index : Shuffled.numbers(names.size(), random)) {
            if (!values.containsKey(names.get(index))) row = Optional.of(extended(values, names.get(index), row.get()));
        }
        rows.add(row.get());
        close(row.get());
    }

    /** Adds the value of one more option that covers most open pairs, if it covers more than the default. */
    private SolverSpec extended(Map<String, String> values, String option, SolverSpec without) {
        SolverSpec best = without;
        String chosen = null;
        long most = gain(values, option, without.get(option));
        for (String value : of(option)) {
            long gain = gain(values, option, value);
            if (gain <= most) continue;
            Map<String, String> more = new TreeMap<>(values);
            more.put(option, value);
            Optional<SolverSpec> spec = maker.apply(more);
            if (spec.isEmpty()) continue;
            best = spec.get();
            chosen = value;
            most = gain;
        }
        if (chosen != null) values.put(option, chosen);
        return best;
    }

    private long gain(Map<String, String> values, String option, String value) {
        Value added = new Value(option, value);
        return values.entrySet().stream()
                .map(entry -> pair(new Value(entry.getKey(), entry.getValue()), added))
                .filter(open::contains)
                .count();
    }

    private static Pair pair(Value one, Value other) {
        return one.option.compareTo(other.option) < 0 ? new Pair(one, other) : new Pair(other, one);
    }

    private void close(SolverSpec row) {
        List<Value> values = row.values().entrySet().stream()
                .filter(entry -> levels.containsKey(entry.getKey()))
                .map(entry -> new Value(entry.getKey(), entry.getValue()))
                .toList();
        for (int i = 0; i < values.size(); i++) {
            for (int j = i + 1; j < values.size(); j++) open.remove(pair(values.get(i), values.get(j)));
        }
    }
}
