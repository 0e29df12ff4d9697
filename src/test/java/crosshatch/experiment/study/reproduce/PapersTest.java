package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Recipes;
import crosshatch.base.InputException;
import crosshatch.experiment.study.reproduce.Reproduction.Outcome;
import crosshatch.instances.sets.PuzzleCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The data files. */
class PapersTest {
    private static final List<PublishedFigure> ALL =
            Papers.all().stream().flatMap(paper -> paper.figures().stream()).toList();

    /** As many rows as the sources have figures, so that none is lost silently. */
    @Test
    void noFigureIsMissing() {
        assertEquals(
                Map.of(
                        "norvig", 36,
                        "outliers", 24,
                        "hp71b", 12,
                        "euler96", 4,
                        "homer", 8,
                        "readalps", 13,
                        "propagation", 26,
                        "encodings", 6,
                        "tdoku", 10),
                Papers.all().stream().collect(Collectors.toMap(PublishedSource::name, paper -> paper.figures()
                        .size())));
    }

    @Test
    void theFigureOfTheRecipeComesOut() throws IOException {
        PublishedSource recipe =
                Papers.parse(Recipes.under("A published figure", "json").get(0));

        List<Reproduction> results =
                new FigureReproducer(Fakes.laboratory(), 1).reproduce(recipe.figures(), finished -> {});

        assertEquals(
                List.of(Outcome.EXACT),
                results.stream().map(Reproduction::outcome).toList());
    }

    @Test
    void everyIdBeginsWithItsPaperAndIsUnique() {
        for (PublishedSource paper : Papers.all()) {
            assertTrue(paper.figures().stream().allMatch(figure -> figure.id().startsWith(paper.name() + "/")));
        }
        assertEquals(
                ALL.size(), new HashSet<>(ALL.stream().map(PublishedFigure::id).toList()).size());
    }

    @Test
    void everyNameFitsIntoItsColumn() {
        for (PublishedSource paper : Papers.all()) {
            int column = paper.name().length() + 1 + Reproductions.FIGURE_CHARACTERS;
            paper.figures().forEach(figure -> assertTrue(figure.id().length() <= column, figure.id()));
        }
    }

    @Test
    void everySetIsInTheCatalogue() {
        List<String> names =
                PuzzleCatalog.read(Path.of("puzzles", "catalog.json")).names();

        for (PublishedFigure figure : ALL) {
            assertTrue(names.containsAll(figure.measure().sets()), figure.id());
        }
    }

    @Test
    void everyWholeSentenceEndsWithAFullStopAndNoReasonDoes() {
        for (PublishedFigure figure : ALL) {
            assertTrue(figure.what().endsWith("."), figure.id());
            assertFalse(figure.whyOtherwise().orElse("").endsWith("."), figure.id());
        }
    }

    /** From the sources themselves, so that a slip in a data file is seen. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "norvig/hardest10-backtracks, 1 6 13 12 0 8 6 9 11 79 1 0 0 3 1 0 2 0 10 48",
        "norvig/hard375-mean, 292.2",
        "norvig/norvig17-mean, 40.2",
        "norvig/table-statistics, 42.138952 187.339951 1 5 24 13438",
        "norvig/table-statistics-later, 42.145663 187.343129 1 5 24 13438",
        "norvig/norvig250k-26-threads, 30.3",
        "norvig/reversals-26-threads, 31.4",
        "norvig/reversals-26-threads-again, 30.7",
        "norvig/reversals-no-pairs-threads, 94.9",
        "norvig/norvig250k-reversals, 32.5",
        "norvig/reversals-no-pairs, 107.4",
        "norvig/half-million-statistics, 32.050252 152.089871 0 1 4 18 8145",
        "norvig/half-million-few, 2.312011 2.795918 0 0 1 4 10",
        "outliers/row-183889, 22856.31 1957",
        "hp71b/v2-recursion, 10 14 15",
        "euler96/corner-sum, 24702",
        "euler96/solved-by-logic, 40",
        "euler96/left-by-preemptive-sets, 4",
        "homer/mono-cell-columns, 120",
        "homer/find-sets-columns, 112",
        "homer/mono-cell-repeated, 105",
        "homer/mono-sector-rows, 98",
        "homer/find-sets-all, 0",
        "readalps/quiz2-mode0-events, 203 203",
        "readalps/quiz2-mode0-steps, 131 284",
        "readalps/quiz1-mode0-steps, 1040 1710",
        "readalps/quiz1-mode2-steps, 1069 2105",
        "propagation/singles-norvig17, 21905"
    })
    void valuesAreThoseOfTheSources(String id, String value) {
        assertEquals(
                List.of(value),
                ALL.stream()
                        .filter(figure -> figure.id().equals(id))
                        .map(PublishedFigure::value)
                        .toList());
    }

    @Test
    void figuresAreChosenByTheirBeginning() {
        List<PublishedSource> chosen = Papers.beginningWith(List.of("euler96", "norvig/hard375"));

        assertEquals(
                List.of("norvig", "euler96"),
                chosen.stream().map(PublishedSource::name).toList());
        assertTrue(
                chosen.get(0).figures().stream().allMatch(figure -> figure.id().startsWith("norvig/hard375")));
        assertEquals(4, chosen.get(1).figures().size());
    }

    @Test
    void anUnknownFigureIsRefusedWithTheNearestOne() {
        InputException unknown = assertThrows(InputException.class, () -> Papers.beginningWith(List.of("norvik")));

        assertTrue(unknown.toString().contains("Did you mean 'norvig'?"), unknown.toString());
    }
}
