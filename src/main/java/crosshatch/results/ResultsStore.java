package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.base.SurroundingsException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The directory of one experiment, open for writing: {@code plan.json}, {@code environment.json}, the raw runs and the files
 * made from them. During the experiment, {@code runs.ledger} contains the runs; {@link #finish} converts it to {@code
 * runs.parquet}. Begin with {@link #create} or {@link #resume}. A lock admits only one process at a time.
 */
public final class ResultsStore implements AutoCloseable {
    public static final String PLAN = "plan.json";
    public static final String LEDGER = "runs.ledger";
    public static final String PARQUET = "runs.parquet";

    /** Converts the append-only log to the permanent format of records. */
    public interface Archive {
        /**
         * Writes all records of an append-only log to another file.
         *
         * @return the checksum manifest of the written file, after the file was read again and compared with the log
         * @throws crosshatch.base.ExplainedException if the file cannot be written, or if the log is damaged
         */
        Checksums write(Path ledger, Path archive);

        /**
         * Requires that two files contain the same records.
         *
         * @throws InputException if they do not
         */
        void requireSame(Path ledger, Path archive);
    }

    private final Path directory;
    private final DirectoryLock lock;
    private final int start;
    private final Continuation continuation;
    private final Ledger ledger;

    private ResultsStore(Path directory, Optional<Object> newPlan, boolean salvaging) throws IOException {
        this.directory = directory;
        lock = DirectoryLock.of(directory);
        try {
            refuseRuns(directory, newPlan.isEmpty());
            newPlan.ifPresent(plan -> writeJson(PLAN, plan));
            start = newPlan.isPresent() ? 1 : nextStart();
            continuation = Continuation.of(path(LEDGER), path(PLAN), salvaging);
            ledger = continuation.ledger();
        } catch (IOException | RuntimeException failed) {
            lock.close();
            throw failed;
        }
    }

    /**
     * Makes the directory of a new experiment, and writes its plan.
     *
     * @param directory the directory; made if it does not exist
     * @param plan the plan as a tree of JSON; written to {@code plan.json} before anything else, so that an interrupted
     *     experiment can be resumed
     * @throws crosshatch.base.ExplainedException if the directory already contains runs, if another process writes to it, or if
     *     the directory cannot be written
     */
    public static ResultsStore create(Path directory, Object plan) {
        try {
            Files.createDirectories(directory);
        } catch (IOException failed) {
            throw unwritable(directory, failed);
        }
        return open(directory, Optional.of(plan), false);
    }

    /**
     * Continues an interrupted experiment. An incomplete end of the append-only log is cut off; {@link #found} returns its
     * size.
     *
     * @throws crosshatch.base.ExplainedException if the experiment is finished or damaged, if another process writes to the
     *     directory, or if the directory cannot be written
     */
    public static ResultsStore resume(Path directory) {
        return open(directory, Optional.empty(), false);
    }

    /**
     * Continues an experiment with the readable part of its append-only log. A damaged log is kept under another name.
     *
     * @throws crosshatch.base.ExplainedException if the experiment is finished, if another process writes to the directory, or if
     *     the directory cannot be written
     */
    public static ResultsStore salvage(Path directory) {
        return open(directory, Optional.empty(), true);
    }

    private static ResultsStore open(Path directory, Optional<Object> newPlan, boolean salvaging) {
        try {
            return new ResultsStore(directory, newPlan, salvaging);
        } catch (IOException failed) {
            throw unwritable(directory, failed);
        }
    }

    private static SurroundingsException unwritable(Path directory, IOException failed) {
        return new SurroundingsException(
                "cannot write to " + directory + ": " + failed + ". Choose another directory",
                Remedy.ANOTHER_DIRECTORY,
                failed);
    }

    private static void refuseRuns(Path directory, boolean resumed) {
        if (!shards(directory).isEmpty()) {
            throw new InputException(
                    directory
                            + " already holds the shards of an experiment. Choose another directory, or continue a shard",
                    Remedy.RESUMING);
        }
        if (isFinished(directory) && resumed) {
            throw new InputException(directory + " is finished, so there is nothing to resume");
        }
        if (!resumed && (isFinished(directory) || Files.exists(directory.resolve(LEDGER)))) {
            throw new InputException(
                    directory + " already has the runs of an experiment, which are never overwritten."
                            + " Choose another directory, or continue this experiment",
                    Remedy.RESUMING);
        }
    }

    /** Returns whether the directory holds all runs of an experiment. */
    public static boolean isFinished(Path directory) {
        return Files.exists(directory.resolve(PARQUET));
    }

    /** Lists all files that a store has written to its directory, in no particular order. */
    public static List<Path> files(Path directory) {
        return matching(directory, "[!.]*");
    }

    /** Lists the folders of shards in this directory, in no particular order; empty if the directory contains runs itself. */
    public static List<Path> shards(Path directory) {
        boolean hasRuns = isFinished(directory) || Files.exists(directory.resolve(LEDGER));
        return hasRuns || !Files.isDirectory(directory) ? List.of() : matching(directory, "shard-*-of-*");
    }

    private static List<Path> matching(Path directory, String pattern) {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, pattern)) {
            return StreamSupport.stream(found.spliterator(), false).toList();
        } catch (IOException failed) {
            throw NamedFile.unreadable(directory, failed);
        }
    }

    private Path path(String name) {
        return directory.resolve(name);
    }

    /** Returns the runs recorded before this store was opened; empty for a new experiment. */
    public Recorded recorded() {
        return continuation.recorded();
    }

    /** Returns the state of the append-only log when this store was opened, including its incomplete end and damaged parts. */
    public LedgerSurvey found() {
        return continuation.found();
    }

    /**
     * Appends records to the log, and writes them to the disk within a second. An interruption keeps all records of a call or
     * none.
     *
     * @throws SurroundingsException if these or earlier records cannot be written, for example because the disk is full
     */
    public void append(List<RunRecord> records) {
        try {
            ledger.append(records);
        } catch (IOException failed) {
            throw notRecorded(failed);
        }
    }

    private SurroundingsException notRecorded(IOException failed) {
        return new SurroundingsException(
                "cannot write to " + path(LEDGER) + ": " + failed.getMessage()
                        + ". The runs recorded before are kept. Make room, then continue the experiment",
                Remedy.RESUMING,
                failed);
    }

    /**
     * Passes the runs that were recorded before this store was opened to {@code records}, in the order of the log. Call this
     * method before the first {@link #append}.
     */
    public void forEachEarlierRun(Consumer<RunRecord> records) {
        if (recorded().runs() == 0) return;
        try (LedgerReader reader = new LedgerReader(path(LEDGER))) {
            reader.forEachRemaining(frame -> frame.forEach(records));
        }
    }

    private int nextStart() {
        int next = 1;
        while (Files.exists(path(nameOf("environment", next)))) next++;
        return next;
    }

    private static String nameOf(String what, int start) {
        return start == 1 ? what + ".json" : what + "-" + start + ".json";
    }

    /**
     * Writes a JSON file for one session of the experiment: {@code what.json}, after the first resume {@code what-2.json},
     * and so on.
     */
    public void writeOfSession(String what, Object value) {
        writeJson(nameOf(what, start), value);
    }

    /** Writes {@code value} as JSON next to the runs. */
    private void writeJson(String name, Object value) {
        writeText(directory, name, json(value));
    }

    /** Writes a value as JSON, in the layout of the files next to the runs. */
    public static String json(Object value) {
        JsonMapper json =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        return json.writeValueAsString(value) + "\n";
    }

    /**
     * Makes a folder for {@link #writeText} if it does not exist.
     *
     * @throws crosshatch.base.ExplainedException if the folder cannot be made
     */
    public static void makeFolder(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException failed) {
            throw NamedFile.unwritable(directory, failed);
        }
    }

    /**
     * Writes a file next to the runs, as a whole or not at all.
     *
     * @throws SurroundingsException if the file cannot be written
     */
    public static void writeText(Path directory, String name, String text) {
        Path unfinished = directory.resolve(name + ".unfinished");
        try {
            Files.writeString(unfinished, text);
            Files.move(unfinished, directory.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failed) {
            throw NamedFile.unwritable(directory.resolve(name), failed);
        }
    }

    /**
     * Ends the experiment: archives its runs, and reads the archive again. If the archive contains the same runs as the
     * append-only log, this method writes the checksum manifest, and deletes the log. An interruption leaves the log, alone or
     * together with the archive.
     *
     * @throws crosshatch.base.ExplainedException if the last records or the archive cannot be written, or if the archive
     *     differs from the log; the log stays
     */
    public void finish(Archive archive) {
        try {
            seal();
            Path unfinished = path(PARQUET + ".unfinished");
            Checksums seal = archive.write(path(LEDGER), unfinished);
            try (FileChannel written = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
                written.force(true);
            }
            seal.write(directory); // before the archive has its name, so that who finds it finds its seal
            Files.move(unfinished, path(PARQUET), StandardCopyOption.ATOMIC_MOVE);
            Files.delete(path(LEDGER));
        } catch (IOException failed) {
            throw NamedFile.unwritable(path(PARQUET), failed);
        }
    }

    /**
     * Deletes the append-only log of a finished experiment, if an interruption left it.
     *
     * @throws InputException if the log and the archive have different records, or if another process writes to the directory
     */
    public static void removeArchivedLog(Path directory, Archive archive) {
        Path left = directory.resolve(LEDGER);
        if (!Files.exists(left)) return;
        try {
            DirectoryLock lock = DirectoryLock.of(directory);
            try (lock) {
                archive.requireSame(left, directory.resolve(PARQUET));
                Files.delete(left);
            }
        } catch (IOException failed) {
            throw unwritable(directory, failed);
        }
    }

    /** Writes the appended runs to the disk, and closes the append-only log. Later records are refused. */
    public void seal() {
        try {
            ledger.close();
        } catch (IOException failed) {
            throw notRecorded(failed);
        }
    }

    /** Closes the append-only log as {@link #seal} does, and releases the lock of the directory. */
    @Override
    public void close() {
        try (lock) {
            seal();
        } catch (IOException failed) {
            throw new SurroundingsException("cannot close " + directory + ": " + failed.getMessage(), failed);
        }
    }
}
