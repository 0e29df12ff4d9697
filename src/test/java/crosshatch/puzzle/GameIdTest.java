package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Game IDs as their grammar defines them, on grids small enough to be drawn by hand. */
class GameIdTest {
    private static Puzzle read(String id) {
        return PuzzleReader.of(id, "ids", ReaderSettings.DEFAULT)
                .next()
                .orElseThrow()
                .puzzle();
    }

    @Test
    void aPlainSudokuIsThePlainOne() {
        Puzzle puzzle = read("solo:2x2:1_2a3l");

        assertEquals(Board.sudoku(2), puzzle.board());
        assertEquals("12.3............", puzzle.toString());
        assertEquals(Puzzle.parse("12.3............").id(), puzzle.id());
    }

    /** {@code 3x2}: boxes two wide and three high. */
    @Test
    void boxesAreAsWideAsTheSecondNumber() {
        Board board = read("solo:3x2:zj").board();

        assertEquals(6, board.digits());
        assertArrayEquals(new int[] {0, 1, 6, 7, 12, 13}, board.unit(12));
        assertArrayEquals(new int[] {2, 3, 8, 9, 14, 15}, board.unit(13));
        assertEquals(Board.builder(6, 36).square().boxes(3, 2).build(), board);
    }

    @Test
    void xMeansBothDiagonals() {
        assertEquals(
                Board.sudoku(2).toBuilder().diagonals().build(),
                read("solo:2x2xdu:p").board());
    }

    /**
     * Four rows as regions: no border between the twelve horizontal neighbours, one at each of the twelve vertical ones and at
     * the end.
     */
    @Test
    void aJigsawHasTheRegionsThatItsBordersCut() {
        Board rows = read("solo:4j:p,l____________").board();
        assertEquals("row", rows.units().get(0).kind().word());
        assertArrayEquals(new int[] {0, 1, 2, 3}, rows.unit(8));
        assertEquals(Unit.Kind.REGION, rows.units().get(8).kind());

        // 0 0 0 1
        // 0 1 1 1
        // 2 2 2 3
        // 2 3 3 3
        Board zigzag = read("solo:4j:p," + borders("0001011122232333")).board();
        assertArrayEquals(new int[] {0, 1, 2, 4}, zigzag.unit(8));
        assertArrayEquals(new int[] {11, 13, 14, 15}, zigzag.unit(11));
        assertTrue(zigzag.hasOnlyExactUnits());
    }

