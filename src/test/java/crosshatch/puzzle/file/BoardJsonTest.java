package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoardJsonTest {
    static Stream<Board> boards() {
        Board everyRelation = Board.latin(4).toBuilder()
                .unit(Unit.Kind.CAGE, 0, 5)
                .relation(new Sum(List.of(0, 1), 5))
                .relation(new Product(List.of(2, 3), 6))
                .relation(Pair.difference(4, 5, 2))
                .relation(Pair.quotient(6, 7, 2))
                .relation(Pair.less(8, 9))
                .relation(Pair.adjacent(10, 11, true))
                .relation(Pair.adjacent(12, 13, false))
                .relation(new AllEqual(List.of(0, 5, 10)))
                .relation(new Regular(List.of(9, 2), List.of(List.of(0, 3, 1), List.of(1, 1, 1)), List.of(1)))
                .relation(new NValues(List.of(7, 4, 1), -1, 2, OptionalInt.of(4)))
                .relation(new Circuit(List.of(6, 3, 9), 2))
                .relation(new Visible(List.of(3, 2, 1, 0), 2))
                .relation(new Table(List.of(14, 15), List.of(List.of(1, 2), List.of(3, 4))))
                .build();
        return Stream.of(
                Board.sudoku(2),
                Board.latin(11),
                everyRelation,
                Board.builder(500, 3).build(),
                Board.builder(3, 2).build());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void isReadAsWhatWasWritten(Board board) {
        int[] digits = new int[board.cells()];
        digits[1] = board.digits();
        List<Puzzle> puzzles =
                List.of(new Puzzle(Grid.of(board, digits)), new Puzzle(Grid.of(board, new int[board.cells()])));

        assertEquals(puzzles, read(BoardJson.of("a \"title\"", puzzles, Optional.empty())));
    }

    @Test
    void aWitnessIsASolutionOfTheLastPuzzleThatNeedNotBeTheOnlyOne() {
        Grid witness = Puzzles.EULER_1_SOLUTION;
        String text = BoardJson.of("w", List.of(Puzzles.EULER_1, Puzzles.EMPTY_3), Optional.of(witness));

        List<LocatedPuzzle> read = located(text);

        assertNull(read.get(0).solution());
        assertEquals(witness, read.get(1).solution());
        assertFalse(read.get(1).isOnly());
    }

    private static List<Puzzle> read(String text) {
        return located(text).stream().map(LocatedPuzzle::puzzle).toList();
    }

    private static List<LocatedPuzzle> located(String text) {
        ByteArrayInputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        List<LocatedPuzzle> read = new ArrayList<>();
        try (PuzzleSource source = PuzzleSources.of(in, "test", ReaderSettings.DEFAULT)) {
            for (Optional<LocatedPuzzle> next = source.next(); next.isPresent(); next = source.next()) {
                read.add(next.get());
            }
        }
        return read;
    }
}
