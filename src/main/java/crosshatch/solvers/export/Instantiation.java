package crosshatch.solvers.export;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.export.AnswerReader.Digits;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads the grid from an {@code <instantiation>} of XCSP3: a list of variables and a list of values. The first names cells,
 * {@code x[0][1]}, rows and ranges of them, {@code x[0][]}, or all, {@code x[][]} (see {@link CellArray}). The value {@code 7x3} is 7
 * three times. A solver that improves its solution prints several instantiations, of which the last counts.
 */
final class Instantiation {
    private static final Pattern VALUE = Pattern.compile("([0-9]{1,3})(?:x([0-9]{1,5}))?");
    private static final Pattern PROLOG = Pattern.compile("<\\?[^>]*\\?>");

    private Instantiation() {}

    /**
     * Returns the grid.
     *
     * @return a grid with blanks for cells that are not in the list
     * @throws UnfitAnswerException if a cell has two digits
     */
    static Grid grid(String xml, Puzzle puzzle) {
        Board board = puzzle.board();
        String[] parts = parts(xml);
        List<Integer> cells = cells(parts[0], board);
        List<Integer> values = values(parts[1]);
        if (cells.size() != values.size()) {
            throw new InputException(
                    "the instantiation has " + cells.size() + " variables and " + values.size() + " values");
        }
        int[] digits = new int[board.cells()];
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            int value = values.get(i);
            if (digits[cell] != 0 && digits[cell] != value) {
                throw new UnfitAnswerException(board.cellName(cell) + " holds both " + digits[cell] + " and " + value);
            }
            digits[cell] = value;
        }
        return Digits.grid(board, digits);
    }

    /** Returns the texts of {@code <list>} and {@code <values>} in the last instantiation. */
    private static String[] parts(String xml) {
        String rooted = "<answer>" + PROLOG.matcher(xml).replaceAll("") + "</answer>";
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        String[] parts = {"", ""};
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(rooted));
            while (reader.hasNext()) {
                if (reader.next() != XMLStreamReader.START_ELEMENT) continue;
                if (reader.getLocalName().equals("instantiation")) Arrays.fill(parts, "");
                if (reader.getLocalName().equals("list")) take(0, reader, parts);
                if (reader.getLocalName().equals("values")) take(1, reader, parts);
            }
            return parts;
        } catch (XMLStreamException bad) {
            throw new InputException("the instantiation is not valid XML: " + bad.getMessage(), bad);
        }
    }

    private static void take(int part, XMLStreamReader reader, String[] parts) throws XMLStreamException {
        if (!parts[part].isEmpty())
            throw new UnfitAnswerException("found two lists in one instantiation, expected one");
        parts[part] = reader.getElementText().strip();
    }

    private static List<Integer> cells(String list, Board board) {
        CellArray array = new CellArray(board);
        List<Integer> cells = new ArrayList<>();
        for (String name : list.split("\\s+", -1)) {
            List<Integer> named = array.cells(name);
            if (named.isEmpty()) {
                throw new InputException("the instantiation has the variable '" + name + "', expected " + array.name(0)
                        + " to " + array.name(board.cells() - 1) + " or " + array.all());
            }
            cells.addAll(named);
        }
        return cells;
    }

    private static List<Integer> values(String text) {
        List<Integer> values = new ArrayList<>();
        for (String word : text.split("\\s+", -1)) {
            Matcher matcher = VALUE.matcher(word);
            if (!matcher.matches()) {
                throw new InputException(
                        "the instantiation has the value '" + word + "', expected a digit for each variable");
            }
            int times = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
            values.addAll(Collections.nCopies(times, Integer.valueOf(matcher.group(1))));
        }
        return values;
    }
}
