package crosshatch.app.cli;

import crosshatch.app.cli.PlacementOptions.Switch;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
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

/** Writes an experiment as one file that others can referee: the command {@code pack}. */
@Command(
        name = "pack",
        sortOptions = false,
        description = {
            "Packs a finished experiment into one file for others.",
            "The file has the records, plan and environment, the puzzles, the grids of all answers, and proofs that"
                    + " no further solutions exist.",
            "The command 'referee' validates such a file.",
            "If the grid of an answer is not known, its solver runs again.",
            "The same experiment always gives the same file."
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
            description =
                    "Include proofs that no further solutions exist. Default: on if at most 2,000 puzzles need one, else"
                            + " off.")
    private @Nullable Switch proofs;

    @Option(
            names = WITH_FETCHED,
            description =
                    "Also pack the puzzles of fetched sets. Leave this option out if you pass the pack on to others,"
                            + " because the authors of these sets may not permit copies.")
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
            contents = Packer.fill(directory, ProjectFolder.folder(), choice(), folder, watch);
            PackFile.write(folder, target);
        }
        print(contents);
        out().println("Pack: " + target + ", " + contents.files().size() + " files, " + contents.proofs() + " proofs");
        return ExitCode.DONE;
    }

    private Packer.Choice choice() {
        if (proofs == null) return new Packer.Choice(Packer.Proofs.IF_FEW, withFetched, Packer.PATIENT);
        return new Packer.Choice(
                proofs == Switch.ON ? Packer.Proofs.ON : Packer.Proofs.OFF, withFetched, Packer.PATIENT);
    }

    private void print(Contents contents) {
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
