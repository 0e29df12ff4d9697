package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Candidates that givens leave, and their numbers, beside what the units of the board say candidate by candidate. */
class ExactlyOneSetsTest {
    @Test
    void numbersWhatTheGivensLeave() {
        int possible = 0;
        for (int seed = 0; seed < 300; seed++) {
            Puzzle puzzle = SmallPuzzles.random(seed);
            Board board = puzzle.board();
            String named = SmallPuzzles.named(seed, puzzle);
            List<List<Integer>> left = left(puzzle);
            Givens givens = new Givens(board);
            assertEquals(isPossible(puzzle, left), givens.read(puzzle), named);
            if (!isPossible(puzzle, left)) continue;
            possible++;
            ExactlyOneSets slots = new ExactlyOneSets(board);
            slots.number(allOf(board)); // as after another puzzle
            slots.number(givens.left());

            assertEquals(left.size(), slots.candidates(), named);
            for (int candidate = 0; candidate < left.size(); candidate++) {
                int cell = left.get(candidate).get(0);
                int digit = left.get(candidate).get(1);
                assertEquals(cell, slots.cell(candidate), named);
                assertEquals(digit, slots.digit(candidate), named);
                assertEquals(candidate, slots.candidate(cell, digit), named);
                assertEquals(1, slots.numbered(cell) >> (digit - 1) & 1, named);
                assertEquals(slotsOf(board, cell, digit), spotsOf(slots, candidate), named);
            }
        }
        assertTrue(possible > 100 && possible < 300, possible + " possible");
    }

    private static long[] allOf(Board board) {
        Givens none = new Givens(board);
        none.readNone();
        return none.left();
    }

    private static boolean isPossible(Puzzle puzzle, List<List<Integer>> left) {
        Board board = puzzle.board();
        for (int cell = 0; cell < board.cells(); cell++) {
            int itsCell = cell;
            if (left.stream().noneMatch(candidate -> candidate.get(0) == itsCell)) return false;
            int given = puzzle.given(cell);
            if (given != 0 && Arrays.stream(board.peers(cell)).anyMatch(peer -> puzzle.given(peer) == given))
                return false;
        }
        return true;
    }

    private static List<List<Integer>> left(Puzzle puzzle) {
        Board board = puzzle.board();
        List<List<Integer>> left = new ArrayList<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                int itsDigit = digit;
                boolean excluded = Arrays.stream(board.peers(cell)).anyMatch(peer -> puzzle.given(peer) == itsDigit);
                int given = puzzle.given(cell);
                if (given == digit || (given == 0 && !excluded)) left.add(List.of(cell, digit));
            }
        }
        return left;
    }

    /** Slot and place of a candidate in its cell, then in its units. */
    private static List<List<Integer>> slotsOf(Board board, int cell, int digit) {
        List<List<Integer>> expected = new ArrayList<>();
        expected.add(List.of(cell, digit - 1));
        for (int unit = 0; unit < board.unitCount(); unit++) {
            for (int place = 0; place < board.unit(unit).length; place++) {
                if (board.unit(unit)[place] != cell) continue;
                expected.add(List.of(board.cells() + unit * board.digits() + digit - 1, place));
            }
        }
        return expected;
    }

    private static List<List<Integer>> spotsOf(ExactlyOneSets slots, int candidate) {
        List<List<Integer>> spots = new ArrayList<>();
        for (int i = slots.firstSpot(candidate); i < slots.firstSpot(candidate + 1); i++) {
            int slot = ExactlyOneSets.slot(slots.spot(i));
            int place = Long.numberOfTrailingZeros(ExactlyOneSets.place(slots.spot(i)));
            assertEquals(candidate, slots.member(slot, place));
            spots.add(List.of(slot, place));
        }
        return spots;
    }
}
