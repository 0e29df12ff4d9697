package crosshatch.solvers.model.choco;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Visible;
import crosshatch.puzzle.relation.Diagram;
import crosshatch.puzzle.relation.Diagrams;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.constraints.nary.automata.FA.FiniteAutomaton;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * States relations as constraints of Choco: by its arithmetic, by tables of what fits, or by automata. Whatever arithmetic has
 * no constraint for is a table, and a table that would be too long is an automaton.
 */
final class ChocoRelations implements RelationVisitor<Constraint> {
    /** The ways to state a relation. */
    enum Form {
        TABLE("the fillings as tuples; where there are more than " + MOST_TUPLES + ", as diagram"),
        DIAGRAM("the decision diagram as an automaton (regular; Pesant 2004)"),
        ARITHMETIC(
                "sums, products, distances, maxima, numbers of values and circuits as Choco has them; most look at bounds");

        private final String meaning;

        Form(String meaning) {
            this.meaning = meaning;
        }

        /** For people. */
        String meaning() {
            return meaning;
        }
    }

    private static final int MOST_TUPLES = 50_000;

    private final Board board;
    private final Model model;
    private final IntVar[] cells;
    private final Form form;
    private final String alldiff;
    private final boolean learns;
    private final Diagrams diagrams;

    ChocoRelations(Board board, Model model, IntVar[] cells, ChocoOptions options, Diagrams diagrams) {
        this.board = board;
        this.model = model;
        this.cells = cells;
        form = options.relations();
        alldiff = options.alldiff();
        learns = options.learns();
        this.diagrams = diagrams;
    }

    /**
     * What leaves a cell nothing, or one digit, is said without a constraint on several cells: a model that learns breaks on a false
     * constraint and on tables of one tuple (Choco 5.0.0).
     *
     * @return false, and nothing is posted, if no digits keep the relation
     */
    boolean post(Relation relation) {
        if (relation instanceof Distinct distinct) {
            distinct(distinct).post();
            return true;
        }
        Optional<Diagram> found = isNative(relation) ? Optional.empty() : diagrams.find(board, relation);
        if (found.isEmpty()) {
            relation.accept(this).post();
            return true;
        }
        Diagram diagram = found.get();
        if (diagram.isEmpty()) return false;
        IntVar[] scope = cellsOf(relation.cells());
        if (scope.length == 1) {
            model.member(
                            scope[0],
                            diagram.tuples().stream()
                                    .mapToInt(filling -> filling[0])
                                    .toArray())
                    .post();
        } else if (diagram.fillings() == 1) {
            int[] filling = diagram.tuples().get(0);
            for (int cell = 0; cell < scope.length; cell++)
                model.arithm(scope[cell], "=", filling[cell]).post();
        } else {
            // Forbidden tuples are a table as they are; an element would be a huge one.
            boolean special =
                    switch (relation.kind()) {
                        case FORBIDDEN, ELEMENT -> form != Form.DIAGRAM;
                        default -> form == Form.ARITHMETIC;
                    };
            (special ? relation.accept(this) : listed(relation)).post();
        }
        return true;
    }

    /** Whether its diagram, which may be large, is not looked at. */
    private boolean isNative(Relation relation) {
        return form == Form.ARITHMETIC && (relation instanceof Circuit || relation instanceof NValues);
    }

    @Override
    public Constraint other(Relation relation) {
        return listed(relation);
    }

    private Constraint listed(Relation relation) {
        Diagram diagram = diagrams.of(board, relation);
        IntVar[] scope = cellsOf(relation.cells());
        boolean tooLong = diagram.fillings() > MOST_TUPLES;
        if (tooLong && learns) {
            throw new InputException(
                    "choco with learn=lcg does not support automata, and a table of this relation would have "
                            + diagram.fillings() + " tuples, more than " + MOST_TUPLES + ": " + relation.text()
                            + ". Try learn=off, or relations=arithmetic");
        }
        if (form == Form.DIAGRAM || tooLong) return accepted(relation);
        Tuples fillings = new Tuples(true);
        diagram.tuples().forEach(fillings::add);
        return model.table(scope, fillings);
    }

    private Constraint accepted(Relation relation) {
        return model.regular(cellsOf(relation.cells()), automaton(diagrams.of(board, relation)));
    }

    private static FiniteAutomaton automaton(Diagram diagram) {
        FiniteAutomaton automaton = new FiniteAutomaton();
        int[][] states = IntStream.rangeClosed(0, diagram.cells())
                .mapToObj(layer -> IntStream.range(0, diagram.width(layer))
                        .map(node -> automaton.addState())
                        .toArray())
                .toArray(int[][]::new);
        for (int cell = 0; cell < diagram.cells(); cell++) {
            for (int node = 0; node < states[cell].length; node++) {
                for (int digit = 1; digit <= diagram.digits(); digit++) {
                    int next = diagram.next(cell, node, digit);
                    if (next != Diagram.NONE)
                        automaton.addTransition(states[cell][node], states[cell + 1][next], digit);
                }
            }
        }
        automaton.setInitialState(states[0][0]);
        automaton.setFinal(states[diagram.cells()][0]);
        return automaton;
    }

    private IntVar[] cellsOf(List<Integer> numbers) {
        return numbers.stream().map(cell -> cells[cell]).toArray(IntVar[]::new);
    }

    @Override
    public Constraint sum(Sum sum) {
        return model.sum(cellsOf(sum.cells()), "=", sum.total());
    }

