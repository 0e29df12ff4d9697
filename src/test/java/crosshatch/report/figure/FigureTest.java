package crosshatch.report.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.report.Summaries;
import crosshatch.results.RunRecord;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;

/** What holds of every figure, whatever it shows. */
class FigureTest {
    /** Figures that are painted; the rest is drawn by the same code, which is slow on an image. */
    private static final int PAINTED = 3;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void thereIsOneOfEachKind() {
        Set<String> kinds = new TreeSet<>();
        for (Figure figure : figures("all"))
            kinds.add(figure.id().replaceAll("-(s|many|question|sudoku|latin)\\b.*", ""));

        assertEquals(
                Set.of(
                        "backtracks-time",
                        "cactus",
                        "ecdf",
                        "effort",
                        "heatmap",
                        "histogram",
                        "holes",
                        "profile",
                        "ranks",
                        "scaling",
                        "scatter-swift-sat4j",
                        "survival",
                        "survival-backtracks"),
                kinds);
    }

    @Test
    void idsAreUnique() {
        List<Figure> figures = figures("all");

        assertEquals(figures.size(), figures.stream().map(Figure::id).distinct().count());
    }

    @Test
    void svgIsXmlWithTheTextsOfTheFigureAsTexts() throws Exception {
        for (Figure figure : figures("all")) {
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(figure.svg())));
            Set<String> texts = texts(document);

            assertTrue(texts.contains(figure.title()), figure.id() + ": " + texts);
            for (Axis axis : List.of(figure.plot().x(), figure.plot().y())) {
                if (!axis.title().isEmpty()) assertTrue(texts.contains(axis.title()), figure.id() + ": " + texts);
                for (Axis.Tick tick : axis.ticks()) {
                    assertTrue(tick.label().isEmpty() || texts.contains(tick.label()), figure.id() + ": " + tick);
                }
            }
            for (Series series : figure.plot().marks().legend()) {
                assertTrue(texts.contains(series.name()), figure.id() + ": " + series.name() + " in " + texts);
            }
        }
    }

    @Test
    void pngIsTwiceAsLargeAsThePlot() throws IOException {
        for (Figure figure : figures("all").subList(0, PAINTED)) {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(figure.png()));

            assertEquals(2 * Plot.WIDTH, image.getWidth());
            assertEquals(2 * figure.plot().height(), image.getHeight());
        }
    }

    @Test
    void theSameRecordsMakeTheSameBytes() {
        List<Figure> first = figures("first");
        List<Figure> second = figures("second");

        for (int i = 0; i < first.size(); i++) {
            assertEquals(first.get(i).svg(), second.get(i).svg());
            assertEquals(first.get(i).csv(), second.get(i).csv());
            assertEquals(first.get(i).vegaLite(), second.get(i).vegaLite());
            if (i < PAINTED) assertArrayEquals(first.get(i).png(), second.get(i).png());
        }
    }

    /** Each layer has a mark, and each of its channels names a column that its data or its transforms make. */
    @Test
    void specificationsNameOnlyColumnsThatExist() {
        for (Figure figure : figures("all")) {
            JsonNode specification = figure.vegaLite();
            assertFalse(specification.get("layer").isEmpty());
            for (JsonNode layer : specification.get("layer")) {
                JsonNode data = layer.has("data") ? layer.get("data") : specification.get("data");
                Set<String> columns = columns(data.get("values").get(0));
                addMade(columns, specification);
                addMade(columns, layer);

                assertNotNull(layer.get("mark").get("type"), figure.id());
                for (String field : fields(layer.get("encoding"))) {
                    assertTrue(columns.contains(field), figure.id() + ": " + field + " is none of " + columns);
                }
            }
        }
    }

    @Test
    void csvAndSpecificationHaveTheSameRows() {
        for (Figure figure : figures("all")) {
            long lines = figure.csv().lines().count();

            assertEquals(lines - 1, figure.vegaLite().get("data").get("values").size(), figure.id());
        }
    }

    private static Set<String> texts(Document document) {
        Set<String> texts = new HashSet<>();
        NodeList elements = document.getElementsByTagName("text");
        for (int i = 0; i < elements.getLength(); i++) {
            texts.add(elements.item(i).getTextContent());
        }
        return texts;
    }

    private static Set<String> columns(JsonNode row) {
        Set<String> columns = new HashSet<>();
        if (row != null) columns.addAll(row.propertyNames());
        return columns;
    }

    private static void addMade(Set<String> columns, JsonNode node) {
        for (JsonNode as : node.findValues("as")) columns.add(as.asString());
    }

    private static List<String> fields(JsonNode encoding) {
        List<String> fields = new ArrayList<>();
        for (JsonNode field : encoding.findValues("field")) fields.add(field.asString());
        return fields;
    }

    /** Of three solvers on a set, thirty times as many puzzles on another, and on made ones. */
    private List<Figure> figures(String folder) {
        List<RunRecord> records = new ArrayList<>(Recorded.threeSolvers());
        for (int puzzle = 1; puzzle <= 30; puzzle++) {
            for (RunRecord each : Recorded.threeSolvers()) {
                records.add(Recorded.on(each, "many", 4L * puzzle + each.run().position()));
            }
        }
        for (String set : List.of(
                "sudoku-3/holes=0.5/count=4",
                "sudoku-4/holes=0.5/count=4",
                "latin-9/holes=0.3/count=4",
                "latin-9/holes=0.4/count=4",
                "latin-9/holes=0.5/count=4",
                "latin-9/holes=0.6/count=4")) {
            for (RunRecord each : Recorded.threeSolvers()) {
                records.add(Recorded.on(each, set, each.run().position()));
            }
        }
        return Recorded.lines(directory.resolve(folder), records, lines -> Figures.of(lines, Summaries.of(lines)));
    }
}
