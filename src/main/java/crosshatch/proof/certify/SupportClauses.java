package crosshatch.proof.certify;

import crosshatch.base.Ints;
import crosshatch.proof.Axioms;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import java.util.ArrayList;
import java.util.List;

/**
 * Of relations of two cells: each digit of the one needs a digit of the other that goes with it (I. Gent, ECAI 2002). Such
 * clauses follow from the fillings that are forbidden, and with them unit propagation sees all that the relation removes.
 */
final class SupportClauses {
    private SupportClauses() {}

    static List<int[]> of(Board board, Axioms axioms) {
        List<int[]> clauses = new ArrayList<>();
        for (Relation relation : board.relations()) {
            if (relation.cells().size() != 2) continue;
            add(relation, relation.cells().get(0), relation.cells().get(1), axioms, clauses);
            add(relation, relation.cells().get(1), relation.cells().get(0), axioms, clauses);
        }
        return clauses;
    }

    private static void add(Relation relation, int cell, int other, Axioms axioms, List<int[]> clauses) {
        int[] grid = new int[axioms.cells()];
        for (int digit = 1; digit <= axioms.digits(); digit++) {
            Ints clause = new Ints();
            clause.add(-axioms.variable(cell, digit));
            grid[cell] = digit;
            for (int support = 1; support <= axioms.digits(); support++) {
                grid[other] = support;
                if (relation.holds(grid)) clause.add(axioms.variable(other, support));
            }
            if (clause.size() <= axioms.digits()) clauses.add(clause.toArray());
        }
    }
}
