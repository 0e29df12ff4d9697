package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import crosshatch.base.InputException;
import crosshatch.solver.Limits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for limits of a run. */
final class LimitOptions {
    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            description = "Time limit of a run (wall clock), such as 500ms, 10s, 2m. 0s means no limit. Default: 10s.")
    private Duration timeout = Duration.ofSeconds(10);

    @HelpHeading(Heading.LIMITS)
    @Option(
            names = "--max-decisions",
            paramLabel = "N",
            description = "Stop a run after N decisions. Unlike a time limit, this limit is deterministic.")
    private @Nullable Long decisions;

    @HelpHeading(Heading.LIMITS)
    @Option(
            names = "--max-conflicts",
            paramLabel = "N",
            description = "Stop a run after N conflicts. Unlike a time limit, this limit is deterministic.")
    private @Nullable Long conflicts;

    /**
     * Returns the limits.
     *
     * @throws InputException for a negative number of decisions or conflicts
     */
    Limits limits() {
        return new Limits(
                timeout.isZero() ? Limits.NONE : timeout.toNanos(),
                count("--max-decisions", decisions),
                count("--max-conflicts", conflicts));
    }

    private static long count(String option, @Nullable Long limit) {
        if (limit == null) return Limits.NONE;
        if (limit < 0) throw new InputException(option + " " + limit + ": expected 0 or more");
        return limit;
    }
}
