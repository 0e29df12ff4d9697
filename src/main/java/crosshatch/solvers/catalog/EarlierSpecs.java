package crosshatch.solvers.catalog;

import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Translates names of solvers of earlier versions into today's. Plans, tuned configurations and records outlive the options
 * that they name. Here is one translation for each family whose options were moved or taken away, or whose absent options have
 * another meaning now.
 */
public final class EarlierSpecs {
    /**
     * The version of the schema of plans and records since which {@code choco}, {@code cpsat} and {@code sat4j} alone mean the
     * library as it comes. Before, they meant a configuration that is quick on Sudokus of order 3.
     */
    public static final int LIBRARIES_AS_THEY_COME = 8;

    /** By family: the value that the absence of an option meant before {@link #LIBRARIES_AS_THEY_COME}, given the others. */
    private static final Map<String, Function<Map<String, String>, Map<String, String>>> MEANT = Map.of(
            "choco",
                    written -> Map.of(
                            "alldiff", written.getOrDefault("learn", "off").equals("lcg") ? "FC" : "AC",
                            "relations", "table",
                            "select", weighs(written) ? "domwdeg" : "dom"),
            "cpsat",
                    written -> Map.of(
                            "givens", "live",
                            "model", "bool",
                            "profile", "fast",
                            "relations", "table"),
            "sat4j",
                    written -> Map.of(
                            "amo",
                            "native",
                            "givens",
                            written.getOrDefault("reuse", "off").equals("off") ? "reduced" : "assumed",
                            "checks",
                            Set.of("concise", "bestht").contains(written.getOrDefault("factory", "default"))
                                    ? "on"
                                    : "off",
                            "phase",
                            "positive"));

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

    private static boolean weighs(Map<String, String> choco) {
        return !choco.getOrDefault("restarts", "none").equals("none")
                && !choco.getOrDefault("learn", "off").equals("lcg");
    }

    /**
     * @param spec as a program wrote it, in full or not, with or without the signs of an unsound solver or a twin
     * @param schema version of the plan or the record that it stands in
     * @return its spec in this version; a text that is no earlier spec stays as it is
     */
    public static String today(String spec, int schema) {
        return moved(schema < LIBRARIES_AS_THEY_COME ? spelledOut(spec) : spec);
    }

    /** With what it left to absence. */
    private static String spelledOut(String spec) {
        Function<Map<String, String>, Map<String, String>> meant = MEANT.get(OptionValues.lineIn(spec));
        if (meant == null) return spec;
        SortedMap<String, String> written = SolverSpec.written(spec);
        SortedMap<String, String> options = new TreeMap<>(meant.apply(written));
        options.putAll(written);
        return OptionValues.text(OptionValues.nameIn(spec), options) + signs(spec);
    }

    private static String signs(String spec) {
        return spec.replaceFirst("[^!#]*", "");
    }

    /** With options where they are today. */
    private static String moved(String spec) {
        Function<SortedMap<String, String>, Optional<String>> translation = TRANSLATIONS.get(OptionValues.nameIn(spec));
        if (translation == null) return spec;
        String signs = signs(spec);
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
        String today = moved(spec);
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
