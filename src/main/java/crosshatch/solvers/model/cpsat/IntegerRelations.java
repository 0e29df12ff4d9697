package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.AllDifferentConstraintProto;
import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.ElementConstraintProto;
import com.google.ortools.sat.LinearArgumentProto;
import com.google.ortools.sat.LinearConstraintProto;
import com.google.ortools.sat.LinearExpressionProto;
import com.google.ortools.sat.TableConstraintProto;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.relation.Diagram;
import crosshatch.puzzle.relation.Diagrams;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Relations over an integer per cell: as tables of what fits; or, with arithmetic, sums, products, less-than, circuits and numbers
 * of values as the library has them. A long table is a chain of tables between nodes of the diagram. The library's own automaton is
 * not used: some models that have one give a solution twice when all are enumerated.
 */
final class IntegerRelations implements RelationVisitor<ConstraintProto> {
    private static final int MOST_TUPLES = 20_000;

    private final Board board;
    private final boolean arithmetic;
    private final Diagrams diagrams;
    private final CpModelProto.Builder model;
    /** The Booleans of candidates, by cell and digit. */
    private final Map<List<Integer>, Integer> held = new HashMap<>();

    /** @param model whose first variables are the cells; a relation may add more to it, and constraints on them */
    IntegerRelations(Board board, boolean arithmetic, Diagrams diagrams, CpModelProto.Builder model) {
        this.board = board;
        this.arithmetic = arithmetic;
        this.diagrams = diagrams;
        this.model = model;
    }

    /** @return false, and nothing is stated, if it is no relation over Booleans, or is to be listed and can be */
    boolean statesInBooleans(Relation relation) {
        return (arithmetic || diagrams.find(board, relation).isEmpty())
                && relation.accept(new CandidateRelations(model, new Candidates(), board.digits()));
    }

    /** A Boolean for each candidate that is asked for, true if the cell holds the digit. */
    private final class Candidates implements CandidateRelations.Literals {
        @Override
        public int of(int cell, int digit) {
            if (digit < 1 || digit > board.digits()) return BooleanPuzzle.NO_VARIABLE;
            return held.computeIfAbsent(List.of(cell, digit), candidate -> {
                int literal = next();
                model.addConstraints(inCase(literal, cell, digit, digit));
                model.addConstraints(inCase(BooleanPuzzle.not(literal), cell, 1, digit - 1, digit + 1, board.digits()));
                return literal;
            });
        }

        @Override
        public int next() {
            model.addVariables(BooleanPuzzle.OPEN);
            return model.getVariablesCount() - 1;
        }
    }

    /** If the literal is true, the digit of the cell is in the domain, given by the ends of its ranges. */
    private static ConstraintProto inCase(int literal, int cell, int... domain) {
        LinearConstraintProto.Builder digit =
                LinearConstraintProto.newBuilder().addVars(cell).addCoeffs(1);
        for (int i = 0; i < domain.length; i += 2) {
            if (domain[i] <= domain[i + 1]) digit.addDomain(domain[i]).addDomain(domain[i + 1]);
        }
        return ConstraintProto.newBuilder()
                .addEnforcementLiteral(literal)
                .setLinear(digit)
                .build();
    }

    @Override
    public ConstraintProto other(Relation relation) {
        return listed(relation);
    }

    @Override
    public ConstraintProto sum(Sum sum) {
        return arithmetic ? linear(sum.linear()) : listed(sum);
    }

    @Override
    public ConstraintProto product(Product product) {
        if (!arithmetic) return listed(product);
        LinearArgumentProto.Builder factors = LinearArgumentProto.newBuilder()
                .setTarget(LinearExpressionProto.newBuilder().setOffset(product.value()));
        for (int cell : product.cells()) factors.addExprs(IntegerModel.digitOf(cell));
        return ConstraintProto.newBuilder().setIntProd(factors).build();
    }

    @Override
    public ConstraintProto pair(Pair pair) {
        if (!arithmetic || pair.operator() != Pair.Operator.LESS) return listed(pair);
        return ConstraintProto.newBuilder()
                .setLinear(LinearConstraintProto.newBuilder()
                        .addVars(pair.first())
                        .addCoeffs(1)
                        .addVars(pair.second())
                        .addCoeffs(-1)
                        .addDomain(-board.digits())
                        .addDomain(-1))
                .build();
    }

    /** The tuples as what the cells must not hold. */
    @Override
    public ConstraintProto forbidden(Forbidden forbidden) {
        TableConstraintProto.Builder table = TableConstraintProto.newBuilder().setNegated(true);
        for (int cell : forbidden.cells()) CpSatRelease.addDigit(cell, table);
        forbidden.tuples().forEach(tuple -> tuple.forEach(table::addValues));
        return ConstraintProto.newBuilder().setTable(table).build();
    }

    /** Where values may repeat, only two cells: {@link IntegerModel} asks for {@linkplain Distinct#pairs pairs}. */
    @Override
    public ConstraintProto distinct(Distinct distinct) {
        if (!distinct.exceptions().isEmpty()) return listed(distinct);
        AllDifferentConstraintProto.Builder all = AllDifferentConstraintProto.newBuilder();
        for (int i = 0; i < distinct.cells().size(); i++) {
            all.addExprs(IntegerModel.digitOf(distinct.cells().get(i)).toBuilder()
                    .setOffset(distinct.offsets().get(i)));
        }
        return ConstraintProto.newBuilder().setAllDiff(all).build();
    }

