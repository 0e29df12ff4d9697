package crosshatch.experiment.study.bench;

import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import crosshatch.results.Environment;
import crosshatch.results.report.Paper;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.figure.FigureFiles;
import crosshatch.results.report.figure.Throughput;
import crosshatch.results.report.figure.ThroughputFigures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The files of {@code bench --out}: {@code throughput.csv}, {@code environment.json}, and figures drawn from the first. */
public final class ThroughputFiles {
    private ThroughputFiles() {}

    /**
     * @param names of the solvers in the figures
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
