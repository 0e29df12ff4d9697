package crosshatch.puzzle.board;

import java.util.List;

/**
 * Reads the fields of one relation in a text or a file. Each method throws an exception for people if a field is missing or
 * of another type.
 */
public interface RelationFields {
    /** Returns the cells of the relation, in the order of the text or the file. */
    List<Integer> cells();

    /** Returns whether the field is there. */
    boolean has(String field);

    /** Returns a whole number that fits an {@code int}. */
    int number(String field);

    /** Returns a whole number that may exceed an {@code int}. */
    long longNumber(String field);

    /** Returns one whole number or several. */
    List<Integer> numbers(String field);

    /** Returns lists of digits, each with one digit per cell. */
    List<List<Integer>> tuples(String field);

    /** Returns one list of cells or several. */
    List<List<Integer>> rows(String field);

    /** Returns the word of a field. */
    String word(String field);

    /** Returns the number of the cell in a field, from 0. */
    int cell(String field);
}
