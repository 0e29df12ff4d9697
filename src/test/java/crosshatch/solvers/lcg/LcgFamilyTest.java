package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code lcg} is by default, and which of its options do not go together. */
class LcgFamilyTest {
    private final LcgFamily family = new LcgFamily();

    private SolverSpec spec(String text) {
        return SolverSpec.parse(text, List.of(family));
    }

    @Test
    void hasTheseOptionsByDefault() {
        assertEquals(
                "lcg/forget=lbd/implied=none/minimise=recursive/phase=fill"
                        + "/propagate=naked-single+hidden-single+locked+late-gac/restarts=luby/select=tabu/small=learn",
                spec("lcg").spelledOut());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lcg/propagate=singles+fish|Add gac or late-gac",
                "lcg/propagate=hidden-single|Add naked-single",
                "lcg/propagate=none|Add naked-single",
            })
    void refuses(String text, String advice) {
        InputException refused = assertThrows(InputException.class, () -> family.create(spec(text), Trace.OFF));

        String message = String.valueOf(refused.getMessage());
        assertTrue(message.contains(advice), message);
    }
}
