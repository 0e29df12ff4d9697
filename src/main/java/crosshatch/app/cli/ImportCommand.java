package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.Judge;
import crosshatch.experiment.campaign.Messages;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.Words;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solvers.export.AnswerReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Validates the answer of another program to an exported model: the command {@code import}. */
@Command(
        name = "import",
        sortOptions = false,
        description = {
            "Validates the answer of another program to a model that 'export' wrote.",
            "Give the same options as to 'export'.",
            "Reads the output of SAT solvers (s and v lines, MiniSat's result files), XCSP3 instantiations,"
                    + " MiniZinc's output and plain grids.",
            "An answer without a solution means that the puzzle has no solutions except the excluded ones.",
            "Such an answer is 'unconfirmed', except for a puzzle from a set with known answers.",
            "Exit code 1 if the answer is wrong."
        },
        footer = {
            "  crosshatch export my.txt > my.cnf; cadical my.cnf | crosshatch import my.txt -",
            "  minizinc --solver gecode my.mzn | crosshatch import my.txt - --model minizinc",
            "  crosshatch import hardest10 --position 1 answer.txt --exclude solution.txt"
        })
final class ImportCommand extends ProgramCommand {
    @Mixin
    private ProblemOptions options = new ProblemOptions();

    @Parameters(index = "1", paramLabel = "ANSWER", description = "A file, or - for standard input.")
    private String answer = "";

    @Override
    public Integer call() {
        if (answer.equals("-") && options.readsStandardInput()) {
            throw new InputException(
                    "import - -: found - twice, expected it once, because only one of the two can come from standard input");
        }
        Instance instance = options.instance();
        AnswerReader reader =
                new AnswerReader(options.problem(instance), options.model(), options.answerSettings(instance));
        Claim claim = reader.read(text(), answer.equals("-") ? "standard input" : answer);
        Judge.Ruling ruling = Judge.rule(instance, Question.ANY, claim);
        print(instance, claim, ruling);
        options.reportSkipped(err());
        boolean bad = ruling.verdict() == Verdict.WRONG || ruling.verdict() == Verdict.CRASHED;
        return bad || !ruling.contradiction().isEmpty() ? ExitCode.WRONG : ExitCode.DONE;
    }

    private String text() {
        try {
            return answer.equals("-")
                    ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
                    : JsonReading.text(NamedFile.require(Path.of(answer), "answers"));
        } catch (NoSuchFileException missing) {
            throw new InputException(answer + ": found no such file", missing);
        } catch (MalformedInputException binary) {
            throw new InputException(answer + ": found a binary file, expected a text", binary);
        } catch (IOException broken) {
            throw NamedFile.unreadable(answer, broken);
        }
    }

    private void print(Instance instance, Claim claim, Judge.Ruling ruling) {
        PrintWriter out = out();
        out.println(instance.set() + " #" + instance.position() + ": " + claim.word() + " ("
                + Words.of(ruling.verdict()) + ")");
        for (Grid grid : claim.shown()) out.println(PuzzleText.line(grid));
        out.flush();
        Messages errors = messages();
        if (!ruling.reason().isEmpty()) errors.alarm(Words.of(ruling.verdict()) + ": " + ruling.reason());
        if (!ruling.contradiction().isEmpty()) errors.alarm(ruling.contradiction());
    }
}
