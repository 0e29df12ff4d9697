package crosshatch.results.report.figure;

import crosshatch.results.report.Ids;
import crosshatch.results.report.Levels;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Experiments beside each other: how each solver's times at one level compare with its own at another. */
final class LevelFigures {
    private LevelFigures() {}

    /** One for each kind of runs; none if experiments are not set beside each other. */
    static List<Figure> of(Lines lines) {
        Map<Line.Kind, List<Levels.Change>> kinds = new LinkedHashMap<>();
        for (Levels.Change change : lines.levels().changes(lines)) {
            kinds.computeIfAbsent(change.line().kind(), kind -> new ArrayList<>())
                    .add(change);
        }
        List<Figure> figures = new ArrayList<>();
        kinds.forEach((kind, changes) -> figures.add(figure(kind, changes, lines.levels())));
        return figures;
    }

    private static Figure figure(Line.Kind kind, List<Levels.Change> changes, Levels levels) {
        Map<String, SolverStyle> styles = SolverStyle.of(
                changes.stream().map(change -> change.line().solver()).toList());
        List<Intervals.Row> rows = changes.stream()
                .map(change -> Intervals.row(
                        change.line().set() + ", " + change.line().label(),
                        Objects.requireNonNull(styles.get(change.line().solver())),
                        change.ratio()))
                .toList();
        return new Figure(
                Ids.of("levels", levels.factor(), kind.toString()),
                "Each solver compared with itself, by " + levels.factor() + ", " + kind,
                "Times as a multiple of the same solver's at " + references(changes)
                        + ": geometric mean over the puzzles that it solved at both, with a 95 % bootstrap interval."
                        + " Left of 1 is faster. Not drawn: puzzles that it did not solve at both.",
                Intervals.plot("row", rows));
    }

    private static String references(List<Levels.Change> changes) {
        return String.join(
                " or ",
                changes.stream()
                        .map(change -> change.reference().level())
                        .distinct()
                        .toList());
    }
}
