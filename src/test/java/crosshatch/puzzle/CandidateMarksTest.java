package crosshatch.puzzle;

import static crosshatch.puzzle.PuzzleReaderTest.message;
import static crosshatch.puzzle.PuzzleReaderTest.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A grid of candidates is the puzzle of its givens, if it excludes nothing else. */
class CandidateMarksTest {
    private static final Puzzle PUZZLE = Puzzles.NORVIG_HARD_1;

    @Test
    void candidatesThatFollowFromTheGivensAreThePuzzle() {
        assertEquals(List.of(PUZZLE), puzzles(grid(words(PUZZLE))));
        assertEquals(List.of(PUZZLE), puzzles(String.join(" ", words(PUZZLE))));
    }

    @Test
    void aPlaceForEachCandidateInSevenHundredAndTwentyNineCharacters() {
        String places = places(words(PUZZLE), "");

        assertEquals(729, places.length());
        assertEquals(List.of(PUZZLE, PUZZLE), puzzles(places + "\n" + places + " a comment"));
        assertEquals(List.of(PUZZLE), puzzles(places.replace('.', '0')));
    }

    @Test
    void aPlaceForEachCandidateInWords() {
        assertEquals(
                List.of(PUZZLE),
                puzzles(grid(
                        words(PUZZLE).stream().map(CandidateMarksTest::inPlaces).toList())));
        assertEquals(List.of(PUZZLE), puzzles(places(words(PUZZLE), " ")));
    }

    @Test
    void allCandidatesOfBlanksAreThePuzzleToo() {
        List<String> words = words(PUZZLE).stream()
                .map(word -> word.length() == 1 ? word : "123456789")
                .toList();

        assertEquals(List.of(PUZZLE), puzzles(places(words, "")));
        assertEquals(List.of(PUZZLE), puzzles(grid(words)));
    }

    /** That is what the cell says, whether it was given or found. */
    @Test
    void aSingleCandidateIsAGiven() {
        List<Puzzle> read = puzzles(grid(words(Puzzles.EULER_1)));

        assertEquals(
                "..3.2.6..9..3.5..1..18.64....81.29..7....41.8..67.82....26.95..8..2.3..9..541.3..",
                read.get(0).toString());
    }

    @Test
    void aCandidateThatIsExcludedAndDoesNotFollowIsRefused() {
        List<String> words = new ArrayList<>(words(PUZZLE));
        int cell = IntStream.range(0, 81)
                .filter(i -> words.get(i).length() > 2)
                .findFirst()
                .orElseThrow();
        String lost = words.get(cell).substring(0, 1);
        words.set(cell, words.get(cell).substring(1));

        String message = message(places(words, ""));

        assertTrue(message.contains(Board.sudoku(3).cellName(cell) + " lists the candidates"), message);
        assertTrue(
                message.contains("leave " + lost + " possible, too. A puzzle file cannot exclude candidates"), message);
    }

    @Test
    void aCellWithoutCandidatesOrWithADigitOutOfPlaceIsRefused() {
        String places = places(words(PUZZLE), "");

        assertTrue(message(".........".concat(places.substring(9)))
                .contains("found '.........', expected the candidates"));
        assertTrue(message("1.......8".concat(places.substring(9)))
                .contains("found '1.......8', expected the candidates"));
    }

    @Test
    void theStateOfTheGameBelowAPuzzleIsNotReadAgain() {
        List<String> words = words(PUZZLE).stream()
                .map(word -> word.length() == 2 ? word.substring(1) : word)
                .toList();
        String text = PuzzleFormat.SS.write(PUZZLE.givens()) + "\n\n" + grid(words) + "\n\n" + Puzzles.EULER_1;

        assertEquals(List.of(PUZZLE, Puzzles.EULER_1), puzzles(text));
    }

    private static List<Puzzle> puzzles(String text) {
        return read(text).stream().map(LocatedPuzzle::puzzle).toList();
    }

    /** By the rule: a digit is a candidate if no given of the same row, column or box has it. */
    private static List<String> words(Puzzle puzzle) {
        List<String> words = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            Set<Integer> candidates = new TreeSet<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
            for (int other = 0; other < 81; other++) {
                boolean sees = cell / 9 == other / 9
                        || cell % 9 == other % 9
                        || (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3);
                if (sees) candidates.remove(puzzle.given(other));
            }
            words.add(
                    puzzle.given(cell) > 0
                            ? "" + puzzle.given(cell)
                            : candidates.stream().map(String::valueOf).collect(Collectors.joining()));
        }
        return words;
    }

    private static String grid(List<String> words) {
        return IntStream.range(0, 9)
                .mapToObj(row -> String.join("  ", words.subList(9 * row, 9 * row + 9)))
                .collect(Collectors.joining("\n"));
    }

    private static String places(List<String> words, String between) {
        return words.stream().map(CandidateMarksTest::inPlaces).collect(Collectors.joining(between));
    }

    private static String inPlaces(String word) {
        return IntStream.rangeClosed(1, 9)
                .mapToObj(digit -> word.contains("" + digit) ? "" + digit : ".")
                .collect(Collectors.joining());
    }
}
