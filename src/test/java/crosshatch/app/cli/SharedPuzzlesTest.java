package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.FPuzzlesJson;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Variant puzzles made for this test, one for each rule, in both forms in which setters share them. */
class SharedPuzzlesTest {
    private static final Path FOLDER = Sets.home().resolve("src/test/resources/crosshatch/puzzle/shared");
    private static final JsonMapper JSON = JsonMapper.shared();

    static Stream<Arguments> solutions() throws IOException {
        return Files.readAllLines(FOLDER.resolve("solutions.tsv")).stream()
                .map(line -> Arguments.of((Object[]) line.split("\t")));
    }

    static Stream<String> names() throws IOException {
        return solutions().map(each -> (String) each.get()[0]);
    }

    private static Path file(String name, String form) {
        return FOLDER.resolve(name + "." + form + ".json");
    }

    private static ObjectNode json(String name, String form) throws IOException {
        return (ObjectNode) JSON.readTree(file(name, form).toFile());
    }

    @ParameterizedTest
    @MethodSource("solutions")
    void twoParadigmsAndBruteForceFindTheOnlySolution(String name, String solution) throws IOException {
        for (String solver : List.of("engine", "sat4j")) {
            CommandRun run = CommandRun.ofProgram(
                    "solve",
                    file(name, "fpuzzles").toString(),
                    "--question",
                    "unique",
                    "--solver",
                    solver,
                    "--format",
                    "line");
            assertEquals(solution + "\n", run.out(), run.err());
        }
        assertEquals(List.of(solution), new BruteForce(json(name, "fpuzzles")).solutions());
    }

    @ParameterizedTest
    @MethodSource("names")
    void bothFormsAreTheSamePuzzle(String name) throws IOException {
        LocatedPuzzle one = read(Files.readString(file(name, "fpuzzles")));
        LocatedPuzzle other = read(Files.readString(file(name, "sudokupad")));

        assertEquals(one.puzzle(), other.puzzle());
        assertEquals(one.comment(), other.comment());
    }

    /** Brute force reads what is written, so that no reader of the program is needed to find the same solution. */
    @ParameterizedTest
    @MethodSource("solutions")
    void whatIsWrittenHasTheSameOnlySolution(String name, String solution) throws IOException {
        LocatedPuzzle puzzle = read(Files.readString(file(name, "sudokupad")));
        String written = FPuzzlesJson.of(puzzle.puzzle());

        assertEquals(puzzle.puzzle(), read(written).puzzle());
        assertEquals(List.of(solution), new BruteForce(JSON.readTree(written)).solutions());
    }

