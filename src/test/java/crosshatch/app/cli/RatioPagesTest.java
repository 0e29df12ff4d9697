package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each ratio on the pages of results, with its interval, is in the table of ratios, which is made of reports on the same records. */
class RatioPagesTest {
    private static final Path RESULTS = Sets.home().resolve("results");
    private static final List<String> NINE = List.of("profile", "search", "holes 0.68", "hard375");
    private static final Pattern REFERENCE = Pattern.compile("divided by the (PAR2|time) of `(\\S+)`");
    private static final Pattern RATIO = Pattern.compile("\\([0-9.,]+–[0-9.,]+\\)");

    private static List<String> cells(String line) {
        return Stream.of(line.split("\\|", -1)).map(String::strip).toList();
    }

    /**
     * By reference, set, task and solver.
     *
     * @param measure heading of the column, before its interval
     */
    private static Map<List<String>, String> ratios(String page, String measure) throws IOException {
        Map<List<String>, String> ratios = new HashMap<>();
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(RESULTS.resolve("ratios.csv"))) {
            for (NamedCsvRecord row : rows) {
                if (!row.getField("page").equals(page)) continue;
                String from = row.getField(measure + " from");
                ratios.put(
                        List.of(
                                row.getField("reference"),
                                shortName(row.getField("set")),
                                row.getField("task"),
                                row.getField("solver").replaceFirst("-(sudokus|quasigroups)$", "")),
                        row.getField(measure)
                                + (from.isEmpty() ? "" : " (" + from + "–" + row.getField(measure + " to") + ")"));
            }
        }
        return ratios;
    }

    private static String shortName(String set) {
        return set.startsWith("sudoku-3/") ? "holes 0.68" : set.replaceFirst("/.*", "");
    }

    @Test
    void theRatiosOfNineAreThoseOfTheReport() throws IOException {
        Map<List<String>, String> ratios = ratios("nine", "× time");
        List<String> shown = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        String task = "any";
        String reference = "";
        for (String line : Files.readAllLines(RESULTS.resolve("nine.md"))) {
            if (line.equals("## Is the solution the only one?")) task = "unique";
            if (line.contains("the time of `swift`")) reference = "swift";
            if (line.contains("the time of `engine`")) reference = "engine";
            List<String> row = cells(line.replace("`", ""));
            boolean isRatios = line.startsWith("| `") && line.contains("–");
            if (!isRatios) continue;
            boolean isStrong = row.get(2).equals("any") || row.get(2).equals("unique");
            String solver = row.get(1);
            String library = solver.replaceFirst("strong:", "").replaceFirst("-.*", "");
            for (int at = 0; at < NINE.size(); at++) {
                List<String> key =
                        List.of(isStrong ? library : reference, NINE.get(at), isStrong ? row.get(2) : task, solver);
                String cell = row.get(at + (isStrong ? 3 : 2));
                if (cell.equals("–")) continue; // no puzzle that both solved
                shown.add(key + " " + cell);
                expected.add(key + " " + ratios.get(key));
            }
        }

        assertTrue(shown.size() > 100, shown.size() + " ratios");
        assertEquals(String.join("\n", expected), String.join("\n", shown));
    }

    /**
     * Each table of ratios has a column per set, below a line that names the measure and the reference. A tuned solver is one row,
     * although its configuration depends on the kind of set, and its ratios are from experiments of their own. So are the ratios of a section on
     * strong configurations.
     */
    @ParameterizedTest
    @CsvSource({"peaks, any, × PAR2, 80", "unsatisfiable, any, × PAR2, 15", "boards, unique, × time, 60"})
    void theRatiosOfThePageAreThoseOfTheReport(String page, String task, String measure, int least) throws IOException {
        Map<List<String>, String> first = ratios(page + "-tuned", measure);
        first.putAll(ratios(page, measure));
        Map<List<String>, String> strong = ratios("strong-" + page, measure);
        Map<List<String>, String> ratios = first;
        List<String> shown = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        String reference = "";
        List<String> sets = List.of();
        for (String line : Files.readAllLines(RESULTS.resolve(page + ".md"))) {
            Matcher named = REFERENCE.matcher(line);
            if (named.find()) {
                reference = named.group(2);
                assertEquals(measure, "× " + named.group(1), line);
            }
            List<String> row = cells(line.replace("`", ""));
            if (line.startsWith("## ")) {
                reference = "";
                ratios = line.contains("in their strong configurations") ? strong : first;
            }
            if (line.startsWith("| solver |")) sets = row.subList(2, row.size() - 1);
            boolean isRatios = line.startsWith("| `") && RATIO.matcher(line).find() && row.size() == sets.size() + 3;
            if (reference.isEmpty() || !isRatios) continue;
            for (int at = 0; at < sets.size(); at++) {
                List<String> key = List.of(reference, sets.get(at), task, row.get(1));
                shown.add(key + " " + row.get(at + 2));
                expected.add(key + " " + ratios.getOrDefault(key, "–"));
            }
        }

        assertTrue(shown.size() > least, shown.size() + " ratios");
        assertEquals(String.join("\n", expected), String.join("\n", shown));
    }
}
