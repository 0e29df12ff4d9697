package crosshatch.app.cli;

import crosshatch.solver.Question;
import picocli.CommandLine.Option;

/** What is asked about each puzzle. */
final class QuestionOption {
    @Option(names = "--question", description = "any, unique or count:N. Default: ${DEFAULT-VALUE}.")
    private Question question;

    QuestionOption(Question byDefault) {
        question = byDefault;
    }

    Question asked() {
        return question;
    }
}
