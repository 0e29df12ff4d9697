package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Addresses that the original library lz-string packed, on Node.js; those of SudokuPad were zipped by its own script before. */
class PackedPuzzlesTest {
    private static final Path FOLDER = Sets.home().resolve("src/test/resources/crosshatch/puzzle/shared");

    static Stream<Arguments> addresses() throws IOException {
        return Files.readAllLines(FOLDER.resolve("addresses.tsv")).stream()
                .map(line -> Arguments.of((Object[]) line.split("\t")));
    }

    private static String address(int number) throws IOException {
        return (String) addresses().toList().get(number).get()[1];
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void anAddressIsTheSamePuzzleAsItsJson(String name, String address) throws IOException {
        String form = address.contains("f-puzzles") ? "fpuzzles" : "sudokupad";
        LocatedPuzzle json = read(Files.readString(FOLDER.resolve(name + "." + form + ".json")))
                .get(0);

        LocatedPuzzle packed = read(address).get(0);

        assertEquals(json.puzzle(), packed.puzzle());
        assertEquals(json.comment(), packed.comment());
    }

    @Test
    void anAddressMayComeFromEachPageAndMayHaveSettings() throws IOException {
        LocatedPuzzle first = read(address(0)).get(0);
        String packed = address(0).substring(address(0).indexOf("load=") + 5);
        for (String other : List.of(
                "http://f-puzzles.com/?load=" + packed,
                "https://sudokupad.app/fpuz" + packed.replace("/", "%2F").replace("+", "%2B"),
                "https://sudokupad.app/fpuzzles" + packed + "?setting-nogrid=1",
                "https://beta.sudokupad.app/sudoku/?puzzleid=fpuzzles" + packed + "&x=1",
                "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + packed)) {
            assertEquals(first.puzzle(), read(other).get(0).puzzle(), other);
        }
    }

    @Test
    void aListHasAnAddressOnEachLine() throws IOException {
        String cut = address(2).substring(0, 300);
        SkippedLines skipped = new SkippedLines();
        List<LocatedPuzzle> puzzles = read(
                "\n# two\n" + address(0) + "\n" + cut + "\n  " + address(3) + "  \n",
                ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(
                List.of("a.txt:3 1 Kings", "a.txt:5 2 Knights"),
                puzzles.stream()
                        .map(each -> each.where() + " " + each.position() + " " + each.comment())
                        .toList());
        assertEquals(1, skipped.count());
        assertTrue(skipped.messages().get(0).startsWith("a.txt:4: "), skipped.messages()::toString);
    }

    @Test
    void damagedAddressesAreRefused() throws IOException {
        String whole = address(0);
        assertRefused("a.txt:1: found an address with a damaged puzzle", whole.substring(0, whole.length() - 9));
        assertRefused("damaged", whole.replace("load=N", "load=%"));
        assertRefused("damaged", "https://sudokupad.app/sclabcdefghijklmnopqrstuvwxyz");
        assertRefused("a.txt:2: found '1.3.'", whole + "\n1.3.");
        assertRefused("a.txt:3: found an address of f-puzzles or SudokuPad among", "1...............\n\n" + whole);
        assertRefused(
                "is not a puzzle of f-puzzles or SudokuPad",
                "https://f-puzzles.com/?load=" + LzString.packed("{\"grid\": [[{}, {}], [{}, {}]]}"));
    }

    @Test
    void faultsNameTheLineOfTheAddress() {
        String square = "{\"size\": 2, \"grid\": [[{}, {}], [{}, {}]], \"clone\": [{\"cells\": [\"R1C1\"]}]}";

        assertRefused(
                "a.txt:1: found a puzzle of f-puzzles with 'clone'",
                "https://f-puzzles.com/?load=" + LzString.packed(square));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ' ', textBlock = """
            '' Q===
            a IZA=
            '{"title":"Grüße, 数独 😀"}' N4IgLglmA2CmIC4QHEBOAfg+7ANAAkAdTQG6c9BeDcAA9kAXyA==
            """)
    void textsArePackedAsByTheOriginal(String text, String packed) {
        assertEquals(packed, LzString.packed(text));
        assertEquals(text, LzString.unpacked(packed));
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void packingIsTheWayBack(String name, String address) throws IOException {
        if (!address.contains("load=")) return;
        String packed = address.substring(address.indexOf("load=") + 5);

        assertEquals(packed, LzString.packed(LzString.unpacked(packed)), name);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {a:{},b:[,,{v:12}],hidden:f,unique:t,t:'It\\'s f, t:t, #0 and \\\\ {,}'}\
             | {"arrows":{},"b":[{},{},{"value":12}],"hidden":false,"unique":true,"title":"It's f, t:t, #0 and \\\\ {,}"}
            {c1:#0,c2:#F,c:12aBcd,d:3,te:'12aBcd'}\
             | {"borderColor":"#000000","backgroundColor":"#FFFFFF","color":"#12aBcd","duration":3,"text":"12aBcd"}
            {ce:[[,],[{v:1},]]} | {"cells":[[{},{}],[{"value":1},{}]]}
            {"ce":[],"a":1} | {"ce":[],"a":1}
            """)
    void zippedJsonIsReadAsThePageZipsIt(String zipped, String json) {
        assertEquals(json, ZippedJson.read(zipped).toString());
    }

    private static void assertRefused(String message, String text) {
        String found = String.valueOf(
                assertThrows(InputException.class, () -> read(text)).getMessage());
        assertTrue(found.contains(message), found);
    }

    private static List<LocatedPuzzle> read(String text) {
        return read(text, ReaderSettings.DEFAULT);
    }

    private static List<LocatedPuzzle> read(String text, ReaderSettings settings) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (PuzzleSource source = PuzzleSources.of(new ByteArrayInputStream(bytes), "a.txt", settings)) {
            return source.stream().toList();
        }
    }
}
