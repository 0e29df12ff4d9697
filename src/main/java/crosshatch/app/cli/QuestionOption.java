package crosshatch.app.cli;

import crosshatch.solver.Question;
import picocli.CommandLine.Option;

/** The option for the task on each puzzle. */
final class QuestionOption {
    @Option(
            names = "--question",
            paramLabel = "TASK",
            description =
                    "Task: any (find a solution), unique (also decide whether there is a second solution), or count:N (find up"
                            + " to N solutions). Default: ${DEFAULT-VALUE}.")
    private Question question;

    QuestionOption(Question byDefault) {
        question = byDefault;
    }

    Question asked() {
        return question;
    }
}
