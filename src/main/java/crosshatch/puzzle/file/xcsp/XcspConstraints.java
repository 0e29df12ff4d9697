package crosshatch.puzzle.file.xcsp;

import crosshatch.base.InputException;
import org.jspecify.annotations.Nullable;
import org.xcsp.common.predicates.XNodeParent;
import org.xcsp.parser.entries.XConstraints.XCtr;
import org.xcsp.parser.entries.XConstraints.XLogic;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/**
 * States each constraint that the parser finds. If a constraint has no method here, the library calls {@link
 * #unimplementedCase}, which refuses it.
 */
final class XcspConstraints implements XcspTables, XcspComparisons, XcspCounts, XcspElements {
    static final String KNOWN =
            "allDifferent, allEqual, ordered, lex, precedence, extension, regular, mdd, intension, sum, count, nValues, cardinality,"
                    + " minimum, maximum, element, channel, circuit and instantiation";

    private final Implem implem = new Implem(this);
    private final String source;
    private final XcspVariables variables;
    private final BoardDraft draft;
    private final XcspExpressions expressions;
    private final XcspAutomata automata;
    private @Nullable XCtr current;

    XcspConstraints(String source, XcspVariables variables, BoardDraft draft) {
        this.source = source;
        this.variables = variables;
        this.draft = draft;
        expressions = new XcspExpressions(draft, variables::cell);
        automata = new XcspAutomata(draft);
        implem.rawParameters(); // no special forms: there is one method for each constraint
    }

    @Override
    public Implem implem() {
        return implem;
    }

    /**
     * States a constraint.
     *
     * @throws InputException if boards cannot state it; gives its name and line
     */
    @Override
    public void loadCtr(XCtr constraint) {
        current = constraint;
        try {
            if (constraint.reification != null || constraint.softening != null) {
                throw new IllegalArgumentException(
                        "it is reified or soft, expected a constraint that must always hold");
            }
            if (XcspComparisons.isAllDifferentExpressionsExcept(constraint)) allDifferentExpressionsExcept(constraint);
            else XcspTables.super.loadCtr(constraint);
        } catch (IllegalArgumentException | ArithmeticException bad) {
            throw refused(constraint.type.name(), constraint.note, String.valueOf(bad.getMessage()));
        } catch (IndexOutOfBoundsException | ClassCastException | NullPointerException bad) {
            // how the library fails where the parts of a constraint do not go together
            throw refused(constraint.type.name(), constraint.note, "its parts do not fit together");
        }
    }

    @Override
    public void beginLogic(XLogic logic) {
        throw refused(logic.type.name(), logic.note, "constraints inside it");
    }

    @Override
    public Object unimplementedCase(Object... objects) {
        if (current == null)
            throw new InputException(source + ": found a constraint of an unknown kind, expected " + KNOWN);
        throw refused(current.type.name(), current.note, "boards do not have this form of it");
    }

    private InputException refused(String name, @Nullable String line, String why) {
        return new InputException(source + ":" + (line == null ? 1 : line) + ": <" + name + ">: " + why
                + ". Boards have " + KNOWN + ". Use one of these, or a solver that reads XCSP3");
    }

    @Override
    public BoardDraft draft() {
        return draft;
    }

    @Override
    public XcspAutomata automata() {
        return automata;
    }

    @Override
    public XcspExpressions expressions() {
        return expressions;
    }

    @Override
    public int cell(XVarInteger variable) {
        return variables.cell(variable);
    }

    @Override
    public void buildCtrIntension(String id, XVarInteger[] scope, XNodeParent<XVarInteger> tree) {
        expressions.require(tree);
    }

    @Override
    public void buildCtrInstantiation(String id, XVarInteger[] list, int[] values) {
        XcspScope.requireAsMany(list.length, values.length, "values");
        for (int i = 0; i < list.length; i++) draft.give(cell(list[i]), values[i]);
    }
}
