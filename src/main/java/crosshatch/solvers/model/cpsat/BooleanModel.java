package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.WireFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/**
 * A model of Booleans, written directly as the bytes of a {@code CpModelProto}, because objects for each variable and constraint would
 * be made only to be serialised.
 */
final class BooleanModel {
    private static final int BUFFER = 1 << 13;
    private static final byte[] OPEN = BooleanPuzzle.OPEN.toByteArray();

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(BUFFER);
    private final CodedOutputStream out = CodedOutputStream.newInstance(bytes, BUFFER);
    private int variables;

    /** Adds a variable; returns its number, from 0. */
    int addVariable() {
        try {
            out.writeByteArray(CpModelProto.VARIABLES_FIELD_NUMBER, OPEN);
        } catch (IOException impossible) {
            throw new AssertionError("bytes in memory can be written", impossible);
        }
        return variables++;
    }

    /** Requires that exactly one of the first {@code count} literals is true; for none, this is a contradiction. */
    void addExactlyOne(int[] literals, int count) {
        add(ConstraintProto.EXACTLY_ONE_FIELD_NUMBER, literals, count);
    }

    /** Requires that at most one of the first {@code count} literals is true. */
    void addAtMostOne(int[] literals, int count) {
        add(ConstraintProto.AT_MOST_ONE_FIELD_NUMBER, literals, count);
    }

    /** A message within a message within a message, each behind its length. */
    private void add(int kind, int[] literals, int count) {
        int packed = 0;
        for (int i = 0; i < count; i++) packed += CodedOutputStream.computeInt32SizeNoTag(literals[i]);
        int argument = count == 0 ? 0 : sizeWithin(BoolArgumentProto.LITERALS_FIELD_NUMBER, packed);
        try {
            begin(CpModelProto.CONSTRAINTS_FIELD_NUMBER, sizeWithin(kind, argument));
            begin(kind, argument);
            if (count > 0) begin(BoolArgumentProto.LITERALS_FIELD_NUMBER, packed);
            for (int i = 0; i < count; i++) out.writeInt32NoTag(literals[i]);
        } catch (IOException impossible) {
            throw new AssertionError("bytes in memory can be written", impossible);
        }
    }

    private void begin(int field, int size) throws IOException {
        out.writeTag(field, WireFormat.WIRETYPE_LENGTH_DELIMITED);
        out.writeUInt32NoTag(size);
    }

    private static int sizeWithin(int field, int size) {
        return CodedOutputStream.computeTagSize(field) + CodedOutputStream.computeUInt32SizeNoTag(size) + size;
    }

    /** Adds the variables and constraints of another model. */
    void add(CpModelProto more) {
        try {
            more.writeTo(out);
        } catch (IOException impossible) {
            throw new AssertionError("bytes in memory can be written", impossible);
        }
        variables += more.getVariablesCount();
    }

    /** Returns the model as bytes. */
    byte[] toByteArray() {
        try {
            out.flush();
        } catch (IOException impossible) {
            throw new AssertionError("bytes in memory can be written", impossible);
        }
        return bytes.toByteArray();
    }
}
