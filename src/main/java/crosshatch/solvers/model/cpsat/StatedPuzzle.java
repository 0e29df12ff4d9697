package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.InvalidProtocolBufferException;
import crosshatch.puzzle.Grid;
import crosshatch.solver.trace.Event;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/** One puzzle as a model, and the way back from the model to grids. */
interface StatedPuzzle {
    /** A {@code CpModelProto}, serialised. Has one solution for each solution of the puzzle, and no other. */
    byte[] model();

    /** The same with a name for each variable: {@code r4c3} for a digit, {@code r4c3=5} for a candidate. */
    CpModelProto named();

    /** @param values the value of each variable of the model, by its number */
    Grid grid(IntToLongFunction values);

    /**
     * What a literal of the model says.
     *
     * @param literal of DIMACS: variables from 1, in the order of the model
     * @return empty if it is about no candidate
     */
    Optional<Event.Literal> meaning(int literal);

    /** A constraint on the variables of the model that only {@code solution} violates. */
    ConstraintProto otherThan(Grid solution);

    /** What {@link #model} says, as an object. */
    default CpModelProto parsed() {
        try {
            return CpModelProto.parseFrom(model());
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException(e);
        }
    }
}
