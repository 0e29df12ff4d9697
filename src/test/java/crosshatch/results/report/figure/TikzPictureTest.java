package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGColor;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.junit.jupiter.api.Test;

/** Drawings say some colours by their names, which TikZ does not know. */
class TikzPictureTest {
    private static final List<Integer> PARTS = List.of(0, 128, 192, 255);

    @Test
    void aColourIsKeptHoweverADrawingSaysIt() throws ParserConfigurationException {
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(
                DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument());
        for (int red : PARTS) {
            for (int green : PARTS) {
                for (int blue : PARTS) {
                    String said =
                            SVGColor.toSVG(new Color(red, green, blue), context).getPaintValue();
                    String hex = String.format(Locale.ROOT, "%02X%02X%02X", red, green, blue);

                    String picture = TikzPicture.of("<svg width=\"9\" height=\"9\"><rect x=\"1\" y=\"1\" width=\"2\""
                            + " height=\"2\" stroke=\"none\" fill=\"" + said + "\"/></svg>");

                    assertTrue(picture.contains("{HTML}{" + hex + "}"), said + " in " + picture);
                }
            }
        }
    }
}
