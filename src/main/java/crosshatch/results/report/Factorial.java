package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A full factorial design: one solver for each combination of levels, equal in everything else, on one set. The puzzle is the
 * block, because all combinations ran on the same puzzles.
 *
 * @param factors the names of options, or {@value #SOLVER}
 * @param levels the levels of each factor, with the reference level first
 * @param cells the line of each combination of levels
 */
record Factorial(List<String> factors, List<List<String>> levels, Map<List<String>, Line> cells) {
    /** The name of the factor whose levels are families. */
    static final String SOLVER = "solver";

    /** Returns one of the lines; all have the same set and kind. */
    Line first() {
        return cells.values().iterator().next();
    }

    /**
     * Finds all designs in the lines, in their order. First it compares all other options of solvers. Then it compares only
     * the written options, because the defaults of some options depend on the factors.
     *
     * @throws InputException if there is no design; says what is missing
     */
    static List<Factorial> of(Lines lines, List<String> factors, List<Family> families) {
        Map<Line, SolverSpec> specs = new LinkedHashMap<>(Factors.specs(lines, families));
        specs.values().removeIf(spec -> factors.stream()
                .anyMatch(factor -> !factor.equals(SOLVER) && !spec.values().containsKey(factor)));
        List<Factorial> equal = crossings(specs, factors, spec -> others(spec, factors)).stream()
                .filter(Factorial::isComplete)
                .toList();
        Set<Line> crossed = equal.stream()
                .flatMap(crossing -> crossing.cells.values().stream())
                .collect(Collectors.toSet());
        List<Factorial> alike = crossings(specs, factors, spec -> rest(spec, factors));
        List<Factorial> complete = Stream.concat(
                        equal.stream(),
                        alike.stream()
                                .filter(Factorial::isComplete)
                                .filter(crossing -> !crossed.containsAll(crossing.cells.values())))
                .toList();
        if (complete.isEmpty()) throw incomplete(factors, alike);
        return complete;
    }

    /**
     * Finds the full factorial designs.
     *
     * @param rest returns the properties that must be equal
     */
    private static List<Factorial> crossings(
            Map<Line, SolverSpec> specs, List<String> factors, Function<SolverSpec, Object> rest) {
        Map<List<Object>, Map<List<String>, Line>> alike = new LinkedHashMap<>();
        specs.forEach((line, spec) -> alike.computeIfAbsent(
                        List.of(line.set(), line.kind(), line.level(), rest.apply(spec)), each -> new LinkedHashMap<>())
                .putIfAbsent(levels(spec, factors), line));
        return alike.values().stream()
                .map(cells -> new Factorial(factors, levels(cells, factors, specs), cells))
                .toList();
    }

    /** Returns every other option, written or not. */
    private static Map<String, String> others(SolverSpec spec, List<String> factors) {
        Map<String, String> others = new LinkedHashMap<>(spec.values());
        others.keySet().removeAll(factors);
        return others;
    }

    /** Returns the family, and the written options except the factors; defaults that depend on the factors are left out. */
    private static Object rest(SolverSpec spec, List<String> factors) {
        String family = factors.contains(SOLVER) ? "" : spec.family().name();
        return List.of(family, chosen(spec, factors), spec.isUnsafe());
    }

    private static Map<String, String> chosen(SolverSpec spec, List<String> factors) {
        Map<String, String> chosen = new TreeMap<>(spec.chosen());
        factors.forEach(chosen::remove);
        return chosen;
    }

    private static List<String> levels(SolverSpec spec, List<String> factors) {
        return factors.stream()
                .map(factor -> factor.equals(SOLVER) ? spec.family().name() : spec.get(factor))
                .toList();
    }

    /** Returns the same solver with the default values of the factors. */
    private static SolverSpec standard(SolverSpec spec, List<String> factors) {
        return spec.with(chosen(spec, factors));
    }

    /** Returns the levels in the order of the lines, but the default first, if it is among them. */
    private static List<List<String>> levels(
            Map<List<String>, Line> cells, List<String> factors, Map<Line, SolverSpec> specs) {
        List<String> standard = cells.values().stream()
                .findFirst()
                .map(specs::get)
                .map(spec -> levels(standard(spec, factors), factors))
                .orElseThrow();
        List<List<String>> levels = new ArrayList<>();
        for (int at = 0; at < factors.size(); at++) {
            int factor = at;
            Set<String> met = cells.keySet().stream()
                    .map(cell -> cell.get(factor))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            String reference = standard.get(factor);
            levels.add(Stream.concat(met.stream().filter(reference::equals), met.stream())
                    .distinct()
                    .toList());
        }
        return levels;
    }

    private boolean isComplete() {
        return levels.stream().allMatch(each -> each.size() > 1) && missing().isEmpty();
    }

    private List<List<String>> missing() {
        return combinations(levels).stream()
                .filter(cell -> !cells.containsKey(cell))
                .toList();
    }

    /** Returns all combinations of one element from each list. */
    static List<List<String>> combinations(List<List<String>> choices) {
        List<List<String>> all = List.of(List.of());
        for (List<String> choice : choices) {
            all = all.stream()
                    .flatMap(begun -> choice.stream().map(each -> Stream.concat(begun.stream(), Stream.of(each))
                            .toList()))
                    .toList();
        }
        return all;
    }

    private static InputException incomplete(List<String> factors, List<Factorial> crossings) {
        String expected = "factors " + String.join(", ", factors)
                + ": expected a solver for every combination of at least two levels of each factor, with all other options equal; found ";
        Set<String> found = new TreeSet<>();
        for (Factorial crossing : crossings) {
            found.add(crossing.cells.values().stream().map(Line::label).collect(Collectors.joining(", "))
                    + crossing.lack());
        }
        return new InputException(expected + (found.isEmpty() ? "none" : String.join("; ", found)));
    }

    private String lack() {
        List<List<String>> missing = missing();
        return missing.isEmpty()
                ? ""
                : ", without " + missing.stream().map(this::text).collect(Collectors.joining(", "));
    }

    private String text(List<String> cell) {
        List<String> parts = new ArrayList<>();
        for (int at = 0; at < cell.size(); at++) parts.add(factors.get(at) + "=" + cell.get(at));
        return String.join("/", parts);
    }
}
