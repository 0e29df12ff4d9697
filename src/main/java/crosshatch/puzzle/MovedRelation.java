package crosshatch.puzzle;

import crosshatch.puzzle.board.Adjacent;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Difference;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.LessThan;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Quotient;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Visible;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/** The same relation between the cells to which its cells go. */
public record MovedRelation(IntUnaryOperator to) implements RelationVisitor<Relation> {

    @Override
    public Relation sum(Sum sum) {
        return new Sum(moved(sum.cells()), sum.total());
    }

    @Override
    public Relation product(Product product) {
        return new Product(moved(product.cells()), product.value());
    }

    @Override
    public Relation difference(Difference difference) {
        return new Difference(moved(difference.first()), moved(difference.second()), difference.distance());
    }

    @Override
    public Relation quotient(Quotient quotient) {
        return new Quotient(moved(quotient.first()), moved(quotient.second()), quotient.ratio());
    }

    @Override
    public Relation lessThan(LessThan lessThan) {
        return new LessThan(moved(lessThan.smaller()), moved(lessThan.larger()));
    }

    @Override
    public Relation adjacent(Adjacent adjacent) {
        return new Adjacent(moved(adjacent.first()), moved(adjacent.second()), adjacent.consecutive());
    }

    @Override
    public Relation visible(Visible visible) {
        return new Visible(moved(visible.cells()), visible.count());
    }

    @Override
    public Relation table(Table table) {
        return new Table(moved(table.cells()), table.tuples());
    }

    @Override
    public Relation forbidden(Forbidden forbidden) {
        return new Forbidden(moved(forbidden.cells()), forbidden.tuples());
    }

    @Override
    public Relation distinct(Distinct distinct) {
        return new Distinct(moved(distinct.cells()), distinct.offsets(), distinct.exceptions());
    }

    @Override
    public Relation distance(Distance distance) {
        return new Distance(
                moved(distance.first()), moved(distance.second()), moved(distance.result()), distance.shift());
    }

    @Override
    public Relation linear(Linear linear) {
        return new Linear(moved(linear.cells()), linear.coefficients(), linear.comparison(), linear.value());
    }

    @Override
    public Relation element(Element element) {
        return new Element(
                element.rows().stream().map(this::moved).toList(), moved(element.index()), moved(element.result()));
    }

    @Override
    public Relation count(Count count) {
        OptionalInt result =
                count.result().isPresent() ? OptionalInt.of(moved(count.result().getAsInt())) : OptionalInt.empty();
        return new Count(moved(count.counted()), count.values(), count.least(), count.most(), result);
    }

    private int moved(int cell) {
        return to.applyAsInt(cell);
    }

    private List<Integer> moved(List<Integer> cells) {
        return cells.stream().map(this::moved).toList();
    }
}
