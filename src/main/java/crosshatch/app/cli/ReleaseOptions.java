package crosshatch.app.cli;

import crosshatch.app.console.ProjectFolder;
import crosshatch.app.console.StandardError;
import crosshatch.base.InputException;
import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.study.release.ReleaseRuns;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for comparing releases. */
final class ReleaseOptions {
    static final String PUZZLES = "--puzzles";

    @Mixin
    private QuestionOption question = new QuestionOption(Question.UNIQUE);

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Option(
            names = "--warmup",
            paramLabel = "TIME",
            defaultValue = "1s",
            description =
                    "Warm up each solver until its times are steady, at most this long. Default: ${DEFAULT-VALUE}.")
    private Duration warmup = Duration.ofSeconds(1);

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of the order of runs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Directory of the runs. If it already has runs of the same comparison, they are not repeated."
                    + " Default: results/<command>-<time>.")
    private @Nullable Path out;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    /**
     * Returns the means to run releases.
     *
     * @param sets the sets, as the user named them
     * @param repetitions the number of repetitions of each run
     * @throws InputException if a set is missing
     */
    ReleaseRuns runs(List<String> sets, int repetitions, CommandLine command) {
        if (limits.limits().nanos() == Limits.NONE) {
            throw new InputException(
                    "--timeout 0s: expected more than 0s, because the mean uses twice the limit for an unsolved puzzle");
        }
        Path directory = out == null ? ResultsOptions.unused(command.getCommandName()) : out;
        ChosenPuzzles chosen = new ChosenPuzzles(
                ProjectFolder.sets(reading.settings()).resolve(PuzzleOptions.named(PUZZLES, sets)),
                InstanceSelection.ALL);
        reading.reportSkipped(command.getErr());
        return new ReleaseRuns(
                chosen,
                question.asked(),
                limits.limits(),
                warmup,
                repetitions,
                seed,
                directory,
                progress.series(directory, "the same command with --out " + directory),
                new StandardError(command));
    }
}
