package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.WholeNumber;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Unit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Reads a graph in the text format of DIMACS ({@code .col}) as a colouring problem: a cell for each vertex, a digit for each
 * colour, a unit for each edge.
 *
 * <pre>
 *   c a comment
 *   p edge 3 2       vertices and edges
 *   e 1 2            an edge, vertices from 1
 *   e 2 3
 * </pre>
 *
 * Other lines are ignored. Lines that begin with d, v or x describe the generation of the graph. In some public copies, a
 * line {@code o 4} or {@code s 4} states the number of colours needed, and a line {@code n 1 4} gives vertex 1 the weight 4.
 * An edge may be repeated. The number of edges in the line {@code p} is not checked, because it is wrong in public instances.
 */
public final class GraphColouring {
    private final String source;
    private final int colours;
    private @Nullable BoardBuilder board;
    private int vertices;
    private long line;

    private GraphColouring(String source, int colours) {
        this.source = source;
        this.colours = colours;
    }

    /**
     * Reads a graph.
     *
     * @param colours the number of available colours
     * @throws InputException if the file is no such graph; says where and why
     */
    public static Puzzle read(Path file, int colours) {
        GraphColouring graph = new GraphColouring(file.toString(), colours);
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(NamedFile.open(file), StandardCharsets.UTF_8))) {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) graph.take(text.strip());
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
        return graph.puzzle();
    }

    private void take(String text) {
        line++;
        String[] words = text.split("\\s+", -1);
        switch (words[0]) {
            case "", "c", "d", "n", "v", "x", "o", "s" -> {}
            case "p" -> begin(words, text);
            case "e" -> addEdge(words, text);
            default -> throw unexpected(text, "a line that begins with c, p or e");
        }
    }

    private void begin(String[] words, String text) {
        boolean edges =
                words.length == 4 && (words[1].equals("edge") || words[1].equals("col") || words[1].equals("edges"));
        if (board != null || !edges) throw unexpected(text, "one line 'p edge VERTICES EDGES'");
        vertices = number(words[2], text);
        try {
            board = Board.builder(colours, vertices);
        } catch (IllegalArgumentException bad) {
            throw new InputException(
                    source + ":" + line + ": " + vertices + " vertices in " + colours + " colours: " + bad.getMessage(),
                    bad);
        }
    }

    private void addEdge(String[] words, String text) {
        if (board == null) throw unexpected(text, "a line 'p edge VERTICES EDGES' before the edges");
        if (words.length != 3) throw unexpected(text, "'e VERTEX VERTEX'");
        int one = number(words[1], text);
        int other = number(words[2], text);
        if (one < 1 || other < 1 || one > vertices || other > vertices || one == other) {
            throw unexpected(text, "two different vertices from 1 to " + vertices);
        }
        if (colours == 1)
            throw new InputException(
                    source + ":" + line + ": found an edge, but only one colour, expected two colours or more");
        board.unit(Unit.Kind.CAGE, one - 1, other - 1);
    }

    private int number(String word, String text) {
        return (int) WholeNumber.of(word, 0, Integer.MAX_VALUE)
                .orElseThrow(() -> unexpected(text, "whole numbers that fit 32 bits"));
    }

    private InputException unexpected(String text, String expected) {
        String shown = text.length() <= 60 ? text : text.substring(0, 60) + "…";
        return new InputException(source + ":" + line + ": found '" + shown + "', expected " + expected);
    }

    private Puzzle puzzle() {
        if (board == null)
            throw new InputException(
                    source + ": found no line 'p edge VERTICES EDGES', expected this line at the beginning of a graph");
        return new Puzzle(Grid.of(board.build(), new int[vertices]));
    }
}
