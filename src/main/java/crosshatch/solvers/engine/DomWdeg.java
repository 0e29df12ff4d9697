package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import java.util.stream.IntStream;

/**
 * The cell with the fewest candidates for the weight of its units and relations, first in row-major order; these weigh more
 * the more often they have failed.
 *
 * <p>F. Boussemart, F. Hemery, C. Lecoutre and L. Sais, "Boosting systematic search by weighting constraints", ECAI 2004: a
 * constraint weighs 1 and 1 more for each dead end it was the cause of, and counts only while it holds another open cell.
 */
final class DomWdeg implements CellSelection {
    private final int[] failures;
    /** The cells of each unit, then of each relation. */
    private final int[][] scopes;
    /** The numbers of the units and relations that hold each cell. */
    private final int[][] scopesOf;
    /** Weight of each scope, as of the choice at hand; 0 if it holds fewer than two open cells. */
    private final long[] weights;

    /** @param failures how often each unit, then each relation, has failed, kept up by others */
    DomWdeg(Board board, RelationRules relations, int[] failures) {
        this.failures = failures;
        int units = board.unitCount();
        scopes = IntStream.range(0, units + relations.size())
                .mapToObj(scope -> scope < units ? board.unit(scope) : relations.cells(scope - units))
                .toArray(int[][]::new);
        scopesOf = IntStream.range(0, board.cells())
                .mapToObj(cell -> IntStream.concat(
                                IntStream.of(board.unitsOf(cell)),
                                IntStream.of(relations.of(cell)).map(i -> units + i))
                        .toArray())
                .toArray(int[][]::new);
        weights = new long[scopes.length];
    }

    @Override
    public int choose(GridState state) {
        Board board = state.board();
        weighScopes(state);
        int best = NONE;
        long bestCount = 0;
        long bestWeight = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            int count = Long.bitCount(state.mask(cell));
            if (count < 2) continue;
            long weight = 0;
            for (int scope : scopesOf[cell]) weight += weights[scope];
            // count / weight < bestCount / bestWeight, without division
            if (best == NONE || count * bestWeight < bestCount * weight) {
                best = cell;
                bestCount = count;
                bestWeight = weight;
            }
        }
        return best;
    }

    private void weighScopes(GridState state) {
        for (int scope = 0; scope < weights.length; scope++) {
            int open = 0;
            for (int cell : scopes[scope]) {
                if (Long.bitCount(state.mask(cell)) > 1) open++;
            }
            weights[scope] = open < 2 ? 0 : 1 + failures[scope];
        }
    }
}
