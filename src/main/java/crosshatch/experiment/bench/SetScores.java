package crosshatch.experiment.bench;

import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.results.Environment;
import crosshatch.results.noise.Quartiles;
import crosshatch.results.report.Paper;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.figure.FigureFiles;
import crosshatch.results.report.figure.Throughput;
import crosshatch.results.report.figure.ThroughputFigures;
import crosshatch.solver.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The scores of all solvers on one puzzle set.
 *
 * @param set the name of the set
 * @param puzzles the number of puzzles
 * @param rounds the number of measured rounds
 * @param scores the scores; the first one is the reference for the others
 * @param table the scores as a table
 * @param wrong the wrong answers of the measured rounds
 */
public record SetScores(
        String set,
        Question question,
        int puzzles,
        int rounds,
        List<Score> scores,
        BenchTable table,
        WrongAnswers wrong) {
    public SetScores {
        scores = List.copyOf(scores);
    }

    /** Returns a row for each solver, for the file and its figures. */
    public List<Throughput> throughputs() {
        return scores.stream().map(this::throughput).toList();
    }

    private Throughput throughput(Score score) {
        Quartiles perSecond = score.puzzlesPerSecond();
        return new Throughput(
                set,
                question.toString(),
                score.contestant().solver(),
                score.contestant().threads(),
                score.contestant().schedule(),
                puzzles,
                rounds,
                perSecond.first(),
                perSecond.median(),
                perSecond.third());
    }

    /**
     * Writes the files of {@code bench --out}: {@code throughput.csv}, its figures, and {@code environment.json}.
     *
     * @param names the names of the solvers in the figures
     * @throws SurroundingsException if the directory cannot be written
     */
    public static void write(
            Path directory, List<Throughput> throughputs, SolverNames names, List<String> commandLine) {
        try {
            Files.createDirectories(directory);
            Path table = directory.resolve(Throughput.FILE);
            Files.writeString(table, Throughput.csv(throughputs));
            JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .build()
                    .writeValue(directory.resolve("environment.json").toFile(), Environment.here(commandLine));
            for (Figure figure : ThroughputFigures.of(Throughput.read(table), names)) {
                FigureFiles.write(figure, directory.resolve("figures"), Paper.TEXT);
            }
        } catch (IOException failed) {
            throw NamedFile.unwritable(directory.toString(), failed);
        }
    }
}
