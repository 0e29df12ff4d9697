package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.base.InputException;
import org.junit.jupiter.api.Test;

class ModelSpecTest {

    @Test
    void spellsOutAndSortsAllOptions() {
        assertEquals(
                "cnf/amo=pairwise/encoding=minimal/givens=unit/implied=none/relations=diagram",
                ModelSpec.parse("cnf/encoding=minimal").toString());
        assertEquals("xcsp3", ModelSpec.parse("xcsp3").toString());
        assertEquals(
                "minizinc/consistency=free/digits=least/part=all/search=free/views=cells",
                ModelSpec.parse("minizinc").toString());
        assertEquals(
                "cpsat/givens=fixed/implied=none/model=bool/relations=arithmetic",
                ModelSpec.parse("cpsat/model=bool").toString());
    }

    @Test
    void anUnknownModelIsAnErrorThatListsThem() {
        assertEquals(
                "unknown model 'minizink', expected one of cnf, opb, xcsp3, minizinc, cpsat. Did you mean 'minizinc'?",
                message("minizink"));
    }

    @Test
    void anUnknownOptionIsAnErrorThatListsThem() {
        assertEquals(
                "model 'cnf/encodin=minimal': unknown option 'encodin'; options of cnf: encoding, amo, relations, implied, givens."
                        + " Did you mean 'encoding'?",
                message("cnf/encodin=minimal"));
        assertEquals("model 'xcsp3/a=b': unknown option 'a'; xcsp3 has no options", message("xcsp3/a=b"));
    }

    @Test
    void aBadValueIsAnErrorThatListsTheGoodOnes() {
        assertEquals(
                "model 'cnf/givens=units': option givens is 'units', expected unit|reduced. Did you mean 'unit'?",
                message("cnf/givens=units"));
        assertEquals(
                "model 'cnf/minimal': found 'minimal', expected option=value; options of cnf: encoding, amo, relations, implied, givens",
                message("cnf/minimal"));
        assertEquals(
                "model 'cnf/amo=product/amo=product': option amo is given twice, expected it once",
                message("cnf/amo=product/amo=product"));
    }

    private static String message(String text) {
        return assertThrows(InputException.class, () -> ModelSpec.parse(text)).getMessage();
    }
}
