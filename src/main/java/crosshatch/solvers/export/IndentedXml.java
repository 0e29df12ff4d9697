package crosshatch.solvers.export;

import java.io.Writer;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes XML with one element per line, indented by two blanks per level. */
final class IndentedXml {
    private final XMLStreamWriter xml;
    private int level;

    IndentedXml(Writer out) throws XMLStreamException {
        xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
        xml.writeStartDocument("UTF-8", "1.0");
    }

    void comment(String text) throws XMLStreamException {
        newLine();
        xml.writeComment(text);
    }

    /**
     * Opens an element.
     *
     * @param attributes name, value, name, value, …
     */
    void open(String element, String... attributes) throws XMLStreamException {
        newLine();
        start(element, attributes);
        level++;
    }

    void close() throws XMLStreamException {
        level--;
        newLine();
        xml.writeEndElement();
    }

    /** Writes an element that contains only text. */
    void element(String element, String text, String... attributes) throws XMLStreamException {
        newLine();
        start(element, attributes);
        xml.writeCharacters(text);
        xml.writeEndElement();
    }

    /** Ends the document without closing the writer. */
    void end() throws XMLStreamException {
        xml.writeEndDocument();
        xml.writeCharacters("\n");
        xml.flush();
    }

    private void start(String element, String... attributes) throws XMLStreamException {
        xml.writeStartElement(element);
        for (int i = 0; i < attributes.length; i += 2) xml.writeAttribute(attributes[i], attributes[i + 1]);
    }

    private void newLine() throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(level));
    }
}
