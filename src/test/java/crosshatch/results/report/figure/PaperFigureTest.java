package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.results.report.Paper;
import java.awt.Color;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.PDContentStream;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures for papers: their size, their letters, and that what is drawn is what is drawn on screens. */
@Tag("exhaustive")
class PaperFigureTest {
    private static final Paper COLUMN = Paper.of("column", false);

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aPdfIsAsWideAsItsColumnAndHoldsItsTextsInLettersOfSevenPointsAndMore() throws IOException {
        Figure figure = figure();

        try (PDDocument document = Loader.loadPDF(figure.pdf(COLUMN))) {
            assertEquals(8.4 * 72 / 2.54, document.getPage(0).getMediaBox().getWidth(), 0.5);
            Letters letters = new Letters();
            String text = letters.getText(document).replaceAll("\\s", "");
            for (String wanted : List.of("swift", "norvig", "sat4j", "time for a puzzle", "puzzles solved", "100 µs")) {
                assertTrue(text.contains(wanted.replace(" ", "")), wanted + " in " + text);
            }
            assertFalse(text.contains(figure.title().replace(" ", "")), "it stands in the caption");
            assertTrue(letters.smallest >= 6.99, "letters of " + letters.smallest);
            assertTrue(Objects.requireNonNull(letters.font).isEmbedded());
        }
    }

    @Test
    @Tag("exhaustive")
    void titlesAreThereIfAskedFor() throws IOException {
        Figure figure = figure();

        try (PDDocument document = Loader.loadPDF(figure.pdf(Paper.of("12.5", true)))) {
            assertTrue(new PDFTextStripper().getText(document).contains(figure.title()));
        }
    }

    @Test
    @Tag("exhaustive")
    void theSameRecordsMakeTheSameBytes() {
        Figure figure = figure();

        assertArrayEquals(figure.pdf(COLUMN), figure.pdf(COLUMN));
    }

    @Test
    @Tag("exhaustive")
    void paperHasTheColoursOfTheScreenAndTheSameMarkers() throws IOException {
        Fills fills = Fills.of(figure().pdf(COLUMN));

        for (String family : List.of("swift", "norvig", "sat4j")) {
            SolverStyle style =
                    Objects.requireNonNull(SolverStyle.of(List.of(family)).get(family));
            long corners = style.marker().path().chars().filter(c -> c == 'L').count() + 1;
            assertTrue(fills.has(style.color(), corners), family + " in " + fills);
        }
    }

    @Test
    void aWidthIsANameOrANumberOfCentimetres() {
        assertEquals(12.1 * 72 / 2.54, Paper.of("text", false).points(), 1e-9);
        assertEquals(Paper.TEXT, Paper.of("12.1", false));
        for (String wrong : List.of("page", "0", "5.9", "61", "-8", "8,4", "NaN", "")) {
            InputException refused = assertThrows(InputException.class, () -> Paper.of(wrong, false));
            assertTrue(refused.getMessage().contains("'" + wrong + "'"), refused.getMessage());
        }
    }

    private Figure figure() {
        return AllKinds.of(directory.resolve("records" + System.nanoTime())).get(0);
    }

    /** Remembers the smallest letter and one font. */
    private static final class Letters extends PDFTextStripper {
        private double smallest = Double.POSITIVE_INFINITY;
        private @Nullable PDFont font;

        @Override
        protected void processTextPosition(TextPosition text) {
            smallest = Math.min(smallest, Math.abs(text.getTextMatrix().getScalingFactorX()));
            font = text.getFont();
            super.processTextPosition(text);
        }
    }

    /**
     * The areas that a page fills, of its own or of what it draws as one.
     *
     * @param corners by colour, {@code 0xRRGGBB}: of each area
     */
    private record Fills(Map<Integer, Set<Long>> corners) {
        static Fills of(byte[] pdf) throws IOException {
            Fills fills = new Fills(new HashMap<>());
            try (PDDocument document = Loader.loadPDF(pdf)) {
                PDPage page = document.getPage(0);
                fills.read(page);
                for (COSName name : page.getResources().getXObjectNames()) {
                    if (page.getResources().getXObject(name) instanceof PDFormXObject form) fills.read(form);
                }
            }
            return fills;
        }

        private void read(PDContentStream stream) throws IOException {
            List<Object> operands = new ArrayList<>();
            int color = 0;
            Set<Point2D> path = new HashSet<>();
            for (Object token : new PDFStreamParser(stream).parse()) {
                if (!(token instanceof Operator operator)) {
                    operands.add(token);
                    continue;
                }
                switch (operator.getName()) {
                    case "rg", "sc", "scn" -> color = color(operands);
                    case "m", "l" -> path.add(new Point2D.Float(number(operands, 0), number(operands, 1)));
                    case "f", "f*" -> {
                        corners.computeIfAbsent(color, none -> new TreeSet<>()).add((long) path.size());
                        path.clear();
                    }
                    case "S", "s", "n" -> path.clear();
                    default -> {}
                }
                operands.clear();
            }
        }

        private static int color(List<Object> parts) {
            return new Color(number(parts, 0), number(parts, 1), number(parts, 2)).getRGB() & 0xFFFFFF;
        }

        private static float number(List<Object> operands, int at) {
            return ((COSNumber) operands.get(at)).floatValue();
        }

        boolean has(Color color, long wanted) {
            return corners.getOrDefault(color.getRGB() & 0xFFFFFF, Set.of()).contains(wanted);
        }
    }
}
