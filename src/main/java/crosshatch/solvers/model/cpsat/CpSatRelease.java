package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.AllDifferentConstraintProto;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.ElementConstraintProto;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.TableConstraintProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;

/**
 * What differs between the releases of OR-Tools that this package may be loaded with, 9.0 and later. Each release brings the schema of
 * its messages, which says what a field is called there. This package is compiled with the newest; a method that an older release lacks is
 * linked only if it is called.
 */
final class CpSatRelease {
    /** Constraints over variables became constraints over expressions, in 9.2 the one and in 9.12 the others. */
    private static final String EXPRESSIONS = "exprs";

    private static final String VARIABLES = "vars";

    private static final boolean ALL_DIFFERENT_EXPRESSIONS =
            has(EXPRESSIONS, AllDifferentConstraintProto.getDescriptor());
    private static final boolean TABLE_EXPRESSIONS = has(EXPRESSIONS, TableConstraintProto.getDescriptor());
    private static final boolean ELEMENT_EXPRESSIONS = has(EXPRESSIONS, ElementConstraintProto.getDescriptor());
    private static final boolean NUM_WORKERS = has("num_workers", SatParameters.getDescriptor());

    private CpSatRelease() {}

    private static boolean has(String field, Descriptor message) {
        return message.findFieldByName(field) != null;
    }

    static void addDigit(int cell, AllDifferentConstraintProto.Builder constraint) {
        if (ALL_DIFFERENT_EXPRESSIONS) {
            constraint.addExprs(IntegerModel.digitOf(cell));
        } else {
            // by the interface: the class has the method too, but returns another type in each generation of protobuf
            Message.Builder any = constraint;
            any.addRepeatedField(AllDifferentConstraintProto.getDescriptor().findFieldByName(VARIABLES), cell);
        }
    }

    static void addDigit(int cell, TableConstraintProto.Builder constraint) {
        if (TABLE_EXPRESSIONS) {
            constraint.addExprs(IntegerModel.digitOf(cell));
        } else {
            constraint.addVars(cell);
        }
    }

    /** Since 9.12; the element constraint before it has one variable as its index, which counts from 0. */
    static boolean takesElementsOfExpressions() {
        return ELEMENT_EXPRESSIONS;
    }

    static void setWorkers(int number, SatParameters.Builder parameters) {
        if (NUM_WORKERS) {
            parameters.setNumWorkers(number);
        } else {
            parameters.setNumSearchWorkers(number);
        }
    }

    /** Whether the release reports a count of this name. */
    static boolean reports(String count) {
        return has(count, CpSolverResponse.getDescriptor());
    }

    /** A count of the response; 0 where the release does not report it. */
    static long reported(String count, CpSolverResponse response) {
        FieldDescriptor field = CpSolverResponse.getDescriptor().findFieldByName(count);
        return field == null ? 0 : ((Number) response.getField(field)).longValue();
    }
}
