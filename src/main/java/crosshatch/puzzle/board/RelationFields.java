package crosshatch.puzzle.board;

import java.util.List;

/** The fields of one relation in a text or a file. Each method throws an exception for people if a field is missing or of another type. */
public interface RelationFields {
    /** The cells of the relation, as the text or the file lists them. */
    List<Integer> cells();

    /** Returns whether the field is there. */
    boolean has(String field);

    /** A whole number that fits an {@code int}. */
    int number(String field);

    /** A number that may be more than an {@code int}. */
    long longNumber(String field);

    /** Whole numbers, one or several. */
    List<Integer> numbers(String field);

    /** Lists of digits, each with one for each cell. */
    List<List<Integer>> tuples(String field);

    /** Lists of cells, one or several. */
    List<List<Integer>> rows(String field);

    /** Returns the word of a field. */
    String word(String field);

    /** Returns the number of the cell in a field, from 0. */
    int cell(String field);
}
