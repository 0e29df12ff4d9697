package crosshatch.experiment.study.difficulty;

import crosshatch.experiment.study.difficulty.Case.Effort;
import crosshatch.experiment.study.difficulty.Study.Correlated;
import crosshatch.results.report.figure.DifficultyFigures.Depth;
import crosshatch.results.report.statistics.MedianInterval;
import crosshatch.results.report.statistics.RankCorrelation.Estimate;
import crosshatch.results.report.statistics.VarianceShare;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/** The tables of a {@link Study}. */
final class StudyTables {
    private static final int DECIMALS = 3;

    private StudyTables() {}

    /** Makes a table with a row for each puzzle and solver, from which all other tables follow. */
    static Table efforts(Map<String, List<Case>> sets) {
        List<List<Cell>> rows = new ArrayList<>();
        sets.values().stream().flatMap(List::stream).forEach(puzzle -> puzzle.efforts()
                .forEach((solver, effort) -> rows.add(effort(puzzle, solver, effort))));
        return new Table(
                "efforts",
                "Difficulty and effort, puzzle by puzzle",
                List.of(
                        Column.text("set", "set"),
                        Column.number("position", "position"),
                        Column.number("clues", "clues"),
                        Column.number("depth", "trial-and-error depth"),
                        Column.number("technique_level", "technique, level"),
                        Column.text("technique", "hardest technique"),
                        Column.text("solver", "solver"),
                        Column.number("presentations", "isomorphs"),
                        Column.number("backtracks_least", "backtracks, least"),
                        Column.number("backtracks_mean", "mean"),
                        Column.number("backtracks_most", "most"),
                        Column.number("hints_least", "hints, least"),
                        Column.number("hints_mean", "mean"),
                        Column.number("hints_most", "most")),
                rows,
                List.of(
                        "A `trial-and-error depth` of 4 means more than 3.",
                        "The least, mean and most `backtracks` and `hints` are over the recorded isomorphs of the puzzle."));
    }

    private static List<Cell> effort(Case puzzle, String solver, Effort effort) {
        return List.of(
                Cell.text(puzzle.set()),
                Cell.count(puzzle.position()),
                Cell.count(puzzle.clues()),
                Cell.count(puzzle.depth()),
                Cell.count(puzzle.difficulty().techniqueLevel()),
                Cell.text(puzzle.difficulty().technique().orElse("")),
                Cell.text(solver),
                Cell.count(effort.backtracks().size()),
                Cell.number(Case.numbers(effort.backtracks()).min()),
                Cell.number(Case.numbers(effort.backtracks()).average()),
                Cell.number(Case.numbers(effort.backtracks()).max()),
                Cell.number(Case.numbers(effort.hints()).min()),
                Cell.number(Case.numbers(effort.hints()).average()),
                Cell.number(Case.numbers(effort.hints()).max()));
    }

    static Table correlations(List<Correlated> all) {
        return new Table(
                "correlations",
                "Measures of difficulty and the effort of solvers: rank correlations",
                List.of(
                        Column.text("set", "set"),
                        Column.text("measure", "measure"),
                        Column.text("solver", "effort of"),
                        Column.number("puzzles", "puzzles"),
                        Column.number("rho", "Spearman's rho"),
                        Column.number("rho_low", "from"),
                        Column.number("rho_high", "to"),
                        Column.number("tau", "Kendall's tau-b"),
                        Column.number("tau_low", "from"),
                        Column.number("tau_high", "to")),
                all.stream().map(StudyTables::correlation).toList(),
                List.of(
                        "The 95 % intervals come from a bootstrap. Each resample draws puzzles at random.",
                        "A measure has no row if the measure or the effort is the same for all puzzles."));
    }

