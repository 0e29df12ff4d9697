package crosshatch.instances.explain.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Lists all ways to choose some of several things. */
final class Combinations {
    private Combinations() {}

    /** Returns every choice of {@code size} things; things and choices keep their order. */
    static <T> List<List<T>> of(List<T> things, int size) {
        List<List<T>> found = new ArrayList<>();
        choose(things, 0, size, new ArrayList<>(), found);
        return found;
    }

    /** Returns the union of the masks of a choice. */
    static <T> int union(List<T> chosen, ToIntFunction<T> mask) {
        int union = 0;
        for (T each : chosen) union |= mask.applyAsInt(each);
        return union;
    }

    private static <T> void choose(List<T> things, int from, int size, List<T> chosen, List<List<T>> found) {
        if (chosen.size() == size) {
            found.add(List.copyOf(chosen));
            return;
        }
        for (int i = from; i <= things.size() - (size - chosen.size()); i++) {
            chosen.add(things.get(i));
            choose(things, i + 1, size, chosen, found);
            chosen.remove(chosen.size() - 1);
        }
    }
}
