package crosshatch.app.cli;

import crosshatch.app.console.HelpHeading;
import crosshatch.app.console.HelpHeading.Heading;
import picocli.CommandLine.Option;

/** The option to continue with damaged records. */
@HelpHeading(Heading.OUTPUT)
final class SalvageOption {
    @Option(
            names = "--salvage",
            description =
                    "If the records are damaged, continue with their readable part, and print which records are lost. The"
                            + " damaged file is kept.")
    private boolean wanted;

    boolean isWanted() {
        return wanted;
    }
}
