package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.study.reproduce.Figure.Verdict;
import crosshatch.instances.sets.PuzzleCatalog;
import crosshatch.instances.sets.Sets;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The data files. */
class PaperTest {
    static List<Figure> all() {
        return Paper.shipped().stream()
                .flatMap(paper -> paper.figures().stream())
                .toList();
    }

    /** As many rows as the sources have figures that records can show, so that none is lost silently. */
    @Test
    void noFigureIsMissing() {
        assertEquals(
                Map.of(
                        "norvig", 35L,
                        "outliers", 24L,
                        "hp71b", 12L,
                        "euler96", 3L,
                        "readalps", 8L,
                        "propagation", 26L,
                        "tdoku", 10L),
                all().stream()
                        .collect(Collectors.groupingBy(figure -> figure.id().split("/", 2)[0], Collectors.counting())));
    }

    @Test
    void everyIdIsUnique() {
        assertEquals(all().size(), new HashSet<>(all().stream().map(Figure::id).toList()).size());
    }

    /** All records of a call of the command are in one directory. */
    @Test
    void everyExperimentIsUniqueUsedAndOnSetsOfTheCatalogue() {
        List<String> sets =
                PuzzleCatalog.read(Sets.home().resolve("puzzles/catalog.json")).names();
        List<String> experiments = new ArrayList<>();
        for (Paper paper : Paper.shipped()) {
            experiments.addAll(paper.experiments().keySet());
            paper.experiments().values().forEach(trial -> assertTrue(sets.containsAll(trial.sets()), "" + trial));
            assertEquals(
                    paper.experiments().keySet(),
                    paper.figures().stream()
                            .flatMap(figure -> figure.experiment().stream())
                            .collect(Collectors.toSet()));
        }
        assertEquals(Set.copyOf(experiments).size(), experiments.size());
    }

    @Test
    void everyWholeSentenceEndsWithAFullStopAndNoReasonDoes() {
        for (Figure figure : all()) {
            assertTrue(figure.what().endsWith("."), figure.id());
            assertFalse(Objects.requireNonNullElse(figure.reason(), "").endsWith("."), figure.id());
        }
    }

    /** Only the queries of times have an interval. */
    @Test
    void onlyATimeHasAnInterval() {
        for (Figure figure : all()) {
            boolean interval = Objects.requireNonNullElse(figure.expected(), "").contains(" to ");
            assertEquals(figure.sql().contains("total_ns"), interval, figure.id());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("all")
    void anotherValueIsNotAccepted(Figure figure) {
        String expected = Objects.requireNonNullElse(figure.expected(), figure.value());
        boolean time = expected.contains(" to ");
        List<String> accepted = List.of((time ? figure.value() : expected).split(" ", -1));

        for (int i = 0; i < accepted.size(); i++) {
            List<String> off = new ArrayList<>(accepted);
            off.set(i, otherThan(accepted.get(i), time, figure.value()));
            assertEquals(
                    Verdict.UNEXPLAINED, figure.verdict(Optional.of(String.join(" ", off))), figure.id() + " " + off);
        }
    }

    /** A count one or two more in its last place, a time a hundred times as long, another word. */
    private static String otherThan(String accepted, boolean time, String published) {
        if (!accepted.matches("-?[0-9.]+")) return accepted + "?";
        BigDecimal number = new BigDecimal(accepted);
        if (time) return number.movePointRight(2).toPlainString();
        return Stream.of(number.add(number.ulp()), number.add(number.ulp()).add(number.ulp()))
                .map(BigDecimal::toPlainString)
                .filter(more -> !more.equals(published))
                .findFirst()
                .orElseThrow();
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
        "euler96/solved-by-logic, 40",
        "euler96/left-by-preemptive-sets, 4",
        "readalps/quiz2-mode0-steps, 131 284",
        "readalps/quiz1-mode0-steps, 1040 1710",
        "readalps/quiz1-mode2-steps, 1069 2105",
        "propagation/singles-norvig17, 21905"
    })
    void valuesAreThoseOfTheSources(String id, String value) {
        assertEquals(
                List.of(value),
                all().stream()
                        .filter(figure -> figure.id().equals(id))
                        .map(Figure::value)
                        .toList());
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '!',
            value = {
                "{}!expected figures, found none",
                "{'figures': [{'id': 'a', 'what': 'x'}]}!expected all of id, what, experiment and query",
                "{'figures': [{'id': 'a', 'way': 'x'}]}!unknown field 'way'",
                "{'figures': [!is not valid JSON|cannot be read as a file of figures"
            })
    void aBadFileIsRefused(String text, String message) {
        InputException refused =
                assertThrows(InputException.class, () -> Paper.parse(text.replace('\'', '"'), "mine.json"));

        assertTrue(
                refused.toString().matches("(?s).*mine.json.*(" + message + ").*|.*" + message + ".*"), "" + refused);
    }
}
