package crosshatch.results.database;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.results.ResultsStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where the records of one experiment, or of one shard of it, lie.
 *
 * @param directory as the user named it
 * @param path of {@code runs.parquet}, or of the ledger where there is none yet
 */
record RunFile(Path directory, Path path) {
    /**
     * Those of the directories, each once, however often and in whatever spelling it is named.
     *
     * @throws InputException if one holds no runs, or shards of different numbers, which would overlap
     */
    static List<RunFile> in(List<Path> directories) {
        Set<Path> met = new LinkedHashSet<>();
        List<RunFile> files = new ArrayList<>();
        for (Path directory : directories) {
            for (Path each : withRuns(directory)) {
                RunFile file = of(each);
                if (met.add(real(file.path))) files.add(file);
            }
        }
        return files;
    }

    /** The directory itself, or the shards in it. */
    private static List<Path> withRuns(Path directory) {
        List<Path> shards = ResultsStore.shards(directory);
        List<String> numbers = shards.stream()
                .map(shard -> ("" + shard.getFileName()).replaceFirst(".*-of-", ""))
                .distinct()
                .sorted()
                .toList();
        if (numbers.size() > 1) {
            throw new InputException(directory + ": found shards of " + String.join(" and of ", numbers)
                    + ", which hold the same runs. Name the folders of those that are meant");
        }
        return shards.isEmpty() ? List.of(directory) : shards;
    }

    private static RunFile of(Path directory) {
        for (String name : List.of(ResultsStore.PARQUET, ResultsStore.LEDGER)) {
            Path file = directory.resolve(name);
            if (Files.exists(file)) return new RunFile(directory, file);
        }
        throw new InputException(directory + ": found neither " + ResultsStore.PARQUET + " nor " + ResultsStore.LEDGER
                + ", expected a results directory made by compare");
    }

    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException failed) {
            throw NamedFile.unreadable(file, failed);
        }
    }

    boolean isFinished() {
        return path.endsWith(ResultsStore.PARQUET);
    }
}