    /** No part can be left out, renamed or repainted without a word. */
    @ParameterizedTest
    @MethodSource("names")
    void aPartThatIsNotUnderstoodIsRefused(String name) throws IOException {
        ObjectNode known = json(name, "sudokupad");
        for (String list : List.of("lines", "arrows", "overlays", "underlays")) {
            if (!known.has(list)) continue;
            ObjectNode repainted = known.deepCopy();
            ((ObjectNode) repainted.get(list).get(0)).put("color", "#123456").put("backgroundColor", "#123456");
            boolean colourIsFree = List.of("arrow", "littlekiller", "diagonals").contains(name);
            if (!colourIsFree) assertRefused(repainted, "b.json:1: 'lines': ", "b.json:1: 'overlays': ");
            ObjectNode unnamed = known.deepCopy();
            ((ObjectNode) unnamed.get("cages").get(2)).put("value", "rules: Normal Sudoku rules apply.");
            assertRefused(unnamed, "text of the rules");
        }
        String rule = json(name, "fpuzzles")
                .propertyStream()
                .reduce((one, last) -> last)
                .orElseThrow()
                .getKey();
        ObjectNode renamed = json(name, "fpuzzles");
        if (!rule.equals("grid") && !rule.equals("line")) {
            renamed.set("my" + rule, renamed.remove(rule));
            assertRefused(renamed, "'my" + rule + "', which this program cannot read");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sandwichsum",
                "clone",
                "quadruple",
                "betweenline",
                "minimum",
                "maximum",
                "negative",
                "lockout",
                "rowindexer",
                "skyscraper",
                "xsum",
                "regionsumline",
                "entropicline",
                "fogofwar",
                "foglight"
            })
    void rulesThatBoardsLackAreRefusedByTheirNames(String rule) throws IOException {
        ObjectNode puzzle = json("killer", "fpuzzles");
        puzzle.putArray(rule);
        assertEquals("Cages", read(puzzle.toString()).comment());

        puzzle.putArray(rule).addObject().put("cell", "R1C1");
        assertRefused(
                puzzle, "b.json:1: found a puzzle of f-puzzles with '" + rule + "', which this program cannot read");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "line", "rectangle", "circle", "cage"})
    void drawingsThatMayStandForARuleAreRefused(String drawn) throws IOException {
        ObjectNode puzzle = json("killer", "fpuzzles");
        puzzle.putArray(drawn).addObject().putArray("cells").add("R1C1");

        assertRefused(puzzle, "a '" + drawn + "', which is only drawn");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "killercage": [{"cells": ["R1C2", "R1C10"]}] | cell r1c10
            "killercage": [{"cells": ["R1C2", "R1C3"], "value": "x"}] | 'value' is 'x'
            "killercage": [{"cells": ["R1C2", "R1C3"], "value": "19"}] | 'killercage': sum 19 of 2 cells
            "killercage": [{"cells": ["R1C2"], "product": "9"}] | unknown 'product'
            "nonconsecutive": true, "ratio": [{"cells": ["R1C2", "R1C3"]}] | found 'nonconsecutive' together with dots
            "arrow": [{"cells": ["R1C2"], "lines": [["R1C3", "R1C4"]]}] | does not begin in its circle
            "littlekillersum": [{"cell": "R0C2", "direction": "DR", "cells": ["R1C2"], "value": 9}] | do not lie in its direction
            "thermometer": [{"lines": [["R1C2"]]}] | a line of 1 cells
            "ruleset": "Slow thermometers" | names 'slow thermo'
            "ruleset": "All possible dots are given" | names 'all possible dots'
            "antiknight": 1 | 'antiknight' is 1, expected true or false
            """)
    void faultsNameTheRule(String part, String message) {
        String row = "[" + String.join(", ", Collections.nCopies(9, "{}")) + "]";
        String grid = "[" + String.join(", ", Collections.nCopies(9, row)) + "]";

        assertRefused("{\"size\": 9, \"grid\": " + grid + ",\n" + part + "}", message);
    }

    @Test
    void anAddressOnTheCommandLineIsSolved() throws IOException {
        String[] first =
                Files.readAllLines(FOLDER.resolve("addresses.tsv")).get(0).split("\t", -1);
        CommandRun run = CommandRun.ofProgram("solve", first[1], "--question", "unique", "--format", "line");

        assertTrue(
                Files.readAllLines(FOLDER.resolve("solutions.tsv"))
                        .contains(first[0] + "\t" + run.out().strip()),
                run.out() + run.err());
    }

    @Test
    void whatAPlayerFilledInIsNoGiven() throws IOException {
        ObjectNode puzzle = json("killer", "fpuzzles");
        for (JsonNode row : puzzle.get("grid")) {
            for (JsonNode cell : row) if (cell.isEmpty()) ((ObjectNode) cell).put("value", 1);
        }

        assertEquals(
                read(json("killer", "fpuzzles").toString()).puzzle(),
                read(puzzle.toString()).puzzle());
    }

    @Test
    void inSudokuPadItIsOpenTooWhetherDotsBreakNonconsecutive() throws IOException {
        ObjectNode puzzle = json("kropki", "sudokupad");
        puzzle.putArray("global").add("nonconsecutive");

        assertRefused(puzzle, "found 'nonconsecutive' together with dots");
    }

    private static void assertRefused(JsonNode puzzle, String... messages) {
        assertRefused(puzzle.toString(), messages);
    }

    /** @param messages one of which is found */
    private static void assertRefused(String puzzle, String... messages) {
        String found = String.valueOf(
                assertThrows(InputException.class, () -> read(puzzle)).getMessage());
        assertTrue(Arrays.stream(messages).anyMatch(found::contains), found);
    }

    private static LocatedPuzzle read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (PuzzleSource source =
                PuzzleSources.of(new ByteArrayInputStream(bytes), "b.json", ReaderSettings.DEFAULT)) {
            return source.next().orElseThrow();
        }
    }

    /** Reads f-puzzles by itself, states each rule by its definition, and tries every digit. */
    private static final class BruteForce {
        @SuppressWarnings("ArrayRecordComponent") // never compared
        private record Law(int[] cells, Predicate<int[]> holds) {}

        private final int[] digits = new int[81];
        private final boolean[][] different = new boolean[81][81];
        private final List<List<Law>> laws = new ArrayList<>();
        private final List<String> found = new ArrayList<>();

        BruteForce(JsonNode puzzle) {
            for (int cell = 0; cell < 81; cell++) laws.add(new ArrayList<>());
            int[] regions = new int[81];
            for (int cell = 0; cell < 81; cell++) {
                JsonNode node = puzzle.get("grid").get(cell / 9).get(cell % 9);
                digits[cell] = node.path("value").asInt(0);
                regions[cell] = node.path("region").asInt(cell / 27 * 3 + cell % 9 / 3);
            }
            for (int i = 0; i < 9; i++) {
                int unit = i;
                different(cells(cell -> cell / 9 == unit));
                different(cells(cell -> cell % 9 == unit));
                different(cells(cell -> regions[cell] == unit));
            }
            if (puzzle.has("diagonal+")) different(cells(cell -> cell / 9 + cell % 9 == 8));
            if (puzzle.has("diagonal-")) different(cells(cell -> cell / 9 == cell % 9));
            if (puzzle.has("antiknight")) apart(5);
            if (puzzle.has("antiking")) apart(2);
            for (JsonNode each : puzzle.path("extraregion")) different(cells(each.get("cells")));
            for (JsonNode each : puzzle.path("killercage")) {
                different(cells(each.get("cells")));
                sum(cells(each.get("cells")), each.get("value").asInt());
            }
            for (JsonNode each : puzzle.path("difference")) {
                int value = each.path("value").asInt(1);
                law(cells(each.get("cells")), d -> Math.abs(d[0] - d[1]) == value);
            }
            for (JsonNode each : puzzle.path("ratio")) {
                int value = each.path("value").asInt(2);
                law(cells(each.get("cells")), d -> Math.max(d[0], d[1]) == value * Math.min(d[0], d[1]));
            }
            for (JsonNode each : puzzle.path("littlekillersum")) littleKiller(each);
            lines(puzzle, "arrow", d -> Arrays.stream(d).sum() == 2 * d[0]);
            lines(puzzle, "thermometer", d -> steps(d, i -> d[i] < d[i + 1]));
            lines(puzzle, "whispers", d -> steps(d, i -> Math.abs(d[i] - d[i + 1]) >= 5));
            lines(puzzle, "palindrome", d -> steps(d, i -> d[i] == d[d.length - 1 - i]));
            lines(puzzle, "renban", d -> {
                int[] sorted = Arrays.stream(d).sorted().toArray();
                return steps(sorted, i -> sorted[i] + 1 == sorted[i + 1]);
            });
        }

        private static boolean steps(int[] digits, IntPredicate holds) {
            return IntStream.range(0, digits.length - 1).allMatch(holds);
        }

        private static int[] cells(IntPredicate in) {
            return IntStream.range(0, 81).filter(in).toArray();
        }

        private static int[] cells(JsonNode names) {
            return names.valueStream()
                    .mapToInt(name -> 9 * (name.asString().charAt(1) - '1')
                            + name.asString().charAt(3)
                            - '1')
                    .toArray();
        }

        private void lines(JsonNode puzzle, String rule, Predicate<int[]> holds) {
            for (JsonNode each : puzzle.path(rule)) {
                for (JsonNode line : each.get("lines")) law(cells(line), holds);
            }
        }

        private void littleKiller(JsonNode clue) {
            String[] place = clue.get("cell").asString().substring(1).split("C", -1);
            int down = clue.get("direction").asString().startsWith("D") ? 1 : -1;
            int right = clue.get("direction").asString().endsWith("R") ? 1 : -1;
            int row = Integer.parseInt(place[0]) - 1;
            int column = Integer.parseInt(place[1]) - 1;
            sum(
                    cells(cell ->
                            (cell / 9 - row) * down == (cell % 9 - column) * right && (cell / 9 - row) * down > 0),
                    clue.get("value").asInt());
        }

        private void law(int[] cells, Predicate<int[]> holds) {
            for (int cell : cells) laws.get(cell).add(new Law(cells, holds));
        }

        private void sum(int[] cells, int total) {
            law(cells, d -> Arrays.stream(d).sum() == total);
        }

        private void different(int[] cells) {
            for (int one : cells) for (int other : cells) different[one][other] |= one != other;
        }

        /** @param square of the length of the move */
        private void apart(int square) {
            for (int one = 0; one < 81; one++) {
                for (int other = 0; other < one; other++) {
                    int down = one / 9 - other / 9;
                    int right = one % 9 - other % 9;
                    if (down * down + right * right == square) different(new int[] {other, one});
                }
            }
        }

        List<String> solutions() {
            int best = -1;
            List<Integer> fits = List.of();
            for (int cell = 0; cell < 81; cell++) {
                if (digits[cell] > 0) continue;
                List<Integer> here = fits(cell);
                if (best >= 0 && here.size() >= fits.size()) continue;
                best = cell;
                fits = here;
            }
            if (best < 0)
                found.add(String.join(
                        "", Arrays.stream(digits).mapToObj(Integer::toString).toList()));
            for (int digit : fits) {
                digits[best] = digit;
                solutions();
                digits[best] = 0;
            }
            return found;
        }

        private List<Integer> fits(int cell) {
            List<Integer> fits = new ArrayList<>();
            for (int digit = 1; digit <= 9; digit++) {
                digits[cell] = 0;
                if (isTaken(cell, digit)) continue;
                digits[cell] = digit;
                if (laws.get(cell).stream().allMatch(this::mayHold)) fits.add(digit);
            }
            digits[cell] = 0;
            return fits;
        }

        private boolean isTaken(int cell, int digit) {
            for (int other = 0; other < 81; other++) if (different[cell][other] && digits[other] == digit) return true;
            return false;
        }

        private boolean mayHold(Law law) {
            for (int cell : law.cells) if (digits[cell] == 0) return true;
            int[] here = Arrays.stream(law.cells).map(cell -> digits[cell]).toArray();
            return law.holds.test(here);
        }
    }
}