    /** The larger of both differences. */
    @Override
    public ConstraintProto distance(Distance distance) {
        if (!arithmetic) return listed(distance);
        LinearArgumentProto.Builder larger = LinearArgumentProto.newBuilder()
                .setTarget(IntegerModel.digitOf(distance.result()).toBuilder().setOffset(distance.shift()))
                .addExprs(difference(distance.first(), distance.second()))
                .addExprs(difference(distance.second(), distance.first()));
        return ConstraintProto.newBuilder().setLinMax(larger).build();
    }

    private static LinearExpressionProto difference(int more, int less) {
        return LinearExpressionProto.newBuilder()
                .addVars(more)
                .addCoeffs(1)
                .addVars(less)
                .addCoeffs(-1)
                .build();
    }

    @Override
    public ConstraintProto linear(Linear linear) {
        if (!arithmetic) return listed(linear);
        LinearConstraintProto.Builder sum = LinearConstraintProto.newBuilder();
        for (int i = 0; i < linear.cells().size(); i++) {
            sum.addVars(linear.cells().get(i)).addCoeffs(linear.coefficients().get(i));
        }
        return ConstraintProto.newBuilder()
                .setLinear(within(linear, board, 0, sum))
                .build();
    }

    /** Rows side by side, as long as an index reaches; what is beyond the array is 0, which no cell holds. */
    @Override
    public ConstraintProto element(Element element) {
        if (!arithmetic || !CpSatRelease.takesElementsOfExpressions()) return listed(element);
        boolean one = element.index().size() == 1;
        int last = element.index().get(element.index().size() - 1);
        int width = one ? element.columns() : board.digits();
        LinearExpressionProto.Builder place =
                LinearExpressionProto.newBuilder().addVars(last).addCoeffs(1);
        if (!one) place.addVars(element.index().get(0)).addCoeffs(width);
        ElementConstraintProto.Builder entries = ElementConstraintProto.newBuilder()
                .setLinearIndex(place.setOffset(one ? -1 : -1 - width))
                .setLinearTarget(IntegerModel.digitOf(element.result()));
        for (List<Integer> row : element.rows()) {
            row.forEach(cell -> entries.addExprs(IntegerModel.digitOf(cell)));
            for (int beyond = row.size(); beyond < width; beyond++) {
                entries.addExprs(LinearExpressionProto.getDefaultInstance());
            }
        }
        return ConstraintProto.newBuilder().setElement(entries).build();
    }

    /**
     * The values that a linear sum may have.
     *
     * @param given what is part of the sum and stands in no variable
     */
    static LinearConstraintProto.Builder within(
            Linear linear, Board board, long given, LinearConstraintProto.Builder sum) {
        long value = linear.value() - given;
        long least = Math.min(value, linear.least(board.digits()) - given);
        long most = Math.max(value, linear.most(board.digits()) - given);
        return switch (linear.comparison()) {
            case EQUAL -> sum.addDomain(value).addDomain(value);
            case AT_MOST -> sum.addDomain(least).addDomain(value);
            case DIFFERENT -> {
                if (least < value) sum.addDomain(least).addDomain(value - 1);
                yield most > value ? sum.addDomain(value + 1).addDomain(most) : sum;
            }
        };
    }

    private ConstraintProto listed(Relation relation) {
        Diagram diagram = diagrams.of(board, relation);
        if (diagram.isEmpty()) { // a clause without literals: never true
            return ConstraintProto.newBuilder()
                    .setBoolOr(BoolArgumentProto.getDefaultInstance())
                    .build();
        }
        return diagram.fillings() <= MOST_TUPLES ? tuples(relation, diagram) : chain(relation, diagram);
    }

    private static ConstraintProto tuples(Relation relation, Diagram diagram) {
        TableConstraintProto.Builder table = TableConstraintProto.newBuilder();
        for (int cell : relation.cells()) CpSatRelease.addDigit(cell, table);
        for (int[] filling : diagram.tuples()) for (int digit : filling) table.addValues(digit);
        return ConstraintProto.newBuilder().setTable(table).build();
    }

    /** A variable for each layer of nodes but the first and the last, which the digits before it determine; a table for each cell. */
    private ConstraintProto chain(Relation relation, Diagram diagram) {
        int node = Diagram.NONE;
        for (int cell = 0; cell < diagram.cells() - 1; cell++) {
            int next = model.getVariablesCount();
            model.addVariables(IntegerModel.between(0, diagram.width(cell + 1) - 1));
            model.addConstraints(step(relation, diagram, cell, node, next));
            node = next;
        }
        return step(relation, diagram, diagram.cells() - 1, node, Diagram.NONE);
    }

    /** @param before variables of the nodes before and after the cell; none for a layer of one node at an end */
    private static ConstraintProto step(Relation relation, Diagram diagram, int cell, int before, int after) {
        TableConstraintProto.Builder table = TableConstraintProto.newBuilder();
        for (int variable : new int[] {before, relation.cells().get(cell), after}) {
            if (variable != Diagram.NONE) CpSatRelease.addDigit(variable, table);
        }
        for (int node = 0; node < diagram.width(cell); node++) {
            for (int digit = 1; digit <= diagram.digits(); digit++) {
                int next = diagram.next(cell, node, digit);
                if (next == Diagram.NONE) continue;
                if (before != Diagram.NONE) table.addValues(node);
                table.addValues(digit);
                if (after != Diagram.NONE) table.addValues(next);
            }
        }
        return ConstraintProto.newBuilder().setTable(table).build();
    }
}
