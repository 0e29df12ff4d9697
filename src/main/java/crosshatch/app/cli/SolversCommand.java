package crosshatch.app.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** Groups the commands for solvers: the command {@code solvers}. */
@Command(
        name = "solvers",
        description = "Lists the families of solvers, their options, the meanings of their counters, and releases.",
        subcommands = {SolversListCommand.class, SolversFetchCommand.class, SolversCheckCommand.class},
        footer = {
            "  crosshatch solvers list",
            "  crosshatch solvers list choco",
            "  crosshatch solvers fetch cpsat@9.8,choco@4.10.17",
            "  crosshatch solvers check mine.json"
        })
final class SolversCommand extends ProgramCommand {
    @Override
    public Integer call() {
        throw new ParameterException(line(), "solvers: expected 'list', 'fetch RELEASE' or 'check FILE'");
    }
}
