package crosshatch.solvers.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sat4j.minisat.SolverFactory;

class Sat4jOptionsTest {

    @Test
    void spellsItsDefaultsOut() {
        assertEquals(
                "sat4j/amo=native/checks=off/encoding=extended/factory=default/forget=factory/givens=reduced/hall=off/implied=none/minimise=factory/order=vsids/phase=positive/relations=diagram/restarts=factory/reuse=off/target=off",
                Sat4j.spec("sat4j/amo=native/checks=off/givens=reduced/phase=positive")
                        .spelledOut());
    }

    @Test
    void assumesGivensWhereTheSolverIsKept() {
        assertTrue(Sat4j.spec("sat4j/amo=native/checks=off/phase=positive/reuse=learnt")
                .is("givens", "assumed"));
        assertTrue(Sat4j.spec("sat4j/amo=native/checks=off/givens=assumed/phase=positive")
                .is("reuse", "on"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"reuse=on/givens=unit", "reuse=learnt/givens=reduced", "reuse=off/givens=assumed"})
    void refusesToKeepASolverWithThePuzzleInside(String options) {
        InputException refused = assertThrows(InputException.class, () -> Sat4j.solver("sat4j/" + options));

        assertTrue(refused.getMessage().contains("needs reuse=on or reuse=learnt"), refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bestht", "concise"})
    void letsSat4jMakeTheClausesOfFactoriesThatHaveTheirOwn(String factory) {
        assertTrue(Sat4j.spec("sat4j/factory=" + factory).is("checks", "on"));
        assertThrows(InputException.class, () -> Sat4j.solver("sat4j/checks=off/factory=" + factory));
    }

    @Test
    void keepsNoSolverThatCannotTakeClausesBack() {
        assertThrows(
                InputException.class, () -> Sat4j.solver("sat4j/amo=native/factory=concise/phase=positive/reuse=on"));
    }

    @Test
    void hallSetsAreForOnePuzzleAndMakeNoProof() {
        assertThrows(InputException.class, () -> Sat4j.solver("sat4j/hall=late/reuse=on"));
        Board board = Board.sudoku(2);
        assertTrue(Sat4jOptions.of(Sat4j.spec("sat4j/hall=late"))
                .reasonNotToTrace(board)
                .isPresent());
        assertTrue(Sat4jOptions.of(Sat4j.spec("sat4j/order=slots/target=on"))
                .reasonNotToTrace(board)
                .isEmpty());
    }

    @Test
    void refusesTheUnsoundFactoryAndSaysWhy() {
        InputException refused = assertThrows(
                InputException.class,
                () -> Sat4j.solver("sat4j/amo=native/checks=off/factory=best17/givens=reduced/phase=positive"));

        assertTrue(
                refused.getMessage().contains("reports that puzzles with a solution have none"), refused.getMessage());
    }

    /** By what the library says of the solver, beside the same without the option. */
    @ParameterizedTest
    @CsvSource({
        "default, restarts=none,      NoRestarts",
        "default, restarts=luby,      restarts strategy with factor 100",
        "default, restarts=geometric, MiniSAT restarts strategy",
        "light,   restarts=glucose,   Glucose 2.1 dynamic restart strategy",
        "default, minimise=none,      No reason simplification",
        "default, minimise=local,     Simple reason simplification",
        "light,   minimise=recursive, Expensive reason simplification",
        "default, forget=lbd,         Glucose learned constraints deletion strategy",
        "default, forget=activity,    Activity based learned constraints deletion strategy",
        "light,   phase=saved,       component caching from RSAT"
    })
    void whatIsChosenIsInTheSolver(String factory, String option, String described) {
        String without = "sat4j/factory=" + factory;

        assertFalse(described(without).contains(described), described(without));
        assertTrue(described(without + "/" + option).contains(described), described(without + "/" + option));
    }

    /** But for its limit on time, which would start a thread, and for addresses of objects. */
    @Test
    void withoutOptionsTheSolverIsSat4jsDefault() {
        assertEquals(parts(SolverFactory.newDefault().toString("")), parts(described("sat4j")));
    }

    private static List<String> parts(String described) {
        return described
                .lines()
                .filter(line -> !line.startsWith("timeout="))
                .map(line -> line.replaceAll("@[0-9a-f]+", ""))
                .toList();
    }

    private static String described(String spec) {
        return SolverMaker.make(Sat4jOptions.of(Sat4j.spec(spec))).toString("");
    }
}
