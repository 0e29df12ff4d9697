package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of {@code models/} say how large the models are; here they are written and counted, of puzzles without givens. */
class ModelSizesTest {
    private static final Pattern RELATION_ROW = Pattern.compile("\\| `(.* of .*)` \\|([^|]*(?:\\|[^|]*){4})\\|");
    private static final List<String> RELATION_SPECS = List.of(
            "cnf/relations=tuples",
            "cnf/relations=counter",
            "cnf/relations=diagram",
            "cpsat/model=bool/relations=table",
            "cpsat/model=bool/relations=arithmetic");
    private static final Pattern ROW = Pattern.compile("\\| n = (\\d+) ((?:\\| [\\d,]+ )+)\\|");

    @ParameterizedTest
    @ValueSource(strings = {"minimal", "efficient", "extended", "distinct", "augmented"})
    @Tag("exhaustive")
    void clausesAreAsManyAsTheTableSays(String encoding) throws IOException {
        for (MatchResult row : rows("cnf-" + encoding)) {
            String model = Exports.of("cnf/encoding=" + encoding, emptyPuzzle(row));
            long[] header = numbers(model.lines()
                    .filter(line -> line.startsWith("p cnf "))
                    .findFirst()
                    .orElseThrow());
            long literals = model.lines()
                    .filter(line -> !line.startsWith("c") && !line.startsWith("p"))
                    .mapToLong(clause -> clause.chars().filter(c -> c == ' ').count())
                    .sum();

            assertEquals(List.of(header[0], header[1], literals), listOf(row));
        }
    }

    @Test
    void inequalitiesAreAsManyAsTheTableSays() throws IOException {
        for (MatchResult row : rows("opb")) {
            String model = Exports.of("opb", emptyPuzzle(row));
            long[] header = numbers(model.lines().findFirst().orElseThrow());
            long terms = model.lines()
                    .filter(line -> !line.startsWith("*"))
                    .mapToLong(line -> line.chars().filter(c -> c == 'x').count())
                    .sum();

            assertEquals(List.of(header[0], header[1], terms), listOf(row));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bool", "int"})
    void constraintsOfCpSatAreAsManyAsTheTableSays(String kind) throws IOException {
        for (MatchResult row : rows("cpsat-" + kind)) {
            String model = Exports.of("cpsat/givens=fixed/model=" + kind, emptyPuzzle(row));

            assertEquals(List.of(count("variables {\n", model), count("constraints {\n", model)), listOf(row));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "xcsp3")
    void allDifferentsAreAsManyAsTheTableSays(String spec) throws IOException {
        for (MatchResult row : rows("alldifferent")) {
            Puzzle puzzle = emptyPuzzle(row);

            assertEquals(
                    List.of((long) puzzle.board().cells(), count("<args>", Exports.of(spec, puzzle))), listOf(row));
        }
    }

    /** What the board has more than the same without its last part. */
    @Test
    void relationsAddAsMuchAsTheTableSays() throws IOException {
        String readme = Files.readString(Sets.home().resolve("models/relations/README.md"));
        List<MatchResult> rows = RELATION_ROW.matcher(readme).results().toList();
        assertEquals(11, rows.size());
        for (MatchResult row : rows) {
            int cells = 1
                    + (int) LongStream.of(numbers(row.group(1).replaceAll(".* of ", "")))
                            .max()
                            .orElseThrow();
            String board = "digits 9; cells " + cells + "; " + row.group(1);
            String rest = board.substring(0, board.lastIndexOf("; "));

            List<String> added = RELATION_SPECS.stream()
                    .map(spec -> added(size(spec, board), size(spec, rest)))
                    .toList();
            assertEquals(List.of(row.group(2).strip().split(" +\\| +", -1)), added, row.group(1));
        }
    }

    private static String added(long[] whole, long[] rest) {
        return (whole[0] - rest[0]) + " / " + (whole[1] - rest[1]);
    }

    /** Variables, and clauses or constraints. */
    private static long[] size(String spec, String board) {
        Board parsed = Board.parse(board);
        String model = Exports.of(spec, new Puzzle(Grid.of(parsed, new int[parsed.cells()])));
        return spec.startsWith("cnf")
                ? numbers(model.lines()
                        .filter(line -> line.startsWith("p cnf "))
                        .findFirst()
                        .orElseThrow())
                : new long[] {count("variables {\n", model), count("constraints {\n", model)};
    }

    /** One for each of n = 9, 16, 25. */
    private static List<MatchResult> rows(String folder) throws IOException {
        String readme =
                Files.readString(Sets.home().resolve("models").resolve(folder).resolve("README.md"));
        List<MatchResult> rows = ROW.matcher(readme).results().toList();
        assertEquals(
                List.of("9", "16", "25"), rows.stream().map(row -> row.group(1)).toList());
        return rows;
    }

    private static Puzzle emptyPuzzle(MatchResult row) {
        Board board = Board.sudoku((int) Math.sqrt(Integer.parseInt(row.group(1))));
        return new Puzzle(Grid.of(board, new int[board.cells()]));
    }

    private static List<Long> listOf(MatchResult row) {
        return Stream.of(row.group(2).replaceAll("[ ,]", "").substring(1).split("\\|", -1))
                .map(Long::valueOf)
                .toList();
    }

    private static long[] numbers(String text) {
        return Pattern.compile("\\d+")
                .matcher(text)
                .results()
                .mapToLong(found -> Long.parseLong(found.group()))
                .toArray();
    }

    private static long count(String part, String text) {
        Matcher matcher = Pattern.compile(part, Pattern.LITERAL).matcher(text);
        return matcher.results().count();
    }
}
