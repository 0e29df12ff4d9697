package crosshatch.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Sat4jOptionsTest {

    @Test
    void spellsItsDefaultsOut() {
        assertEquals(
                "sat4j/amo=native/checks=off/encoding=extended/factory=default/givens=reduced/implied=none/phase=positive/relations=diagram/reuse=off",
                Sat4j.spec("sat4j").toString());
    }

    @Test
    void assumesGivensWhereTheSolverIsKept() {
        assertTrue(Sat4j.spec("sat4j/reuse=learnt").is("givens", "assumed"));
        assertTrue(Sat4j.spec("sat4j/givens=assumed").is("reuse", "on"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"reuse=on/givens=unit", "reuse=learnt/givens=reduced", "reuse=off/givens=assumed"})
    void refusesToKeepASolverWithThePuzzleInside(String options) {
        InputException refused = assertThrows(InputException.class, () -> Sat4j.solver("sat4j/" + options));

        assertTrue(refused.getMessage().contains("goes with reuse=on or learnt"), refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bestht", "concise"})
    void letsSat4jMakeTheClausesOfFactoriesThatHaveTheirOwn(String factory) {
        assertTrue(Sat4j.spec("sat4j/factory=" + factory).is("checks", "on"));
        assertThrows(InputException.class, () -> Sat4j.solver("sat4j/checks=off/factory=" + factory));
    }

    @Test
    void keepsNoSolverThatCannotTakeClausesBack() {
        assertThrows(InputException.class, () -> Sat4j.solver("sat4j/factory=concise/reuse=on"));
    }

    @Test
    void refusesTheUnsoundFactoryAndSaysWhy() {
        InputException refused = assertThrows(InputException.class, () -> Sat4j.solver("sat4j/factory=best17"));

        assertTrue(refused.getMessage().contains("claims that soluble puzzles have no solution"), refused.getMessage());
    }
}
