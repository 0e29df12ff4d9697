package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.InvalidProtocolBufferException;
import crosshatch.puzzle.Grid;
import crosshatch.solver.trace.Event;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/** One puzzle as a model, with the translation of results into grids. */
interface StatedPuzzle {
    /** Returns a serialised {@code CpModelProto} with exactly one solution for each solution of the puzzle. */
    byte[] model();

    /** Returns the model with names of variables: {@code r4c3} for a digit, {@code r4c3=5} for a candidate. */
    CpModelProto named();

    /**
     * Returns the grid of a solution.
     *
     * @param values the value of each variable of the model, by its number
     */
    Grid grid(IntToLongFunction values);

    /**
     * Returns the meaning of a literal of the model.
     *
     * @param literal a literal of DIMACS: variables from 1, in the order of the model
     * @return empty if it belongs to no candidate
     */
    Optional<Event.Literal> meaning(int literal);

    /** Returns a constraint on the variables of the model that only {@code solution} violates. */
    ConstraintProto otherThan(Grid solution);

    /** Returns the model as an object. */
    default CpModelProto parsed() {
        try {
            return CpModelProto.parseFrom(model());
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalStateException(e);
        }
    }
}
