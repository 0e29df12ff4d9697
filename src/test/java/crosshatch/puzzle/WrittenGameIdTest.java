package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The IDs that games have for puzzles are read back as the same puzzles. */
class WrittenGameIdTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jigsaw-9",
                "jigsaw-x-9",
                "keen-6",
                "killer-9",
                "rect-3x2",
                "towers-5",
                "unequal-6-adjacent",
                "unequal-7",
                "x-9"
            })
    void whatIsWrittenIsReadAsTheSamePuzzle(String set) throws IOException {
        List<String> ids = Files.readAllLines(Path.of("puzzles", "boards", set + ".ids"));

        for (String id : ids) {
            Puzzle puzzle = only(id);
            GameId game = GameId.valueOf(id.substring(0, id.indexOf(':')).toUpperCase(Locale.ROOT));
            assertEquals(puzzle, only(game.write(puzzle)), id);
        }
        assertEquals(20, ids.size());
    }

    /** 25 places without a border are {@code y} with a border after them, and {@code z} without. */
    @Test
    void longRunsOfPlacesWithoutABorderAreWrittenAsTheyAreRead() {
        Puzzle oneCage = only("keen:7:zzzi,a196");
        Board cageAndCell = Board.latin(7).toBuilder()
                .relation(new Sum(IntStream.range(0, 48).boxed().toList(), 190))
                .relation(new Sum(List.of(48), 6))
                .build();
        Puzzle puzzle = new Puzzle(Grid.of(cageAndCell, new int[49]));

        assertEquals("keen:7:zzzi,a196", GameId.KEEN.write(oneCage));
        assertEquals(puzzle, only(GameId.KEEN.write(puzzle)));
    }

    @ParameterizedTest
    @EnumSource(GameId.class)
    void aPuzzleThatAGameDoesNotKnowIsRefused(GameId game) {
        Board windows = Board.sudoku(3).toBuilder()
                .unit(Unit.Kind.REGION, 10, 11, 12, 19, 20, 21, 28, 29, 30)
                .build();
        Puzzle puzzle = new Puzzle(Grid.of(windows, Puzzles.EULER_1.givens().digits()));

        InputException refusal = assertThrows(InputException.class, () -> game.write(puzzle));

        assertTrue(
                String.valueOf(refusal.getMessage()).contains("has no IDs for puzzles on 9x9 with"),
                refusal.getMessage());
    }

    private static Puzzle only(String id) {
        try (PuzzleSource source = PuzzleReader.of(id, "test", ReaderSettings.DEFAULT)) {
            return source.next().orElseThrow().puzzle();
        }
    }
}
