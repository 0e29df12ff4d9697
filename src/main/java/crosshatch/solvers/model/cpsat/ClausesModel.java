package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solvers.model.cnf.AtMostOne;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.RelationForm;
import crosshatch.solvers.model.cnf.VariablePool;
import java.util.List;

/** Clauses and nothing else, so that the library is a SAT solver: the extended encoding, "at most one" said pairwise. */
final class ClausesModel implements Formulation {
    private final List<Relation> relations;
    private final Diagrams diagrams;
    private final boolean live;

    /** @param live whether only candidates that the givens leave have variables */
    ClausesModel(List<Relation> relations, Diagrams diagrams, boolean live) {
        this.relations = relations;
        this.diagrams = diagrams;
        this.live = live;
    }

    @Override
    public StatedPuzzle state(Puzzle puzzle) {
        CandidateVariables candidates = live ? CandidateVariables.live(puzzle) : CandidateVariables.all(puzzle.board());
        CpModelProto.Builder model = CpModelProto.newBuilder();
        VariablePool pool = new VariablePool(candidates.count());
        ClauseSink clauses = (literals, size) -> model.addConstraints(clause(literals, size));
        AtMostOne pairwise = AtMostOneForm.PAIRWISE.into(clauses, pool);
        Encoder encoder = new Encoder(Encoding.EXTENDED, candidates, clauses, pairwise, pool);
        if (!live) encoder.writeGivens(puzzle);
        encoder.writeRules();
        encoder.writeRelations(relations, RelationForm.DIAGRAM, diagrams);
        for (int variable = 0; variable < pool.last(); variable++) model.addVariables(BooleanPuzzle.OPEN);
        return new BooleanPuzzle(puzzle, model.build().toByteArray(), numbers(puzzle.board(), candidates));
    }

    /** @param literals of DIMACS */
    static ConstraintProto clause(int[] literals, int size) {
        return ConstraintProto.newBuilder().setBoolOr(argument(literals, size)).build();
    }

    /** Literals of DIMACS as the library numbers them: variables from 0, the negation of v is -v-1. */
    static BoolArgumentProto.Builder argument(int[] literals, int size) {
        BoolArgumentProto.Builder argument = BoolArgumentProto.newBuilder();
        for (int i = 0; i < size; i++) argument.addLiterals(literals[i] > 0 ? literals[i] - 1 : literals[i]);
        return argument;
    }

    private static int[] numbers(Board board, CandidateVariables candidates) {
        int[] numbers = new int[board.cells() * board.digits()];
        for (int candidate = 0; candidate < numbers.length; candidate++) {
            int variable = candidates.variable(candidate / board.digits(), candidate % board.digits() + 1);
            numbers[candidate] = variable == 0 ? BooleanPuzzle.NO_VARIABLE : variable - 1;
        }
        return numbers;
    }
}
