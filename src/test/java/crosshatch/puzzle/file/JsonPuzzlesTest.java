package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Boards in JSON. */
class JsonPuzzlesTest {
    private static final String EVERYTHING = """
            {
              "title": "Everything",
              "digits": 4,
              "first": 0,
              "layout": {"rows": 2, "columns": 4, "places": [0, 1, 2, 4, 5, 7]},
              "units": [
                {"kind": "row", "cells": ["r1c1", "r1c2", "r1c3"]},
                {"kind": "cage", "cells": [4, 3]}
              ],
              "relations": [
                {"kind": "sum", "value": 5, "cells": [0, 1]},
                {"kind": "product", "value": 6, "cells": [1, 2]},
                {"kind": "difference", "value": 1, "cells": [3, 4]},
                {"kind": "quotient", "value": 2, "cells": [4, 5]},
                {"kind": "less", "cells": ["r2c2", "r2c4"]},
                {"kind": "adjacent", "cells": [0, 3]},
                {"kind": "apart", "cells": [2, 5]},
                {"kind": "visible", "value": 2, "cells": [2, 1, 0]},
                {"kind": "table", "cells": [0, 5], "tuples": [[1, 2], [2, 1]]},
                {"kind": "forbidden", "cells": [0, 5], "tuples": [[3, 3]]},
                {"kind": "distinct", "cells": [2, 0, 1], "offsets": [-1, 1, 0], "except": [3]},
                {"kind": "distinct", "cells": [3, 5], "except": [4]},
                {"kind": "distance", "cells": [0, 1, 4]},
                {"kind": "distance", "cells": [2, 3, 5], "value": -1},
                {"kind": "linear", "cells": [0, 3], "coefficients": [1, -2], "comparison": ">=", "value": -5},
                {"kind": "element", "cells": [0, "r1c2"], "array": [2, "r2c1"]},
                {"kind": "element", "cells": [0, 1, 5], "array": [[2, 3], [4, 0]]},
                {"kind": "count", "cells": [0, 1, 2], "values": [3, 1], "least": 1},
                {"kind": "count", "cells": [3, 5], "values": [2], "most": 0, "result": 4}
              ],
              "puzzles": [
                {"givens": "1....."},
                {"givens": [0, 0, 0, 0, 0, 2], "comment": "the second"}
              ]
            }
            """;

