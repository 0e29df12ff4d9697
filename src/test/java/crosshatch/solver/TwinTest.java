package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two contestants of one configuration. */
class TwinTest {
    private final SolverSpec engine = SolverCatalog.standard().spec("engine");

    @Test
    void twinsHaveTheSameConfigurationAndNamesOfTheirOwn() {
        SolverSpec second = engine.twin(2);

        assertEquals(engine + "#2", second.toString());
        assertEquals(engine.values(), second.values());
        assertNotEquals(engine, second);
        assertNotEquals(engine.twin(1), second);
    }

    @Test
    void whatIsWrittenIsRead() {
        assertEquals(engine.twin(2), SolverCatalog.standard().spec(engine + "#2"));
        assertEquals(engine.twin(1), SolverCatalog.standard().spec("engine#1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine#", "engine#0", "engine#12", "engine#a", "engine#1#2", "engine#1/undo=copy"})
    void anythingButADigitAfterTheSignIsRefused(String text) {
        InputException refused = assertThrows(
                InputException.class, () -> SolverCatalog.standard().spec(text));

        assertTrue(("" + refused.getMessage()).contains("expected # and a digit"), refused.getMessage());
    }
}
