package crosshatch.app.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code study}: questions that take more than one comparison. */
@Command(
        name = "study",
        mixinStandardHelpOptions = true,
        description = "Answers questions that take more than one comparison.",
        subcommands = {
            HuntCommand.class,
            HuntedCommand.class,
            BisectCommand.class,
            TuneCommand.class,
            SelectCommand.class,
            DifficultyCommand.class,
            ReproduceCommand.class,
            ReplicateCommand.class,
            OverheadCommand.class
        },
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch study hunt --solvers sat4j,choco --budget 10m --out h",
            "  crosshatch study tune choco --train norvig10k:200 --test hard375 --budget 5m",
            "  crosshatch study COMMAND --help"
        })
final class StudyCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "study: expected one of " + String.join(", ", spec.subcommands().keySet()));
    }
}
