package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.WireFormat;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/**
 * A Boolean for each candidate of a blank cell that the givens leave: each blank cell holds exactly one of its digits, each
 * exact unit has exactly one place for each digit that it lacks, and each other unit at most one. A third of the size of
 * {@link AllCandidatesModel} for common puzzles of order 3; made anew for each puzzle.
 */
final class LiveCandidatesModel implements Formulation {
    private final Board board;
    private final BooleanRelations relations;
    private final int[] literals; // of the constraint at hand

    LiveCandidatesModel(Board board, BooleanRelations relations) {
        this.board = board;
        this.relations = relations;
        literals = new int[board.digits()];
    }

    @Override
    public StatedPuzzle state(Puzzle puzzle) {
        BooleanModel model = new BooleanModel();
        int[] variables = addVariables(puzzle, model);
        for (int cell = 0; cell < board.cells(); cell++) {
            if (puzzle.given(cell) == 0) addOneDigitIn(cell, variables, model);
        }
        for (int unit = 0; unit < board.unitCount(); unit++) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                addOnePlaceFor(digit, unit, puzzle, variables, model);
            }
        }
        if (!board.relations().isEmpty()) {
            CpModelProto.Builder related = CpModelProto.newBuilder();
            relations.addTo(related, CandidateVariables.live(puzzle));
            model.add(related.build());
        }
        return new BooleanPuzzle(puzzle, model.toByteArray(), variables);
    }

    private static int[] addVariables(Puzzle puzzle, BooleanModel model) {
        boolean[] live = LiveCandidates.of(puzzle);
        int[] variables = new int[live.length];
        for (int candidate = 0; candidate < live.length; candidate++) {
            variables[candidate] = live[candidate] ? model.addVariable() : BooleanPuzzle.NO_VARIABLE;
        }
        return variables;
    }

    private void addOneDigitIn(int cell, int[] variables, BooleanModel model) {
        int n = board.digits();
        int count = 0;
        for (int candidate = cell * n; candidate < (cell + 1) * n; candidate++) {
            if (variables[candidate] != BooleanPuzzle.NO_VARIABLE) literals[count++] = variables[candidate];
        }
        model.addExactlyOne(literals, count);
    }

    /**
     * A digit given once in the unit needs no constraint: its peers have lost it. Given twice, it gets the constraint all the
     * same; no literal is left in it, so that the library meets the contradiction.
     */
    private void addOnePlaceFor(int digit, int unit, Puzzle puzzle, int[] variables, BooleanModel model) {
        int n = board.digits();
        int given = 0;
        int count = 0;
        for (int cell : board.unit(unit)) {
            int variable = variables[cell * n + digit - 1];
            if (variable != BooleanPuzzle.NO_VARIABLE) literals[count++] = variable;
            if (puzzle.given(cell) == digit) given++;
        }
        if (given > 1 || (given == 0 && board.isExact(unit))) {
            model.addExactlyOne(literals, count);
        } else if (given == 0) {
            model.addAtMostOne(literals, count);
        }
    }

    /**
     * A model of Booleans, written directly as the bytes of a {@code CpModelProto}, because objects for each variable and constraint would
     * be made only to be serialised.
     */
    static final class BooleanModel {
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
}
