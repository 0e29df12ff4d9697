package crosshatch.results.report.figure;

import crosshatch.results.report.Effects;
import crosshatch.results.report.Ids;
import crosshatch.results.report.Levels;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Draws forest plots of ratios of times: the effects of factors, and solvers compared with themselves in other experiments. */
final class RatioFigures {
    private RatioFigures() {}

    /** Draws the effects of factors, one by one and together: one figure for each full factorial design. */
    static List<Figure> ofEffects(List<Effects> crossings) {
        return crossings.stream()
                .filter(crossing -> crossing.effects().stream()
                        .anyMatch(effect -> effect.ratio().isPresent()))
                .map(RatioFigures::figure)
                .toList();
    }

    private static Figure figure(Effects crossing) {
        Map<String, SolverStyle> styles = SolverStyle.of(
                crossing.effects().stream().map(Effects.Effect::name).toList());
        List<Intervals.Row> rows = crossing.effects().stream()
                .flatMap(effect -> effect
                        .ratio()
                        .map(ratio -> Intervals.row(
                                effect.name() + " compared with " + effect.beside(),
                                Objects.requireNonNull(styles.get(effect.name())),
                                ratio))
                        .stream())
                .toList();
        int empty = crossing.effects().size() - rows.size();
        int open = crossing.effects().stream()
                .mapToInt(Effects.Effect::openForBoth)
                .max()
                .orElse(0);
        return new Figure(
                Ids.of(
                        "factors",
                        crossing.first().set(),
                        crossing.first().kind().toString()),
                "What factors do: " + crossing.title(),
                "n = " + crossing.puzzles()
                        + " puzzles. For one level, the ratio is its times divided by the times of the reference level, over all levels"
                        + " of the other factors. For several levels, it is the factor by which one level multiplies the ratio of another. All"
                        + " values are geometric means with 95 % bootstrap intervals. For an unsolved run, the limit takes the place of its time. At a"
                        + " ratio below 1, runs are faster than with the reference level."
                        + (open == 0
                                ? ""
                                : " Left out of an effect: up to " + open
                                        + " puzzles with unsolved runs on both sides.")
                        + (empty == 0 ? "" : " Not drawn: " + empty + " effects of which no puzzle is left."),
                Intervals.plot("effect", rows));
    }

    /**
     * Draws the times of each solver at one level against its own at another: one figure for each kind of runs. Makes none if
     * experiments are not compared.
     */
    static List<Figure> ofLevels(Lines lines) {
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
                "Times of each solver divided by its times at " + references(changes)
                        + ": geometric mean over the puzzles that the solver solved at both levels, with a 95 % bootstrap interval."
                        + " Left of 1 is faster. Puzzles that it did not solve at both levels are left out.",
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
