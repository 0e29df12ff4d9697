package crosshatch.solvers.export;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The grid that an {@code <instantiation>} of XCSP3 stands for: a list of variables and one of values. The list names cells,
 * {@code x[0][1]}, or all of them, {@code x[][]} (see {@link CellArray}); {@code 7x3} among the values is 7 three times.
 */
final class Instantiation {
    private static final Pattern VALUE = Pattern.compile("([0-9]{1,3})(?:x([0-9]{1,5}))?");

    private Instantiation() {}

    /**
     * @return cells that are not in the list are blank
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

    /** The texts of {@code <list>} and {@code <values>}. */
    private static String[] parts(String xml) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        String[] parts = {"", ""};
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(xml));
            while (reader.hasNext()) {
                if (reader.next() != XMLStreamReader.START_ELEMENT) continue;
                if (reader.getLocalName().equals("list")) take(0, reader, parts);
                if (reader.getLocalName().equals("values")) take(1, reader, parts);
            }
            return parts;
        } catch (XMLStreamException bad) {
            throw new InputException("the instantiation is no XML: " + bad.getMessage(), bad);
        }
    }

    private static void take(int part, XMLStreamReader reader, String[] parts) throws XMLStreamException {
        if (!parts[part].isEmpty()) throw new UnfitAnswerException("two instantiations at once");
        parts[part] = reader.getElementText().strip();
    }

    private static List<Integer> cells(String list, Board board) {
        CellArray array = new CellArray(board);
        Map<String, Integer> byName = array.cellsByName();
        List<Integer> cells = new ArrayList<>();
        for (String name : list.split("\\s+", -1)) {
            if (name.equals(array.all())) {
                for (int cell = 0; cell < board.cells(); cell++) cells.add(cell);
                continue;
            }
            Integer cell = byName.get(name);
            if (cell == null) {
                throw new InputException("the instantiation has the variable '" + name + "', expected " + array.name(0)
                        + " to " + array.name(board.cells() - 1) + " or " + array.all());
            }
            cells.add(cell);
        }
        return cells;
    }

    private static List<Integer> values(String text) {
        List<Integer> values = new ArrayList<>();
        for (String word : text.split("\\s+", -1)) {
            Matcher matcher = VALUE.matcher(word);
            if (!matcher.matches()) throw new InputException("the instantiation has the value '" + word + "'");
            int times = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
            values.addAll(Collections.nCopies(times, Integer.valueOf(matcher.group(1))));
        }
        return values;
    }
}
