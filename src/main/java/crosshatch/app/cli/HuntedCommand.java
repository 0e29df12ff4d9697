package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.experiment.study.hunt.Parts;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Combines the results of several hunts: the command {@code study hunted}. */
@Command(
        name = "hunted",
        sortOptions = false,
        description = {
            "Combines the findings of hunts.",
            "The hunts are directories of 'study hunt': parts of one hunt (--shard), or hunts with different solvers or"
                    + " seeds.",
            "Lists each cause of wrong answers once, with a folder that reproduces it. Exit code 1 if there is one."
        },
        footer = {
            "  crosshatch study hunt --solvers choco,sat4j --shard 1/2 --budget 1h --out h1    # on one machine",
            "  crosshatch study hunt --solvers choco,sat4j --shard 2/2 --budget 1h --out h2    # on another one",
            "  crosshatch study hunted h1 h2"
        })
final class HuntedCommand extends ProgramCommand {
    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Directories of the hunts, in any order.")
    private List<Path> folders = List.of();

    @Override
    public Integer call() {
        Parts parts = new Parts(folders);
        Hunt.Outcome outcome = parts.together();
        outcome.lines().forEach(line -> out().println(Terminal.here().flowed(line)));
        if (!parts.missing().isEmpty()) {
            err().println("note: these parts of the hunt are missing: " + String.join(", ", parts.missing()));
        }
        return outcome.findings().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
    }
}
