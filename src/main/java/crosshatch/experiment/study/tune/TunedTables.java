package crosshatch.experiment.study.tune;

import crosshatch.results.report.SolverNames;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Describes the result of a tuning, for people. */
public final class TunedTables {
    private static final double NANOS_PER_MICRO = 1e3;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Tuned tuned;
    private final SolverNames names;

    /**
     * Prepares the tables.
     *
     * @param names the names of its configurations
     */
    public TunedTables(Tuned tuned, SolverNames names) {
        this.tuned = tuned;
        this.names = names;
    }

    /** Makes a table with one row per race. */
    public Table races() {
        return new Table(
                "races",
                tuned.family() + ", training on " + sets(),
                List.of(
                        Column.text("race", "race"),
                        Column.number("configurations", "configurations"),
                        Column.number("puzzles", "puzzles"),
                        Column.number("runs", "runs"),
                        Column.number("left", "left"),
                        Column.text("best", "best")),
                tuned.races().stream().map(this::row).toList(),
                List.of());
    }

    private String sets() {
        return String.join(
                ", ", tuned.tuning().training().stream().map(set -> set.name()).toList());
    }

    private List<Cell> row(Tuned.RaceSummary race) {
        return List.of(
                Cell.text(race.directory()),
                Cell.count(race.configurations()),
                Cell.count(race.puzzles()),
                Cell.count(race.runs()),
                Cell.count(race.left().size()),
                race.left().isEmpty()
                        ? Cell.empty()
                        : Cell.text(names.label(race.left().get(0))));
    }

    /** Compares the winner with the default; empty if there was no comparison. */
    public Optional<Table> comparison() {
        return Optional.ofNullable(tuned.heldOut())
                .map(heldOut -> new Table(
                        HeldOut.NAME,
                        "test: "
                                + String.join(
                                        ", ",
                                        heldOut.sets().stream()
                                                .map(set -> set.name())
                                                .toList()),
                        List.of(
                                Column.text("configuration", "configuration"),
                                Column.number("puzzles", "puzzles"),
                                Column.number("solved", "solved"),
                                Column.number("wrong_or_broken", "wrong or crashed")
                                        .as(Column.Kind.WRONG),
                                Column.number("par_us", tuned.tuning().cost())),
                        List.of(row(tuned.byDefault(), heldOut.byDefault()), row(tuned.winner(), heldOut.winner())),
                        List.of()));
    }

    private List<Cell> row(String solver, HeldOut.Score score) {
        return List.of(
                Cell.text(names.label(solver)),
                Cell.count(score.puzzles()),
                Cell.count(score.solved()),
                Cell.few(score.bad()),
                Cell.time(score.parNanos() / NANOS_PER_MICRO));
    }

    /** Returns the result in sentences. */
    public List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        HeldOut heldOut = tuned.heldOut();
        if (heldOut != null) {
            sentences.add(String.format(
                    Locale.ROOT,
                    "The test puzzles differ from the training puzzles: %s. Signed-rank test: %s.",
                    heldOut.separation(),
                    heldOut.pValue().isEmpty()
                            ? "not possible, because no test puzzle separates the winner from the default"
                            : "p "
                                    + Cell.probability(heldOut.pValue().getAsDouble())
                                            .equation()));
        }
        sentences.add("Budget used: " + used() + ".");
        tuned.noise().forEach(line -> sentences.add("Noisy machine: " + line + "."));
        sentences.add(names.label(tuned.spec()) + ": " + tuned.outcome().sentence() + ".");
        return sentences;
    }

    private String used() {
        Tuning.Budget budget = tuned.tuning().budget();
        return budget.unit() == Tuning.Budget.Unit.RUNS
                ? String.format(Locale.ROOT, "%,d of %,d runs", tuned.used(), budget.amount())
                : String.format(
                        Locale.ROOT,
                        "%.0f of %.0f s",
                        tuned.used() / NANOS_PER_SECOND,
                        budget.amount() / NANOS_PER_SECOND);
    }
}
