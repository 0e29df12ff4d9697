package crosshatch.model.cnf;

/**
 * At most one, by laying the literals out as a rectangle (J. Chen, "A new SAT encoding of the at-most-one constraint", ModRef
 * 2010): a true literal marks its row and its column; at most one row and at most one column are marked, said in the same
 * way. About 2n + 4√n binary clauses and 2√n auxiliary variables.
 */
final class Product implements AtMostOne {
    private final ClauseSink sink;
    private final VariablePool pool;
    private final Pairwise few;
    private final int[] pair = new int[2];

    Product(ClauseSink sink, VariablePool pool) {
        this.sink = sink;
        this.pool = pool;
        few = new Pairwise(sink);
    }

    @Override
    public void post(int[] literals, int size) {
        if (size <= Pairwise.SMALL) {
            few.post(literals, size);
            return;
        }
        int rows = (int) Math.ceil(Math.sqrt(size));
        int columns = (size + rows - 1) / rows;
        int[] rowMarks = marks(rows);
        int[] columnMarks = marks(columns);
        for (int i = 0; i < size; i++) {
            implies(literals[i], rowMarks[i / columns]);
            implies(literals[i], columnMarks[i % columns]);
        }
        post(rowMarks, rows);
        post(columnMarks, columns);
    }

    private int[] marks(int number) {
        int[] marks = new int[number];
        for (int i = 0; i < number; i++) marks[i] = pool.next();
        return marks;
    }

    private void implies(int condition, int consequence) {
        pair[0] = -condition;
        pair[1] = consequence;
        sink.clause(pair, 2);
    }
}
