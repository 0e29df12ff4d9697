package crosshatch.solvers.lcg;

import java.util.Arrays;

/** A list of ints that grows, and is used again and again. */
final class Ints {
    private int[] items = new int[64];
    private int size;

    void add(int item) {
        if (size == items.length) items = Arrays.copyOf(items, 2 * size);
        items[size++] = item;
    }

    int get(int index) {
        return items[index];
    }

    void set(int index, int item) {
        items[index] = item;
    }

    int size() {
        return size;
    }

    /** Drops all from {@code newSize} on. */
    void shrink(int newSize) {
        size = newSize;
    }

    void clear() {
        size = 0;
    }

    void swap(int i, int j) {
        int item = items[i];
        items[i] = items[j];
        items[j] = item;
    }

    int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
