package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.FieldReader;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of OpenSudoku's XML, one after the other: {@code <opensudoku><game data="…"/></opensudoku>}. The data are
 * 81 characters, or a saved game. A saved game has a value, notes and a mark for each cell. The mark states whether a player
 * may edit the cell; such cells are no givens.
 *
 * <p>A document type is refused, so that the text cannot refer to other files or expand.
 */
final class OpenSudokuPuzzles implements PuzzleSource {
    private static final long MOST_BYTES = 1L << 28;
    private static final int CELLS = 81;
    private static final Pattern SAVED = Pattern.compile("version: ?([0-9]{1,2})\\s(?s:(.*))");
    private static final int LAST_VERSION_WITH_ONE_NOTE = 3;

    private final InputStream in;
    private final String source;
    private final ReaderSettings settings;
    private final FieldReader fields;
    private final XMLStreamReader xml;
    private boolean begun;
    private long position;

    OpenSudokuPuzzles(InputStream in, String source, ReaderSettings settings) {
        this.in = in;
        this.source = source;
        this.settings = settings;
        fields = new FieldReader(settings);
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            xml = factory.createXMLStreamReader(new Limited(in));
        } catch (XMLStreamException bad) {
            throw fault(bad);
        }
    }

    @Override
    public Optional<LocatedPuzzle> next() {
        try {
            while (xml.hasNext()) {
                int event = xml.next();
                if (event == XMLStreamConstants.DTD)
                    throw fault("found a document type, expected <opensudoku> without a document type");
                if (event != XMLStreamConstants.START_ELEMENT) continue;
                requireOpenSudoku();
                String data = xml.getLocalName().equals("game") ? xml.getAttributeValue(null, "data") : null;
                if (data == null) continue;
                LocatedPuzzle puzzle = puzzle(data.strip());
                if (puzzle != null) return Optional.of(puzzle);
            }
        } catch (XMLStreamException bad) {
            throw fault(bad);
        }
        if (position == 0) throw new InputException("no puzzle in " + source + ", expected <game data=\"…\"/>");
        return Optional.empty();
    }

    private void requireOpenSudoku() {
        if (!begun && !xml.getLocalName().equals("opensudoku")) {
            throw fault(
                    "found <" + xml.getLocalName() + ">, expected <opensudoku>, the only XML of puzzles that is read");
        }
        begun = true;
    }

    /** Reads one puzzle; null if it is bad, and bad puzzles are skipped. */
    private @Nullable LocatedPuzzle puzzle(String data) {
        long line = xml.getLocation().getLineNumber();
        try {
            var saved = SAVED.matcher(data);
            String cells = saved.matches() ? givens(Integer.parseInt(saved.group(1)), saved.group(2)) : data;
            return new LocatedPuzzle(fields.puzzle(source, line, cells), source, line, ++position, "");
        } catch (InputException bad) {
            settings.badLines().found(bad);
            return null;
        }
    }

    private String givens(int version, String cells) {
        String[] parts = cells.strip().split("\\|", -1);
        int each = version <= LAST_VERSION_WITH_ONE_NOTE ? 3 : 4;
        if (parts.length != each * CELLS + 1) {
            throw fault("a saved game of " + (parts.length - 1) + " fields, expected " + each + " for each of " + CELLS
                    + " cells");
        }
        StringBuilder givens = new StringBuilder();
        for (int cell = 0; cell < CELLS; cell++) {
            boolean given = parts[each * cell + each - 1].equals("0");
            givens.append(given ? parts[each * cell] : "0");
        }
        return givens.toString();
    }

    private InputException fault(String message) {
        return new InputException(source + ":" + xml.getLocation().getLineNumber() + ": " + message);
    }

    private InputException fault(XMLStreamException bad) {
        String where = bad.getLocation() == null ? "" : ":" + bad.getLocation().getLineNumber();
        String message = String.valueOf(bad.getMessage());
        return new InputException(
                source + where + ": is not valid XML: "
                        + message.substring(message.lastIndexOf("Message: ") + 1)
                                .replaceFirst("^essage: ", ""),
                bad);
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(source, broken);
        }
    }

    /** Ends where no collection of puzzles does: an attribute is held in memory. */
    private static final class Limited extends FilterInputStream {
        private long left = MOST_BYTES;

        Limited(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            count(read < 0 ? 0 : 1);
            return read;
        }

        @Override
        public int read(byte[] to, int from, int length) throws IOException {
            int read = super.read(to, from, length);
            count(Math.max(0, read));
            return read;
        }

        private void count(int bytes) throws IOException {
            left -= bytes;
            if (left < 0) throw new IOException("larger than " + MOST_BYTES + " bytes");
        }
    }
}
