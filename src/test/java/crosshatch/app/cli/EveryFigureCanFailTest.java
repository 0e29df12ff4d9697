package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.study.reproduce.Figure;
import crosshatch.experiment.study.reproduce.Figure.Verdict;
import crosshatch.experiment.study.reproduce.FigureValues;
import crosshatch.experiment.study.reproduce.Paper;
import crosshatch.results.database.RunDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each count on shipped sets comes out, and does not come out of the records of solvers that are broken. */
@Tag("exhaustive")
class EveryFigureCanFailTest {
    private static final String BROKEN =
            "CREATE OR REPLACE VIEW measured AS SELECT * REPLACE (%s) FROM runs WHERE phase IN ('measured', 'cold')";
    /** Look at grids alone, or at the order of counts: more of all does not matter. */
    private static final Set<String> OF_NO_COUNT = Set.of(
            "norvig/hardest10-solutions",
            "hp71b/v2-settings",
            "hp71b/v2-settings-reconstructed",
            "hp71b/v2-smaller-settings",
            "hp71b/v1-settings",
            "hp71b/v1-settings-reconstructed",
            "hp71b/v1-smaller-settings",
            "hp71b/solutions",
            "hp71b/solutions-reconstructed",
            "hp71b/v2-seconds-order");

    @TempDir
    private static Path folder = Path.of("");

    private static String out = "";
    private static List<Figure> figures = List.of();

    @BeforeAll
    static void makeRecords() {
        CommandRun run = CommandRun.ofLine(
                "study reproduce norvig-hardest10 hp71b euler96-fifty readalps --quiet --format csv --out {}", folder);
        assertEquals(ExitCode.DONE, run.exitCode(), run.out() + run.err());
        out = run.out();
        figures = Paper.shipped().stream()
                .flatMap(paper -> paper.figures().stream())
                .filter(figure -> figure.experiment().stream().allMatch(name -> Files.exists(folder.resolve(name))))
                .toList();
    }

    @Test
    void everyFigureThatMustComeOutIsExact() {
        assertEquals(25, figures.size());
        for (Figure figure : figures) {
            String line = out.lines()
                    .filter(each -> each.startsWith(figure.id() + ","))
                    .findFirst()
                    .orElseThrow();
            assertEquals(figure.expected() == null, line.contains(",exact,"), line);
        }
    }

    @Test
    void aSolverThatAnswersNothingFailsEveryFigure() {
        assertEquals(Set.of(), acceptedWith("'gave-up' AS claim, 'undecided' AS verdict, 0::BIGINT AS solutions"));
    }

    @Test
    void aCounterThatIsOffFailsEveryFigureThatReadsIt() {
        Set<String> accepted = acceptedWith("backtracks + 1 AS backtracks, decisions + 1 AS decisions, solutions + 1 AS"
                + " solutions, regexp_replace(natives, '=([0-9])', '=1\\1', 'g') AS natives");

        accepted.removeAll(OF_NO_COUNT);
        assertEquals(Set.of(), accepted);
    }

    private static Set<String> acceptedWith(String columns) {
        assertFalse(figures.isEmpty());
        Set<String> accepted = new TreeSet<>();
        for (Figure figure : figures) {
            List<Path> directories =
                    figure.experiment().stream().map(folder::resolve).collect(Collectors.toList());
            try (RunDatabase runs = RunDatabase.open(directories)) {
                runs.execute(BROKEN.formatted(columns));
                Optional<String> value = FigureValues.of(figure, runs);
                if (figure.verdict(value) == Verdict.EXACT || figure.verdict(value) == Verdict.DIFFERS) {
                    accepted.add(figure.id());
                }
            }
        }
        return accepted;
    }
}
