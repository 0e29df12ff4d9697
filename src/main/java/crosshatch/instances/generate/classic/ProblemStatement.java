package crosshatch.instances.generate.classic;

import crosshatch.base.Worded;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.relation.Diagram;
import crosshatch.puzzle.relation.Diagrams;
import java.util.Arrays;
import java.util.List;

/** Other formulations of a problem with equal solutions, so that the propagators of constraints can be compared. */
enum ProblemStatement implements Worded {
    /** Replaces each all-different constraint by one for each pair of its cells. */
    PAIRS {
        @Override
        void addPair(int one, int other, Board bare, BoardBuilder board) {
            board.unit(Unit.Kind.CAGE, one, other);
        }

        @Override
        void addOther(Relation relation, Board bare, BoardBuilder board) {
            board.relation(relation);
        }
    },
    /** Replaces every relation, those pairs included, by a table of allowed tuples. */
    TABLES {
        @Override
        void addPair(int one, int other, Board bare, BoardBuilder board) {
            addOther(new Distinct(List.of(one, other), List.of(0, 0), List.of()), bare, board);
        }

        @Override
        void addOther(Relation relation, Board bare, BoardBuilder board) {
            Diagram diagram = new Diagrams().of(bare, relation);
            if (diagram.fillings() > MOST_TUPLES) {
                throw new IllegalArgumentException(
                        relation.text() + ": a table of more than " + MOST_TUPLES + " tuples");
            }
            List<List<Integer>> tuples = diagram.tuples().stream()
                    .map(filling -> Arrays.stream(filling).boxed().toList())
                    .toList();
            board.relation(new Table(relation.cells(), tuples));
        }
    };

    private static final int MOST_TUPLES = 50_000;

    /**
     * Adds the constraint that two cells of a unit differ.
     *
     * @param bare the board without units and relations
     */
    abstract void addPair(int one, int other, Board bare, BoardBuilder board);

    /** Adds another relation; all-different constraints arrive only as pairs. */
    abstract void addOther(Relation relation, Board bare, BoardBuilder board);

    /**
     * Returns the puzzle in this formulation.
     *
     * @throws IllegalArgumentException if a table would be too long
     */
    Puzzle of(Puzzle puzzle) {
        Board whole = puzzle.board();
        BoardBuilder board = Board.builder(whole.digits(), whole.cells()).first(whole.first());
        Board bare = board.build();
        whole.layout().ifPresent(board::layout);
        for (Unit unit : whole.units()) {
            int[] cells = unit.cells();
            for (int i = 0; i < cells.length; i++) {
                for (int j = i + 1; j < cells.length; j++) addPair(cells[i], cells[j], bare, board);
            }
        }
        for (Relation relation : whole.relations()) {
            relation.parts().forEach(part -> addOther(part, bare, board));
        }
        return new Puzzle(Grid.of(board.build(), puzzle.givens().digits()));
    }
}
