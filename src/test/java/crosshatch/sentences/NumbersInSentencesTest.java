package crosshatch.sentences;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.instances.sets.Sets;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Text and data cannot drift apart: each number in a sentence that has a unit, decimals or grouped digits, or says how many times or
 * by what factor, stands, to the precision printed, in a file that its paragraph links to or in a table of the same page. A
 * paragraph without links may count on those of its section and of the beginning of the page, and on what is printed in its section.
 *
 * <p>Plain whole numbers, numbers in words and releases of a table of the page are not looked at, nor which row and column of its
 * source a number comes from.
 */
@Tag("exhaustive")
class NumbersInSentencesTest {
    private static final Path HOME = Sets.home();
    private static final Path EXCEPTIONS = HOME.resolve("src/test/resources/crosshatch/sentences/exceptions.csv");

    /** An exception that is no longer needed fails, too. */
    @Test
    void everyNumberStandsInTheTableThatItsSentenceCites() throws IOException {
        Sources sources = new Sources();
        Set<String> unfounded = new TreeSet<>();
        for (Path file : pages()) {
            unfounded(file, sources).forEach(number -> unfounded.add(HOME.relativize(file) + ": " + number));
        }

        assertEquals(
                String.join("\n", exceptions()),
                String.join("\n", unfounded),
                "expected: " + EXCEPTIONS
                        + "; found: numbers that are neither in a file that their paragraph links to nor in a"
                        + " table of the page. Link to the table, or mend the sentence");
    }

    /** The table beside each sentence: a median of 12.34 µs, 305,499 backtracks, a ratio of 1.27, 54.0 %. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "It takes 12.3 µs. |",
                "It takes 0.0123 ms. |",
                "Between 12 and 12.3 µs. |",
                "It takes 12.4 µs. | 12.4 µs",
                "It takes 12.3 ms. | 12.3 ms",
                "It takes 12.3. | 12.3",
                "With 305,499 backtracks. |",
                "With 305,498 backtracks. | 305,498",
                "It is 1.3 times as fast. |",
                "By a factor of 1.27. |",
                "By a factor of 1.3 to 1.4 times. | 1.4 ×",
                "It is 12 times as fast. | 12 ×",
                "At 54 % holes. |",
                "At 55 % holes. | 55 %",
                "All 20 puzzles of 9×9 by version 2.3.6, #4 too, `12.4 µs`. |"
            })
    void aNumberThatIsNotInTheTableIsFound(String sentence, String unfounded, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("page.md");
        Files.writeString(file, "# A page\n\n" + sentence + """


                | median µs | backtracks | × time | holes |
                |---|---|---|---|
                | 12.34 | 305,499 | 1.27 | 0.54 |
                """);

        assertEquals(unfounded == null ? List.of() : List.of(unfounded), unfounded(file, new Sources()));
    }

    @Test
    void aParagraphThatLinksCountsOnItsLinksAlone(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("one.csv"), "total_us_median\n12.34\n");
        Files.writeString(folder.resolve("other.csv"), "total_us_median\n56.78\n");
        Path file = folder.resolve("page.md");
        Files.writeString(file, "# A page\n\n[one](one.csv), 12.3 µs\n\n[other](other.csv), 12.3 µs\n\n56.8 µs\n");

        assertEquals(List.of("12.3 µs"), unfounded(file, new Sources()));
    }

    /** Version 9.10.4067 is called 9.10. */
    @Test
    void aReleaseOfATableIsNamedByItsFirstTwoParts(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("page.md");
        Files.writeString(file, "# A page\n\nSince 9.8, not since 9.10.\n\n| release |\n|---|\n| 9.10.4067 |\n");

        assertEquals(List.of("9.8"), unfounded(file, new Sources()));
    }

    private static List<String> unfounded(Path file, Sources sources) throws IOException {
        Page page = Page.read(file);
        List<String> unfounded = new ArrayList<>();
        for (Page.Block block : page.blocks()) {
            List<Quantity> known = new ArrayList<>(page.tablesFor(block));
            page.sourcesOf(block).forEach(source -> known.addAll(sources.of(source)));
            List<Quantity> numbers = block.numbers();
            Set<String> units = numbers.stream().map(Quantity::unit).collect(Collectors.toSet());
            numbers.stream()
                    .filter(Quantity::isClaim)
                    .filter(number -> !page.releases().contains(number.text()))
                    .filter(number -> known.stream().noneMatch(source -> number.agreesWith(source, units)))
                    .forEach(number -> unfounded.add(number.text()));
        }
        return unfounded;
    }

    /** README, docs except the decisions, and what people wrote about results; what a command writes there is a table itself. */
    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(HOME.resolve("docs"), 2);
                Stream<Path> results = Files.walk(HOME.resolve("results"))) {
            return Stream.of(
                            Stream.of(HOME.resolve("README.md")),
                            docs.filter(file -> !file.endsWith("decisions.md")),
                            results.filter(NumbersInSentencesTest::isPage).filter(NumbersInSentencesTest::isWritten))
                    .flatMap(files -> files)
                    .filter(NumbersInSentencesTest::isPage)
                    .sorted()
                    .toList();
        }
    }

    private static boolean isPage(Path file) {
        return file.toString().endsWith(".md");
    }

    /** A page that a person wrote has a title. One that a command wrote begins with a table or a section. */
    private static boolean isWritten(Path page) {
        try {
            return Files.readString(page).startsWith("# ");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Set<String> exceptions() throws IOException {
        Set<String> exceptions = new TreeSet<>();
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(EXCEPTIONS)) {
            rows.forEach(row -> exceptions.add(row.getField("page") + ": " + row.getField("number")));
        }
        return exceptions;
    }
}
