package crosshatch.results.report.figure;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.lowagie.text.Document;
import com.lowagie.text.Rectangle;
import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.FontMapper;
import com.lowagie.text.pdf.PdfDictionary;
import com.lowagie.text.pdf.PdfEncryption;
import com.lowagie.text.pdf.PdfGraphics2D;
import com.lowagie.text.pdf.PdfName;
import com.lowagie.text.pdf.PdfWriter;
import java.awt.Font;
import java.io.ByteArrayOutputStream;

/**
 * Writes a drawing as a PDF of one page with vector graphics, and with the used letters of Liberation Sans embedded. It has no
 * date and a constant identifier, so the same drawing gives the same bytes.
 */
final class PdfDrawing {
    private PdfDrawing() {}

    /**
     * Writes a drawing.
     *
     * @param title the title of the document
     * @param scale the points of a pixel
     */
    static byte[] of(Drawing drawing, String title, float scale) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Document document = new Document(new Rectangle(scale * drawing.width(), scale * drawing.height()));
        PdfWriter writer = PdfWriter.getInstance(document, bytes);
        document.addTitle(title);
        document.open();
        writer.getDirectContent().concatCTM(scale, 0, 0, scale, 0, 0);
        PdfGraphics2D graphics = new PdfGraphics2D(
                writer.getDirectContent(), drawing.width(), drawing.height(), new EmbeddedFonts(), false, false, 0);
        drawing.draw(graphics);
        graphics.dispose();
        PdfDictionary about = writer.getInfo();
        about.remove(PdfName.CREATIONDATE);
        about.put(PdfName.FILEID, PdfEncryption.createInfoId(new byte[16], new byte[16]));
        document.close();
        return withConstantTags(bytes);
    }

    /** Names embedded fonts the same in each document: the library draws six letters for each by lot. */
    private static byte[] withConstantTags(ByteArrayOutputStream document) {
        return document.toString(ISO_8859_1)
                .replaceAll("/[A-Z]{6}\\+Liberation", "/AAAAAA+Liberation")
                .getBytes(ISO_8859_1);
    }

    /** Embeds the used letters of both faces. */
    private static final class EmbeddedFonts implements FontMapper {
        @Override
        public BaseFont awtToPdf(Font font) {
            return Typeface.embedded(font.getFontName().endsWith("Bold") ? "Bold" : "Regular");
        }

        @Override
        public Font pdfToAwt(BaseFont font, int size) {
            throw new IllegalStateException("drawings are made with fonts of the JDK");
        }
    }
}
