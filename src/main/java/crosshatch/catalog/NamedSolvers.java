package crosshatch.catalog;

import crosshatch.puzzle.InputException;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Solvers as a user names them: {@code SPEC}, or {@code LABEL=SPEC} to call a configuration something of one's own. What {@code
 * tuned:FAMILY} stands for takes its place, so that tables tell it; if that is a solver that is named, too, it is not there twice.
 *
 * @param specs as they were written, without labels
 * @param labels of the user's, by full spec; the others are called as their specs say
 * @param tuned what names of tuned solvers stand for, by name
 */
public record NamedSolvers(List<String> specs, Map<String, String> labels, Map<String, String> tuned) {
    /** The first sign = of a spec without a label stands behind a /. */
    private static final Pattern LABELLED = Pattern.compile("[^/=]*=(.+)", Pattern.DOTALL);

    private static final Pattern LABEL =
            Pattern.compile("[^\\s/\\\\=#@,\"\\p{Cntrl}]+( [^\\s/\\\\=#@,\"\\p{Cntrl}]+)*");
    private static final int LONGEST_LABEL = 60;

    /**
     * @throws InputException if a solver does not exist, if a label is none, or the name of another family, or if two solvers
     *     would be called the same
     */
    public static NamedSolvers parse(List<String> named, SolverCatalog catalog) {
        List<String> specs = new ArrayList<>();
        Map<String, String> labels = new TreeMap<>();
        Map<String, String> tuned = new TreeMap<>();
        for (String each : named) {
            String specText = withoutLabel(each);
            boolean isTuned = TunedSolvers.isMeant(specText);
            String spec = isTuned ? catalog.spec(specText).toString() : specText;
            if (isTuned) tuned.put(specText, spec);
            if (isTuned && isNamed(spec, named, catalog)) continue;
            specs.add(spec);
            if (!each.equals(specText)) labels.put(spec, each.substring(0, each.length() - specText.length() - 1));
        }
        return new NamedSolvers(specs, of(specs, labels, catalog).labels, tuned);
    }

    private static String withoutLabel(String named) {
        Matcher labelled = LABELLED.matcher(named);
        return labelled.matches() ? labelled.group(1) : named;
    }

    /** Whether somebody wrote this configuration. */
    private static boolean isNamed(String spec, List<String> named, SolverCatalog catalog) {
        return named.stream()
                .map(NamedSolvers::withoutLabel)
                .filter(other -> !TunedSolvers.isMeant(other))
                .anyMatch(other -> catalog.spec(other).equals(catalog.spec(spec)));
    }

    /**
     * The same, taken apart already.
     *
     * @param labels by spec, in full or not
     */
    public static NamedSolvers of(List<String> specs, Map<String, String> labels, SolverCatalog catalog) {
        Map<String, String> byFullSpec = new TreeMap<>();
        labels.forEach((text, label) -> {
            SolverSpec spec = catalog.spec(text).configuration();
            byFullSpec.put(spec.toString(), checked(label, spec, catalog));
        });
        requireTellable(specs, byFullSpec, catalog);
        return new NamedSolvers(specs, byFullSpec, Map.of());
    }

    private static String checked(String label, SolverSpec spec, SolverCatalog catalog) {
        if (!LABEL.matcher(label).matches() || label.length() > LONGEST_LABEL) {
            throw new InputException("'" + label + "' is no label for " + spec + ": expected 1 to "
                    + LONGEST_LABEL + " characters, none of / \\ = # @ , \" and single blanks only within it");
        }
        boolean isOthers = catalog.everyFamily().stream()
                .map(Family::name)
                .anyMatch(family ->
                        family.equals(label) && !family.equals(spec.family().name()));
        if (isOthers) {
            throw new InputException("'" + label + "' is the name of a solver, and " + spec
                    + " is another one. Call it something else");
        }
        return label;
    }

    private static void requireTellable(List<String> specs, Map<String, String> labels, SolverCatalog catalog) {
        Set<String> taken = new HashSet<>();
        List<SolverSpec> configurations = specs.stream()
                .map(each -> catalog.spec(each).configuration())
                .distinct()
                .toList();
        for (SolverSpec spec : configurations) {
            String label = labels.getOrDefault(spec.toString(), spec.toString());
            if (!taken.add(label)) {
                throw new InputException("two solvers would be called '" + label + "'. Give one another label");
            }
        }
    }
}
