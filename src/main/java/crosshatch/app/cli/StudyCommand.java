package crosshatch.app.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** Groups the commands for studies of more than one comparison: the command {@code study}. */
@Command(
        name = "study",
        description = "Runs studies that need more than one comparison, such as the search for wrong answers.",
        subcommands = {
            HuntCommand.class,
            HuntedCommand.class,
            BisectCommand.class,
            ReproduceCommand.class,
            ReplicateCommand.class
        },
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  crosshatch study hunt --solvers sat4j,choco --budget 10m --out h",
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
