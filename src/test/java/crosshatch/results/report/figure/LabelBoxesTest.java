package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.RunRecord;
import crosshatch.results.report.OptionalParts;
import crosshatch.results.report.Paper;
import crosshatch.results.report.Summary;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Whatever the width, no text leaves the page or the part of it that is drawn, and none is smaller than 7 points in print. */
@Tag("exhaustive")
class LabelBoxesTest {
    private static final double HALF_A_PIXEL = 0.5;
    private static final double SMALLEST = 7;

    @TempDir
    private Path directory = Path.of("");

    @Test
    @Tag("exhaustive")
    void everyTextIsWithinItsFigure() throws Exception {
        for (Figure figure : AllKinds.of(directory.resolve("records"))) assertWhole(figure);
    }

    @Test
    void longNamesLoseTheirMiddle() throws Exception {
        String long1 =
                "engine/branch=dom/cell=min/digit=least/learn=on/propagate=singles+pairs/restart=luby/seed=1/undo=trail";
        List<RunRecord> records = new ArrayList<>();
        for (RunRecord each : Recorded.threeSolvers()) records.add(each);
        for (String set : List.of("s", "a-set-whose-name-is-longer-than-anybody-would-like-it-to-be-in-a-table")) {
            for (int puzzle = 1; puzzle <= 4; puzzle++) {
                records.add(
                        Recorded.on(Recorded.solved(long1, "hand-written", puzzle, 3L * puzzle, puzzle), set, puzzle));
                records.add(Recorded.on(Recorded.solved("choco", "cp", puzzle, 50L * puzzle, puzzle), set, puzzle));
            }
        }
        List<Figure> figures = Recorded.lines(
                directory.resolve("long"), records, lines -> Figures.of(lines, Summary.of(lines), OptionalParts.NONE));

        assertTrue(figures.size() > 4);
        for (Figure figure : figures) assertWhole(figure);
    }

    @Test
    void aTextThatFitsIsNotTouched() {
        Font font = Typeface.REGULAR.deriveFont(11f);

        assertEquals("engine", Typeface.fitted("engine", font, 100));
        String cut = Typeface.fitted("engine/branch=dom/undo=trail", font, 60);
        assertTrue(cut.matches("en.*….*il") && Typeface.width(cut, font) <= 60, cut);
    }

    private static void assertWhole(Figure figure) throws Exception {
        List<ChartDrawing> drawings = Stream.of(
                        ChartDrawing.onScreen(figure),
                        ChartDrawing.onPaper(figure, Paper.of("column", true)),
                        ChartDrawing.onPaper(figure, Paper.TEXT))
                .toList();
        for (ChartDrawing drawing : drawings) {
            Element root = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(drawing.svg("drawing", "drawing"))))
                    .getDocumentElement();
            DrawnSvg drawn = new DrawnSvg(drawing.svg("drawing", "drawing"));
            NodeList texts = root.getElementsByTagName("text");
            for (int i = 0; i < texts.getLength(); i++) {
                Element text = (Element) texts.item(i);
                Rectangle2D page = isAmongMarks(text, drawn)
                        ? drawn.area
                        : new Rectangle2D.Double(0, 0, drawing.width(), drawing.height());
                String what = figure.id() + ", " + drawing.width() + " wide: " + text.getTextContent();
                assertWithin(page, box(text), what);
                assertTrue(size(text) * ChartDrawing.POINTS_A_PIXEL >= SMALLEST, what);
            }
        }
    }

    private static boolean isAmongMarks(Element text, DrawnSvg drawn) {
        return drawn.texts.stream()
                .anyMatch(each -> each.text().equals(text.getTextContent())
                        && each.x() == Double.parseDouble(text.getAttribute("x"))
                        && each.y() == Double.parseDouble(text.getAttribute("y")));
    }

    private static double size(Element text) {
        return Double.parseDouble(DrawnSvg.inherited(text, "font-size").replace("px", ""));
    }

    /** Of the letters above the line that they stand on; what hangs below it is as high as the gap to the next. */
    private static Rectangle2D box(Element text) {
        double size = size(text);
        double width = Typeface.width(text.getTextContent(), Typeface.REGULAR.deriveFont((float) size));
        Rectangle2D box = new Rectangle2D.Double(
                Double.parseDouble(text.getAttribute("x")),
                Double.parseDouble(text.getAttribute("y")) - 0.7 * size,
                width,
                0.7 * size);
        return DrawnSvg.transform(text).createTransformedShape(box).getBounds2D();
    }

    private static void assertWithin(Rectangle2D page, Rectangle2D box, String what) {
        boolean within = box.getMinX() >= page.getMinX() - HALF_A_PIXEL
                && box.getMaxX() <= page.getMaxX() + HALF_A_PIXEL
                && box.getMinY() >= page.getMinY() - HALF_A_PIXEL
                && box.getMaxY() <= page.getMaxY() + HALF_A_PIXEL;
        assertTrue(within, () -> what + ": " + box + " in " + page);
    }
}
