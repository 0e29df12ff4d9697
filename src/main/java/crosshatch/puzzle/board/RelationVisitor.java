package crosshatch.puzzle.board;

/**
 * Translates relations into one language: a model, a file format, a proof. A visitor overrides the methods of the kinds that its
 * language supports. For all other kinds, {@link #other} uses the {@linkplain Relation#holds definition} or the
 * {@linkplain Relation#automaton automaton}.
 *
 * @param <R> the type of a statement
 */
public interface RelationVisitor<R> {
    /** Translates a relation whose kind has no method of its own in this visitor. */
    R other(Relation relation);

    default R sum(Sum sum) {
        return other(sum);
    }

    default R product(Product product) {
        return other(product);
    }

    default R pair(Pair pair) {
        return other(pair);
    }

    default R visible(Visible visible) {
        return other(visible);
    }

    default R table(Table table) {
        return other(table);
    }

    default R forbidden(Forbidden forbidden) {
        return other(forbidden);
    }

    default R distinct(Distinct distinct) {
        return other(distinct);
    }

    default R distance(Distance distance) {
        return other(distance);
    }

    default R linear(Linear linear) {
        return other(linear);
    }

    default R element(Element element) {
        return other(element);
    }

    default R count(Count count) {
        return other(count);
    }

    default R nValues(NValues nValues) {
        return other(nValues);
    }

    default R circuit(Circuit circuit) {
        return other(circuit);
    }

    default R allEqual(AllEqual allEqual) {
        return other(allEqual);
    }

    default R regular(Regular regular) {
        return other(regular);
    }
}
