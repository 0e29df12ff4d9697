package crosshatch.model.cnf;

import crosshatch.board.Board;
import crosshatch.board.Relation;
import crosshatch.board.Sum;
import crosshatch.relation.Diagram;
import crosshatch.relation.Diagrams;

/** Writes the clauses of relations, over the candidates that have a variable. */
final class Relations {
    private final CandidateVariables candidates;
    private final RelationForm form;
    private final Diagrams diagrams;
    private final ClauseBuilder clause;
    private final AtMostOne atMostOne;
    private final VariablePool pool;
    private final Board board;

    Relations(
            CandidateVariables candidates,
            RelationForm form,
            Diagrams diagrams,
            ClauseSink sink,
            AtMostOne atMostOne,
            VariablePool pool) {
        this.candidates = candidates;
        this.form = form;
        this.diagrams = diagrams;
        this.atMostOne = atMostOne;
        this.pool = pool;
        clause = new ClauseBuilder(sink);
        board = candidates.board();
    }

    void write(Relation relation) {
        RelationLiterals literals = new RelationLiterals(candidates, relation.cells());
        Diagram diagram = diagrams.of(board, relation).narrowed(literals::mayBe);
        if (diagram.isEmpty()) {
            clause.end(); // nothing satisfies the empty clause
            return;
        }
        int open = literals.open().size();
        if (open == 2) {
            FillingsRelation.writeSupports(diagram, literals, clause);
            return;
        }
        writeUnsupported(diagram, literals);
        if (open < 2) return;
        if (form == RelationForm.COUNTER && relation instanceof Sum sum) {
            new SumCounter(sum, literals, clause, pool).write();
        } else if (form == RelationForm.TUPLES && diagram.fillings() <= FillingsRelation.MOST_FILLINGS) {
            FillingsRelation.writeVariables(diagram, literals, clause, pool);
        } else {
            new DiagramRelation(diagram, literals, clause, atMostOne, pool).write();
        }
    }

    /** No filling has these candidates. */
    private void writeUnsupported(Diagram diagram, RelationLiterals literals) {
        for (int cell : literals.open()) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                if (literals.mayBe(cell, digit) && !diagram.has(cell, digit)) {
                    clause.or(-literals.of(cell, digit)).end();
                }
            }
        }
    }
}
