package crosshatch.instances.generate.kind;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;

/** A square grid cut into connected regions of equal size: at first its boxes if there are any, else its rows. */
final class Regions {
    /** The number of exchanges tried for each cell. */
    private static final int EXCHANGES_PER_CELL = 20;

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

    /** Exchanges cells of neighbouring regions at random, as long as both remain connected. */
    Regions shuffled(UniformRandomProvider random) {
        for (int i = 0; i < EXCHANGES_PER_CELL * regionOf.length; i++) {
            int[] pair = RandomCages.neighbours(random.nextInt(2 * n * (n - 1)), n);
            int first = regionOf[pair[0]];
            int second = regionOf[pair[1]];
            if (first == second) continue;
            int[] border = border(first, second);
            int[] back = border(second, first);
            exchange(border[random.nextInt(border.length)], back[random.nextInt(back.length)]);
        }
        return this;
    }

    /** Returns the cells of a region with a neighbour in another region. */
    private int[] border(int region, int other) {
        return IntStream.range(0, 2 * n * (n - 1))
                .mapToObj(place -> RandomCages.neighbours(place, n))
                .flatMapToInt(pair -> IntStream.of(0, 1)
                        .filter(end -> regionOf[pair[end]] == region && regionOf[pair[1 - end]] == other)
                        .map(end -> pair[end]))
                .distinct()
                .toArray();
    }

    private void exchange(int one, int other) {
        int first = regionOf[one];
        int second = regionOf[other];
        regionOf[one] = second;
        regionOf[other] = first;
        if (hangsTogether(first) && hangsTogether(second)) return;
        regionOf[one] = first;
        regionOf[other] = second;
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
