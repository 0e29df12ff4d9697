package crosshatch.solvers.catalog;

import crosshatch.base.InputException;
import crosshatch.solver.Family;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.SolverSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads solvers as a user names them: {@code SPEC}, or {@code LABEL=SPEC} to give a configuration a label. {@code tuned:NAME} and
 * {@code strong:NAME} are labels of the specs in their files. If the user also writes such a spec itself, its solver takes part
 * only once.
 *
 * @param solvers the solvers in the user's order
 * @param files the specs of the configurations in files, by name
 */
public record NamedSolvers(List<NamedSolver> solvers, Map<String, SolverSpec> files) {
    /** The form of a solver with a label; in a spec without a label, the first sign = comes after a /. */
    private static final Pattern LABELLED = Pattern.compile("([^/=]*)=(.+)", Pattern.DOTALL);

    /** The characters in a label: no signs with a meaning in a spec or a table, and no invisible ones. */
    private static final String WORD =
            "[^\\s/\\\\=#@,\"\\p{Cntrl}\\p{Cf}\\p{Z}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\uFE00-\\uFE0F]+";

    private static final Pattern LABEL = Pattern.compile(WORD + "( " + WORD + ")*");
    private static final int LONGEST_LABEL = 60;

    /**
     * Reads solvers.
     *
     * @throws InputException if a solver does not exist, if a label is not allowed or is the name of another family, or if two
     *     solvers would have one name
     */
    public static NamedSolvers parse(List<String> named, SolverCatalog catalog) {
        List<NamedSolver> solvers = new ArrayList<>();
        Map<String, SolverSpec> files = new TreeMap<>();
        for (String each : named) {
            String text = withoutLabel(each);
            SolverSpec spec = catalog.spec(text);
            boolean isInFile = ConfigurationFiles.isConfigurationName(text);
            if (isInFile) files.put(text, spec);
            if (isInFile && isNamed(spec, named, catalog)) continue;
            Matcher labelled = LABELLED.matcher(each);
            if (labelled.matches()) solvers.add(new NamedSolver(spec, labelled.group(1)));
            else solvers.add(isInFile ? new NamedSolver(spec, text) : new NamedSolver(spec));
        }
        requireTellable(solvers, catalog);
        return new NamedSolvers(List.copyOf(solvers), files);
    }

    private static String withoutLabel(String named) {
        Matcher labelled = LABELLED.matcher(named);
        return labelled.matches() ? labelled.group(2) : named;
    }

    /** Returns whether the user wrote this configuration. */
    private static boolean isNamed(SolverSpec spec, List<String> named, SolverCatalog catalog) {
        return named.stream()
                .map(NamedSolvers::withoutLabel)
                .filter(other -> !ConfigurationFiles.isConfigurationName(other))
                .anyMatch(other -> catalog.spec(other).equals(spec));
    }

    /**
     * Refuses labels that would be hard to read in a table.
     *
     * @throws InputException if a label is not allowed or is the name of another family, or if two configurations share one
     */
    public static void requireTellable(List<NamedSolver> solvers, SolverCatalog catalog) {
        Map<String, SolverSpec> taken = new HashMap<>();
        for (NamedSolver each : solvers) {
            SolverSpec configuration = each.spec().configuration();
            if (each.hasOwnLabel()) requireLabel(each.label(), configuration, catalog);
            SolverSpec other = taken.put(each.label(), configuration);
            if (other != null && !other.equals(configuration)) {
                throw new InputException(
                        "found two solvers with the label '" + each.label() + "', expected different labels");
            }
        }
    }

    private static void requireLabel(String label, SolverSpec spec, SolverCatalog catalog) {
        if (!LABEL.matcher(label).matches() || label.length() > LONGEST_LABEL) {
            throw new InputException("'" + label + "' is no label for " + spec + ": expected 1 to " + LONGEST_LABEL
                    + " characters without / \\ = # @ , \" and with single blanks only between words");
        }
        boolean isOthers = catalog.everyFamily().stream()
                .map(Family::name)
                .anyMatch(family ->
                        family.equals(label) && !family.equals(spec.family().name()));
        if (isOthers) {
            throw new InputException("'" + label + "' is no label for " + spec
                    + ", because another solver has this name. Choose another label");
        }
    }
}
