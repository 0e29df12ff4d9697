package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.study.reproduce.Figure;
import crosshatch.experiment.study.reproduce.FigureValues;
import crosshatch.experiment.study.reproduce.Paper;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks the conclusions of the reference experiments on this machine: the command {@code replicate}. */
@Command(
        name = "replicate",
        sortOptions = false,
        description = {
            "Repeats a part of the reference experiments, and prints which of their conclusions hold on this"
                    + " machine.",
            "A conclusion is a sentence in results/conclusions.json, together with a query that tests it.",
            "The query runs on the reference records and on the new records.",
            "Leaves out puzzle sets that are not on this machine (see 'puzzles fetch'), and does not decide the"
                    + " conclusions that need them.",
            "Exit code 1 if a conclusion does not hold."
        },
        footer = {
            "  crosshatch study replicate",
            "  crosshatch study replicate nine-unique --share 0.02",
            "  crosshatch study replicate --share 1 --out results/all-again",
            "  crosshatch study replicate --from their-paper"
        })
final class ReplicateCommand extends FiguresCommand {
    private static final String HOLDS = "holds";
    private static final String DOES_NOT_HOLD = "does not hold";
    /** There are no runs that would decide it. */
    private static final String OPEN = "open";

    @Option(
            names = "--from",
            paramLabel = "DIR",
            description =
                    "Folder with conclusions.json, and with a results directory in reference/ for each experiment that"
                            + " conclusions.json names."
                            + " Default: results.")
    private @Nullable Path from;

    @Option(
            names = "--share",
            paramLabel = "S",
            defaultValue = "0.1",
            description =
                    "Share of the runs to repeat. For a smaller share, the command first reduces the forks, then the repetitions, and then the puzzles. Default:"
                            + " ${DEFAULT-VALUE}.")
    private double share = 0.1;

    @Mixin
    private ExternalSolverOptions guests = new ExternalSolverOptions();

    @Override
    List<Paper> papers() {
        return List.of(Paper.read(results().resolve("conclusions.json")));
    }

    @Override
    int compare(List<Paper> papers, Path directory) {
        if (!(share > 0 && share <= 1))
            throw new InputException("--share " + share + ": expected more than 0 and at most 1");
        List<Figure> conclusions = papers.get(0).figures();
        List<Optional<String>> there = FigureValues.of(conclusions, name -> Optional.of(reference(name)));
        List<Optional<String>> here = FigureValues.of(conclusions, name -> made(name, directory));
        List<List<String>> rows = new ArrayList<>();
        for (int at = 0; at < conclusions.size(); at++) {
            Figure conclusion = conclusions.get(at);
            rows.add(List.of(
                    conclusion.id(),
                    String.join(" ", conclusion.experiment()),
                    standing(conclusion, there.get(at)),
                    standing(conclusion, here.get(at)),
                    conclusion.what()));
        }
        print(List.of("conclusion", "experiment", "there", "here", "says"), rows);
        boolean fails = rows.stream()
                .anyMatch(row -> !row.get(2).equals(HOLDS) || row.get(3).equals(DOES_NOT_HOLD));
        return fails ? ExitCode.WRONG : ExitCode.DONE;
    }

    private static String standing(Figure conclusion, Optional<String> value) {
        return value.map(found -> found.equals(conclusion.value()) ? HOLDS : DOES_NOT_HOLD)
                .orElse(OPEN);
    }

    private Path results() {
        return from == null ? ProjectFolder.folder().resolve("results") : from;
    }

    private Path reference(String experiment) {
        return results().resolve("reference").resolve(experiment);
    }

    /** Repeats a part of an experiment; empty if none of its sets is on this machine. */
    private Optional<Path> made(String experiment, Path directory) {
        PuzzleSets known = ProjectFolder.sets(ReaderSettings.DEFAULT);
        Plan whole = PlanFile.in(reference(experiment));
        List<Plan.PlannedSet> here = new ArrayList<>();
        for (Plan.PlannedSet set : whole.sets()) {
            if (known.isHere(set.source()) || known.isMade(set.source())) here.add(set);
            else messages().say(experiment + ": left out: " + set.name() + " is not on this machine");
        }
        if (here.isEmpty()) return Optional.empty();
        Plan part = whole.withSets(here).part(share).withExperiment(experiment);
        return Optional.of(made(Campaign.of(part, guests.catalog(), this::planned), directory));
    }

    private PuzzleSet planned(Plan.PlannedSet set) {
        return ProjectFolder.sets(set.reading(new SkippedLines()), isQuiet())
                .resolve(set.source())
                .named(set.name());
    }
}
