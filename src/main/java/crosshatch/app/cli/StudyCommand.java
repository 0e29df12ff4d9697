package crosshatch.app.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** Groups the commands for studies of more than one comparison: the command {@code study}. */
@Command(
        name = "study",
        description =
                "Runs studies that need more than one comparison, such as tuning and the search for wrong answers.",
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
        footer = {
            "  crosshatch study hunt --solvers sat4j,choco --budget 10m --out h",
            "  crosshatch study tune choco --train norvig10k:200 --test hard375 --budget 5m",
            "  crosshatch study COMMAND --help"
        })
final class StudyCommand extends ProgramCommand {
    @Override
    public Integer call() {
        throw new ParameterException(
                line(),
                "study: expected one of "
                        + String.join(", ", line().getSubcommands().keySet()));
    }
}
