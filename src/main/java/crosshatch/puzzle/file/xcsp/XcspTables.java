package crosshatch.puzzle.file.xcsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xcsp.common.Condition;
import org.xcsp.common.Constants;
import org.xcsp.common.Types.TypeFlag;
import org.xcsp.common.structures.AbstractTuple;
import org.xcsp.common.structures.Transition;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/** States tables of allowed or excluded values, and automata. */
interface XcspTables extends XcspScope {
    int MOST_TUPLES = 200_000;

    // extension

    @Override
    default void buildCtrExtension(String id, XVarInteger x, int[] values, boolean positive, Set<TypeFlag> flags) {
        IntPredicate listed = value -> IntStream.of(values).anyMatch(each -> each == value);
        if (flags.contains(TypeFlag.STARRED_TUPLES)) throw XcspScope.form("values without *");
        draft().in(
                        cell(x),
                        IntStream.of(draft().domain(cell(x)))
                                .filter(positive ? listed : listed.negate())
                                .toArray());
    }

    @Override
    default void buildCtrExtension(
            String id, XVarInteger[] list, int[][] tuples, boolean positive, Set<TypeFlag> flags) {
        table(list, Stream.of(tuples).map(tuple -> IntStream.of(tuple).boxed().toArray()), positive);
    }

    /** States a hybrid table, whose tuples may contain conditions. */
    @Override
    default void buildCtrExtension(
            String id, XVarInteger[] list, AbstractTuple[] tuples, boolean positive, Set<TypeFlag> flags) {
        table(list, Stream.of(tuples).map(XcspTables::parts), positive);
    }

    private static Object[] parts(AbstractTuple tuple) {
        return tuple instanceof AbstractTuple.HybridTuple hybrid
                ? hybrid.values
                : IntStream.of(((AbstractTuple.OrdinaryTuple) tuple).values)
                        .boxed()
                        .toArray();
    }

    /**
     * States a table.
     *
     * @param tuples the tuples of numbers and conditions
     */
    private void table(XVarInteger[] list, Stream<Object[]> tuples, boolean positive) {
        List<Integer> scope = cells(list);
        List<List<Integer>> digits = new ArrayList<>();
        tuples.forEach(tuple -> {
            XcspScope.requireAsMany(list.length, tuple.length, "values in a tuple");
            addTuples(scope, tuple, new ArrayList<>(), digits);
        });
        if (positive) draft().allow(scope, digits);
        else draft().forbid(scope, digits);
    }

    /** Adds what a tuple says: nothing, if it names values that the cells do not have; several tuples, where it has a star or a condition. */
    private void addTuples(List<Integer> scope, Object[] tuple, List<Integer> begun, List<List<Integer>> tuples) {
        if (begun.size() == tuple.length) {
            tuples.add(List.copyOf(begun));
            if (tuples.size() > MOST_TUPLES)
                throw XcspScope.form(
                        "at most " + MOST_TUPLES + " tuples, including all tuples that stars and conditions stand for");
            return;
        }
        Object part = tuple[begun.size()];
        for (int each : draft().domain(scope.get(begun.size()))) {
            if (!holds(part, each)) continue;
            begun.add(draft().digit(each));
            addTuples(scope, tuple, begun, tuples);
            begun.remove(begun.size() - 1);
        }
    }

    private static boolean holds(Object part, int value) {
        if (part instanceof Integer number) return number == Constants.STAR || number == value;
        if (part instanceof Condition.ConditionVal || part instanceof Condition.ConditionSet) {
            return XcspConditions.holds((Condition) part, value, 0);
        }
        throw XcspScope.form("conditions of a tuple without other columns");
    }

    // regular and mdd

    @Override
    default void buildCtrRegular(
            String id, XVarInteger[] list, Transition[] transitions, String start, String[] accepting) {
        automata().regular(cells(list), transitions, start, accepting);
    }

    @Override
    default void buildCtrMDD(String id, XVarInteger[] list, Transition[] transitions) {
        automata().diagram(cells(list), transitions);
    }
}
