package crosshatch.app.cli;

import crosshatch.app.console.Values.Port;
import crosshatch.app.watch.Watch;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether what runs can be watched as a page. */
final class WatchOption {
    static final String WATCH = "--watch";

    @Option(
            names = WATCH,
            arity = "0..1",
            paramLabel = "PORT",
            fallbackValue = "0",
            description =
                    "Serve a page that follows the comparison, for browsers on this machine; see 'watch'. Its address goes to"
                            + " standard error. Default port: any that is free.")
    private @Nullable Port port;

    /**
     * Begins to serve the page, if it is wanted.
     *
     * @throws crosshatch.base.InputException if the port cannot be used
     */
    Optional<Watch> over(Path directory, PrintWriter err) {
        if (port == null) return Optional.empty();
        Watch watch = Watch.ahead(directory, port.number(), Interruption::resumption);
        err.println("Watch: " + watch.address());
        err.flush();
        return Optional.of(watch);
    }
}
