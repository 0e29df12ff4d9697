package crosshatch.solver.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a trace reads. Cell 29 of a 9×9 grid is r4c3. */
class TraceTextTest {
    private final List<String> lines = new ArrayList<>();
    private final TraceText text = new TraceText(Board.sudoku(3), lines::add);

    @Test
    void everyKindOfEventHasItsWords() {
        text.event(new Event.Placed(29, 5, "hidden single in row 4"));
        text.event(new Event.Note("sweep 1"));
        text.event(new Event.Solution(Puzzles.EULER_1_SOLUTION));

        assertEquals(
                List.of(
                        "r4c3=5  hidden single in row 4",
                        "note: sweep 1",
                        "solution 483921657967345821251876493548132976729564138136798245372689514814253769695417382"),
                lines);
    }

    @Test
    void whatFollowsFromADecisionIsIndentedBelowIt() {
        text.event(new Event.Decision(1, 29, 5, true, 2));
        text.event(new Event.Placed(0, 1, "naked single"));
        text.event(new Event.Decision(2, 1, 2, false, 3));
        text.event(new Event.Branch(3, "highest == 3"));
        text.event(new Event.DeadEnd("r5c5 has no candidate"));
        text.event(new Event.Backtrack(3));
        text.event(new Event.Backtrack(2));
        text.event(new Event.Placed(1, 2, "naked single"));
        text.event(new Event.Backtrack(1));

        assertEquals(
                List.of(
                        "decision r4c3=5  level 1, one of 2",
                        "  r1c1=1  naked single",
                        "  decision r1c2≠2  level 2, one of 3",
                        "    decision highest == 3  level 3",
                        "      dead end: r5c5 has no candidate",
                        "    backtrack from level 3",
                        "  backtrack from level 2",
                        "  r1c2=2  naked single",
                        "backtrack from level 1"),
                lines);
    }

    @Test
    void aJumpLeavesLevelsAndSaysWhereItGoes() {
        text.event(new Event.Decision(1, 29, 5, true, 2));
        text.event(new Event.Decision(2, 0, 1, true, 2));
        text.event(new Event.Learnt(List.of(new Event.Literal(29, 5, false), new Event.Literal(1, 2, true))));
        text.event(new Event.Jump(1));
        text.event(new Event.Placed(1, 2, "learnt"));
        text.event(new Event.Jump(0));

        assertEquals(
                List.of(
                        "decision r4c3=5  level 1, one of 2",
                        "  decision r1c1=1  level 2, one of 2",
                        "    learnt r4c3≠5 or r1c2=2",
                        "  back to level 1",
                        "  r1c2=2  learnt",
                        "back to the root"),
                lines);
    }

    @Test
    void removalsOfOneDigitForOneReasonShareALine() {
        text.event(new Event.Removed(0, 5, "5 in r1c9"));
        text.event(new Event.Removed(1, 5, "5 in r1c9"));
        text.event(new Event.Removed(2, 6, "5 in r1c9"));
        text.event(new Event.Removed(3, 6, "6 in r1c8"));
        text.event(new Event.Placed(3, 7, "naked single"));

        assertEquals(
                List.of("r1c1,r1c2≠5  5 in r1c9", "r1c3≠6  5 in r1c9", "r1c4≠6  6 in r1c8", "r1c4=7  naked single"),
                lines);
    }

    @Test
    void theEndBringsTheLineThatMightHaveBeenContinued() {
        text.event(new Event.Removed(0, 5, "5 in r1c9"));
        assertEquals(List.of(), lines);

        text.end();
        text.end();

        assertEquals(List.of("r1c1≠5  5 in r1c9"), lines);
    }

    @Test
    void helpersAreSaidByTheirNumbers() {
        Event.Literal helper = Event.Literal.helper(3, true);
        text.event(new Event.Defined(helper, List.of(new Event.Literal(0, 5, true), Event.Literal.helper(2, true))));
        text.event(new Event.Learnt(List.of(Event.Literal.helper(3, false), new Event.Literal(29, 7, true))));

        assertEquals(List.of("h3 means r1c1=5 or h2", "learnt ¬h3 or r4c3=7"), lines);
    }

    @Test
    void aClauseIsSaidByItsCandidates() {
        text.event(new Event.Learnt(List.of(new Event.Literal(0, 5, false), new Event.Literal(29, 7, true))));

        assertEquals(List.of("learnt r1c1≠5 or r4c3=7"), lines);
    }
}
