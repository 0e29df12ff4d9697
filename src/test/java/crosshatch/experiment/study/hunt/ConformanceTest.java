package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.experiment.study.hunt.Conformance.Answers;
import crosshatch.experiment.study.hunt.Conformance.Verdict;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ConformanceTest {
    private static final HuntJournal.Found OF_SUMS = new HuntJournal.Found(
            1,
            new Cause("engine", Fault.Kind.OVERLOOKED, "", new TreeMap<>(), Set.of("sum"), false),
            "unique",
            "01-engine-overlooked",
            0,
            1);

    @Test
    void aWrongAnswerCountsOnlyForTheRelationsThatItsFindingNeeds() {
        List<List<String>> cells = cells(answers(Verdict.WRONG, "less", "sum"), List.of(OF_SUMS));

        assertEquals(
                List.of(
                        "sum any wrong 1 - - - - 2 hunt/findings/01-engine-overlooked",
                        "sum unique wrong - - - - - 0 hunt/findings/01-engine-overlooked"),
                tried(cells));
    }

    @Test
    void aWrongAnswerThatNoFindingExplainsCountsForAllItsRelations() {
        List<List<String>> cells = cells(answers(Verdict.WRONG, "less", "product"), List.of());

        assertEquals(List.of("product any wrong 1 - - - - 2 ", "less any wrong 1 - - - - 2 "), tried(cells));
    }

    @Test
    void aCrashThatDidNotComeAgainIsOpen() {
        assertEquals(List.of("units any open - - - 1 - 2 "), tried(cells(answers(Verdict.CRASHED), List.of())));
    }

    @Test
    void allCellsAreInTheTable() {
        assertEquals(20 * 4, cells(answers(Verdict.EXACT, "units"), List.of()).size());
    }

    @Test
    void eachAnswerCountsOnceForTheSolverAndOnceForEachRelation() {
        Puzzle puzzle = new Puzzle(Grid.of(
                Board.builder(2, 2)
                        .relation(Pair.less(0, 1))
                        .relation(Relation.parse("sum 3 of 0 1"))
                        .build(),
                new int[2]));
        Claim claim = new Claim.Solved(Grid.of(puzzle.board(), new int[] {1, 2}));
        List<Answers> exact = Answers.of(puzzle, Question.ANY, claim, Verdict.EXACT, 2_000_000);
        Conformance conformance = conformance(exact, List.of());

        assertEquals(
                List.of("sum any exact - - 1 - - 2 ", "less any exact - - 1 - - 2 "),
                tried(texts(conformance.cells())));
        assertEquals(
                List.of(List.of("engine", "2", "0", "0", "-", "-", "1", "-", "-", "2")), texts(conformance.solvers()));
    }

    private static Answers answers(Verdict verdict, String... relations) {
        return new Answers(List.of(relations), "any", verdict, 1, 2_000_000);
    }

    private static List<List<String>> cells(Answers answers, List<HuntJournal.Found> findings) {
        return texts(conformance(List.of(answers), findings).cells());
    }

    private static List<List<String>> texts(Table table) {
        return table.rows().stream()
                .map(row -> row.stream().map(Cell::text).toList())
                .toList();
    }

    private static Conformance conformance(List<Answers> answers, List<HuntJournal.Found> findings) {
        HuntJournal.Tried tried = new HuntJournal.Tried("engine", "any", 1, 0, 0, 0, Map.of(), answers);
        HuntJournal.Content hunt = new HuntJournal.Content(
                new HuntJournal.Begun(List.of("engine"), 1, Hunt.Size.USUAL, "1/1", false),
                List.of(new HuntJournal.Round(0, 1, 0, List.of(tried))),
                findings,
                List.of());
        return new Conformance(SolverCatalog.standard(), Map.of(Path.of("hunt"), hunt));
    }

    private static List<String> tried(List<List<String>> cells) {
        return cells.stream()
                .map(row -> String.join(" ", row.subList(1, row.size())))
                .filter(row -> !row.contains("not tried"))
                .toList();
    }
}
