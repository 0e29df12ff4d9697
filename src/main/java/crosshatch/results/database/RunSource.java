package crosshatch.results.database;

import crosshatch.base.InputException;
import crosshatch.results.LedgerReader;
import crosshatch.results.LedgerSurvey;
import crosshatch.results.Seal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Files of records, proven before they are read; what must be known of them is told. */
final class RunSource {
    private final Reading reading;
    private final List<Path> directories;
    private final Map<Path, ParquetFile> archives = new LinkedHashMap<>();
    private final Map<Path, Supplier<LedgerReader>> ledgers = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();
    private boolean proven = true;

    /**
     * @throws InputException if one is damaged, or was changed since it was sealed, and is not to be salvaged; says where and
     *     what is lost
     */
    RunSource(List<RunFile> files, Reading reading) {
        this.reading = reading;
        directories = files.stream().map(RunFile::directory).toList();
        for (RunFile file : files) {
            if (file.isFinished()) addArchive(file);
            else addLedger(file);
        }
    }

    private void addArchive(RunFile file) {
        Optional<Seal> seal = Seal.in(file.directory());
        if (seal.isEmpty()) {
            proven = false;
            notes.add(file.directory() + " has no " + Seal.FILE
                    + ", so it cannot be checked whether its records are as they were written");
        }
        seal.ifPresent(written -> requireSealed(written, file.path()));
        archives.put(file.directory(), new ParquetFile(file.path().toAbsolutePath()));
    }

    private void requireSealed(Seal seal, Path archive) {
        List<String> differences = seal.differences(Seal.of(archive, seal.rows(), seal.schema()));
        if (differences.isEmpty()) return;
        String changed =
                archive + " was changed or damaged since it was written: found " + String.join(", ", differences);
        if (!reading.salvaging()) {
            throw new InputException(changed + ". " + seal.rows()
                    + " rows were written. The file was left as it is. Restore it from a copy, or salvage"
                    + " the readable part");
        }
        proven = false;
        notes.add(changed + ". Its values may be false");
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

    /** Where they lie. */
    List<Path> directories() {
        return directories;
    }

    /** In Parquet, by directory. */
    Map<Path, ParquetFile> archives() {
        return archives;
    }

    /** How those that are not in Parquet yet are read, by directory. */
    Map<Path, Supplier<LedgerReader>> ledgers() {
        return ledgers;
    }

    /** What a reader of results must know, in sentences without a full stop. */
    List<String> notes() {
        return notes;
    }

    /** Whether all records are as they were written, as far as a seal or checksums say so. */
    boolean isProven() {
        return proven;
    }
}
