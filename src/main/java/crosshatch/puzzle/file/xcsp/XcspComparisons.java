package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xcsp.common.Types.TypeChild;
import org.xcsp.common.Types.TypeCtr;
import org.xcsp.common.Types.TypeOperatorRel;
import org.xcsp.common.predicates.XNode;
import org.xcsp.parser.entries.XConstraints.XCtr;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/** States constraints on variables or lists that differ, are equal, or are ordered. */
interface XcspComparisons extends XcspScope {
    // allDifferent

    @Override
    default void buildCtrAllDifferent(String id, XVarInteger[] list) {
        draft().unit(Unit.Kind.REGION, cells(list));
    }

    @Override
    default void buildCtrAllDifferentExcept(String id, XVarInteger[] list, int[] except) {
        if (list.length < 2) return;
        draft().post(new Distinct(
                cells(list),
                Collections.nCopies(list.length, 0),
                IntStream.of(except)
                        .filter(draft()::isDigit)
                        .mapToObj(draft()::digit)
                        .toList()));
    }

    @Override
    default void buildCtrAllDifferentMatrix(String id, XVarInteger[][] matrix) {
        for (XVarInteger[] row : matrix) draft().unit(Unit.Kind.ROW, cells(row));
        for (XVarInteger[] column : columns(matrix)) draft().unit(Unit.Kind.COLUMN, cells(column));
    }

    @Override
    default void buildCtrAllDifferentMatrix(String id, XVarInteger[][] matrix, int[] except) {
        for (XVarInteger[] row : matrix) buildCtrAllDifferentExcept(id, row, except);
        for (XVarInteger[] column : columns(matrix)) buildCtrAllDifferentExcept(id, column, except);
    }

    private static XVarInteger[][] columns(XVarInteger[][] matrix) {
        return IntStream.range(0, matrix[0].length)
                .mapToObj(column -> Stream.of(matrix).map(row -> row[column]).toArray(XVarInteger[]::new))
                .toArray(XVarInteger[][]::new);
    }

    /** Requires that no two lists are equal. */
    @Override
    default void buildCtrAllDifferentList(String id, XVarInteger[][] lists) {
        eachTwo(lists.length, (one, other) -> {
            XcspScope.requireAsMany(lists[one].length, lists[other].length, "variables of another list");
            automata().lex(cells(lists[one]), cells(lists[other]), RelationalOperator.DIFFERENT);
        });
    }

    /** Receives two places, the smaller one first. */
    interface TwoPlaces {
        void meet(int one, int other);
    }

    private static void eachTwo(int size, TwoPlaces places) {
        for (int one = 0; one < size; one++) for (int other = one + 1; other < size; other++) places.meet(one, other);
    }

    @Override
    default void buildCtrAllDifferent(String id, XNode<XVarInteger>[] trees) {
        List<LinearForm> forms = Arrays.stream(trees).map(expressions()::linear).toList();
        boolean shifted = forms.stream().allMatch(form -> form != null && form.isShiftedCell());
        if (shifted) allDifferent(forms, List.of());
        else eachTwo(trees.length, (one, other) -> expressions().requireDifferent(trees[one], trees[other]));
    }

    /** Returns whether a constraint has exceptions for expressions, at which the library fails. */
    static boolean isAllDifferentExpressionsExcept(XCtr constraint) {
        return constraint.type == TypeCtr.allDifferent
                && constraint.childs.length == 2
                && constraint.childs[0].value instanceof XNode[]
                && constraint.childs[1].type == TypeChild.except;
    }

    default void allDifferentExpressionsExcept(XCtr constraint) {
        @SuppressWarnings("unchecked") // by its type in the instance
        XNode<XVarInteger>[] trees = (XNode<XVarInteger>[]) constraint.childs[0].value;
        List<Integer> except = new ArrayList<>();
        for (Object each : (Object[]) constraint.childs[1].value) {
            if (!(each instanceof Long number)) throw XcspScope.form("whole numbers in <except>");
            except.add(Math.toIntExact(number + draft().shift()));
        }
        allDifferent(Arrays.stream(trees).map(expressions()::linear).toList(), except);
    }

