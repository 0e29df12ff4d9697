package crosshatch.generate.kind;

import crosshatch.board.Board;
import crosshatch.board.BoardBuilder;
import crosshatch.board.Unit;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;

/** A square sheet cut into regions that hang together, all of the same size: at first its rows, or boxes where there are such. */
final class Regions {
    /** Exchanges that are tried, for each cell. */
    private static final int TRIES = 20;

    private final int n;
    private final int[] regionOf;

    Regions(int n) {
        this.n = n;
        int height = Kind.boxHeight(n);
        int width = n / height;
        regionOf = IntStream.range(0, n * n)
                .map(cell -> cell / n / height * height + cell % n / width)
                .toArray();
    }

    /** Exchanges cells of neighbouring regions at random, as long as both still hang together. */
    Regions shuffled(UniformRandomProvider random) {
        for (int i = 0; i < TRIES * regionOf.length; i++) {
            int[] border = Cages.neighbours(random.nextInt(2 * n * (n - 1)), n);
            int[] back = Cages.neighbours(random.nextInt(2 * n * (n - 1)), n);
            int first = regionOf[border[0]];
            int second = regionOf[border[1]];
            // border[0] goes over to the second region, and back[1] to the first
            if (first == second || regionOf[back[0]] != first || regionOf[back[1]] != second) continue;
            regionOf[border[0]] = second;
            regionOf[back[1]] = first;
            if (hangsTogether(first) && hangsTogether(second)) continue;
            regionOf[border[0]] = first;
            regionOf[back[1]] = second;
        }
        return this;
    }

    private boolean hangsTogether(int region) {
        int start = IntStream.range(0, regionOf.length)
                .filter(cell -> regionOf[cell] == region)
                .findFirst()
                .orElseThrow();
        boolean[] reached = new boolean[regionOf.length];
        return reach(start, region, reached) == n;
    }

    private int reach(int cell, int region, boolean[] reached) {
        if (reached[cell] || regionOf[cell] != region) return 0;
        reached[cell] = true;
        int count = 1;
        if (cell % n > 0) count += reach(cell - 1, region, reached);
        if (cell % n < n - 1) count += reach(cell + 1, region, reached);
        if (cell >= n) count += reach(cell - n, region, reached);
        if (cell + n < regionOf.length) count += reach(cell + n, region, reached);
        return count;
    }

    Board board() {
        BoardBuilder board = Board.builder(n, n * n).square();
        for (int region : Arrays.stream(regionOf).distinct().toArray()) {
            board.unit(
                    Unit.Kind.REGION,
                    IntStream.range(0, regionOf.length)
                            .filter(cell -> regionOf[cell] == region)
                            .toArray());
        }
        return board.build();
    }
}
