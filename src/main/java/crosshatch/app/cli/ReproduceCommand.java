package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.experiment.study.reproduce.Figure;
import crosshatch.experiment.study.reproduce.Figure.Verdict;
import crosshatch.experiment.study.reproduce.FigureValues;
import crosshatch.experiment.study.reproduce.Paper;
import crosshatch.experiment.study.reproduce.Trial;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures published figures again: the command {@code reproduce}. */
@Command(
        name = "reproduce",
        sortOptions = false,
        description = {
            "Measures published figures again, and compares them with the published values.",
            "A figure is one or several values that a query finds in the records of an experiment.",
            "The column mark names the source of the value: published, derived (computed from published values) or"
                    + " ours.",
            "Without --all, runs only experiments whose puzzle sets come with Crosshatch.",
            "Exit code 1 if a measured value differs from the published value. If the difference is explained, exit code"
                    + " 1 only if the measured value differs from the explained value."
        },
        footer = {
            "  crosshatch study reproduce",
            "  crosshatch study reproduce norvig/hardest10-solutions euler96/solved-by-logic",
            "  crosshatch study reproduce --all --format markdown",
            "  crosshatch study reproduce --all outliers --format csv",
            "  crosshatch study reproduce --from mine.json --out results/mine-again",
            "  crosshatch study reproduce --list"
        })
final class ReproduceCommand extends FiguresCommand {
    private static final String NEEDS = "needs ";

    @Option(names = "--all", description = "Also run the experiments on fetched sets. Some take minutes.")
    private boolean all;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description =
                    "Data file with the figures, see docs/reference/extending.md. Default: the papers that come with"
                            + " Crosshatch.")
    private @Nullable Path from;

    private final Map<String, Trial> trials = new HashMap<>();
    private final PuzzleSets sets = ProjectFolder.sets(ReaderSettings.DEFAULT);

    @Override
    List<Paper> papers() {
        return from == null ? Paper.shipped() : List.of(Paper.read(from));
    }

    @Override
    int compare(List<Paper> papers, Path directory) {
        papers.forEach(paper -> trials.putAll(paper.experiments()));
        List<Figure> figures =
                papers.stream().flatMap(paper -> paper.figures().stream()).toList();
        List<Optional<String>> values = FigureValues.of(figures, name -> made(name, directory));
        List<List<String>> rows = IntStream.range(0, figures.size())
                .mapToObj(at -> row(figures.get(at), values.get(at)))
                .toList();
        print(List.of("figure", "mark", "value", "measured", "verdict", "note"), rows);
        List<String> verdicts = rows.stream().map(row -> row.get(4)).toList();
        if (verdicts.stream().anyMatch(verdict -> verdict.startsWith(NEEDS))) {
            err().println("For figures that need a set: crosshatch puzzles fetch SET, and then --all");
        }
        boolean fails = Stream.of(Verdict.values())
                .filter(Verdict::fails)
                .map(Verdict::word)
                .anyMatch(verdicts::contains);
        return fails ? ExitCode.WRONG : ExitCode.DONE;
    }

    /** Makes the records of an experiment, if its puzzle sets are here. */
    private Optional<Path> made(String name, Path directory) {
        if (missing(name).findAny().isPresent()) return Optional.empty();
        return Optional.of(made(trial(name).planned(name, SolverCatalog.standard(), sets, messages()), directory));
    }

    private Trial trial(String experiment) {
        return Optional.ofNullable(trials.get(experiment))
                .orElseThrow(() -> new InputException(
                        "a figure names the experiment '" + experiment + "', but the file of the figures has no such"
                                + " experiment. Add the solvers and sets of the experiment to this file"));
    }

    /** Returns the puzzle sets of an experiment that are not on this machine, or not wanted. */
    private Stream<String> missing(String experiment) {
        return trial(experiment).sets().stream()
                .filter(set -> !isShipped(set) && !(all && (sets.isHere(set) || sets.isMade(set))));
    }

    private boolean isShipped(String set) {
        return sets.entryOf(set).map(entry -> entry.kind() == Kind.COMMITTED).orElse(true);
    }

    private List<String> row(Figure figure, Optional<String> value) {
        String missing =
                figure.experiment().stream().flatMap(this::missing).distinct().collect(Collectors.joining(" "));
        Verdict verdict = figure.verdict(value);
        return List.of(
                figure.id(),
                figure.mark().word(),
                figure.value(),
                value.map(Figure::shown).orElse(""),
                missing.isEmpty() ? verdict.word() : NEEDS + missing,
                missing.isEmpty() ? figure.note(verdict) : "");
    }
}