    private static List<LocatedPuzzle> read(String text, ReaderSettings settings) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (PuzzleSource source = PuzzleSources.of(new ByteArrayInputStream(bytes), "b.json", settings)) {
            return source.stream().toList();
        }
    }

    private static List<LocatedPuzzle> read(String text) {
        return read(text, ReaderSettings.DEFAULT);
    }

    @Test
    void everyPartIsRead() {
        Board expected = Board.builder(4, 6)
                .first(0)
                .layout(new Layout(2, 4, List.of(0, 1, 2, 4, 5, 7)))
                .unit(Unit.Kind.ROW, 0, 1, 2)
                .unit(Unit.Kind.CAGE, 3, 4)
                .relation(new Sum(List.of(0, 1), 5))
                .relation(new Product(List.of(1, 2), 6))
                .relation(Pair.difference(3, 4, 1))
                .relation(Pair.quotient(4, 5, 2))
                .relation(Pair.less(4, 5))
                .relation(Pair.adjacent(0, 3, true))
                .relation(Pair.adjacent(2, 5, false))
                .relation(new Visible(List.of(2, 1, 0), 2))
                .relation(new Table(List.of(0, 5), List.of(List.of(1, 2), List.of(2, 1))))
                .relation(new Forbidden(List.of(0, 5), List.of(List.of(3, 3))))
                .relation(new Distinct(List.of(2, 0, 1), List.of(-1, 1, 0), List.of(3)))
                .relation(new Distinct(List.of(3, 5), List.of(0, 0), List.of(4)))
                .relation(new Distance(0, 1, 4, 0))
                .relation(new Distance(2, 3, 5, -1))
                .relation(new Linear(List.of(0, 3), List.of(-1, 2), Linear.Comparison.AT_MOST, 5))
                .relation(new Element(List.of(List.of(2, 3)), List.of(0), 1))
                .relation(new Element(List.of(List.of(2, 3), List.of(4, 0)), List.of(0, 1), 5))
                .relation(new Count(List.of(0, 1, 2), List.of(1, 3), 1, 3, OptionalInt.empty()))
                .relation(new Count(List.of(3, 5), List.of(2), -Board.MAX_VALUES, 0, OptionalInt.of(4)))
                .build();

        List<LocatedPuzzle> read = read("\n" + EVERYTHING);

        assertEquals(expected, read.get(0).puzzle().board());
        assertEquals("1.....", read.get(0).puzzle().toString());
        assertEquals("Everything", read.get(0).comment());
        assertEquals(".....2", read.get(1).puzzle().toString());
        assertEquals("the second", read.get(1).comment());
        assertEquals("b.json:33", read.get(0).where());
    }

    @Test
    void aBoardOnAPlainOneThatAddsNothingIsThePlainOne() {
        LocatedPuzzle read = read("{\"base\": \"sudoku-3\", \"puzzles\": [{\"givens\": \"" + Puzzles.EULER_1 + "\"}]}")
                .get(0);

        assertEquals(Puzzles.EULER_1, read.puzzle());
    }

    @Test
    void aBoardWithoutPuzzlesIsOneWithoutGivens() {
        List<LocatedPuzzle> read = read("{\"digits\": 3, \"cells\": 2}");

        assertEquals(1, read.size());
        assertEquals("..", read.get(0).puzzle().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            {                                                                      | 2: is not valid JSON
            {"digits": 3, "digits": 4, "cells": 2}                                 | 2: is not valid JSON: Duplicate
            {"digits": 3, "cells": 2} x                                            | 2: is not valid JSON
            {"digits": 3, "cells": 2, "cages": []}                                 | 2: unknown 'cages', expected $schema, title
            {"cells": 2}                                                           | 'digits' is missing
            {"digits": 3}                                                          | 'cells' is missing
            {"digits": "3", "cells": 2}                                            | 2: 'digits' is "3", expected a whole number
            {"digits": 3, "cells": 0}                                              | 2: board of 0 cells: expected 1 to 10000
            {"digits": 3, "cells": 2, "first": 1000000}                            | 2: first number 1000000: expected -999999 to 999999
            {"digits": 3.5, "cells": 2}                                            | expected a whole number
            {"base": "sudoku-77"}                                                  | 2: order 77: expected 2 to 10
            {"base": "digits 3; cells 1"}                                          | 2:
            {"base": "sudoku-3", "digits": 9}                                      | 2: found 'digits' in a board with a base, expected it without
            {"digits": 3, "cells": 2, "units": 3}                                  | 2: 'units' is not a list
            {"digits": 3, "cells": 2, "units": [[0, 1]]}                           | 2: found [0,1], expected an object
            {"digits": 3, "cells": 2, "units": [{"kind": "house", "cells": [0, 1]}]} | 2: unit of kind 'house', expected row
            {"digits": 3, "cells": 2, "units": [{"kind": "row", "cells": [0, 2]}]} | 2: row of 2 cells: cell 2, expected 0 to 1
            {"digits": 3, "cells": 2, "units": [{"kind": "row", "cells": ["r1c1"]}]} | 2: found cell "r1c1", expected a number
            {"digits": 3, "cells": 2, "units": [{"kind": "row"}]}                  | 2: 'cells' is missing
            {"digits": 3, "cells": 2, "relations": [{"kind": "sum", "value": 9, "cells": [0, 1]}]} | 2: sum 9 of 2 cells: expected 2 to 6
            {"digits": 3, "cells": 2, "relations": [{"kind": "like", "value": 9, "cells": [0, 1]}]} | 2: relation of kind 'like'
            {"digits": 3, "cells": 2, "relations": [{"kind": "less", "value": 9, "cells": [0, 1]}]} | 2: unknown 'value'
            {"digits": 3, "cells": 2, "relations": [{"kind": "distance", "cells": [0, 1]}]} | 2: distance of 2 cells, expected 3
            {"digits": 3, "cells": 2, "relations": [{"kind": "distinct", "cells": [0, 1], "offsets": [1]}]} | 2: distinct of 2 cells: 1 offsets, expected one per cell
            {"digits": 3, "cells": 2, "relations": [{"kind": "distinct", "cells": [0, 1], "except": [4]}]} | 2: distinct except 4: expected 1 to 3
            {"digits": 3, "cells": 2, "relations": [{"kind": "linear", "cells": [0], "coefficients": [1], "comparison": "<", "value": 2}]} | 2: linear with comparison '<', expected =, !=, <= or >=
            {"digits": 3, "cells": 2, "relations": [{"kind": "linear", "cells": [0, 1], "coefficients": [1, 1], "comparison": "=", "value": 7}]} | 2: linear = 7 of 2 cells: expected 2 to 6
            {"digits": 3, "cells": 2, "relations": [{"kind": "element", "cells": [0], "array": [1]}]} | 2: element of 1 cells, expected 2 or 3
            {"digits": 3, "cells": 2, "relations": [{"kind": "element", "cells": [0, 1], "array": [[0], [1]]}]} | 2: element of 2 rows with 1 indices: expected one row for one index
            {"digits": 2, "cells": 3, "relations": [{"kind": "element", "cells": [0, 1], "array": [0, 1, 2]}]} | 2: element of 3 columns: expected 1 to 2, because an index is a digit
            {"digits": 3, "cells": 2, "relations": [{"kind": "count", "cells": [0, 1], "values": [1]}]} | 2: count without 'least' and 'most'
            {"digits": 3, "cells": 2, "relations": [{"kind": "count", "cells": [0, 1], "values": [4], "most": 1}]} | 2: count of digit 4: expected 1 to 3
            {"digits": 3, "cells": 2, "relations": [{"kind": "count", "cells": [0, 1], "values": [1], "least": 3}]} | 2: count with least 3 and most 2 of 2 cells: it never holds
            {"digits": 3, "cells": 2, "relations": [{"kind": "forbidden", "cells": [0], "tuples": [[1], [2], [3]]}]} | 2: forbidden with every tuple
            {"digits": 3, "cells": 2, "relations": [{"kind": "regular", "cells": [0], "transitions": [[0, 1]], "accepting": [0]}]} | 2: regular: transition of 2 numbers, expected 3
            {"digits": 3, "cells": 2, "relations": [{"kind": "regular", "cells": [0], "transitions": [[0, 1, 0], [0, 1, 1]], "accepting": [0]}]} | 2: regular: two transitions from state 0 with digit 1
            {"digits": 3, "cells": 2, "relations": [{"kind": "regular", "cells": [0], "transitions": [[0, 1, 1]], "accepting": [2]}]} | 2: regular: no path leads from state 0 to an accepting state
            {"digits": 3, "cells": 2, "relations": [{"kind": "regular", "cells": [0], "transitions": [[0, 4, 1]], "accepting": [1]}]} | 2: regular with digit 4: expected 1 to 3
            {"digits": 3, "cells": 2, "relations": [{"kind": "allEqual", "cells": [0]}]} | 2: allEqual of 1 cells, expected 2 or more
            {"digits": 3, "cells": 2, "relations": [{"kind": "less", "cells": [0]}]} | 2: less of 1 cells, expected 2
            {"digits": 3, "layout": {"rows": 99999, "columns": 99999}}             | 2: layout of 99999 rows
            {"digits": 3, "layout": {"rows": 1, "columns": 2}, "cells": 3}         | 2: the layout has 2 cells, expected 3
            {"digits": 3, "cells": 2, "puzzles": [{"givens": "12."}]}              | 2: 3 cells, expected 2
            {"digits": 3, "cells": 2, "puzzles": [{"givens": [1, 4]}]}             | 2: cell 1: digit 4, expected 0 to 3
            {"digits": 3, "cells": 2, "puzzles": [{"givens": "1.", "witness": [2, 1]}]} | 2: 'witness' is no solution: cell 0 is 2, but 1 is given
            {"digits": 3, "cells": 2, "puzzles": [{"given": "1."}]}                | 2: unknown 'given'
            {"digits": 3, "cells": 2, "puzzles": []}                               | no puzzle in b.json
            """)
    void aBadBoardIsRefusedWithItsLineAndReason(String text, String reason) {
        InputException refused = assertThrows(InputException.class, () -> read("\n" + text));

        String message = String.valueOf(refused.getMessage());
        assertTrue(message.contains("b.json") && message.contains(reason), message);
    }

    /** What the published schema names is what is read. */
    @Test
    void theSchemaNamesWhatIsRead() {
        JsonNode schema = JsonMapper.shared().readTree(Sets.home().resolve("puzzles/board.schema.json"));
        JsonNode properties = schema.get("properties");

        assertEquals(
                JsonBoard.NAMES.stream().sorted().toList(),
                properties.propertyNames().stream().sorted().toList());
        assertEquals(
                Stream.of(Unit.Kind.values()).map(Unit.Kind::word).toList(),
                properties
                        .at("/units/items/properties/kind/enum")
                        .valueStream()
                        .map(JsonNode::stringValue)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"windoku.json", "magic-square.json"})
    void theShippedBoardsKeepToTheSchema(String name) throws IOException {
        assertEquals(List.of(), schemaErrors(Files.readString(Sets.home().resolve("puzzles/boards/" + name))));
    }

    @Test
    void theSchemaKnowsEveryRelation() {
        assertEquals(List.of(), schemaErrors(EVERYTHING));
    }

    /** What is wrong by its form alone, an editor that knows the schema sees before we do. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"digits\": 3}",
                "{\"digits\": 3, \"cells\": 2, \"cages\": []}",
                "{\"base\": \"sudoku-3\", \"digits\": 9}",
                "{\"digits\": 3, \"cells\": 2, \"units\": [{\"kind\": \"house\", \"cells\": [0, 1]}]}",
                "{\"digits\": 3, \"cells\": 2, \"relations\": [{\"kind\": \"less\", \"cells\": [0]}]}",
                "{\"digits\": 3, \"cells\": 2, \"puzzles\": []}"
            })
    void aBadFormIsRefusedByTheSchemaAndTheReader(String text) {
        assertFalse(schemaErrors(text).isEmpty());
        assertThrows(InputException.class, () -> read(text));
    }

    private static List<String> schemaErrors(String board) {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(JsonMapper.shared().readTree(Sets.home().resolve("puzzles/board.schema.json")));
        return schema.validate(JsonMapper.shared().readTree(board)).stream()
                .map(error -> error.getInstanceLocation() + ": " + error.getMessage())
                .toList();
    }

    @Test
    void theMagicSquareIsReadFromItsFile() {
        Path file = Sets.home().resolve("puzzles/boards/magic-square.json");
        try (PuzzleSource source = PuzzleSources.open(file, ReaderSettings.DEFAULT)) {
            List<LocatedPuzzle> read = source.stream().toList();
            Puzzle last = read.get(1).puzzle();

            assertEquals(2, read.size());
            assertEquals(
                    Optional.empty(),
                    SolutionChecker.fault(last, Grid.of(last.board(), new int[] {2, 7, 6, 9, 5, 1, 4, 3, 8})));
        }
    }

    @Test
    void aBadPuzzleCostsNoOther() {
        SkippedLines skipped = new SkippedLines();

        List<LocatedPuzzle> read = read(
                "{\"digits\": 3, \"cells\": 2, \"puzzles\": [\n{\"givens\": \"9.\"},\n{\"givens\": \"2.\"}]}",
                ReaderSettings.DEFAULT.withBadLines(skipped));

        assertEquals(1, read.size());
        assertEquals(1, skipped.count());
        assertTrue(
                skipped.messages().get(0).startsWith("b.json:2: column 1: found '9'"),
                skipped.messages().get(0));
    }

    /** Seeded damage to a good board: refused with a message, or another board; nothing else. */
    @Test
    void damagedBoardsGiveAMessageOrAPuzzle() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(13L);
        String alphabet = "{}[]\",:0123456789-.erc \n";
        int refused = 0;
        for (int i = 0; i < 1000; i++) {
            StringBuilder text = new StringBuilder(EVERYTHING);
            for (int change = random.nextInt(1, 4); change > 0; change--) {
                text.setCharAt(random.nextInt(1, text.length()), alphabet.charAt(random.nextInt(alphabet.length())));
            }
            try {
                read(text.toString());
            } catch (InputException bad) {
                assertTrue(String.valueOf(bad.getMessage()).contains("b.json"), bad.getMessage());
                refused++;
            }
        }
        assertTrue(refused > 300, refused + " refused");
    }
}