    /** {@code z} joins 25 places without a border after them: 6×6 cells have 30 horizontal places. */
    @Test
    void zIsTwentyFiveJoinsAndNoBorder() {
        Board board = read("solo:6j:zj,ze" + "_".repeat(30)).board();

        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, board.unit(12));
        assertArrayEquals(new int[] {30, 31, 32, 33, 34, 35}, board.unit(17));
    }

    @Test
    void aKillerHasASumInTheFirstCellOfEachCage() {
        // cages: 0 0 / 1 2 on the left upper corner, all other cells alone
        String cages = borders("0012" + "3456" + "789a" + "bcde");
        String sums = "3a" + "1_2_1_2_3_4_1_2_3_4_1_2_3_4";
        Puzzle puzzle = read("solo:2x2k:p," + cages + "," + sums);

        List<Relation> relations = puzzle.board().relations();
        assertTrue(relations.contains(new Sum(List.of(0, 1), 3)));
        assertTrue(relations.contains(new Sum(List.of(15), 4)));
        assertEquals(15, relations.size());
        assertEquals(
                1,
                puzzle.board().units().stream()
                        .filter(unit -> unit.kind() == Unit.Kind.CAGE)
                        .count());
    }

    @Test
    void anUnequalSignSaysThatTheCellIsLarger() {
        Puzzle puzzle = read("unequal:3:0R,0D,2,0,0,0L,0U,0,0,");

        assertEquals(
                Set.of(Pair.less(1, 0), Pair.less(4, 1), Pair.less(4, 5), Pair.less(3, 6)),
                new HashSet<>(puzzle.board().relations()));
        assertEquals("..2......", puzzle.toString());
        assertEquals(Board.latin(3).units().size(), puzzle.board().unitCount());
    }

    @Test
    void adjacentModeSpeaksOfAllNeighbours() {
        Puzzle puzzle = read("unequal:2adt:0R,0L,0,0");

        assertEquals(
                Set.of(
                        Pair.adjacent(0, 1, true),
                        Pair.adjacent(0, 2, false),
                        Pair.adjacent(1, 3, false),
                        Pair.adjacent(2, 3, false)),
                new HashSet<>(puzzle.board().relations()));
    }

    /** Blocks 0 0 1 / 2 2 1 / 3 3 1; a number repeats the letter before it. */
    @Test
    void aKeenCageHasItsOperation() {
        Puzzle puzzle = read("keen:3:a3_4b,s1a6d2m6");

        assertEquals(
                Set.of(
                        Pair.difference(0, 1, 1),
                        new Sum(List.of(2, 5, 8), 6),
                        Pair.quotient(3, 4, 2),
                        new Product(List.of(6, 7), 6)),
                new HashSet<>(puzzle.board().relations()));
    }

    /** Above, below, left, right; a clue reads its line from its own end. */
    @Test
    void towersAreSeenFromTheirSide() {
        Puzzle puzzle = read("towers:3dh:1///2///////3/,b1f");

        assertEquals(
                Set.of(
                        new Visible(List.of(0, 3, 6), 1),
                        new Visible(List.of(6, 3, 0), 2),
                        new Visible(List.of(5, 4, 3), 3)),
                new HashSet<>(puzzle.board().relations()));
        assertEquals("..1......", puzzle.toString());
    }

    @Test
    void whatFollowsABlankIsAComment() {
        LocatedPuzzle read = PuzzleReader.of("\n solo:2x2:p\tfrom page 3\n", "ids", ReaderSettings.DEFAULT)
                .next()
                .orElseThrow();

        assertEquals("from page 3", read.comment());
        assertEquals("ids:2", read.where());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solo:2x2:o | givens: 15 cells, expected 16
            solo:2x2:1_5n | givens: found '5', expected a whole number from 1 to 4
            solo:2x2:12n | givens: found '12', expected a whole number from 1 to 4
            solo:2x2:p? | givens: found '?'
            solo:2y2:p | parameters '2y2', expected CxR
            solo:11x11:z | 121 digits, expected at most 100
            solo:2x2 | expected solo:PARAMETERS:DESCRIPTION
            solo:2x2:p,p | a description of 2 parts, expected 1: givens
            solo:2x2k:p | a description of 1 parts, expected 3: givens, cages, sums
            solo:4j:p,l___________ | the text of the borders of the regions has the wrong length: it describes fewer
            solo:4j:p,l_____________ | the text of the borders of the regions has the wrong length: it describes more
            solo:4j:p,y | the text of the borders of the regions has the wrong length: it describes more
            solo:4j:p,l___________A | regions: found 'A'
            solo:4j:p,k_____________ | the region with r4c1 has 3 cells, expected 4
            solo:2x2k:p,z_,p | the text of the borders of the cages has the wrong length
            solo:2x2k:p,________________________z,p | the text of the borders of the cages has the wrong length
            solo:2x2k:p,_________________________,p | the cage with r1c1 has no sum
            solo:2x2k:p,_________________________,5o | sum 5 of 1 cells: expected 1 to 4
            solo:2x2k:p,x,o9 | the cage with r1c1 has no sum
            solo:2x2k:p,_________________________,1_2_3_4_1_2_3_4_1_2_3_4_1_2_3a | the cage with r4c4 has no sum
            unequal:3:0,0,0 | 3 cells, expected 9
            unequal:3:0U,0,0,0,0,0,0,0,0 | r1c1 has no neighbour at U
            unequal:3:0R,0L,0,0,0,0,0,0,0 | r1c1 and r1c2 are each larger than the other
            unequal:3:4,0,0,0,0,0,0,0,0 | r1c1: found 4, expected 0 to 3
            unequal:3:0X,0,0,0,0,0,0,0,0 | r1c1: found '0X'
            unequal:3a:0R,0,0,0,0,0,0,0,0 | only one of r1c1 and r1c2 has a mark of adjacent digits
            unequal:1:0 | Latin square of 1 digits
            keen:3:a3_4b,s1a6d2 | the cage with r3c1 has no clue
            keen:3:a3_4b,s1a6d2m6m6 | more clues than the 4 cages
            keen:3:a3_4b,s1s6d2m6 | a difference of 3 cells, expected 2
            keen:3:a3_4b,s1a6d9m6 | quotient 9 of 2 cells: expected 1 to 3
            keen:3:a3_4b,s1a60d2m6 | sum 60 of 3 cells: expected 3 to 9
            keen:3:a3_4b | expected 2: cages, clues
            keen:3a:a3_4b,s1a6d2m6 | parameters '3a'
            towers:3:1/2 | 2 clues, expected 12
            towers:3:4/////////// | clue 1: found '4', expected a whole number from 1 to 3
            towers:3:x/////////// | clue 1: found 'x'
            towers:3:///////////,j | givens: 10 cells, expected 9
            """)
    void aBadIdIsRefusedWithItsPlaceAndReason(String id, String reason) {
        InputException refused = assertThrows(InputException.class, () -> read("# first\n" + id));

        String message = String.valueOf(refused.getMessage());
        assertTrue(message.startsWith("ids:2: ") && message.contains(reason), message);
    }

    @Test
    void aBadIdCostsNoOther() {
        SkippedLines skipped = new SkippedLines();
        String text = "solo:2x2:p\nsolo:2x2:q\nkeen:nonsense\ntowers:3:///////////\nunequal\n1234............\n";
        List<Puzzle> read = new ArrayList<>();
        try (PuzzleReader reader = PuzzleReader.of(text, "ids", ReaderSettings.DEFAULT.withBadLines(skipped))) {
            reader.stream().forEach(each -> read.add(each.puzzle()));
        }

        assertEquals(3, read.size());
        assertEquals(3, skipped.count());
    }

    /** Seeded damage to good IDs: refused with a message, or another puzzle; nothing else. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solo:4j:1_2n,l____________",
                "solo:2x2kx:p,_________________________,1_2_3_4_1_2_3_4_1_2_3_4_1_2_3_4",
                "unequal:3:0R,0D,2,0,0,0L,0U,0,0,",
                "unequal:2a:0R,0L,0,0",
                "keen:3:a3_4b,s1a6d2m6",
                "towers:3:1///2///////3/,b1f"
            })
    void damagedIdsGiveAMessageOrAPuzzle(String id) {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(13L);
        String alphabet = "_azy0159,/:URDLsdmax kj-é";
        int refused = 0;
        for (int i = 0; i < 1000; i++) {
            StringBuilder text = new StringBuilder(id);
            for (int change = random.nextInt(1, 4); change > 0; change--) {
                int at = random.nextInt(id.indexOf(':') + 1, text.length());
                char letter = alphabet.charAt(random.nextInt(alphabet.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, letter);
                    case 1 -> text.insert(at, letter);
                    default -> text.deleteCharAt(Math.min(at, text.length() - 1));
                }
                if (text.length() < id.indexOf(':') + 2) text.append("__");
            }
            try {
                read(text.toString());
            } catch (InputException bad) {
                assertTrue(String.valueOf(bad.getMessage()).startsWith("ids:1"), text + ": " + bad.getMessage());
                refused++;
            }
        }
        assertTrue(refused > 300, refused + " refused");
    }

    /** Writes the borders of a picture in which the cells of a block have the same letter. */
    private static String borders(String picture) {
        int n = (int) Math.sqrt(picture.length());
        boolean[] border = new boolean[2 * n * (n - 1) + 1];
        Arrays.fill(border, true);
        int place = 0;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column + 1 < n; column++) {
                border[place++] = picture.charAt(row * n + column) != picture.charAt(row * n + column + 1);
            }
        }
        for (int column = 0; column < n; column++) {
            for (int row = 0; row + 1 < n; row++) {
                border[place++] = picture.charAt(row * n + column) != picture.charAt((row + 1) * n + column);
            }
        }
        StringBuilder text = new StringBuilder();
        int joined = 0;
        for (boolean each : border) {
            if (!each) {
                joined++;
                continue;
            }
            text.append(joined == 0 ? "_" : String.valueOf((char) ('a' + joined - 1)));
            joined = 0;
        }
        return text.toString();
    }
}
