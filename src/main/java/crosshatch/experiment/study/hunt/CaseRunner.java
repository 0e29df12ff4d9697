package crosshatch.experiment.study.hunt;

import crosshatch.experiment.Contestant;
import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.Placement;
import crosshatch.solver.Limits;
import java.util.ArrayList;
import java.util.List;

/** Has cases run by fresh solvers, wherever these are placed. */
record CaseRunner(Placement placement) {
    /**
     * @return an answer for each puzzle
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    List<MeasuredRun> answers(HuntCase huntCase) {
        List<MeasuredRun> answers = new ArrayList<>();
        try (Contestant contestant = placement.place(huntCase.solver(), huntCase.question(), huntCase.limits())) {
            while (answers.size() < huntCase.puzzles().size()) {
                contestant.start();
                contestant.ask(
                        huntCase.puzzles()
                                .subList(answers.size(), huntCase.puzzles().size()),
                        Limits.NONE);
                answers.addAll(contestant.answers());
            }
        }
        return answers;
    }
}
