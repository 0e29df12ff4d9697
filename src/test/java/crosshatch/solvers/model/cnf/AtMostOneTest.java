package crosshatch.solvers.model.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Each way to say "at most one" says just that, with as many clauses and variables as its paper has. */
class AtMostOneTest {
    private static final int LARGEST = 11;

    @ParameterizedTest
    @EnumSource
    void allowsExactlyThoseAssignmentsThatHaveAtMostOneTrue(AtMostOneForm form) {
        for (int size = 0; size <= LARGEST; size++) {
            ClauseList clauses = atMostOneOf(size, form).clauses;
            for (int subset = 0; subset < 1 << size; subset++) {
                boolean allowed = clauses.satisfiable(assignment(size, subset));

                assertEquals(
                        Integer.bitCount(subset) <= 1, allowed, size + " literals, " + Integer.toBinaryString(subset));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void makesAllOthersFalseByPropagationWhenOneIsTrue(AtMostOneForm form) {
        for (int one = 1; one <= LARGEST; one++) {
            int[] values = atMostOneOf(LARGEST, form).clauses.propagated(one);

            assertNotNull(values);
            for (int other = 1; other <= LARGEST; other++) assertEquals(other == one ? 1 : -1, values[other]);
        }
    }

    /** n(n-1)/2; Sinz: 3n-4 and n-1; Chen: 2n + AMO(p) + AMO(q); Klieber and Kwon: 7 a group of three; Nguyen and Mai: above. */
    @ParameterizedTest
    @CsvSource({
        "PAIRWISE, 9, 36, 0",
        "PAIRWISE, 16, 120, 0",
        "SEQUENTIAL, 9, 23, 8",
        "SEQUENTIAL, 16, 44, 15",
        "PRODUCT, 9, 24, 6",
        "PRODUCT, 16, 44, 8",
        "COMMANDER, 9, 24, 3",
        "COMMANDER, 27, 87, 12",
        "BIMANDER, 9, 27, 2",
        "BIMANDER, 16, 56, 2"
    })
    void hasTheClausesAndVariablesOfItsPaper(AtMostOneForm form, int size, int clauses, int variables) {
        Written written = atMostOneOf(size, form);

        assertEquals(clauses, written.clauses.clauses().size());
        assertEquals(variables, written.pool.last() - size);
    }

    private record Written(ClauseList clauses, VariablePool pool) {}

    private static Written atMostOneOf(int size, AtMostOneForm form) {
        int[] literals = new int[size + 1]; // one more than belongs to it
        for (int i = 0; i < literals.length; i++) literals[i] = i + 1;
        Written written = new Written(new ClauseList(), new VariablePool(size));
        form.into(written.clauses, written.pool).post(literals, size);
        return written;
    }

    /** @param subset bit v-1 is set if variable v is true */
    private static int[] assignment(int size, int subset) {
        int[] literals = new int[size];
        for (int i = 0; i < size; i++) literals[i] = (subset >> i & 1) == 1 ? i + 1 : -(i + 1);
        return literals;
    }
}
