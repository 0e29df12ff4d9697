package crosshatch.sentences;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.corpus.Sets;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Text and data cannot drift apart: each number in a sentence that has a unit, decimals or grouped digits stands, to the precision
 * printed, in a file that the paragraph links to, or in a table of the same page.
 */
class NumbersInSentencesTest {
    private static final Path HOME = Sets.home();

    @Test
    void everyNumberStandsInTheTableThatItsSentenceCites() throws IOException {
        Sources sources = new Sources();
        Set<String> missing = new TreeSet<>();
        for (Path page : pages()) missing.addAll(missing(Page.read(page), sources));

        assertEquals(
                String.join("\n", exceptions()),
                String.join("\n", missing),
                "left: exceptions that are allowed; right: numbers that are not in what their paragraph links to, nor in a table of"
                        + " the page. Link to the table, or mend the sentence");
    }

    private static List<String> missing(Page page, Sources sources) {
        List<String> missing = new ArrayList<>();
        for (Page.Block block : page.blocks()) {
            List<Quantity> known = new ArrayList<>(page.inTables());
            page.sourcesOf(block).forEach(file -> known.addAll(sources.of(file)));
            Set<String> units = block.numbers().stream().map(Quantity::unit).collect(Collectors.toSet());
            block.numbers().stream()
                    .filter(Quantity::isClaim)
                    .filter(number -> known.stream().noneMatch(source -> number.agreesWith(source, units)))
                    .forEach(number -> missing.add(HOME.relativize(page.file()) + ": " + number.text()));
        }
        return missing;
    }

    /** What people wrote about results; what a command writes there is a table itself. */
    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(HOME.resolve("results"))) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.endsWith("summary.md") && !file.toString().contains("/tables/"))
                    .sorted()
                    .toList();
        }
    }

    private static TreeSet<String> exceptions() throws IOException {
        TreeSet<String> exceptions = new TreeSet<>();
        Path file = HOME.resolve("src/test/resources/crosshatch/sentences/exceptions.csv");
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(file)) {
            rows.forEach(row -> exceptions.add(row.getField("page") + ": " + row.getField("number")));
        }
        return exceptions;
    }
}
