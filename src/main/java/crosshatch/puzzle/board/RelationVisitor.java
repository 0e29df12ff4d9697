package crosshatch.puzzle.board;

/**
 * One answer for each kind of relation. A class that states relations in its own language (a model, a propagator, a file
 * format) implements this. So a new kind shows everywhere at once, as an error of the compiler.
 *
 * @param <R> the type of the answer
 */
public interface RelationVisitor<R> {
    R sum(Sum sum);

    R product(Product product);

    R difference(Difference difference);

    R quotient(Quotient quotient);

    R lessThan(LessThan lessThan);

    R adjacent(Adjacent adjacent);

    R visible(Visible visible);

    R table(Table table);

    R forbidden(Forbidden forbidden);

    R distinct(Distinct distinct);

    R distance(Distance distance);

    R linear(Linear linear);

    R element(Element element);

    R count(Count count);
}
