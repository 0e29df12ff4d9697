package crosshatch.model.cnf;

/**
 * At most one, by laying the literals out as a rectangle (J. Chen, "A new SAT encoding of the at-most-one constraint", ModRef
 * 2010): a true literal marks its row and its column; at most one row and at most one column are marked, said in the same
 * way. About 2n + 4√n binary clauses and 2√n auxiliary variables.
 */
final class Product extends Compact {
    Product(ClauseSink sink, VariablePool pool) {
        super(sink, pool);
    }

    @Override
    void postMany(int[] literals, int size) {
        int rows = (int) Math.ceil(Math.sqrt(size));
        int columns = (size + rows - 1) / rows;
        int[] rowMarks = marks(rows);
        int[] columnMarks = marks(columns);
        for (int i = 0; i < size; i++) {
            either(-literals[i], rowMarks[i / columns]);
            either(-literals[i], columnMarks[i % columns]);
        }
        post(rowMarks, rows);
        post(columnMarks, columns);
    }

    private int[] marks(int number) {
        int[] marks = new int[number];
        for (int i = 0; i < number; i++) marks[i] = pool.next();
        return marks;
    }
}
