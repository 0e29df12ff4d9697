package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.base.InputException;
import crosshatch.solvers.catalog.SolverCatalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnsafeSpecTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    @ParameterizedTest
    @ValueSource(strings = {"sat4j/factory=best17", "choco/learn=lcg/reuse=on/select=dom/alldiff=FC"})
    void makesWhatIsKnownToBeWrongOnlyBehindItsSign(String spec) {
        assertThrows(InputException.class, () -> CATALOG.create(spec));
        CATALOG.create(spec + "!").close();
    }

    @Test
    void isWrittenAsItIsReadAndTellsTwinsApart() {
        SolverSpec spec = CATALOG.spec("sat4j/factory=best17!#2");

        assertEquals(spec, CATALOG.spec(spec.toString()));
        assertEquals("sat4j/factory=best17!", spec.configuration().toString());
    }

    @Test
    void liftsNoOtherRefusal() {
        assertThrows(InputException.class, () -> CATALOG.create("choco/select=domwdeg/reuse=on!"));
    }
}
