package crosshatch.solvers.model.cnf;

/**
 * At most one, by laying the literals out as a rectangle (J. Chen, "A new SAT encoding of the at-most-one constraint", ModRef
 * 2010): a true literal marks its row and its column; at most one row and at most one column are marked, said in the same
 * way. About 2n + 4√n binary clauses and 2√n auxiliary variables.
 */
final class ProductAtMostOne extends Compact {
    ProductAtMostOne(ClauseSink sink, VariablePool pool) {
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
        for (int row = 0; row < rows; row++) {
            pool.define(rowMarks[row], literals, Math.min(size, row * columns), Math.min(size, (row + 1) * columns));
        }
        for (int column = 0; column < columns; column++)
            defineColumn(columnMarks[column], literals, column, columns, size);
        post(rowMarks, rows);
        post(columnMarks, columns);
    }

    private void defineColumn(int mark, int[] literals, int column, int columns, int size) {
        int[] held = new int[(size - column + columns - 1) / columns];
        for (int row = 0; row < held.length; row++) held[row] = literals[row * columns + column];
        pool.define(mark, held, 0, held.length);
    }

    private int[] marks(int number) {
        int[] marks = new int[number];
        for (int i = 0; i < number; i++) marks[i] = pool.next();
        return marks;
    }
}
