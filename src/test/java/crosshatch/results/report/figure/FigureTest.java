package crosshatch.results.report.figure;

import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** What holds of every figure, whatever it shows. */
class FigureTest {
    @TempDir
    private static Path directory = Path.of("");

    private static List<Figure> figures = List.of();

    /** Of the figures, in their order. */
    private static List<String> svgs = List.of();

    @BeforeAll
    static void makeAndDrawOnce() {
        figures = AllKinds.of(directory.resolve("first"));
        svgs = figures.stream().map(Figure::svg).toList();
    }

    @Test
    void thereIsOneOfEachKind() {
        Set<String> kinds = new TreeSet<>();
        for (Figure figure : figures)
            kinds.add(figure.id().replaceAll("-(s|many|question|sudoku|latin|releases)\\b.*", ""));

        assertEquals(
                Set.of(
                        "cactus",
                        "ecdf",
                        "heatmap",
                        "power",
                        "profile",
                        "ranks",
                        "scaling",
                        "scatter-swift-sat4j",
                        "survival",
                        "survival-backtracks",
                        "versions"),
                kinds);
    }

    /** A clock may be too coarse for a solver. Times without variance have no power. */
    @Test
    void timesMayBeZero() {
        List<Figure> none = AllKinds.of(
                directory.resolve("zero"),
                record -> with(record, run -> run.getTimesBuilder().setTotalNs(0)));

        assertEquals(
                figures.stream()
                        .map(Figure::id)
                        .filter(id -> !id.startsWith("power"))
                        .toList(),
                none.stream().map(Figure::id).toList());
        for (Figure figure : none)
            assertTrue(!figure.csv().contains("NaN") && !figure.svg().isEmpty(), figure.id());
    }

    @Test
    void idsAreUnique() {
        assertEquals(figures.size(), figures.stream().map(Figure::id).distinct().count());
    }

    @Test
    void svgIsXmlWithTheTextsOfTheFigureAsTexts() throws Exception {
        for (int i = 0; i < figures.size(); i++) {
            Figure figure = figures.get(i);
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svgs.get(i))));
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

    /** Of one figure: the others are painted by the same code. */
    @Test
    void pngIsTwiceAsLargeAsThePlotAndTheSameEachTime() throws IOException {
        byte[] png = figures.get(0).png();

        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(2 * Plot.WIDTH, image.getWidth());
        assertEquals(2 * figures.get(0).plot().height(), image.getHeight());
        assertArrayEquals(png, figures.get(0).png());
    }

    @Test
    @Tag("exhaustive")
    void theSameRecordsMakeTheSameBytes() {
        List<Figure> again = AllKinds.of(directory.resolve("again"));

        assertEquals(svgs, again.stream().map(Figure::svg).toList());
        assertEquals(
                figures.stream().map(Figure::csv).toList(),
                again.stream().map(Figure::csv).toList());
    }

    private static Set<String> texts(Document document) {
        Set<String> texts = new HashSet<>();
        NodeList elements = document.getElementsByTagName("text");
        for (int i = 0; i < elements.getLength(); i++) {
            texts.add(elements.item(i).getTextContent());
        }
        return texts;
    }
}
