package crosshatch.export;

import crosshatch.board.Board;
import crosshatch.board.Unit;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Option;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.stream.XMLStreamException;

/**
 * {@code xcsp3}: an integer a cell, all different in each unit, in the XML of XCSP3 (F. Boussemart, C. Lecoutre, G.
 * Audemard, C. Piette, "XCSP3: an integrated format for benchmarking combinatorial constrained problems", 2016). Within
 * XCSP3-core. The array is {@code x[row][column]}, both from 0.
 */
final class XcspFormat implements ModelFormat {
    /** The name of the array of cells. */
    static final String ARRAY = "x";

    @Override
    public String name() {
        return "xcsp3";
    }

    @Override
    public String title() {
        return "All-different constraints in XCSP3, for ACE, Choco and other solvers of the XCSP competitions";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        try {
            write(problem, new IndentedXml(out));
        } catch (XMLStreamException broken) {
            throw new IOException(broken);
        }
    }

    private static void write(Problem problem, IndentedXml xml) throws XMLStreamException {
        Puzzle puzzle = problem.puzzle();
        Board board = puzzle.board();
        int n = board.digits();
        xml.comment(" " + board + ": " + puzzle + " ");
        xml.open("instance", "format", "XCSP3", "type", "CSP");
        xml.open("variables");
        xml.element(
                "array",
                "1.." + n,
                "id",
                ARRAY,
                "note",
                "x[r][c] is the digit in row r+1, column c+1",
                "size",
                "[" + n + "][" + n + "]");
        xml.close();
        xml.open("constraints");
        for (Unit.Kind kind : Unit.Kind.values()) writeUnits(kind, board, xml);
        if (puzzle.clues() > 0) writeGivens(puzzle, xml);
        for (Grid solution : problem.excluded()) exclude(solution, puzzle, xml);
        xml.close();
        xml.close();
        xml.end();
    }

    private static void writeUnits(Unit.Kind kind, Board board, IndentedXml xml) throws XMLStreamException {
        List<Unit> units =
                board.units().stream().filter(unit -> unit.kind() == kind).toList();
        if (units.isEmpty()) return;
        xml.open("group", "note", "each " + kind.name().toLowerCase(java.util.Locale.ROOT));
        xml.element("allDifferent", "%...");
        for (Unit unit : units) xml.element("args", cells(unit, board));
        xml.close();
    }

    /** {@code x[0][]}, {@code x[][0]}, {@code x[0..2][3..5]}: a range in each direction, left out where it is all. */
    private static String cells(Unit unit, Board board) {
        int n = board.digits();
        int first = unit.cells()[0];
        int last = unit.cells()[n - 1];
        return ARRAY + range(first / n, last / n, n) + range(first % n, last % n, n);
    }

    private static String range(int first, int last, int n) {
        if (last - first == n - 1) return "[]";
        return first == last ? "[" + first + "]" : "[" + first + ".." + last + "]";
    }

    private static void writeGivens(Puzzle puzzle, IndentedXml xml) throws XMLStreamException {
        IntPredicate given = cell -> puzzle.given(cell) != 0;
        xml.open("instantiation", "note", "the givens");
        xml.element("list", joined(puzzle, given, cell -> variable(cell, puzzle.board()), " "));
        xml.element("values", joined(puzzle, given, cell -> "" + puzzle.given(cell), " "));
        xml.close();
    }

    /** A table with the digits of the blank cells as its one forbidden row. Without blanks, all cells stand in for them. */
    private static void exclude(Grid solution, Puzzle puzzle, IndentedXml xml) throws XMLStreamException {
        boolean full = puzzle.clues() == puzzle.board().cells();
        IntPredicate blank = cell -> full || puzzle.given(cell) == 0;
        xml.open("extension", "note", "not this solution");
        xml.element("list", joined(puzzle, blank, cell -> variable(cell, puzzle.board()), " "));
        xml.element("conflicts", "(" + joined(puzzle, blank, cell -> "" + solution.digit(cell), ",") + ")");
        xml.close();
    }

    private static String joined(Puzzle puzzle, IntPredicate which, IntFunction<String> text, String between) {
        return IntStream.range(0, puzzle.board().cells())
                .filter(which)
                .mapToObj(text)
                .collect(Collectors.joining(between));
    }

    private static String variable(int cell, Board board) {
        return ARRAY + "[" + cell / board.digits() + "][" + cell % board.digits() + "]";
    }
}
