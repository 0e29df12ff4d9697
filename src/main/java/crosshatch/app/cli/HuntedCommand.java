package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.experiment.study.hunt.Parts;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Combines the results of several hunts: the command {@code study hunted}. */
@Command(
        name = "hunted",
        sortOptions = false,
        description = {
            "Combines the findings and the tables of hunts.",
            "The hunts are directories of 'study hunt': parts of one hunt (--shard), or hunts with different solvers or"
                    + " seeds.",
            "Lists each cause of wrong answers once, with a folder that reproduces it. Exit code 1 if there is one."
        },
        footer = {
            "  crosshatch study hunt --solvers choco,sat4j --shard 1/2 --budget 1h --out h1    # on one machine",
            "  crosshatch study hunt --solvers choco,sat4j --shard 2/2 --budget 1h --out h2    # on another one",
            "  crosshatch study hunted h1 h2 --out h"
        })
final class HuntedCommand extends ProgramCommand {
    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Directories of the hunts, in any order.")
    private List<Path> folders = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the tables of all parts: coverage and conformance. Default: write no tables.")
    private @Nullable Path out;

    @Mixin
    private GuestOptions guests = new GuestOptions();

    @Override
    public Integer call() {
        Parts parts = new Parts(guests.catalog(), folders);
        Hunt.Outcome outcome = parts.together();
        HuntTable table = new HuntTable(outcome);
        if (out != null) table.write(out);
        out().println(table.text(Terminal.here()));
        if (!parts.missing().isEmpty()) {
            err().println("note: these parts of the hunt are missing: " + String.join(", ", parts.missing()));
        }
        return outcome.findings().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
    }
}
