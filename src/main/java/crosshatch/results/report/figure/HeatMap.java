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
import java.util.stream.Collectors;

/** Draws the PAR2 of each solver on each set, for each kind of runs that several sets share. */
final class HeatMap {
    /** The height besides the tiles, with the scale of colours. */
    private static final int FRAME_HEIGHT = 190;

    private static final int ROW_HEIGHT = 26;

    private HeatMap() {}

    static List<Figure> of(List<Summary> all) {
        Map<Line.Kind, List<Summary>> byKind = all.stream()
                .collect(Collectors.groupingBy(
                        summary -> summary.line().kind(), LinkedHashMap::new, Collectors.toList()));
        List<Figure> figures = new ArrayList<>();
        byKind.forEach((kind, summaries) -> figure(kind, summaries).ifPresent(figures::add));
        return figures;
    }

    /** A tile for each solver and set; none for one set or one solver. */
    private static Optional<Figure> figure(Line.Kind kind, List<Summary> summaries) {
        List<String> sets = summaries.stream().map(Summary::set).distinct().toList();
        List<String> solvers =
                summaries.stream().map(Summary::solver).distinct().sorted().toList();
        List<Cell> cells = new ArrayList<>();
        for (Summary each : summaries) {
            OptionalDouble par2 = each.par2Micros();
            if (par2.isEmpty()) continue;
            cells.add(new Cell(
                    each.label(),
                    solvers.indexOf(each.solver()),
                    label(each.set(), sets),
                    sets.indexOf(each.set()),
                    par2.getAsDouble(),
                    shown(each, par2.getAsDouble())));
        }
        if (sets.size() < 2 || solvers.size() < 2 || cells.isEmpty()) return Optional.empty();
        double least = cells.stream().mapToDouble(Cell::value).min().orElseThrow();
        double most = cells.stream().mapToDouble(Cell::value).max().orElseThrow();
        Axis scale = Axis.micros("par2_us", "PAR2", least, most);
        return Optional.of(new Figure(
                Ids.of("heatmap", kind.toString()),
                "PAR2 of solvers on sets, " + kind,
                "PAR2: mean time, with twice the time limit for each unsolved puzzle. The colour shows the logarithm of"
                        + " this time; dark is slow. Brackets contain the number of unsolved puzzles. A field is empty if the solver did not"
                        + " run, or left puzzles unsolved without a limit.",
                new Plot(
                        FRAME_HEIGHT + ROW_HEIGHT * solvers.size(),
                        Axis.names(
                                "set",
                                "",
                                sets.stream().map(set -> label(set, sets)).toList()),
                        Axis.names(
                                "solver",
                                "",
                                solvers.stream()
                                        .map(solver -> name(solver, summaries))
                                        .toList()),
                        new Cells(List.of("solver", "set", "par2_us", "shown"), cells, scale),
                        List.of())));
    }

    private static String shown(Summary summary, double par2) {
        long unsolved = summary.puzzles() - summary.solved();
        String time = crosshatch.results.report.table.Cell.time(par2).text();
        return unsolved == 0 ? time : String.format(Locale.ROOT, "%s (%,d)", time, unsolved);
    }

    /** Sets generated with a hole fraction have long names; labels show only the parts in which the names differ. */
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

    private static String name(String solver, List<Summary> summaries) {
        return summaries.stream()
                .filter(summary -> summary.solver().equals(solver))
                .map(Summary::label)
                .findFirst()
                .orElseThrow();
    }
}
