package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Scratch;
import crosshatch.experiment.crate.ResearchObject;
import crosshatch.experiment.pack.Contents;
import crosshatch.experiment.pack.PackFile;
import crosshatch.experiment.pack.Packer;
import crosshatch.experiment.pack.Referee;
import crosshatch.experiment.pack.Refereed;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.JsonFormat;
import crosshatch.results.report.table.Table;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Validates the answers in packs again: the command {@code referee}. */
@Command(
        name = "referee",
        sortOptions = false,
        description = {
            "Validates every answer in packs of experiments again, without running a solver.",
            "Checks each grid against its puzzle, the proof of each answer 'no further solution', all answers against"
                    + " each other, and the rows against the plan.",
            "A results directory, in place of a pack, is packed first. Only then do its solvers run again.",
            "Exit code 1 if something is false or missing."
        },
        footer = {"  crosshatch referee mine.zip yours.zip", "  crosshatch referee results/reference/*"})
final class RefereeCommand extends ProgramCommand {
    private static final int MOST_FAULTS = 10;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Packs, or results directories, or folders of these.")
    private List<Path> files = List.of();

    /** The formats of the findings. */
    enum Format {
        TABLE,
        CSV,
        JSON
    }

    @Option(
            names = "--format",
            paramLabel = "table|csv|json",
            description = "Format of the findings. Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TABLE;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() {
        List<Path> packs = new ArrayList<>();
        for (Path file : files) packs.addAll(packs(file));
        if (packs.isEmpty()) throw new InputException("found no pack and no finished experiment in " + files);
        List<Refereed> refereed = new ArrayList<>();
        for (Path pack : packs) {
            Refereed judged = judged(pack);
            refereed.add(judged);
            print(judged);
        }
        tellTogether(refereed);
        return refereed.stream().allMatch(Refereed::isClean) ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Returns the packs and experiments in a folder. Other files in it are ignored. */
    private List<Path> packs(Path file) {
        boolean isExperiment = Files.exists(file.resolve(ResultsStore.PLAN)) || ResultsStore.isFinished(file);
        if (!Files.isDirectory(file)) {
            return file.endsWith(ResearchObject.ATTRIBUTION) ? List.of() : List.of(file);
        }
        if (isExperiment) return List.of(file);
        try (Stream<Path> inside = Files.list(file)) {
            return inside.filter(ResultsStore::isFinished).sorted().toList();
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        }
    }

    private Refereed judged(Path pack) {
        try (Scratch scratch = Scratch.open();
                ProgressOption.OfPack watch = progress.ofPack()) {
            Path folder = scratch.folder();
            Contents contents;
            if (Files.isDirectory(pack)) {
                Packer.Choice everything = new Packer.Choice(Packer.Proofs.IF_FEW, true, Packer.HASTY);
                contents = Packer.fill(pack, ProjectFolder.folder(), everything, folder, watch);
            } else {
                contents = PackFile.unpack(pack, folder);
            }
            return Referee.judge("" + pack.getFileName(), folder, contents, ProjectFolder.folder(), watch);
        }
    }

    private void print(Refereed judged) {
        PrintWriter err = err();
        judged.faults().stream()
                .limit(MOST_FAULTS)
                .forEach(fault -> err.println(judged.name() + ": CONTRADICTS: " + fault));
        int more = judged.faults().size() - MOST_FAULTS;
        if (more > 0) err.println(judged.name() + ": and " + more + " more");
        if (!judged.unfinished().isEmpty()) err.println(judged.name() + ": UNFINISHED: " + judged.unfinished());
        err.flush();
        if (format != Format.TABLE) return;
        PrintWriter out = out();
        Table table = judged.table();
        out.print(Terminal.here().tables().of(table));
        table.notes().forEach(out::println);
        out.println();
        out.flush();
    }

    private void tellTogether(List<Refereed> refereed) {
        PrintWriter out = out();
        switch (format) {
            case TABLE -> out.println(Refereed.TIMES);
            case CSV -> out.print(CsvFormat.of(Refereed.together(refereed)));
            case JSON -> out.print(JsonFormat.of(Refereed.together(refereed)));
        }
        out.flush();
    }
}
