package crosshatch.experiment.study.hunt;

import crosshatch.experiment.Contestant;
import crosshatch.experiment.Measurement;
import crosshatch.experiment.Placement;
import crosshatch.solver.Limits;
import java.util.ArrayList;
import java.util.List;

/** Has trials run by fresh solvers, wherever these are placed. */
record Asking(Placement placement) {
    /**
     * @return an answer for each puzzle
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    List<Measurement> answers(Trial trial) {
        List<Measurement> answers = new ArrayList<>();
        try (Contestant contestant = placement.place(trial.solver(), trial.question(), trial.limits())) {
            while (answers.size() < trial.puzzles().size()) {
                contestant.start();
                contestant.ask(
                        trial.puzzles().subList(answers.size(), trial.puzzles().size()), Limits.NONE);
                answers.addAll(contestant.answers());
            }
        }
        return answers;
    }
}
