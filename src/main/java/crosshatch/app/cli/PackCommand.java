package crosshatch.app.cli;

import crosshatch.app.cli.PlacementOptions.Switch;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.base.Scratch;
import crosshatch.experiment.pack.Contents;
import crosshatch.experiment.pack.PackFile;
import crosshatch.experiment.pack.Packer;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pack}: one file of an experiment, for others to referee. */
@Command(
        name = "pack",
        sortOptions = false,
        description = {
            "Packs a finished experiment into one file for others.",
            "The file holds records, plan and environment, the puzzles, the grids of all answers, and proofs of"
                    + " the refutations.",
            "'referee' validates such a file.",
            "For grids that are not known, solvers run again.",
            "The same experiment gives the same file."
        },
        footer = {"  crosshatch pack results/mine", "  crosshatch pack results/mine --out mine.zip --proofs on"})
final class PackCommand extends ProgramCommand {
    private static final String WITH_FETCHED = "--with-fetched";

    @Parameters(paramLabel = "DIR", description = "A results directory, made by compare.")
    private Path directory = Path.of("");

    @Option(names = "--out", paramLabel = "FILE", description = "File to write. Default: DIR.zip.")
    private @Nullable Path out;

    @Option(
            names = "--proofs",
            paramLabel = "on|off",
            description = "Prove refutations. Default: on for up to 2,000 refuted puzzles, else off.")
    private @Nullable Switch proofs;

    @Option(
            names = WITH_FETCHED,
            description =
                    "Pack the puzzles of sets that this program only fetches, too. Leave it out if the pack goes to"
                            + " others: those sets are not ours to pass on.")
    private boolean withFetched;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() {
        Path target = out != null ? out : directory.resolveSibling(ResultsOptions.nameOf(directory) + ".zip");
        Contents contents;
        try (Scratch scratch = Scratch.open();
                ProgressOption.OfPack watch = progress.ofPack()) {
            Path folder = scratch.folder();
            contents = Packer.fill(directory, Home.folder(), choice(), folder, watch);
            PackFile.write(folder, target);
        }
        tell(contents);
        out().println("Pack: " + target + ", " + contents.files().size() + " files, " + contents.proofs() + " proofs");
        return ExitCode.DONE;
    }

    private Packer.Choice choice() {
        if (proofs == null) return new Packer.Choice(Packer.Proofs.IF_FEW, withFetched, Packer.PATIENT);
        return new Packer.Choice(
                proofs == Switch.ON ? Packer.Proofs.ON : Packer.Proofs.OFF, withFetched, Packer.PATIENT);
    }

    private void tell(Contents contents) {
        PrintWriter err = err();
        contents.withoutPuzzles()
                .forEach((set, reason) ->
                        err.println("note: without the puzzles and answers of " + set + ": " + reason));
        if (contents.gridsNotFound() > 0) {
            err.printf(Locale.ROOT, "note: no grid was found for %,d solutions%n", contents.gridsNotFound());
        }
        if (!contents.proofsNote().isEmpty()) err.println("note: " + contents.proofsNote());
        err.flush();
    }
}