    /**
     * Requires different values of expressions.
     *
     * @param forms the expressions; null for expressions that are not linear
     * @param except the exceptions as digits with offsets
     */
    private void allDifferent(List<LinearForm> forms, List<Integer> except) {
        if (forms.stream().anyMatch(form -> form == null || !form.isShiftedCell())) {
            throw XcspScope.form("variables, each with or without a number added");
        }
        if (forms.size() < 2) return;
        List<Integer> cells = forms.stream().map(form -> form.cells().get(0)).toList();
        List<Integer> offsets =
                forms.stream().map(form -> Math.toIntExact(form.constant())).toList();
        if (except.isEmpty() && offsets.stream().distinct().count() == 1) draft().unit(Unit.Kind.REGION, cells);
        else draft().post(new Distinct(cells, offsets, except));
    }

    // allEqual

    @Override
    default void buildCtrAllEqual(String id, XVarInteger[] list) {
        List<Integer> cells = cells(list).stream().distinct().toList();
        if (cells.size() > 1) draft().post(new AllEqual(cells));
    }

    @Override
    default void buildCtrAllEqual(String id, XNode<XVarInteger>[] trees) {
        List<LinearForm> forms = Arrays.stream(trees).map(expressions()::linear).toList();
        if (forms.contains(null)) throw XcspScope.form("terms that are linear");
        for (int i = 1; i < forms.size(); i++)
            draft().post(forms.get(i).minus(forms.get(i - 1)), RelationalOperator.EQUAL);
    }

    // ordered, lex and precedence

    @Override
    default void buildCtrOrdered(String id, XVarInteger[] list, TypeOperatorRel order) {
        ordered(list, Collections.nCopies(list.length, LinearForm.constant(0)), order);
    }

    @Override
    default void buildCtrOrdered(String id, XVarInteger[] list, int[] lengths, TypeOperatorRel order) {
        ordered(list, IntStream.of(lengths).mapToObj(LinearForm::constant).toList(), order);
    }

    @Override
    default void buildCtrOrdered(String id, XVarInteger[] list, XVarInteger[] lengths, TypeOperatorRel order) {
        ordered(
                list,
                Arrays.stream(lengths).map(each -> LinearForm.cell(cell(each))).toList(),
                order);
    }

    /** Compares each variable plus its length with the next variable. */
    private void ordered(XVarInteger[] list, List<LinearForm> lengths, TypeOperatorRel order) {
        if (lengths.size() < list.length - 1) XcspScope.requireAsMany(list.length - 1, lengths.size(), "lengths");
        for (int i = 1; i < list.length; i++) {
            LinearForm end = LinearForm.cell(cell(list[i - 1])).plus(lengths.get(i - 1));
            draft().post(end.minus(LinearForm.cell(cell(list[i]))), RelationalOperator.of(order.toConditionOperator()));
        }
    }

    @Override
    default void buildCtrLex(String id, XVarInteger[][] lists, TypeOperatorRel order) {
        for (int i = 1; i < lists.length; i++) {
            XcspScope.requireAsMany(lists[i - 1].length, lists[i].length, "variables of the next list");
            automata().lex(cells(lists[i - 1]), cells(lists[i]), RelationalOperator.of(order.toConditionOperator()));
        }
    }

    @Override
    default void buildCtrLexMatrix(String id, XVarInteger[][] matrix, TypeOperatorRel order) {
        buildCtrLex(id, matrix, order);
        buildCtrLex(id, columns(matrix), order);
    }

    /** States the precedence of all values that a variable of the list may have, in their order. */
    @Override
    default void buildCtrPrecedence(String id, XVarInteger[] list) {
        int[] values = Arrays.stream(list)
                .flatMapToInt(each -> IntStream.of(draft().domain(cell(each))))
                .distinct()
                .sorted()
                .toArray();
        automata().precedence(cells(list), values, false);
    }

    @Override
    default void buildCtrPrecedence(String id, XVarInteger[] list, int[] values, boolean covered) {
        automata().precedence(cells(list), values, covered);
    }
}
