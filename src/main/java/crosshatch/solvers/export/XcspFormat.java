package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Option;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.stream.XMLStreamException;

/**
 * {@code xcsp3}: one integer per cell, all different in each unit, a constraint for each relation, in the XML of XCSP3 (F.
 * Boussemart, C. Lecoutre, G. Audemard, C. Piette, "XCSP3: an integrated format for benchmarking combinatorial constrained
 * problems", 2016), restricted to XCSP3-core. The cells are a {@link CellArray}.
 */
final class XcspFormat implements ModelFormat {

    @Override
    public String name() {
        return "xcsp3";
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
        CellArray array = new CellArray(board);
        xml.comment(" " + board + ": " + puzzle + " ");
        xml.open("instance", "format", "XCSP3", "type", "CSP");
        xml.open("variables");
        xml.element("array", "1.." + board.digits(), "id", CellArray.NAME, "note", array.note(), "size", array.size());
        xml.close();
        xml.open("constraints");
        for (Unit.Kind kind : Unit.Kind.values()) writeUnits(kind, board, array, xml);
        XcspRelations relations = new XcspRelations(board, array);
        for (Relation relation : board.relations()) {
            relation.accept(relations).write(xml, board.relationName(relation));
        }
        if (puzzle.clues() > 0) writeGivens(puzzle, array, xml);
        for (Grid solution : problem.excluded()) exclude(solution, puzzle, array, xml);
        xml.close();
        xml.close();
        xml.end();
    }

    private static void writeUnits(Unit.Kind kind, Board board, CellArray array, IndentedXml xml)
            throws XMLStreamException {
        List<Unit> units =
                board.units().stream().filter(unit -> unit.kind() == kind).toList();
        if (units.isEmpty()) return;
        xml.open("group", "note", "each " + kind.word());
        xml.element("allDifferent", "%...");
        for (Unit unit : units) xml.element("args", array.names(unit));
        xml.close();
    }

    private static void writeGivens(Puzzle puzzle, CellArray array, IndentedXml xml) throws XMLStreamException {
        List<Integer> given = cells(puzzle, true);
        xml.open("instantiation", "note", "the givens");
        xml.element("list", array.names(given));
        xml.element(
                "values", given.stream().map(cell -> "" + puzzle.given(cell)).collect(Collectors.joining(" ")));
        xml.close();
    }

    /** Excludes a solution by a table whose only forbidden row has the digits of the blank cells; of all cells without blanks. */
    private static void exclude(Grid solution, Puzzle puzzle, CellArray array, IndentedXml xml)
            throws XMLStreamException {
        boolean full = puzzle.clues() == puzzle.board().cells();
        List<Integer> blank = cells(puzzle, full);
        xml.open("extension", "note", "not this solution");
        xml.element("list", array.names(blank));
        xml.element(
                "conflicts",
                XcspRelations.tuples(List.of(blank.stream().map(solution::digit).toList())));
        xml.close();
    }

    /** Returns the cells with a given, or those without. */
    private static List<Integer> cells(Puzzle puzzle, boolean given) {
        return IntStream.range(0, puzzle.board().cells())
                .filter(cell -> (puzzle.given(cell) != 0) == given)
                .boxed()
                .toList();
    }
}
