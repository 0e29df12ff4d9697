package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line that is no puzzle costs itself, and never the good puzzle before or after it. */
class NeighboursOfGarbageTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "abcdefghijklmnop",
                "a b c d e f g h i j k l m n o p",
                "ABCDEFGHIJKLMNOP",
                "1234 1234 1234 5678",
                "1 2 3 4 5 6 7 8 9",
                "123456789",
                "aaaaaaaaa",
                ".........",
                "1234567890123456789012345",
                "solo:3x3:",
                "solo",
                "order 400",
                "order x",
                "keen:6:a,b",
                "{\"digits\": 9}",
                "[Puzzle",
                "-1 -1 -1"
            })
    void costsNoNeighbour(String garbage) {
        SkippedLines skipped = new SkippedLines();
        String text = Puzzles.EULER_1 + "\n" + garbage + "\n" + Puzzles.NORVIG_HARD_1 + "\n";

        List<Puzzle> read;
        try (PuzzleReader reader = PuzzleReader.of(text, "text", ReaderSettings.DEFAULT.withBadLines(skipped))) {
            read = reader.stream().map(LocatedPuzzle::puzzle).toList();
        }

        assertEquals(List.of(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1), read);
        assertTrue(
                skipped.messages().stream().allMatch(message -> message.startsWith("text:2:")),
                () -> "" + skipped.messages());
        assertEquals(1, skipped.count());
    }
}
