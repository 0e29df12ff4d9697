package crosshatch.results.report.figure;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;

/** A chart as a PDF of one page, with lines as lines, and texts in Liberation Sans, of which the letters used are embedded. */
final class PdfDrawing {
    private PdfDrawing() {}

    /** Without a date and with a constant identifier: the same chart gives the same bytes. */
    static byte[] of(ChartDrawing chart, String title) {
        float scale = (float) ChartDrawing.POINTS_A_PIXEL;
        try (PDDocument document = new PDDocument();
                PdfBoxGraphics2DFontTextDrawer fonts = fonts()) {
            document.setDocumentId(0L);
            document.getDocumentInformation().setTitle(title);
            PDPage page = new PDPage(new PDRectangle(scale * chart.width(), scale * chart.height()));
            document.addPage(page);
            PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, (float) chart.width(), (float) chart.height());
            graphics.setFontTextDrawer(fonts);
            chart.draw(graphics);
            graphics.dispose();
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.transform(Matrix.getScaleInstance(scale, scale));
                content.drawForm(graphics.getXFormObject());
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new AssertionError("bytes in memory can be written", impossible);
        }
    }

    private static PdfBoxGraphics2DFontTextDrawer fonts() throws IOException {
        PdfBoxGraphics2DFontTextDrawer fonts = new PdfBoxGraphics2DFontTextDrawer();
        for (String face : new String[] {"Regular", "Bold"}) {
            try (InputStream file = Typeface.file(face)) {
                fonts.registerFont(file);
            }
        }
        return fonts;
    }
}
