package crosshatch.app.cli;

import crosshatch.solver.Question;
import picocli.CommandLine.Option;

/** What is asked about each puzzle. */
final class QuestionOption {
    @Option(
            names = "--question",
            paramLabel = "TASK",
            description =
                    "Task: any (find a solution), unique (also find out whether there is another one), or count:N (find up to"
                            + " N). Default: ${DEFAULT-VALUE}.")
    private Question question;

    QuestionOption(Question byDefault) {
        question = byDefault;
    }

    Question asked() {
        return question;
    }
}
