package crosshatch.experiment.study.tune;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.RaceResult;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.Messages;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Runs a tuning from request to result in a directory: {@code tuning.json}, one directory for each race and one for the comparison
 * on test puzzles, {@code tuned.json}.
 */
public final class TuningSession {
    private final Tuning tuning;
    private final ChosenPuzzles training;
    private final Optional<ChosenPuzzles> heldOut;
    private final String separation;
    private final ConfigurationSpace space;
    private final TuningSite site;

    /**
     * Checks the whole request, before anything runs or is written.
     *
     * @param heldOut the test puzzles, or null
     * @param directory the directory of results
     * @throws InputException if the family has nothing to vary, or a puzzle is on both sides
     */
    public TuningSession(
            Tuning tuning,
            ChosenPuzzles training,
            @Nullable ChosenPuzzles heldOut,
            Path directory,
            SolverCatalog catalog,
            Execution execution,
            Messages messages) {
        this.tuning = tuning;
        this.training = training;
        this.heldOut = Optional.ofNullable(heldOut);
        separation =
                this.heldOut.map(puzzles -> Separation.of(training, puzzles)).orElse("");
        space = new ConfigurationSpace(tuning.solver(), training.haveRelations(), catalog);
        site = new TuningSite(tuning, directory, catalog, execution, messages);
    }

    /**
     * Runs the missing races.
     *
     * @param resumed whether to continue a tuning in this directory
     * @throws InputException if there is none to resume, or another one; if there is one, but it is not to be resumed; or if even the
     *     default is wrong on the training puzzles
     */
    public Tuned run(boolean resumed) {
        begin(resumed);
        Tuner tuner = new Tuner(
                tuning, space, (number, field, rules) -> site.race(training, number, field, rules), site.messages());
        List<SolverSpec> winners = tuner.winners();
        if (winners.isEmpty()) throw nobodyLeft(tuner);
        SolverSpec winner = winners.get(0);
        SolverSpec byDefault = space.byDefault();
        HeldOut comparison = winner.equals(byDefault)
                ? null
                : heldOut.map(puzzles -> HeldOut.of(site, puzzles, separation, byDefault, winner))
                        .orElse(null);
        Tuned.Outcome outcome = outcome(winner, comparison);
        Tuned tuned = new Tuned(
                RunColumn.SCHEMA_VERSION,
                byDefault.family().name(),
                (outcome == Tuned.Outcome.KEPT ? byDefault : winner).toString(),
                outcome,
                byDefault.toString(),
                winner.toString(),
                tuning,
                tuner.used(),
                tuner.runs().stream().map(Tuned.RaceSummary::of).toList(),
                comparison,
                Tuned.Machine.here(byDefault.family()),
                noise());
        ResultsStore.writeText(site.directory(), Tuned.FILE, ResultsStore.json(PlanFile.form(tuned)));
        return tuned;
    }

    private Tuned.Outcome outcome(SolverSpec winner, @Nullable HeldOut comparison) {
        if (winner.equals(space.byDefault())) return Tuned.Outcome.DEFAULT_WON;
        if (comparison == null) return Tuned.Outcome.NOT_COMPARED;
        return comparison.improves() ? Tuned.Outcome.IMPROVED : Tuned.Outcome.KEPT;
    }

    private void begin(boolean resumed) {
        Path directory = site.directory();
        Path file = directory.resolve(Tuning.FILE);
        try {
            if (!Files.exists(file)) {
                if (resumed)
                    throw new InputException(
                            directory + ": found no " + Tuning.FILE + ", expected a tuning that was begun");
                ResultsStore.makeFolder(directory);
                ResultsStore.writeText(directory, Tuning.FILE, ResultsStore.json(PlanFile.form(tuning)));
                return;
            }
            if (!resumed) {
                throw new InputException(
                        directory + " already has a tuning. Choose another directory, or continue it", Remedy.RESUMING);
            }
            List<String> differences = tuning.differences(Files.readString(file));
            if (!differences.isEmpty()) {
                throw new InputException(
                        directory + " was begun with another tuning: " + String.join("; ", differences));
            }
        } catch (IOException failed) {
            throw NamedFile.unreadable(file, failed);
        }
    }

    private static InputException nobodyLeft(Tuner tuner) {
        List<Tuner.Run> runs = tuner.runs();
        RaceResult last = runs.get(runs.size() - 1).result();
        String why = last.standings().stream()
                .limit(1)
                .map(each -> each.solver() + ": " + each.end())
                .findFirst()
                .orElse("none ran");
        return new InputException("all configurations, including the default, were eliminated from the race: " + why);
    }

    /** Returns the warnings in the environments of the experiments. */
    private List<String> noise() {
        try (Stream<Path> experiments = Files.list(site.directory())) {
            return experiments
                    .filter(Files::isDirectory)
                    .sorted()
                    .flatMap(TuningSession::noise)
                    .toList();
        } catch (IOException failed) {
            throw NamedFile.unreadable(site.directory(), failed);
        }
    }

    private static Stream<String> noise(Path experiment) {
        return Environment.in(experiment).stream()
                .map(Environment::noise)
                .filter(Objects::nonNull)
                .flatMap(noise -> noise.warnings().stream())
                .map(warning -> experiment.getFileName() + ": " + warning);
    }
}
