package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Line;
import crosshatch.results.report.Summary;
import crosshatch.results.report.figure.Cells.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Draws the results of solvers from set to set: heat maps for each kind of runs that several sets share. */
final class SetFigures {
    /** The height besides the tiles, with the scale of colours. */
    private static final int FRAME_HEIGHT = 190;

    private static final int ROW_HEIGHT = 26;

    private final Line.Kind kind;
    private final List<Summary> summaries;
    private final List<String> solvers;

    private SetFigures(Line.Kind kind, List<Summary> summaries) {
        this.kind = kind;
        this.summaries = summaries;
        solvers = summaries.stream().map(Summary::solver).distinct().toList();
    }

    static List<Figure> of(List<Summary> all) {
        Map<Line.Kind, List<Summary>> byKind = all.stream()
                .collect(Collectors.groupingBy(
                        summary -> summary.line().kind(), LinkedHashMap::new, Collectors.toList()));
        List<Figure> figures = new ArrayList<>();
        byKind.forEach((kind, summaries) -> {
            SetFigures sets = new SetFigures(kind, summaries);
            sets.times().ifPresent(figures::add);
            sets.backtracks().ifPresent(figures::add);
            sets.withoutSearch().ifPresent(figures::add);
        });
        return figures;
    }

    /**
     * The quantity of a heat map of solvers and sets.
     *
     * @param name the beginning of the figure's id
     * @param text returns the text in a tile
     * @param scale returns the scale of colours for all values
     */
    private record Shade(
            String name,
            String title,
            String caption,
            Function<Summary, OptionalDouble> value,
            BiFunction<Summary, Double, String> text,
            Function<List<Cell>, Axis> scale) {}

    private Optional<Figure> times() {
        return heatMap(new Shade(
                "heatmap",
                "PAR2 of solvers on sets, ",
                "PAR2: mean time, with each unsolved puzzle counted as twice the time limit. The colour shows the logarithm of"
                        + " this time; dark is slow. Brackets contain the number of unsolved puzzles. A cell is empty if the solver did not"
                        + " run, or left puzzles unsolved without a limit.",
                Summary::par2Micros,
                SetFigures::shown,
                cells -> Axis.micros("par2_us", "PAR2", least(cells), most(cells))));
    }

    private Optional<Figure> backtracks() {
        return heatMap(new Shade(
                "heatmap-backtracks",
                "Backtracks of solvers on sets, ",
                "Mean backtracks over puzzles. The colour shows their logarithm; dark is many. Unsolved puzzles count with"
                        + " their backtracks until the run ended. A cell is empty if the solver did not run, or does not count backtracks.",
                summary -> summary.backtracks().mean(),
                (summary, mean) ->
                        crosshatch.results.report.table.Cell.number(mean).text(),
                cells -> Axis.counts("backtracks_mean", "backtracks", most(cells))));
    }

    private Optional<Figure> withoutSearch() {
        return heatMap(new Shade(
                "heatmap-no-search",
                "Puzzles solved without search, ",
                "Share of the puzzles of a set that are solved without a decision; dark is many. A cell is empty if the solver"
                        + " did not run, or does not count decisions.",
                Summary::noSearchPercent,
                (summary, percent) ->
                        crosshatch.results.report.table.Cell.percent(percent, 1).text(),
                cells -> Axis.linear("no_search_percent", "solved without search, %", 100)));
    }

    /** A tile for each solver and set; none for one set or one solver. */
    private Optional<Figure> heatMap(Shade shade) {
        List<String> sets = summaries.stream().map(Summary::set).distinct().toList();
        List<String> rows = solvers.stream().sorted().toList();
        List<Cell> cells = new ArrayList<>();
        for (Summary each : summaries) {
            OptionalDouble value = shade.value.apply(each);
            if (value.isEmpty()) continue;
            int row = rows.indexOf(each.solver());
            cells.add(new Cell(
                    name(rows.get(row)),
                    row,
                    label(each.set(), sets),
                    sets.indexOf(each.set()),
                    value.getAsDouble(),
                    shade.text.apply(each, value.getAsDouble())));
        }
        if (sets.size() < 2 || rows.size() < 2 || cells.isEmpty()) return Optional.empty();
        Axis scale = shade.scale.apply(cells);
        return Optional.of(new Figure(
                Ids.of(shade.name, kind.toString()),
                shade.title + kind,
                shade.caption,
                new Plot(
                        FRAME_HEIGHT + ROW_HEIGHT * rows.size(),
                        Axis.names(
                                "set",
                                "",
                                sets.stream().map(set -> label(set, sets)).toList()),
                        Axis.names("solver", "", rows.stream().map(this::name).toList()),
                        new Cells(List.of("solver", "set", scale.field(), "shown"), cells, scale),
                        List.of())));
    }

    private static double least(List<Cell> cells) {
        return cells.stream().mapToDouble(Cell::value).min().orElse(1);
    }

    private static double most(List<Cell> cells) {
        return cells.stream().mapToDouble(Cell::value).max().orElse(1);
    }

    private static String shown(Summary summary, double par2) {
        long unsolved = summary.puzzles() - summary.solved();
        String time = crosshatch.results.report.table.Cell.time(par2).text();
        return unsolved == 0 ? time : String.format(Locale.ROOT, "%s (%,d)", time, unsolved);
    }

    /** Sets made with a share of holes have long names, of which only what differs is said. */
    private static String label(String set, List<String> sets) {
        Optional<MadeSet> made = MadeSet.of(set);
        boolean clear = made.isPresent()
                && sets.stream()
                                .map(MadeSet::of)
                                .flatMap(Optional::stream)
                                .filter(made.get()::equals)
                                .count()
                        == 1;
        return clear ? made.get().label() : set;
    }

    private String name(String solver) {
        return summaries.stream()
                .filter(summary -> summary.solver().equals(solver))
                .map(Summary::label)
                .findFirst()
                .orElseThrow();
    }
}
