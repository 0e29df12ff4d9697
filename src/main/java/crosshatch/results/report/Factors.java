package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Columns;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Shows the effect of an option of a solver, with everything else equal. Solvers of families that this program does not have
 * are ignored.
 */
final class Factors {
    private final Lines lines;
    private final Map<Line, SolverSpec> specs;

    Factors(Lines lines, List<Family> families) {
        this.lines = lines;
        specs = specs(lines, families);
    }

    /** Returns the specs of lines whose solvers this program has. */
    static Map<Line, SolverSpec> specs(Lines lines, List<Family> families) {
        Map<Line, SolverSpec> specs = new LinkedHashMap<>();
        for (Line line : lines.all()) parsed(line.spec(), families).ifPresent(spec -> specs.put(line, spec));
        return specs;
    }

    private static Optional<SolverSpec> parsed(String solver, List<Family> families) {
        try {
            return Optional.of(SolverSpec.parse(solver, families));
        } catch (InputException unknown) {
            return Optional.empty(); // recorded by a program with other families or options
        }
    }

    /**
     * Compares the values of an option with its default, or with the first value in the records if the default is missing.
     * All other options are the same. Makes one table for each kind of runs.
     *
     * @throws InputException if no two solvers differ only in this option
     */
    List<Comparisons> by(String option) {
        Map<String, List<Line>> alike = new LinkedHashMap<>();
        specs.forEach((line, spec) -> {
            if (spec.values().containsKey(option)) {
                alike.computeIfAbsent(
                                line.kind() + " " + line.set() + " " + family(line) + without(option, spec),
                                rest -> new ArrayList<>())
                        .add(line);
            }
        });
        Map<Line.Kind, List<Comparison>> comparisons = new LinkedHashMap<>();
        for (List<Line> group : alike.values()) {
            Line reference = reference(option, group);
            for (Line line : group) compare(line, reference, comparisons);
        }
        if (comparisons.isEmpty()) {
            throw new InputException(
                    "option " + option + ": found no two solvers in the records that differ only"
                            + " in this option, expected at least two; 'crosshatch query DIR \"select distinct solver from measured\"' lists the solvers");
        }
        List<Comparisons> tables = new ArrayList<>();
        bySet(comparisons).forEach((kind, rows) -> tables.add(table(option, kind, rows)));
        return tables;
    }

    private Comparisons table(String option, Line.Kind kind, List<Comparison> rows) {
        Map<String, Set<String>> telling = telling(option, rows);
        return new Comparisons(
                Ids.of("by", option, kind.toString()),
                "Effect of the option " + option + ", " + kind,
                new Columns<Comparison>()
                        .text("set", "set", each -> each.line().set())
                        .text(
                                "family",
                                "family",
                                each -> family(each.line(), telling.getOrDefault(family(each.line()), Set.of())))
                        .text(option, option, each -> spec(each.line()).get(option))
                        .text("beside", "compared with", each -> spec(each.reference())
                                .get(option)),
                rows,
                List.of(
                        "Each value of " + CodeMarks.of(option)
                                + " is compared with the default, or with the first value in the records if the default did not run."
                                + " All other options are equal.",
                        "A row names the family of a solver and the options in which the rows of this family differ."));
    }

    /** Returns for each family the other options that differ between its rows, in their order. */
    private Map<String, Set<String>> telling(String option, List<Comparison> rows) {
        Map<String, Map<String, Set<String>>> values = new LinkedHashMap<>();
        for (Comparison row : rows) {
            Map<String, Set<String>> ofFamily =
                    values.computeIfAbsent(family(row.line()), family -> new LinkedHashMap<>());
            without(option, spec(row.line()))
                    .forEach((name, value) -> ofFamily.computeIfAbsent(name, any -> new LinkedHashSet<>())
                            .add(value));
        }
        Map<String, Set<String>> telling = new LinkedHashMap<>();
        values.forEach((family, ofFamily) -> {
            ofFamily.values().removeIf(each -> each.size() == 1);
            telling.put(family, ofFamily.keySet());
        });
        return telling;
    }

