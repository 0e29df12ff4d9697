package crosshatch.experiment.study.hunt;

import crosshatch.experiment.Contestant;
import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.Placement;
import java.util.List;

/** Has cases run by fresh solvers, wherever these are placed. */
record CaseRunner(Placement placement) {
    /**
     * @return an answer for each puzzle
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    List<MeasuredRun> answers(HuntCase huntCase) {
        try (Contestant contestant = placement.place(huntCase.solver(), huntCase.question(), huntCase.limits())) {
            return contestant.answerAll(huntCase.puzzles());
        }
    }
}