    private static List<Cell> correlation(Correlated each) {
        List<Cell> cells = new ArrayList<>(List.of(
                Cell.text(each.group()),
                Cell.text(each.measure()),
                Cell.text(each.solver()),
                Cell.count(each.puzzles())));
        for (Estimate estimate :
                List.of(each.estimates().rho(), each.estimates().tau())) {
            DoubleStream.of(estimate.value(), estimate.low(), estimate.high())
                    .mapToObj(number -> Cell.decimals(number, DECIMALS))
                    .forEach(cells::add);
        }
        return cells;
    }

    /** Makes a table with the share of the variance that the puzzle explains, not its isomorph. */
    static Table presentations(Map<String, List<Case>> sets, List<String> solvers) {
        List<List<Cell>> rows = new ArrayList<>();
        sets.forEach((set, cases) -> {
            for (String solver : solvers) {
                List<Effort> efforts =
                        cases.stream().map(each -> each.of(solver)).toList();
                share(set, solver, "backtracks", efforts, Effort::logBacktracks).ifPresent(rows::add);
                share(set, solver, "hints", efforts, Effort::logHints).ifPresent(rows::add);
            }
        });
        return new Table(
                "presentations",
                "Share of the variance of the effort between puzzles",
                List.of(
                        Column.text("set", "set"),
                        Column.text("solver", "solver"),
                        Column.text("effort", "effort"),
                        Column.number("puzzles", "puzzles"),
                        Column.number("presentations", "isomorphs of each"),
                        Column.number("puzzle_percent", "puzzle"),
                        Column.number("low", "from"),
                        Column.number("high", "to")),
                rows,
                List.of(
                        "`puzzle`: intraclass correlation of log(1 + backtracks) or log(1 + hints), with a 95 % bootstrap interval."
                                + " It is the share of the variance that lies between puzzles.",
                        "The rest lies between isomorphs of the same puzzle (digits renamed; rows, columns and boxes moved).",
                        "A cell is empty if the effort is always the same.",
                        "`hints` has a row only if each isomorph has a proof."));
    }

    /** Returns the share of the puzzle in the variance; empty if puzzles have different numbers of isomorphs, or only one. */
    private static Optional<List<Cell>> share(
            String set, String solver, String what, List<Effort> efforts, Function<Effort, double[]> logs) {
        double[][] measured = efforts.stream().map(logs).toArray(double[][]::new);
        int presentations =
                Arrays.stream(measured).mapToInt(each -> each.length).min().orElse(0);
        if (presentations < 2 || Arrays.stream(measured).anyMatch(each -> each.length > presentations))
            return Optional.empty();
        List<Cell> cells = new ArrayList<>(List.of(
                Cell.text(set),
                Cell.text(solver),
                Cell.text(what),
                Cell.count(measured.length),
                Cell.count(presentations)));
        VarianceShare.of(measured)
                .ifPresentOrElse(
                        share -> DoubleStream.of(share.share(), share.low(), share.high())
                                .mapToObj(each -> Cell.percent(100 * each, 1))
                                .forEach(cells::add),
                        () -> cells.addAll(List.of(Cell.empty(), Cell.empty(), Cell.empty())));
        return Optional.of(cells);
    }

    static Table depths(List<Depth> depths) {
        return new Table(
                "depths",
                "T&E depth and the length of the shortest proof",
                List.of(
                        Column.text("set", "set"),
                        Column.number("depth", "trial-and-error depth"),
                        Column.number("puzzles", "puzzles"),
                        Column.number("hints", "hints, median"),
                        Column.number("low", "from"),
                        Column.number("high", "to")),
                depths.stream().map(StudyTables::depth).toList(),
                List.of(
                        "The shortest proof of a puzzle has the fewest hints among all solvers and isomorphs that were run.",
                        "The 95 % interval is for the median. With fewer than six puzzles, it is the whole range of their values."));
    }

    private static List<Cell> depth(Depth each) {
        MedianInterval hints = each.hints();
        return List.of(
                Cell.text(each.set()),
                Cell.count(each.depth()),
                Cell.count(each.puzzles()),
                Cell.number(hints.median()),
                Cell.number(hints.low()),
                Cell.number(hints.high()));
    }
}
