package crosshatch.experiment.study.hunt;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;

/**
 * A part of a larger board, with the cells that remain. Puzzles of the larger board can be reduced to this part.
 *
 * @param cells the remaining cells, by their numbers on the larger board, in order
 */
record BoardCut(Board board, List<Integer> cells) {

    /** Keeps only these units and relations. */
    static BoardCut parts(Board board, List<Unit> units, List<Relation> relations) {
        BoardBuilder builder = Board.builder(board.digits(), board.cells());
        board.layout().ifPresent(builder::layout);
        units.forEach(unit -> builder.unit(unit.kind(), unit.cells()));
        relations.forEach(builder::relation);
        return new BoardCut(builder.build(), allOf(board));
    }

    /** Keeps only these cells; a relation is removed with any of its cells, a unit when only one cell is left. */
    static BoardCut cells(Board board, List<Integer> kept) {
        BoardBuilder builder = Board.builder(board.digits(), kept.size());
        for (Unit unit : board.units()) {
            int[] left = Arrays.stream(unit.cells())
                    .map(kept::indexOf)
                    .filter(cell -> cell >= 0)
                    .toArray();
            if (left.length > 1) builder.unit(unit.kind(), left);
        }
        for (Relation relation : board.relations()) {
            if (kept.containsAll(relation.cells())) builder.relation(relation.moved(kept::indexOf));
        }
        return new BoardCut(builder.build(), kept);
    }

    /**
     * Reduces the number of digits.
     *
     * @throws IllegalArgumentException if a unit or a relation needs more digits
     */
    static BoardCut digits(Board board, int digits) {
        BoardBuilder builder = Board.builder(digits, board.cells());
        board.layout().ifPresent(builder::layout);
        board.units().forEach(unit -> builder.unit(unit.kind(), unit.cells()));
        board.relations().forEach(builder::relation);
        return new BoardCut(builder.build(), allOf(board));
    }

    private static List<Integer> allOf(Board board) {
        return java.util.stream.IntStream.range(0, board.cells()).boxed().toList();
    }

    /**
     * Returns the puzzle on the smaller board.
     *
     * @throws IllegalArgumentException if a given is no digit of the smaller board
     */
    Puzzle of(Puzzle puzzle) {
        return new Puzzle(Grid.of(board, cells.stream().mapToInt(puzzle::given).toArray()));
    }

    /** Returns the case with all puzzles of its last board on the smaller one. */
    HuntCase of(HuntCase huntCase) {
        Board larger = huntCase.last().board();
        return huntCase.withPuzzles(huntCase.puzzles().stream()
                .map(puzzle -> puzzle.board().equals(larger) ? of(puzzle) : puzzle)
                .toList());
    }
}
