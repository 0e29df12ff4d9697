package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random puzzles, written in each form as other programs write it, are read back as the same puzzles. */
class WrittenFormsTest {
    private static final int TIMES = 25;
    private static final List<Integer> SUDOKUS = List.of(4, 9, 16, 25);
    private static final List<Integer> LATINS = List.of(2, 3, 5, 7, 10, 16, 33);

    /** How a text holds some puzzles, each as rows of digits with 0 for a blank. */
    @SuppressWarnings("ImmutableEnumChecker") // nobody changes what it holds
    private enum Form {
        JSON_ROWS(3, SUDOKUS, grid -> list(grid, "0"), grids -> "[" + String.join(", ", grids) + "]"),
        JSON_NULLS(3, SUDOKUS, grid -> list(grid, "null"), grids -> "[" + String.join(",\n", grids) + "]\n"),
        JSON_FLAT(1, SUDOKUS, grid -> "[" + cells(grid, "0", ", ", ", ") + "]", grids -> grids.get(0)),
        JSON_TEXTS(
                3,
                List.of(4, 9),
                grid -> '"' + cells(grid, ".", "", "") + '"',
                grids -> "[" + String.join(", ", grids) + "]"),
        JSON_LINES(
                3,
                List.of(4, 9),
                grid -> "{\"id\": 7, \"puzzle\": \"" + cells(grid, "0", "", "") + "\"}\n",
                grids -> String.join("", grids)),
        JSON_OBJECTS(
                3,
                SUDOKUS,
                grid -> "{\"puzzle\": " + list(grid, "null") + ", \"level\": \"x\"}",
                grids -> "[\n  " + String.join(",\n  ", grids) + "\n]"),
        PYTHON(
                3,
                SUDOKUS,
                grid -> list(grid, "None"),
                grids -> "# mine\npuzzles = [\n    " + String.join(",\n    ", grids) + ",\n]\n"),
        PYTHON_CHARACTERS(
                1,
                List.of(4, 9),
                grid -> "[['" + cells(grid, ".", "', '", "'], ['") + "']]",
                grids -> "board = " + grids.get(0)),
        PYTHON_ROWS(1, SUDOKUS, grid -> "[" + cells(grid, "0", ", ", "]\n[") + "]", grids -> grids.get(0)),
        PYTHON_TUPLES(
                2, SUDOKUS, grid -> "((" + cells(grid, "0", ", ", "), (") + "))", grids -> String.join("\n", grids)),
        NUMPY_PROGRAM(
                2,
                SUDOKUS,
                grid -> "g = np.array(" + list(grid, "0") + ", dtype=int)\n",
                grids -> "import numpy as np\n\n" + String.join("", grids)),
        NUMPY_PRINTED(1, SUDOKUS, grid -> "[[" + cells(grid, " 0", " ", "]\n [") + "]]", grids -> grids.get(0)),
        NUMPY_PRINTED_TOGETHER(
                3,
                SUDOKUS,
                grid -> "[[" + cells(grid, " 0", " ", "]\n  [") + "]]",
                grids -> "[" + String.join("\n\n ", grids) + "]\n"),
        NUMPY_ARRAY(
                1, SUDOKUS, grid -> "array([[" + cells(grid, "0", ", ", "],\n       [") + "]])", grids -> grids.get(0)),
        NUMPY_FLOATS(
                1,
                SUDOKUS,
                grid -> "[[" + cells(grid, "nan", ". ", ".]\n [").replace("nan.", "nan") + ".]]",
                grids -> grids.get(0).replace("nan.", "nan")),
        PROLOG_FACTS(
                3,
                SUDOKUS,
                grid -> list(grid, "_"),
                grids -> "% mine\n" + numbered(grids, i -> "problem(" + i + ", ", ").\n")),
        PROLOG_RULES(
                3,
                SUDOKUS,
                grid -> list(grid, "_"),
                grids -> numbered(grids, i -> "p(" + i + ", P) :-\n    P = ", ".\n\n")),
        PROLOG_VARIABLES(1, SUDOKUS, grid -> numberedBlanks(list(grid, "_G")), grids -> grids.get(0) + ".\n"),
        C(
                1,
                SUDOKUS,
                grid -> "{{" + cells(grid, "0", ",", "},\n{") + "}}",
                grids -> "int grid[9][9] = " + grids.get(0) + ";\n"),
        JAVASCRIPT(
                2,
                SUDOKUS,
                grid -> "const g = " + list(grid, "0") + ";\n",
                grids -> "/* mine */ " + String.join("// next\n", grids)),
        ADDRESS(
                2,
                List.of(9),
                grid -> "https://www.sudokuwiki.org/sudoku.htm?bd=" + cells(grid, "0", "", "") + "\n",
                grids -> String.join("", grids)),
        QUASIGROUPS(2, LATINS, grid -> fromZero(grid, "order "), grids -> String.join("\n", grids)),
        QUASIGROUPS_WITH_BARE_ORDERS(2, LATINS, grid -> fromZero(grid, ""), grids -> String.join("\n", grids));

