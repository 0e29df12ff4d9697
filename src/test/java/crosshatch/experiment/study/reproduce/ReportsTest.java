package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is printed, with measures whose values are made up. */
class ReportsTest {
    private static final Measure NEEDING = new Fakes.Fake(List.of("1"), List.of("norvig17"), false);

    @Test
    void theTextHasATableForEachPaperAndNotesToWhatIsNotExact() {
        Reproductions reproductions = reproductions(
                Fakes.reproducible("10", Fakes.counted("10")),
                Fakes.other("10.4", "10.5", Fakes.counted("10.5")),
                Fakes.reconstructed("3", Fakes.counted("3"), "One puzzle is reconstructed"),
                Fakes.reproducible("1", NEEDING));

        assertEquals("""
                A paper
                 figure | mark      | value | measured | verdict    | note    \s
                --------+-----------+-------+----------+------------+----------
                 figure | published | 10    | 10       | exact      |         \s
                 figure | derived   | 10.4  | 10.5     | differs    | [1]     \s
                 figure | published | 3     | 3        | exact      | [2]     \s
                 figure | published | 1     |          | needs data | norvig17\s
                [1] The source errs. Here: a remark
                [2] One puzzle is reconstructed

                Summary
                 mark      | exact | differs | needs data | figures\s
                -----------+-------+---------+------------+---------
                 published | 2     | -       | 1          | 3      \s
                 derived   | -     | 1       | -          | 1      \s
                 all       | 2     | 1       | 1          | 4      \s
                1 of them on reconstructed puzzles.
                For figures that need data: crosshatch puzzles fetch norvig17
                and then: crosshatch study reproduce --all""", reproductions.text(120).replace(System.lineSeparator(), "\n"));
    }

    @Test
    void theTextFitsInto120Columns() {
        String value = "12345678 ".repeat(10).strip();
        String ours = "87654321 ".repeat(10).strip();
        Reproductions reproductions = reproductions(Fakes.other(value, ours, Fakes.counted(ours.split(" ", -1))));

        assertTrue(reproductions.text(120).lines().allMatch(line -> line.length() <= 120));
        assertTrue(reproductions.text(80).lines().allMatch(line -> line.length() <= 80));
    }

    @Test
    void markdownHasDefinitionsAndEscapesBars() {
        Reproductions reproductions = reproductions(Fakes.other("a|b", "c", Fakes.counted("c")));

        assertEquals("""
                # Published figures, measured again

                ## A paper

                Somebody, somewhere

                | figure | meaning | mark | value | measured | verdict | note |
                |---|---|---|---|---|---|---|
                | fake/figure | What it is. | derived | a\\|b | c | differs | The source errs. Here: a remark |

                ## Summary

                | mark | differs | figures |
                |---|---:|---:|
                | derived | 1 | 1 |
                | all | 1 | 1 |""", reproductions.markdown());
    }

    @Test
    void jsonHasUnroundedValues() {
        Reproductions reproductions = reproductions(Fakes.reproducible("40.2", Fakes.counted("40.23280299")));

        JsonNode row = JsonMapper.shared().readTree(reproductions.json()).get(0);

        assertEquals("fake/figure", row.get("figure").asString());
        assertEquals("Somebody, somewhere", row.get("source").asString());
        assertEquals("40.2", row.get("value").asString());
        assertEquals("40.23280299", row.get("measured").get(0).asString());
        assertEquals("published", row.get("mark").asString());
        assertEquals("exact", row.get("verdict").asString());
    }

    @Test
    void csvHasALineForEachFigure() {
        Reproductions reproductions =
                reproductions(Fakes.reconstructed("1 2", Fakes.counted("1.0", "3.25"), "One puzzle is reconstructed"));

        assertEquals("""
                figure,mark,value,measured,verdict,reconstructed,missing,note
                fake/figure,published,1 2,1.0 3.25,UNEXPLAINED,One puzzle is reconstructed,,a remark""", reproductions.csv());
    }

    @Test
    void csvHasAnApostropheBeforeTextsThatSpreadsheetsTakeForFormulas() {
        Reproductions reproductions = reproductions(Fakes.reconstructed("1", Fakes.counted("1"), "=1+1"));

        assertTrue(reproductions.csv().contains(",'=1+1,"), reproductions.csv());
    }

    @Test
    void oneFigureWithoutExplanationIsNotAcceptable() {
        PublishedFigure good = Fakes.reproducible("10", Fakes.counted("10"));
        PublishedFigure bad = Fakes.reproducible("10", Fakes.counted("11"));

        assertTrue(reproductions(good).acceptable());
        assertFalse(reproductions(good, bad).acceptable());
        assertTrue(reproductions(good, bad).text(120).contains("UNEXPLAINED"));
    }

    private static Reproductions reproductions(PublishedFigure... figures) {
        PublishedSource paper = new PublishedSource("fake", "A paper", "Somebody, somewhere", List.of(figures));
        List<Reproduction> results =
                new FigureReproducer(Fakes.laboratory(), 1).reproduce(paper.figures(), finished -> {});
        return new Reproductions(List.of(paper), results);
    }
}