    /** Compares each solver with one changed option to the default of its family: one table for each kind of runs. */
    List<Comparisons> ablations() {
        Map<Line.Kind, List<Comparison>> comparisons = new LinkedHashMap<>();
        specs.forEach((line, spec) -> {
            if (changed(spec).isPresent()) {
                specs.keySet().stream()
                        .filter(other -> spec(other).equals(standard(spec)))
                        .filter(other -> other.level().equals(line.level()))
                        .filter(other ->
                                other.set().equals(line.set()) && other.kind().equals(line.kind()))
                        .forEach(reference -> compare(line, reference, comparisons));
            }
        });
        List<Comparisons> tables = new ArrayList<>();
        bySet(comparisons)
                .forEach(
                        (kind, rows) -> tables.add(
                                new Comparisons(
                                        Ids.of("ablations", kind.toString()),
                                        "One option changed, " + kind,
                                        new Columns<Comparison>()
                                                .text("set", "set", each -> each.line()
                                                        .set())
                                                .text("family", "family", each -> family(each.line()))
                                                .text("changed", "changed", each -> ablation(each.line()))
                                                .text("default", "default", each -> spec(each.reference())
                                                        .get(option(each.line()))),
                                        rows,
                                        List.of(
                                                "Each row changes one option of the default configuration of a family, and is compared with this default.",
                                                "If the default of another option depends on the changed option, the other option takes its new default."))));
        return tables;
    }

    /** The rows of a set together, sets and the solvers of each in the order in which they were met. */
    private Map<Line.Kind, List<Comparison>> bySet(Map<Line.Kind, List<Comparison>> comparisons) {
        List<String> sets = lines.all().stream().map(Line::set).distinct().toList();
        comparisons
                .values()
                .forEach(rows -> rows.sort(Comparator.comparingInt(
                                (Comparison each) -> sets.indexOf(each.line().set()))
                        .thenComparingInt(each -> each.line().number())));
        return comparisons;
    }

    /** The option in which it is not as its family is by default. */
    private String option(Line line) {
        return changed(spec(line)).orElseThrow();
    }

    private String ablation(Line line) {
        return option(line) + "=" + spec(line).get(option(line));
    }

    /** Returns the family with the level of the line, which distinguishes rows of two levels. */
    private static String family(Line line) {
        return SolverNames.family(line.solver()) + SolverNames.atLevel(line.level());
    }

    /** Returns the family with the values of some options. */
    private String family(Line line, Set<String> options) {
        SolverSpec spec = spec(line);
        return SolverNames.family(line.solver())
                + options.stream()
                        .map(option -> "/" + option + "=" + spec.get(option))
                        .collect(Collectors.joining())
                + SolverNames.atLevel(line.level());
    }

    private void compare(Line line, Line reference, Map<Line.Kind, List<Comparison>> comparisons) {
        if (line.equals(reference)) return;
        Comparison.of(lines, line, reference).ifPresent(comparison -> comparisons
                .computeIfAbsent(line.kind(), kind -> new ArrayList<>())
                .add(comparison));
    }

    private Line reference(String option, List<Line> group) {
        return group.stream()
                .filter(line ->
                        spec(line).get(option).equals(standard(spec(line)).get(option)))
                .findFirst()
                .orElse(group.get(0));
    }

    /** The option that gives this spec when it is the only one written, unless it is the default that way. */
    private Optional<String> changed(SolverSpec spec) {
        SolverSpec standard = standard(spec);
        return spec.values().keySet().stream()
                .filter(option -> !spec.is(option, standard.get(option)))
                .filter(option -> spec.with(Map.of(option, spec.get(option))).equals(spec))
                .findFirst();
    }

    private SolverSpec standard(SolverSpec spec) {
        return spec.with(Map.of());
    }

    private SolverSpec spec(Line line) {
        SolverSpec spec = specs.get(line);
        if (spec == null) throw new IllegalArgumentException("no spec of " + line);
        return spec;
    }

    /** The values of the other options, in the order of their names. */
    private static Map<String, String> without(String option, SolverSpec spec) {
        Map<String, String> rest = new TreeMap<>(spec.values());
        rest.remove(option);
        return rest;
    }
}
