package crosshatch.puzzle.file.xcsp;

import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import java.io.ByteArrayInputStream;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Prepares a document for the parser of XCSP3. The attribute {@code note} of each element, a comment for people, gets the number
 * of the line on which the element begins, because the parser passes on notes but no numbers of lines.
 */
final class LinedDocument {
    private static final String LINE = "note";
    /** The parser has other uses for the largest numbers of 32 bits. */
    private static final int LARGEST_NUMBER = Integer.MAX_VALUE - 1;

    /** A number that may exceed 32 bits, and is no part of a name. */
    private static final Pattern LONG_NUMBER = Pattern.compile("(?<!\\w)-?[0-9]{10,}(?!\\w)");

    /** The most elements, or parentheses, within one another, because the parser calls itself for each. */
    private static final int MOST_NESTED = 200;

    private LinedDocument() {}

    /**
     * Reads a document.
     *
     * @param source the name of the text in messages
     * @throws InputException if the text is no XML, or has a document type, which could refer to other files
     */
    static Document read(byte[] bytes, String source) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            return copy(factory.createXMLStreamReader(new ByteArrayInputStream(bytes)), source);
        } catch (XMLStreamException bad) {
            int line = bad.getLocation() == null ? 1 : bad.getLocation().getLineNumber();
            throw new InputException(source + ":" + line + ": is not valid XML, expected an instance of XCSP3", bad);
        }
    }

    private static Document copy(XMLStreamReader xml, String source) throws XMLStreamException {
        Document document = empty();
        Node open = document;
        int depth = 0;
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.DTD ->
                    throw new InputException(source + ":" + xml.getLocation().getLineNumber()
                            + ": found a document type, expected an instance of XCSP3 without a document type");
                case XMLStreamConstants.START_ELEMENT -> {
                    open = open.appendChild(element(xml, document));
                    requireFewNested(++depth, place(xml, source));
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    open = open.getParentNode();
                    depth--;
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
                    requireNumbersThatFit(xml.getText(), place(xml, source));
                    requireFewNested(mostParentheses(xml.getText()), place(xml, source));
                    if (open != document) open.appendChild(document.createTextNode(xml.getText()));
                }
                default -> {} // comments and the like
            }
        }
        return document;
    }

    private static String place(XMLStreamReader xml, String source) {
        return source + ":" + xml.getLocation().getLineNumber();
    }

    private static void requireFewNested(int depth, String place) {
        if (depth <= MOST_NESTED) return;
        throw new InputException(place + ": found more than " + MOST_NESTED
                + " elements or parentheses within one another, expected fewer");
    }

    /** Returns how many parentheses of a text are open at the same time, at most. */
    private static int mostParentheses(String text) {
        int open = 0;
        int most = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '(') most = Math.max(most, ++open);
            else if (text.charAt(i) == ')') open--;
        }
        return most;
    }

    /** Refuses numbers that do not fit, because the parser fails at them without a message. */
    private static void requireNumbersThatFit(String text, String place) {
        LONG_NUMBER
                .matcher(text)
                .results()
                .forEach(number -> WholeNumber.in(place, number.group(), -LARGEST_NUMBER, LARGEST_NUMBER));
    }

    private static Document empty() {
        try {
            return DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .newDocument();
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible); // of a factory whose settings are its own
        }
    }

    private static Element element(XMLStreamReader xml, Document document) {
        Element element = document.createElement(xml.getLocalName());
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            element.setAttribute(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
        }
        element.setAttribute(LINE, String.valueOf(xml.getLocation().getLineNumber()));
        return element;
    }

    /** Returns the line on which an element begins. */
    static String line(Element element) {
        return element.getAttribute(LINE);
    }
}
