package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solvers.model.cnf.Encoding.Group;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes the clauses of a puzzle: for each cell, for each digit in each unit, and for the triads. Clauses come in the order of
 * cells, then units, with ascending digits. One encoder writes one formula.
 */
public final class Encoder {
    private final Encoding encoding;
    private final CandidateVariables candidates;
    private final ClauseSink sink;
    private final AtMostOne atMostOne;
    private final Pairwise pairwise;
    private final VariablePool pool;
    private final Board board;
    private final int[] group;

    /**
     * Makes an encoder.
     *
     * @param atMostOne the encoding of "at most one"; it may bypass {@code sink}
     * @param pool the source of auxiliary variables, numbered after {@code candidates}
     */
    public Encoder(
            Encoding encoding, CandidateVariables candidates, ClauseSink sink, AtMostOne atMostOne, VariablePool pool) {
        this.encoding = encoding;
        this.candidates = candidates;
        this.sink = sink;
        this.atMostOne = atMostOne;
        this.pool = pool;
        pairwise = new Pairwise(sink);
        board = candidates.board();
        group = new int[board.digits()];
    }

    /** Writes one unit clause for each given. With {@link CandidateVariables#all} they turn the rules into a puzzle. */
    public void writeGivens(Puzzle puzzle) {
        for (int cell = 0; cell < board.cells(); cell++) {
            if (puzzle.given(cell) == 0) continue;
            group[0] = candidates.variable(cell, puzzle.given(cell));
            sink.clause(group, 1);
        }
    }

    /** Writes the rules over the candidates with a variable. For givens that clash it writes only the empty clause. */
    public void writeRules() {
        if (candidates.contradictory()) {
            sink.clause(group, 0);
            return;
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            if (!candidates.settled(cell)) writeCell(cell);
        }
        for (int unit = 0; unit < board.unitCount(); unit++) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                if (!candidates.settled(unit, digit)) writeUnit(unit, digit);
            }
        }
        if (encoding.has(Group.TRIADS) && board.order() > 0) {
            new Triads(candidates, sink, atMostOne, pool).write();
        }
    }

    /**
     * Writes the relations; nothing for givens that clash.
     *
     * @param diagrams the source of the decision diagrams of relations
     */
    public void writeRelations(List<Relation> relations, RelationForm form, Diagrams diagrams) {
        if (candidates.contradictory()) return;
        RelationClauses writer = new RelationClauses(candidates, form, diagrams, sink, atMostOne, pool);
        relations.forEach(writer::write);
    }

    private void writeCell(int cell) {
        int size = 0;
        for (int digit = 1; digit <= board.digits(); digit++) {
            int variable = candidates.variable(cell, digit);
            if (variable != 0) group[size++] = variable;
        }
        if (encoding.has(Group.CELL_AT_LEAST_ONE)) sink.clause(group, size);
        if (encoding.has(Group.CELL_AT_MOST_ONE) || !isInExactUnit(cell)) atMostOne.post(group, size);
    }

    /** Returns whether a cell is in an exact unit; if not, it needs clauses against two digits. */
    private boolean isInExactUnit(int cell) {
        return IntStream.of(board.unitsOf(cell)).anyMatch(board::isExact);
    }

    private void writeUnit(int unit, int digit) {
        int size = 0;
        for (int cell : board.unit(unit)) {
            int variable = candidates.variable(cell, digit);
            if (variable != 0) group[size++] = variable;
        }
        if (encoding.has(Group.UNIT_AT_LEAST_ONE) && board.isExact(unit)) sink.clause(group, size);
        boolean crossed = board.isSquare() && isBox(unit); // by lines that say the same of many of its pairs
        if (encoding.has(crossed ? Group.BOX_AT_MOST_ONE : Group.LINE_AT_MOST_ONE)) atMostOne.post(group, size);
        if (encoding.has(Group.BOX_PAIRS_IN_NO_LINE) && crossed) writePairsInNoLine(size);
    }

    private boolean isBox(int unit) {
        return board.units().get(unit).kind() == Unit.Kind.BOX;
    }

    private void writePairsInNoLine(int size) {
        int n = board.digits();
        int[] pair = new int[2];
        for (int i = 0; i < size; i++) {
            for (int j = i + 1; j < size; j++) {
                int one = candidates.cell(group[i]);
                int other = candidates.cell(group[j]);
                if (one / n == other / n || one % n == other % n) continue;
                pair[0] = group[i];
                pair[1] = group[j];
                pairwise.post(pair, 2);
            }
        }
    }
}
