package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.CircuitConstraintProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.LinearConstraintProto;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import java.util.stream.IntStream;

/**
 * Relations that the library has over Booleans, one for each candidate: a circuit of arcs, and a number of values as a sum. Returns
 * whether a relation is one of these, and was stated.
 */
final class CandidateRelations implements RelationVisitor<Boolean> {
    /** The literals of a model, as the library numbers them. */
    interface Literals {
        /** That a cell holds a digit; {@link BooleanPuzzle#NO_VARIABLE} if it cannot. */
        int of(int cell, int digit);

        /** A new Boolean. */
        int next();
    }

    private final CpModelProto.Builder model;
    private final Literals literals;
    private final int digits;

    CandidateRelations(CpModelProto.Builder model, Literals literals, int digits) {
        this.model = model;
        this.literals = literals;
        this.digits = digits;
    }

    @Override
    public Boolean other(Relation relation) {
        return false;
    }

    /** With a clause that some arc is no loop. */
    @Override
    public Boolean circuit(Circuit circuit) {
        CircuitConstraintProto.Builder arcs = CircuitConstraintProto.newBuilder();
        BoolArgumentProto.Builder someArc = BoolArgumentProto.newBuilder();
        int size = circuit.cells().size();
        for (int from = 0; from < size; from++) {
            for (int to = 0; to < size; to++) {
                int arc = literals.of(circuit.cells().get(from), circuit.first() + to);
                if (arc == BooleanPuzzle.NO_VARIABLE) continue;
                arcs.addTails(from).addHeads(to).addLiterals(arc);
                if (from != to) someArc.addLiterals(arc);
            }
        }
        model.addConstraints(ConstraintProto.newBuilder().setCircuit(arcs));
        model.addConstraints(ConstraintProto.newBuilder().setBoolOr(someArc));
        return true;
    }

    @Override
    public Boolean nValues(NValues nValues) {
        LinearConstraintProto.Builder number = LinearConstraintProto.newBuilder();
        for (int digit = 1; digit <= digits; digit++) {
            int value = digit;
            int[] places = nValues.counted().stream()
                    .mapToInt(cell -> literals.of(cell, value))
                    .filter(literal -> literal != BooleanPuzzle.NO_VARIABLE)
                    .toArray();
            if (places.length > 0) number.addVars(isHeld(places)).addCoeffs(1);
            int result = nValues.result().isEmpty()
                    ? BooleanPuzzle.NO_VARIABLE
                    : literals.of(nValues.result().getAsInt(), digit);
            if (result != BooleanPuzzle.NO_VARIABLE) number.addVars(result).addCoeffs(-digit);
        }
        number.addDomain(nValues.least()).addDomain(nValues.most());
        model.addConstraints(ConstraintProto.newBuilder().setLinear(number));
        return true;
    }

    /** A Boolean that is true if and only if one of the literals is. */
    private int isHeld(int[] places) {
        int held = literals.next();
        BoolArgumentProto.Builder some = BoolArgumentProto.newBuilder().addLiterals(BooleanPuzzle.not(held));
        for (int place : places) {
            some.addLiterals(place);
            model.addConstraints(clause(BooleanPuzzle.not(place), held));
        }
        model.addConstraints(ConstraintProto.newBuilder().setBoolOr(some));
        return held;
    }

    private static ConstraintProto clause(int... alternatives) {
        return ConstraintProto.newBuilder()
                .setBoolOr(BoolArgumentProto.newBuilder()
                        .addAllLiterals(IntStream.of(alternatives).boxed().toList()))
                .build();
    }
}
