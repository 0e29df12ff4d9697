package crosshatch.results.report.figure;

import crosshatch.results.report.Effects;
import crosshatch.results.report.Ids;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What factors do, one by one and together: a forest plot for each crossing. */
final class EffectFigures {
    private EffectFigures() {}

    static List<Figure> of(List<Effects> crossings) {
        return crossings.stream()
                .filter(crossing -> crossing.effects().stream()
                        .anyMatch(effect -> effect.ratio().isPresent()))
                .map(EffectFigures::figure)
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
                        + " puzzles. One level: its times as a multiple of the times of the reference level, over all levels"
                        + " of the other factors. Several levels: the factor by which one level multiplies the ratio of the other. Geometric"
                        + " means with 95 % bootstrap intervals; an unsolved run counts as the limit. Left of 1 is faster."
                        + (open == 0
                                ? ""
                                : " Left out of an effect: up to " + open
                                        + " puzzles with unsolved runs on both sides.")
                        + (empty == 0 ? "" : " Not drawn: " + empty + " effects of which no puzzle is left."),
                Intervals.plot("effect", rows));
    }
}
