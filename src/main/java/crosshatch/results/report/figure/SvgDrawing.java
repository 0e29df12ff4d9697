package crosshatch.results.report.figure;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.apache.batik.svggen.SVGSyntax;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Writes a drawing as an SVG document with searchable texts. Its identifiers begin with the given id, so that a page
 * can contain several.
 */
final class SvgDrawing {
    /** The number of decimals; a hundredth of a pixel is enough. */
    private static final int DECIMALS = 2;

    private SvgDrawing() {}

    /**
     * Writes a drawing.
     *
     * @param id the beginning of all identifiers
     * @param title the text that a viewer shows as a tooltip, and a screen reader reads
     */
    static String of(Drawing drawing, String id, String title) {
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
        context.setComment(null);
        context.setPrecision(DECIMALS);
        context.setIDGenerator(new SVGIDGenerator() {
            @Override
            public String generateID(String prefix) {
                return id + "-" + super.generateID(prefix);
            }
        });
        SVGGraphics2D graphics = new Graphics(context);
        graphics.setSVGCanvasSize(new Dimension(drawing.width(), drawing.height()));
        drawing.draw(graphics);
        Element root = graphics.getRoot();
        root.setAttribute("id", id);
        root.setAttribute("viewBox", "0 0 " + drawing.width() + " " + drawing.height());
        name(root, title);
        return text(root);
    }

    /** Measures texts in fractions of pixels, as viewers set them, and not letter by letter in whole ones. */
    private static final class Graphics extends SVGGraphics2D {
        private final Graphics2D measuring = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();

        Graphics(SVGGeneratorContext context) {
            super(context, false);
            measuring.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        }

        @Override
        public FontMetrics getFontMetrics(Font font) {
            return measuring.getFontMetrics(font);
        }
    }

    private static Document emptyDocument() {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVGSyntax.SVG_NAMESPACE_URI, "svg", null);
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException("this JDK makes no XML", impossible);
        }
    }

    /** The title comes first, as SVG requires, then a list of fonts; a viewer uses the first font that it has. */
    private static void name(Element root, String title) {
        Element named = root.getOwnerDocument().createElementNS(SVGSyntax.SVG_NAMESPACE_URI, "title");
        named.setTextContent(title);
        ((Element) root.getFirstChild()).removeAttribute("id"); // of definitions: the same in every document
        root.insertBefore(named, root.getFirstChild());
        root.setAttribute("font-family", Typeface.FAMILIES);
        NodeList groups = root.getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) ((Element) groups.item(i)).removeAttribute("font-family");
    }

    /** Writes the document without a document type, which parsers would load from the network. */
    private static String text(Element root) {
        StringWriter text = new StringWriter();
        try {
            Transformer writer = TransformerFactory.newInstance().newTransformer();
            writer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
            writer.transform(new DOMSource(root), new StreamResult(text));
        } catch (TransformerException impossible) {
            throw new IllegalStateException("this JDK writes no XML", impossible);
        }
        return text + "\n";
    }
}
