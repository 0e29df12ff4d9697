package crosshatch.base;

import java.util.Arrays;

/** A list of ints that grows, and is used again and again. No index is checked: these lists stand in the inner loops of searches. */
public final class Ints {
    private int[] items = new int[16];
    private int size;

    /** Appends a number. */
    public void add(int item) {
        if (size == items.length) items = Arrays.copyOf(items, 2 * size);
        items[size++] = item;
    }

    /** Appends all, in their order. */
    public void addAll(int[] added) {
        for (int item : added) add(item);
    }

    /** @param index from 0, less than {@link #size}; beyond it the value is arbitrary */
    public int get(int index) {
        return items[index];
    }

    /** @param index from 0, less than {@link #size} */
    public void set(int index, int item) {
        items[index] = item;
    }

    /** @param i from 0, less than {@link #size}, as is {@code j} */
    public void swap(int i, int j) {
        int item = items[i];
        items[i] = items[j];
        items[j] = item;
    }

    public int size() {
        return size;
    }

    /** Drops all numbers, and keeps the memory. */
    public void clear() {
        size = 0;
    }

    /** Drops all from {@code newSize} on. */
    public void shrink(int newSize) {
        size = newSize;
    }

    /** The last becomes the first. */
    public void reverse() {
        for (int low = 0, high = size - 1; low < high; low++, high--) swap(low, high);
    }

    /** {@code count} items from an index on. */
    public int[] slice(int from, int count) {
        return Arrays.copyOfRange(items, from, from + count);
    }

    /** Copies the numbers into an array of exactly their count. */
    public int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
