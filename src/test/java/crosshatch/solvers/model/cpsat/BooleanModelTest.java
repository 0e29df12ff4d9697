package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.CpModelProto;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes are those that the library makes of the same model, object by object. */
class BooleanModelTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 100, 127, 128, 129, 3_000, 20_000})
    void hasTheBytesOfTheLibrary(int variables) {
        Random random = new Random(variables);
        CpModelProto.Builder objects = CpModelProto.newBuilder();
        LiveCandidatesModel.BooleanModel model = new LiveCandidatesModel.BooleanModel();
        for (int variable = 0; variable < variables; variable++) {
            objects.addVariables(BooleanPuzzle.OPEN);
            assertEquals(variable, model.addVariable());
        }
        for (int constraint = 0; constraint < 300; constraint++) {
            int[] literals = random.ints(100, 0, variables).toArray();
            int count = random.nextInt(constraint % 100 + 1);
            BoolArgumentProto.Builder argument = BoolArgumentProto.newBuilder();
            for (int i = 0; i < count; i++) argument.addLiterals(literals[i]);
            if (random.nextBoolean()) {
                objects.addConstraints(BooleanPuzzle.exactlyOne(argument));
                model.addExactlyOne(literals, count);
            } else {
                objects.addConstraints(BooleanPuzzle.atMostOne(argument));
                model.addAtMostOne(literals, count);
            }
        }

        assertArrayEquals(objects.build().toByteArray(), model.toByteArray());
    }

    @Test
    void goesOnBehindAnotherModel() {
        CpModelProto more = CpModelProto.newBuilder()
                .addVariables(BooleanPuzzle.TRUE)
                .addConstraints(BooleanPuzzle.atMostOne(
                        BoolArgumentProto.newBuilder().addLiterals(0).addLiterals(1)))
                .build();
        LiveCandidatesModel.BooleanModel model = new LiveCandidatesModel.BooleanModel();
        model.addVariable();
        model.add(more);

        assertEquals(2, model.addVariable());
        assertArrayEquals(
                CpModelProto.newBuilder()
                        .addVariables(BooleanPuzzle.OPEN)
                        .mergeFrom(more)
                        .build()
                        .toByteArray(),
                withoutLast(model.toByteArray()));
    }

    /** Without the variable that was added last. */
    private static byte[] withoutLast(byte[] model) {
        int last = BooleanPuzzle.OPEN.getSerializedSize() + 2;
        return Arrays.copyOf(model, model.length - last);
    }
}
