package crosshatch.solvers.external;

import crosshatch.puzzle.Grid;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.List;

/** What was understood, as an answer to what was asked. */
final class Replies {
    private Replies() {}

    /** @throws UnfitAnswerException if it is more or less than was asked for */
    static Claim claim(ProgramAnswer reading, Question question) {
        return claim(reading.solutions(), reading.complete(), question);
    }

    /** @throws UnfitAnswerException likewise */
    static Claim claim(List<Grid> found, boolean complete, Question question) {
        if (found.isEmpty() && !complete) return new Claim.GaveUp();
        if (found.size() > question.limit()) {
            throw new UnfitAnswerException(found.size() + " solutions where " + question.limit() + " were asked for");
        }
        if (found.size() < question.limit() && !complete) {
            throw new UnfitAnswerException(found.size() + " of " + question.limit()
                    + " solutions without the status that there are no" + " others");
        }
        return question.claim(found, complete);
    }
}
