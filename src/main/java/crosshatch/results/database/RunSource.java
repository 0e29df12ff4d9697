package crosshatch.results.database;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.results.Checksums;
import crosshatch.results.LedgerReader;
import crosshatch.results.LedgerSurvey;
import crosshatch.results.ResultsStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Finds the files of records, checks them before they are read, and collects warnings. */
final class RunSource {
    private final ReadPolicy reading;
    private final List<Path> directories;
    private final Map<Path, ParquetFile> archives = new LinkedHashMap<>();
    private final Map<Path, Supplier<LedgerReader>> ledgers = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();
    private boolean proven = true;

    /**
     * Finds and checks the files.
     *
     * @throws InputException if a file is damaged, or was changed since its manifest was written, and is not to be salvaged;
     *     names places and losses
     */
    RunSource(List<Path> named, ReadPolicy reading) {
        List<RunFile> files = RunFile.in(named);
        this.reading = reading;
        directories = files.stream().map(RunFile::directory).toList();
        for (RunFile file : files) {
            if (file.isFinished()) addArchive(file);
            else addLedger(file);
        }
    }

    private void addArchive(RunFile file) {
        Optional<Checksums> seal = Checksums.in(file.directory());
        if (seal.isEmpty()) {
            proven = false;
            notes.add(
                    file.directory() + " has no " + Checksums.FILE + ", so its records cannot be checked for changes");
        }
        seal.ifPresent(written -> requireSealed(written, file.path()));
        archives.put(file.directory(), new ParquetFile(file.path().toAbsolutePath()));
    }

    private void requireSealed(Checksums seal, Path archive) {
        List<String> differences = seal.differences(Checksums.of(archive, seal.rows(), seal.schema()));
        if (differences.isEmpty()) return;
        String changed =
                archive + " was changed or damaged after it was written: found " + String.join(", ", differences);
        if (!reading.salvaging()) {
            throw new InputException(changed + ". " + seal.rows()
                    + " rows were written. The file was not changed now. Restore it from a copy, or salvage"
                    + " its readable part");
        }
        proven = false;
        notes.add(changed + ". The values in this file may be false");
    }

    private void addLedger(RunFile file) {
        LedgerSurvey survey = LedgerSurvey.of(file.path());
        if (!reading.salvaging()) survey.requireWhole();
        if (survey.isDamaged()) notes.add(survey.losses());
        notes.add(file.directory() + " is unfinished: " + survey.soFar());
        ledgers.put(
                file.directory(),
                () -> survey.isDamaged() ? new LedgerReader(file.path(), known -> {}) : new LedgerReader(file.path()));
    }

    /** Returns the directories of the files. */
    List<Path> directories() {
        return directories;
    }

    /** Returns the Parquet files by directory. */
    Map<Path, ParquetFile> archives() {
        return archives;
    }

    /** Returns readers of the append-only logs by directory. */
    Map<Path, Supplier<LedgerReader>> ledgers() {
        return ledgers;
    }

    /** Returns the warnings, as sentences without a full stop. */
    List<String> notes() {
        return notes;
    }

    /** Returns whether a manifest or checksums confirm that all records are unchanged. */
    boolean isProven() {
        return proven;
    }

    /**
     * The records of one experiment, or of one shard.
     *
     * @param directory the directory, as the user named it
     * @param path the path of {@code runs.parquet}, or of the append-only log if there is none yet
     */
    private record RunFile(Path directory, Path path) {
        /**
         * Finds the files of directories, each file once.
         *
         * @throws InputException if a directory contains no runs, or overlapping shards of different numbers
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
                        + ", which have the same runs. Name the folders of the shards that you want");
            }
            return shards.isEmpty() ? List.of(directory) : shards;
        }

        private static RunFile of(Path directory) {
            for (String name : List.of(ResultsStore.PARQUET, ResultsStore.LEDGER)) {
                Path file = directory.resolve(name);
                if (Files.exists(file)) return new RunFile(directory, file);
            }
            throw new InputException(directory + ": found neither " + ResultsStore.PARQUET + " nor "
                    + ResultsStore.LEDGER + ", expected a results directory made by compare");
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
}
