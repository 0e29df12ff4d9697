package crosshatch.solvers.catalog;

import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What solvers of earlier programs are called today. Plans, tuned configurations and records outlive the options that they
 * name: here is one translation for each family whose options were moved or taken away.
 */
public final class EarlierSpecs {
    /** By family: from its options as they were written to the spec of today; empty if nothing has changed. */
    private static final Map<String, Function<SortedMap<String, String>, Optional<String>>> TRANSLATIONS =
            Map.of("engine", EarlierSpecs::engineAndItsLearning);

    /** Options of {@code engine} that meant nothing without learning, with the value that said so. */
    private static final Map<String, String> IDLE =
            Map.of("learn", "off", "restarts", "none", "forget", "none", "minimise", "none", "phase", "none");
    /** Options of {@code engine} that had one value only with learning. */
    private static final Map<String, String> FIXED = Map.of(
            "agenda", "fixpoint",
            "branch", "fill",
            "digits", "asc",
            "relations", "gac",
            "shave", "off",
            "shavedepth", "1",
            "undo", "trail");
    /** The other options of {@code engine} with learning, as they last were by default. */
    private static final Map<String, String> LEARNING = Map.of(
            "forget", "lbd",
            "implied", "none",
            "minimise", "recursive",
            "phase", "fill",
            "propagate", "naked-single+hidden-single+locked+late-gac",
            "restarts", "luby",
            "select", "tabu");

    private EarlierSpecs() {}

    /**
     * @param spec of this program or an earlier one, in full or not, with or without the signs of an unsound solver or a twin
     * @return how this program writes it; what it does not know as an earlier one stays as it is
     */
    public static String today(String spec) {
        Function<SortedMap<String, String>, Optional<String>> translation = TRANSLATIONS.get(OptionValues.nameIn(spec));
        if (translation == null) return spec;
        String signs = spec.replaceFirst("[^!#]*", "");
        return translation
                .apply(SolverSpec.written(spec))
                .map(translated -> translated + signs)
                .orElse(spec);
    }

    /**
     * What to try where no solver is called so: the spec of today, or for the engine, whose clause-learning search is a family
     * of its own now, the same options of that.
     */
    static String instead(String spec) {
        String today = today(spec);
        boolean isOfEngine = OptionValues.nameIn(spec).equals("engine");
        return today.equals(spec) && isOfEngine ? "lcg" + spec.substring("engine".length()) : today;
    }

    /** The clause-learning search, now {@code lcg}, was {@code engine} with {@code learn=on}, or {@code auto}. */
    private static Optional<String> engineAndItsLearning(SortedMap<String, String> options) {
        return switch (options.getOrDefault("learn", "")) {
            case "off" -> without(IDLE, options).map(left -> OptionValues.text("engine", left));
            case "on" -> without(FIXED, options).flatMap(left -> learning(left, "learn"));
            case "auto" -> without(FIXED, options).flatMap(left -> learning(left, "dfs"));
            default -> Optional.empty();
        };
    }

    /** The others; empty if one has a value that was refused. */
    private static Optional<SortedMap<String, String>> without(
            Map<String, String> meaningless, SortedMap<String, String> options) {
        SortedMap<String, String> left = new TreeMap<>(options);
        left.keySet().removeAll(meaningless.keySet());
        boolean allAsTheyWere = meaningless.entrySet().stream()
                .allMatch(each ->
                        options.getOrDefault(each.getKey(), each.getValue()).equals(each.getValue()));
        return allAsTheyWere ? Optional.of(left) : Optional.empty();
    }

    /** @param small how boards of few digits are searched */
    private static Optional<String> learning(SortedMap<String, String> written, String small) {
        SortedMap<String, String> options = new TreeMap<>(LEARNING);
        options.putAll(written);
        options.remove("seed"); // nothing drew from it
        options.remove("learn");
        if (!options.keySet().equals(LEARNING.keySet())) return Optional.empty();
        options.put("small", small);
        return Optional.of(OptionValues.text("lcg", options));
    }
}