        private final int most;
        private final List<Integer> sizes;
        private final Function<int[][], String> one;
        private final Function<List<String>, String> all;

        Form(int most, List<Integer> sizes, Function<int[][], String> one, Function<List<String>, String> all) {
            this.most = most;
            this.sizes = sizes;
            this.one = one;
            this.all = all;
        }

        String text(List<int[][]> grids) {
            return all.apply(grids.stream().map(one).toList());
        }

        private static String list(int[][] grid, String blank) {
            return "[[" + cells(grid, blank, ", ", "], [") + "]]";
        }

        private static String cells(int[][] grid, String blank, String between, String betweenRows) {
            return Arrays.stream(grid)
                    .map(row -> IntStream.of(row)
                            .mapToObj(digit -> digit == 0 ? blank : "" + digit)
                            .collect(Collectors.joining(between)))
                    .collect(Collectors.joining(betweenRows));
        }

        private static String numbered(List<String> grids, IntFunction<String> head, String tail) {
            return IntStream.range(0, grids.size())
                    .mapToObj(i -> head.apply(i + 1) + grids.get(i) + tail)
                    .collect(Collectors.joining());
        }

        private static String numberedBlanks(String list) {
            String[] parts = list.split("_G", -1);
            return IntStream.range(0, parts.length)
                    .mapToObj(i -> i == 0 ? parts[0] : "_G" + i + parts[i])
                    .collect(Collectors.joining());
        }

        private static String fromZero(int[][] grid, String header) {
            String rows = Arrays.stream(grid)
                    .map(row -> IntStream.of(row)
                            .mapToObj(digit -> " " + (digit - 1))
                            .collect(Collectors.joining()))
                    .collect(Collectors.joining("\n"));
            return header + grid.length + "\n" + rows + "\n";
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("exhaustive")
    void randomPuzzlesAreReadAsTheyWereWritten(Form form) {
        for (int seed = 0; seed < TIMES; seed++) {
            Random random = new Random(seed);
            int size = form.sizes.get(random.nextInt(form.sizes.size()));
            List<int[][]> grids = Stream.generate(() -> grid(size, random))
                    .limit(1 + random.nextInt(form.most))
                    .toList();
            Board board = form.sizes == LATINS ? Board.latin(size) : Board.sudoku((int) Math.sqrt(size));
            List<Puzzle> puzzles = grids.stream()
                    .map(grid -> new Puzzle(Grid.of(
                            board,
                            Arrays.stream(grid).flatMapToInt(IntStream::of).toArray())))
                    .toList();

            assertEquals(puzzles, read(form.text(grids)), form.text(grids));
        }
    }

    /** Has a blank and a digit. */
    private static int[][] grid(int size, Random random) {
        int most = 1 + random.nextInt(9);
        int[][] grid = new int[size][size];
        for (int[] row : grid) Arrays.setAll(row, i -> random.nextInt(10) < most ? 1 + random.nextInt(size) : 0);
        grid[0][0] = 0;
        grid[size - 1][0] = size;
        return grid;
    }

    private static List<Puzzle> read(String text) {
        try (PuzzleSource source = PuzzleSources.of(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "mine.pls", ReaderSettings.DEFAULT)) {
            return source.stream().map(LocatedPuzzle::puzzle).toList();
        }
    }
}
