package crosshatch.puzzle.board;

import java.util.List;

/** The fields of one relation in a text or a file. Each method throws an exception for people if a field is missing or of another type. */
public interface RelationFields {
    List<Integer> cells();

    boolean has(String field);

    int number(String field);

    /** A number that may be more than an {@code int}. */
    long longNumber(String field);

    List<Integer> numbers(String field);

    List<List<Integer>> tuples(String field);

    /** Lists of cells, one or several. */
    List<List<Integer>> rows(String field);

    String word(String field);

    int cell(String field);
}
