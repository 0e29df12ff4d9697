package crosshatch.app.cli;

import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import picocli.CommandLine.Option;

/** What to do with records that are damaged. */
@Listed(Heading.OUTPUT)
final class SalvageOption {
    @Option(
            names = "--salvage",
            description =
                    "Continue with the readable part of damaged records, and report the losses. The damaged file is"
                            + " kept.")
    private boolean wanted;

    boolean isWanted() {
        return wanted;
    }
}
