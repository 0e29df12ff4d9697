package crosshatch.experiment.pack;

import crosshatch.proof.Axioms;
import crosshatch.proof.Lemmas;
import crosshatch.proof.certify.ClauseCheck;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks that puzzles have no further solutions. The check makes the axioms itself, from the puzzle and the grids. A proof
 * contains only the numbers of axioms: first the rules of the board, then the givens, then a clause for each grid. The check is
 * fastest if puzzles on one board come one after the other.
 */
final class RefutationCheck {
    private @Nullable Rules last;

    private record Rules(Board board, Axioms axioms, ClauseCheck check) {}

    /**
     * Checks one proof.
     *
     * @param shown the known solutions, in the order of their ids
     * @return the reason why the proof is refused, for people; empty if it is accepted
     */
    Optional<String> fault(Puzzle puzzle, List<Grid> shown, Lemmas lemmas) {
        Optional<String> refusal = Axioms.refusal(puzzle.board());
        if (refusal.isPresent()) return refusal;
        Rules rules = rules(puzzle.board());
        int selector = rules.axioms.variables() + 1;
        for (int index = 0; index < lemmas.count(); index++) {
            for (int literal : lemmas.literals(index)) {
                if (literal < -selector || literal > selector) {
                    return Optional.of("lemma " + (index + 1) + " has a variable that the puzzle has not");
                }
            }
        }
        List<int[]> axioms = new ArrayList<>();
        rules.axioms.givens(puzzle, selector, axioms::add);
        for (Grid grid : shown) axioms.add(rules.axioms.another(puzzle, grid, selector));
        return rules.check.fault(axioms, lemmas);
    }

    private Rules rules(Board board) {
        Rules present = last;
        if (present != null && present.board.equals(board)) return present;
        Axioms axioms = new Axioms(board);
        Rules made = new Rules(board, axioms, new ClauseCheck(axioms));
        last = made;
        return made;
    }
}
