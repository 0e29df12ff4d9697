package crosshatch.puzzle.relation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Implied sums hold in every solution, and are those that a person would add up. */
class ImpliedSumsTest {
    /** Row by row: a a b b / a b b c / … d below c. */
    @Test
    void areTheInniesAndOutiesOfRows() {
        Board board = Board.sudoku(2).toBuilder()
                .relation(new Sum(List.of(0, 1, 4), 7))
                .relation(new Sum(List.of(2, 3, 5, 6), 11))
                .relation(new Sum(List.of(7, 11), 3))
                .build();

        Set<Relation> areas = new HashSet<>(ImpliedSums.AREAS.relations(board));

        assertTrue(areas.contains(new Sum(List.of(7), 2)), "20 - 7 - 11 are left in the first two rows");
        assertTrue(areas.contains(new Sum(List.of(11), 1)), "7 + 11 + 3 - 20 stand below them");
        assertTrue(areas.containsAll(board.relations()));
        assertTrue(ImpliedSums.UNITS.relations(board).stream().noneMatch(new Sum(List.of(7), 2)::equals));
        assertEquals(board.relations(), ImpliedSums.NONE.relations(board));
    }

    @Test
    void holdInAGridWhoseCagesAreDrawnAtRandom() {
        Random random = new Random(7);
        int[] grid = IntStream.range(0, 81)
                .map(cell -> (cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1)
                .toArray();
        int more = 0;
        for (int i = 0; i < 40; i++) {
            Board board = cages(random, grid);
            List<Relation> relations = ImpliedSums.AREAS.relations(board);

            for (Relation relation : relations) assertTrue(relation.holds(grid), relation.text());
            more += relations.size() - board.relations().size();
        }
        assertTrue(more > 400, "only " + more + " sums followed");
    }

    @Test
    void takeOtherRelationsForNoSums() {
        Board board = Board.latin(4).toBuilder().relation(Pair.less(0, 1)).build();

        assertEquals(board.relations(), ImpliedSums.AREAS.relations(board));
    }

    /** Dominoes and triples along the rows, some of which wrap into the next row. */
    private static Board cages(Random random, int[] grid) {
        BoardBuilder builder = Board.sudoku(3).toBuilder();
        List<Integer> cage = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            cage.add(cell);
            if (cage.size() < 2 || (cage.size() < 4 && random.nextBoolean())) continue;
            builder.relation(new Sum(
                    List.copyOf(cage),
                    cage.stream().mapToInt(each -> grid[each]).sum()));
            cage.clear();
        }
        return builder.build();
    }
}
