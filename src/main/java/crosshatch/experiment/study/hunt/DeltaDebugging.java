package crosshatch.experiment.study.hunt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Delta debugging: which parts of something are needed for it to fail (A. Zeller, R. Hildebrandt, IEEE TSE 28, 2002). */
final class DeltaDebugging {
    private DeltaDebugging() {}

    /**
     * A part of a list that still fails, and none of whose elements can be left out alone.
     *
     * @param items fails as it is
     * @param fails is not asked about {@code items} itself
     */
    static <T> List<T> smallest(List<T> items, Predicate<List<T>> fails) {
        List<T> left = items;
        int chunk = (left.size() + 1) / 2;
        while (chunk > 0 && !left.isEmpty()) {
            int before = left.size();
            left = withoutChunks(left, chunk, fails);
            if (chunk > 1) chunk /= 2;
            else if (left.size() == before) return left;
        }
        return left;
    }

    private static <T> List<T> withoutChunks(List<T> items, int chunk, Predicate<List<T>> fails) {
        List<T> left = items;
        int from = 0;
        while (from < left.size()) {
            List<T> fewer = new ArrayList<>(left.subList(0, from));
            fewer.addAll(left.subList(Math.min(left.size(), from + chunk), left.size()));
            if (fails.test(fewer)) left = fewer;
            else from += chunk;
        }
        return left;
    }
}
