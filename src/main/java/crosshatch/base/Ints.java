package crosshatch.base;

import java.util.Arrays;

/** A growing list of ints, made to be cleared and reused. It checks no index, because inner loops of searches use it. */
public final class Ints {
    private int[] items = new int[16];
    private int size;

    /** Appends a number. */
    public void add(int item) {
        if (size == items.length) items = Arrays.copyOf(items, 2 * size);
        items[size++] = item;
    }

    /** Appends all numbers of an array, in their order. */
    public void addAll(int[] added) {
        for (int item : added) add(item);
    }

    /**
     * Returns the number at an index, without a check.
     *
     * @param index from 0, less than {@link #size}; at a larger index the value is arbitrary
     */
    public int get(int index) {
        return items[index];
    }

    /**
     * Replaces the number at an index, without a check.
     *
     * @param index from 0, less than {@link #size}
     */
    public void set(int index, int item) {
        items[index] = item;
    }

    /** Swaps the numbers at two indexes, both from 0 and less than {@link #size}. */
    public void swap(int i, int j) {
        int item = items[i];
        items[i] = items[j];
        items[j] = item;
    }

    public int size() {
        return size;
    }

    /** Removes all numbers, but keeps the memory for reuse. */
    public void clear() {
        size = 0;
    }

    /** Removes all numbers from index {@code newSize} on. */
    public void shrink(int newSize) {
        size = newSize;
    }

    /** Reverses the order of the numbers. */
    public void reverse() {
        for (int low = 0, high = size - 1; low < high; low++, high--) swap(low, high);
    }

    /** Copies {@code count} numbers from an index on. */
    public int[] slice(int from, int count) {
        return Arrays.copyOfRange(items, from, from + count);
    }

    /** Copies the numbers into an array of exactly their count. */
    public int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
