package crosshatch.puzzle.file.xcsp;

import java.util.Arrays;
import java.util.List;
import org.xcsp.parser.callbacks.XCallbacks2;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/**
 * The common base of constraints of all kinds. Each kind has an interface, because the library calls one object for all of
 * them.
 */
interface XcspScope extends XCallbacks2 {
    /** Returns the board on which constraints are stated. */
    BoardDraft draft();

    XcspAutomata automata();

    XcspExpressions expressions();

    int cell(XVarInteger variable);

    default List<Integer> cells(XVarInteger[] list) {
        return Arrays.stream(list).map(this::cell).toList();
    }

    static void requireAsMany(int variables, int others, String what) {
        if (variables == others) return;
        throw new IllegalArgumentException(
                variables + " variables and " + others + " " + what + ", expected the same number of both");
    }

    static IllegalArgumentException form(String expected) {
        return new IllegalArgumentException("boards do not have this form of it, expected " + expected);
    }
}