    /** The product of the first cells, cell after cell: a variable over the divisors of the value. */
    @Override
    public Constraint product(Product product) {
        IntVar[] scope = cellsOf(product.cells());
        if (product.value() > IntVar.MAX_INT_BOUND) return listed(product);
        int value = (int) product.value();
        int[] divisors = IntStream.rangeClosed(1, value)
                .filter(each -> value % each == 0)
                .toArray();
        IntVar before = scope[0];
        for (int i = 1; i < scope.length - 1; i++) {
            IntVar here = model.intVar(divisors);
            model.times(before, scope[i], here).post();
            before = here;
        }
        return model.times(before, scope[scope.length - 1], model.intVar(value));
    }

    @Override
    public Constraint pair(Pair pair) {
        return switch (pair.operator()) {
            case DIFFERENCE -> distance(pair, "=", pair.value());
            case ADJACENT -> distance(pair, "=", 1);
            case APART -> distance(pair, "!=", 1);
            case LESS -> model.arithm(cells[pair.first()], "<", cells[pair.second()]);
            case QUOTIENT -> quotient(cells[pair.first()], pair.value(), cells[pair.second()]);
        };
    }

    /** A model that learns has none: there it is a table. */
    private Constraint distance(Pair pair, String operator, int distance) {
        return learns ? listed(pair) : model.distance(cells[pair.first()], cells[pair.second()], operator, distance);
    }

    private Constraint quotient(IntVar first, int ratio, IntVar second) {
        return model.or(model.times(first, ratio, second), model.times(second, ratio, first));
    }

    /** The highest digit so far, cell after cell, and whether the next one is higher. */
    @Override
    public Constraint visible(Visible visible) {
        IntVar[] line = cellsOf(visible.cells());
        BoolVar[] seen = new BoolVar[line.length];
        seen[0] = model.boolVar(true);
        IntVar highest = line[0];
        for (int i = 1; i < line.length; i++) {
            seen[i] = model.arithm(line[i], ">", highest).reify();
            IntVar next = model.intVar("highest", 1, board.digits(), false);
            model.max(next, highest, line[i]).post();
            highest = next;
        }
        return model.sum(seen, "=", visible.count());
    }

    /** The tuples as what the cells must not hold. */
    @Override
    public Constraint forbidden(Forbidden forbidden) {
        Tuples tuples = new Tuples(false);
        forbidden
                .tuples()
                .forEach(tuple ->
                        tuples.add(tuple.stream().mapToInt(Integer::intValue).toArray()));
        return model.table(cellsOf(forbidden.cells()), tuples);
    }

    /** All-different over views of the cells. */
    @Override
    public Constraint distinct(Distinct distinct) {
        IntVar[] values = IntStream.range(0, distinct.cells().size())
                .mapToObj(i -> ChocoRelease.shifted(
                        cells[distinct.cells().get(i)], distinct.offsets().get(i)))
                .toArray(IntVar[]::new);
        return distinct.exceptions().isEmpty()
                ? model.allDifferent(values, alldiff)
                : model.allDifferentExceptValues(
                        values,
                        distinct.exceptions().stream()
                                .mapToInt(Integer::intValue)
                                .toArray());
    }

    @Override
    public Constraint distance(Distance distance) {
        IntVar result = ChocoRelease.shifted(cells[distance.result()], distance.shift());
        return learns
                ? listed(distance)
                : model.distance(cells[distance.first()], cells[distance.second()], "=", result);
    }

    @Override
    public Constraint linear(Linear linear) {
        String operator = linear.comparison().sign();
        int[] coefficients =
                linear.coefficients().stream().mapToInt(Integer::intValue).toArray();
        return model.scalar(cellsOf(linear.cells()), coefficients, operator, linear.value());
    }

    /** Two indices are one, over the rows side by side. */
    @Override
    public Constraint element(Element element) {
        IntVar[] entries = cellsOf(element.rows().stream().flatMap(List::stream).toList());
        IntVar last = cells[element.index().get(element.index().size() - 1)];
        IntVar result = cells[element.result()];
        if (element.index().size() == 1) return model.element(result, entries, last, 1);
        int columns = element.columns();
        IntVar place = model.intVar(1, entries.length);
        model.arithm(last, "<=", columns).post();
        model.scalar(
                        new IntVar[] {cells[element.index().get(0)], last, place},
                        new int[] {columns, 1, -1},
                        "=",
                        columns)
                .post();
        return model.element(result, entries, place, 1);
    }

    @Override
    public Constraint allEqual(AllEqual allEqual) {
        return model.allEqual(cellsOf(allEqual.cells()));
    }

    /** Of the diagram, which is what fits the number of cells. A model that learns has no automata: there it is a table. */
    @Override
    public Constraint regular(Regular regular) {
        return learns ? listed(regular) : accepted(regular);
    }

    @Override
    public Constraint count(Count count) {
        IntVar[] counted = cellsOf(count.counted());
        int[] values = count.values().stream().mapToInt(Integer::intValue).toArray();
        return model.among(number(counted.length, count.least(), count.most(), count.result()), counted, values);
    }

    /** A variable for a number of at most {@code greatest}, which is compared with numbers, or with a cell. */
    private IntVar number(int greatest, int least, int most, OptionalInt result) {
        if (result.isEmpty()) return model.intVar(least, Math.min(most, greatest));
        IntVar number = model.intVar(0, greatest);
        IntVar above = model.intVar(least, most);
        model.arithm(number, "-", cells[result.getAsInt()], "=", above).post();
        return number;
    }

    @Override
    public Constraint nValues(NValues nValues) {
        IntVar[] counted = cellsOf(nValues.counted());
        return model.nValues(counted, number(counted.length, nValues.least(), nValues.most(), nValues.result()));
    }

    @Override
    public Constraint circuit(Circuit circuit) {
        int size = circuit.cells().size();
        return model.subCircuit(cellsOf(circuit.cells()), circuit.first(), model.intVar(2, size));
    }
}
