package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Values.Port;
import crosshatch.app.watch.Watch;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a running campaign as a page for browsers: the command {@code watch}. */
@Command(
        name = "watch",
        sortOptions = false,
        description = {
            "Serves a page that follows a comparison while it runs.",
            "The page shows progress, the estimated end, the puzzles solved by each solver, and wrong answers.",
            "Only browsers on this machine can open it.",
            "The command reads the results directory, which other machines may share and write to.",
            "It ends when the comparison is finished."
        },
        footer = {
            "  crosshatch watch results/compare-20260101-120000",
            "  crosshatch watch results/campaign --port 8000"
        })
final class WatchCommand extends ProgramCommand {
    @Parameters(paramLabel = "DIR", description = "Results directory of an experiment, or of all its shards.")
    private Path directory = Path.of("");

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "0",
            description = "Serve the page at this port. Default: any that is free.")
    private Port port = new Port(0);

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = out();
        Optional<Watch> begun = Watch.of(directory, port.number(), Interruption::resumption);
        if (begun.isEmpty()) {
            out.println(directory + " is finished. Report: crosshatch report " + directory);
            return ExitCode.DONE;
        }
        try (Watch watch = begun.get()) {
            out.println(watch.address());
            out.flush();
            watch.awaitEnd();
        }
        return ExitCode.DONE;
    }
}
