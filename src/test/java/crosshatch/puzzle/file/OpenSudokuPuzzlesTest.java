package crosshatch.puzzle.file;

import static crosshatch.puzzle.file.TablePuzzlesTest.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The XML of OpenSudoku, and what XML may hold beside that. */
class OpenSudokuPuzzlesTest {
    private static final String P = Puzzles.EULER_1.toString().replace('.', '0');
    private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    @TempDir
    Path folder;

    @Test
    void everyGameIsAPuzzle() {
        List<LocatedPuzzle> read = read(HEAD + "<opensudoku>\n <name>My &amp; yours</name>\n <game data=\"" + P
                + "\"/>\n <folder name=\"x\"><game created=\"1\" data=\"" + Puzzles.NORVIG_HARD_1
                + "\" note=\"\"/></folder>\n</opensudoku>\n");

        assertEquals(
                List.of(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1),
                read.stream().map(LocatedPuzzle::puzzle).toList());
        assertEquals(
                List.of("text:4", "text:5"),
                read.stream().map(LocatedPuzzle::where).toList());
    }

    @Test
    void ofASavedGameOnlyTheGivensAreRead() {
        assertEquals(Puzzles.EULER_1, game(saved(1, "-|")));
        assertEquals(Puzzles.EULER_1, game(saved(3, "12|")));
        assertEquals(Puzzles.EULER_1, game(saved(4, "0|0|")));
    }

    @Test
    void aSavedGameWithoutAllItsCellsIsRefused() {
        assertTrue(message(opensudoku(saved(1, "-|").substring(0, 100)))
                .contains("fields, expected 3 for each of 81 cells"));
    }

    @Test
    void aBadGameIsABadLine() {
        SkippedLines skipped = new SkippedLines();

        List<LocatedPuzzle> read = read(
                "<opensudoku>\n<game data=\"123\"/>\n<game data=\"" + P + "\"/>\n</opensudoku>",
                ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(1, read.size());
        assertTrue(skipped.messages().get(0).startsWith("text:2: 3 cells"), () -> "" + skipped.messages());
    }

    @Test
    void anotherRootIsRefused() {
        assertEquals(
                "text:1: found <html>, expected <opensudoku>, the only XML of puzzles that is read",
                message("<html><body/></html>"));
    }

    @Test
    void brokenXmlIsRefusedWithItsLine() {
        assertTrue(
                message("<opensudoku>\n<game").startsWith("text:2: is not valid XML: "),
                message("<opensudoku>\n<game"));
    }

    @Test
    void noGameIsNoPuzzle() {
        assertTrue(message("<opensudoku><game/></opensudoku>").startsWith("no puzzle in text"));
    }

    @Test
    void aDocumentTypeIsRefusedAndReadsNothing() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), P);
        String external = HEAD + "<!DOCTYPE opensudoku [<!ENTITY s SYSTEM \"" + secret.toUri() + "\">]>\n"
                + "<opensudoku><name>&s;</name><game data=\"&s;\"/></opensudoku>";

        String message = message(external);

        assertTrue(message.contains("a document type, expected <opensudoku> without a document type"), message);
        assertFalse(message.contains(P), message);
    }

    @Test
    void entitiesThatGrowAreRefused() {
        String bomb = "<!DOCTYPE opensudoku [<!ENTITY a \"aaaaaaaaaa\">"
                + IntStream.range(0, 20)
                        .mapToObj(i -> "<!ENTITY " + (char) ('b' + i) + " \""
                                + ("&" + (char) ('a' + i) + ";").repeat(10) + "\">")
                        .collect(Collectors.joining())
                + "]><opensudoku><name>&u;</name></opensudoku>";

        assertTrue(message(bomb).contains("a document type"), message(bomb));
    }

    private static crosshatch.puzzle.Puzzle game(String data) {
        return read(opensudoku(data)).get(0).puzzle();
    }

    private static String opensudoku(String data) {
        return "<opensudoku><game data=\"" + data.replace("\n", "&#10;") + "\"/></opensudoku>";
    }

    /** A digit that a player found stands in each blank. */
    private static String saved(int version, String notes) {
        return "version: " + version + "\n"
                + P.chars()
                        .mapToObj(c -> c == '0' ? "5|" + notes + "1|" : (char) c + "|" + notes + "0|")
                        .collect(Collectors.joining());
    }

    private static String message(String text) {
        return String.valueOf(
                assertThrows(InputException.class, () -> read(text)).getMessage());
    }
}
