package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
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

/** Each ratio of {@code results/nine.md}, with its interval, is that of the report on the same records. */
class NinePageTest {
    private static final Path RESULTS = Sets.home().resolve("results");
    private static final List<String> SETS = List.of("profile", "search", "holes 0.68", "hard375", "hardest10");
    private static final Pattern SECTION =
            Pattern.compile("## (\\S+), question (any|unique): each solver against (\\S+)");

    private static List<String> cells(String line) {
        return Stream.of(line.split("\\|", -1)).map(String::strip).toList();
    }

    /** By reference, set, task and solver. */
    private static Map<List<String>, String> ratios() throws IOException {
        Map<List<String>, String> ratios = new HashMap<>();
        String set = "";
        String task = "";
        String reference = "";
        int column = -1;
        for (String line : Files.readAllLines(RESULTS.resolve("reference/nine/tables.md"))) {
            Matcher section = SECTION.matcher(line);
            if (line.startsWith("## ")) column = -1;
            if (section.matches()) {
                set = section.group(1).startsWith("sudoku-3/") ? "holes 0.68" : section.group(1);
                task = section.group(2);
                reference = section.group(3);
            }
            List<String> row = cells(line);
            if (line.startsWith("| solver |")) column = row.indexOf("× time");
            else if (column > 0 && line.startsWith("| ")) {
                String ratio = row.get(column) + " (" + row.get(column + 1) + "–" + row.get(column + 2) + ")";
                ratios.put(List.of(reference, set, task, row.get(1)), ratio);
            }
        }
        return ratios;
    }

    @Test
    void itsRatiosAreThoseOfTheReport() throws IOException {
        Map<List<String>, String> ratios = ratios();
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
            for (int at = 0; at < SETS.size(); at++) {
                List<String> key =
                        List.of(isStrong ? library : reference, SETS.get(at), isStrong ? row.get(2) : task, solver);
                String cell = row.get(at + (isStrong ? 3 : 2));
                if (cell.equals("–")) continue; // no puzzle that both solved
                shown.add(key + " " + cell);
                expected.add(key + " " + ratios.get(key));
            }
        }

        assertTrue(shown.size() > 150, shown.size() + " ratios");
        assertEquals(String.join("\n", expected), String.join("\n", shown));
    }
}
