package crosshatch.proof;

import java.util.Arrays;

/** A list of whole numbers that grows. */
public final class Ints {
    private int[] numbers = new int[16];
    private int size;

    /** Appends one. */
    public void add(int number) {
        if (size == numbers.length) numbers = Arrays.copyOf(numbers, 2 * size);
        numbers[size++] = number;
    }

    /** Appends all, in their order. */
    public void addAll(int[] added) {
        for (int number : added) add(number);
    }

    /** @param index from 0, less than {@link #size}; beyond it the value is arbitrary */
    public int get(int index) {
        return numbers[index];
    }

    void set(int index, int number) {
        numbers[index] = number;
    }

    public int size() {
        return size;
    }

    /** Forgets all; the memory is kept. */
    public void clear() {
        size = 0;
    }

    /** Forgets all but the first {@code newSize}. */
    void cut(int newSize) {
        size = newSize;
    }

    /** The last becomes the first. */
    void reverse() {
        for (int low = 0, high = size - 1; low < high; low++, high--) {
            int number = numbers[low];
            numbers[low] = numbers[high];
            numbers[high] = number;
        }
    }

    /** {@code count} numbers from an index on. */
    public int[] slice(int from, int count) {
        return Arrays.copyOfRange(numbers, from, from + count);
    }

    /** A copy, as long as there are numbers. */
    public int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
