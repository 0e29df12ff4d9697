package crosshatch.app.cli;

import crosshatch.app.console.Progress;
import crosshatch.app.console.ProgressLine;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.campaign.Execution;
import crosshatch.experiment.campaign.Resumption;
import crosshatch.experiment.pack.Packer;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option that hides progress, and the progress of several kinds of work. */
final class ProgressOption {
    static final String QUIET = "--quiet";

    @Option(names = QUIET, description = "Print no progress to standard error.")
    private boolean quiet;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    boolean isQuiet() {
        return quiet;
    }

    /** Shows the current step, for work of unknown length. */
    void say(String line) {
        ProgressLine.say(err(), line, quiet);
    }

    /**
     * Begins a progress line.
     *
     * @param task the name of the work: {@code measuring}
     * @param unit the unit of its steps: {@code rounds}
     * @param most the number of all steps
     */
    Progress of(String task, String unit, long most) {
        return Progress.of(task, unit, most, quiet);
    }

    /** Returns the progress of a pack. */
    OfPack ofPack() {
        return new OfPack();
    }

    /**
     * Runs several experiments, each with its progress; their number is not known. An interruption prints the command that continues.
     *
     * @param directory the directory of all of them
     * @param again the command that continues, for people
     */
    Execution series(Path directory, String again) {
        return new Execution(
                command.commandLine().getParseResult().originalArgs(),
                System.getProperty("java.class.path"),
                store -> new OfSeries(store, directory, again));
    }

    private PrintWriter err() {
        return command.commandLine().getErr();
    }

    /** See {@link #ofPack}. */
    final class OfPack implements Packer.Progress, AutoCloseable {
        private Progress progress = Progress.none();

        @Override
        public void begins(String task, long puzzles) {
            progress.close();
            progress = of(task, "puzzles", puzzles);
        }

        @Override
        public void puzzleDone() {
            progress.step();
        }

        @Override
        public void close() {
            progress.close();
            progress = Progress.none();
        }
    }

    /** See {@link #series}. */
    private final class OfSeries implements Experiment.Listener {
        private static final long UNKNOWN = -1;

        private final Interruption interruption;
        private final ProgressLine progress;

        OfSeries(ResultsStore store, Path directory, String again) {
            interruption = new Interruption(store, directory, again, err());
            Resumption.leftBehind(store).forEach(err()::println);
            progress = new ProgressLine(UNKNOWN, err(), UnaryOperator.identity(), quiet);
        }

        @Override
        public void recorded(List<RunRecord> runs) {
            progress.recorded(runs);
        }

        @Override
        public void close() {
            progress.close();
            interruption.close();
        }
    }
}
