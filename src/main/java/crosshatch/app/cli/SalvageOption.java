package crosshatch.app.cli;

import picocli.CommandLine.Option;

/** What to do with records that are damaged. */
final class SalvageOption {
    @Option(
            names = "--salvage",
            description =
                    "Where records are damaged, go on with those that can be read, and say what is lost. The damaged file is kept.")
    private boolean wanted;

    boolean isWanted() {
        return wanted;
    }
}
