package crosshatch.experiment.study.difficulty;

import crosshatch.base.InputException;
import crosshatch.results.report.Lines;
import crosshatch.results.report.figure.DifficultyFigures;
import crosshatch.results.report.figure.DifficultyFigures.Depth;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.statistics.MedianInterval;
import crosshatch.results.report.statistics.RankCorrelation;
import crosshatch.results.report.statistics.RankCorrelation.Estimate;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Correlates measures of difficulty with the effort of solvers. The effort of a solver on a puzzle is the mean of log(1 +
 * backtracks) over the isomorphs that were run.
 */
public final class Study {
    private static final String ALL = "all sets";

    private final Map<String, List<Case>> groups;
    private final List<String> solvers;
    private final List<Correlated> correlations;

    /**
     * The correlation of one measure with the effort of one solver.
     *
     * @param group the name of a set, or of all sets together
     */
    record Correlated(String group, String measure, String solver, int puzzles, RankCorrelation estimates) {}

    private Study(Map<String, List<Case>> groups, List<String> solvers) {
        this.groups = groups;
        this.solvers = solvers;
        correlations = groups.keySet().stream()
                .flatMap(group -> Measure.of(solvers).stream().flatMap(measure -> correlated(group, measure).stream()))
                .toList();
    }

    /**
     * Makes the study from records.
     *
     * @param grids finds the puzzles
     * @throws InputException if runs have two kinds, a grid is missing, no puzzle was solved by all solvers, two sets have different
     *     solvers, or a puzzle is not a 9x9 Sudoku with one solution
     */
    public static Study of(Lines lines, Grids grids) {
        List<Case> cases = Cases.of(lines, grids);
        Set<Set<String>> asked =
                cases.stream().map(each -> each.efforts().keySet()).collect(Collectors.toSet());
        if (asked.size() != 1) {
            throw new InputException(
                    "difficulty: expected the same solvers on every set, and a puzzle of which each of them solved every isomorph"
                            + " and counted its backtracks; found these groups of solvers: " + asked);
        }
        Map<String, List<Case>> groups =
                cases.stream().collect(Collectors.groupingBy(Case::set, LinkedHashMap::new, Collectors.toList()));
        if (groups.size() > 1) groups.put(ALL, cases);
        return new Study(groups, List.copyOf(asked.iterator().next()));
    }

    private List<Correlated> correlated(String group, Measure measure) {
        List<Correlated> found = new ArrayList<>();
        for (String solver : solvers) {
            List<double[]> pairs = groups.getOrDefault(group, List.of()).stream()
                    .map(each -> new double[] {
                        measure.of().apply(each, solver), each.of(solver).meanLogBacktracks()
                    })
                    .filter(pair -> !Double.isNaN(pair[0]))
                    .toList();
            RankCorrelation.of(column(pairs, 0), column(pairs, 1))
                    .ifPresent(estimates ->
                            found.add(new Correlated(group, measure.name(), solver, pairs.size(), estimates)));
        }
        return found;
    }

    private static double[] column(List<double[]> pairs, int number) {
        return pairs.stream().mapToDouble(pair -> pair[number]).toArray();
    }

    /** Returns the numbers of each set by T&amp;E depth. */
    private List<Depth> depths() {
        List<Depth> depths = new ArrayList<>();
        sets().forEach((set, cases) -> cases.stream()
                .filter(each -> !Double.isNaN(each.shortestProof(solvers)))
                .collect(Collectors.groupingBy(Case::depth, TreeMap::new, Collectors.toList()))
                .forEach((depth, those) -> depths.add(new Depth(
                        set,
                        depth,
                        those.size(),
                        MedianInterval.of(those.stream()
                                .mapToDouble(each -> each.shortestProof(solvers))
                                .toArray())))));
        return depths;
    }

    private Map<String, List<Case>> sets() {
        Map<String, List<Case>> sets = new LinkedHashMap<>(groups);
        sets.remove(ALL);
        return sets;
    }

    /** Returns the tables of puzzles, of correlations, of the effect of isomorphs, and of the length of proofs at each depth. */
    public List<Table> tables() {
        return List.of(
                StudyTables.efforts(sets()),
                StudyTables.correlations(correlations),
                StudyTables.presentations(sets(), solvers),
                StudyTables.depths(depths()));
    }

    /** Returns figures of the correlations of each group, and of proof lengths by depth if there are proofs. */
    public List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        for (String group : groups.keySet()) {
            List<DifficultyFigures.Correlation> ofGroup = correlations.stream()
                    .filter(each -> each.group().equals(group))
                    .map(each -> {
                        Estimate rho = each.estimates().rho();
                        return new DifficultyFigures.Correlation(each.measure(), each.solver(), rho.value());
                    })
                    .toList();
            figures.add(DifficultyFigures.correlations(
                    group, groups.getOrDefault(group, List.of()).size(), ofGroup));
        }
        List<Depth> depths = depths();
        if (!depths.isEmpty()) figures.add(DifficultyFigures.depths(depths));
        return figures;
    }

    /**
     * A number that may predict the effort for a puzzle.
     *
     * @param name its name, for people
     * @param of returns the number for a puzzle and the named solver; NaN if it predicts nothing
     */
    private record Measure(String name, BiFunction<Case, String, Double> of) {

        /** Returns the measures without a solver, then proofs along the steps of the other solvers, then backtracks of each solver. */
        static List<Measure> of(List<String> solvers) {
            List<Measure> measures = new ArrayList<>(List.of(
                    ofPuzzle("T&E depth", Case::depth),
                    ofPuzzle("hardest technique", each -> each.difficulty().techniqueLevel()),
                    ofPuzzle("clues", Case::clues),
                    new Measure(
                            "shortest proof of others",
                            (puzzle, solver) -> puzzle.shortestProof(others(solvers, solver)))));
            for (String other : solvers) {
                measures.add(new Measure(
                        "backtracks of " + other,
                        (puzzle, solver) -> solver.equals(other)
                                ? Double.NaN
                                : puzzle.of(other).meanLogBacktracks()));
            }
            return measures;
        }

        private static Measure ofPuzzle(String name, ToDoubleFunction<Case> of) {
            return new Measure(name, (puzzle, solver) -> of.applyAsDouble(puzzle));
        }

        private static List<String> others(List<String> solvers, String solver) {
            return solvers.stream().filter(each -> !each.equals(solver)).toList();
        }
    }
}
