package crosshatch.solvers.model.cpsat;

import crosshatch.proof.LemmaFile;
import crosshatch.proof.ProofFormat;
import crosshatch.solver.SolverException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * The file to which the library writes what it learns ({@code output_drat_proof}). It is the same for all processes of a
 * machine: another name is a flag of a command line, which Java has no way to set. So one solve at a time is heard.
 *
 * <p>If the library cannot open the file it aborts the process. Hence the file is made here first.
 */
final class DratFile implements AutoCloseable {
    private static final Path FOLDER = Path.of("/tmp");
    private static final Path FILE = FOLDER.resolve("drat.txt");
    /** In the user's cache. It stays: who removes it might take it from somebody who waits for it. */
    private static final Path LOCK = Path.of(Objects.requireNonNullElseGet(
                    System.getenv("XDG_CACHE_HOME"), () -> System.getProperty("user.home") + "/.cache"))
            .resolve("crosshatch/drat.lock");

    private static final ReentrantLock IN_THIS_PROCESS = new ReentrantLock();

    private final FileChannel lock;

    private DratFile(FileChannel lock) {
        this.lock = lock;
    }

    /** @return why there is no such file on this machine, for people; empty if there is */
    static Optional<String> problem() {
        return Files.isWritable(FOLDER)
                ? Optional.empty()
                : Optional.of("writes its learnt clauses only to " + FILE + ", whose folder is not writable");
    }

    /**
     * Waits until nobody else has it.
     *
     * @throws SolverException if another user's file is in the way
     */
    @SuppressWarnings("LockNotBeforeTry") // close unlocks
    static DratFile await() {
        IN_THIS_PROCESS.lock();
        try {
            Files.createDirectories(Objects.requireNonNull(LOCK.getParent()));
            DratFile file = new DratFile(FileChannel.open(LOCK, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
            file.make();
            return file;
        } catch (IOException blocked) {
            IN_THIS_PROCESS.unlock();
            throw new SolverException(
                    "CP-SAT writes its learnt clauses to " + FILE + ", which cannot be made: " + blocked, blocked);
        }
    }

    private void make() throws IOException {
        try {
            lock.lock();
            Files.deleteIfExists(FILE);
            Files.createFile(FILE);
        } catch (IOException blocked) {
            lock.close();
            throw blocked;
        }
    }

    /** @param clauses gets literals of DIMACS: variables from 1, in the order of the model */
    void read(Consumer<int[]> clauses) {
        LemmaFile.read(FILE, ProofFormat.DRAT, clauses);
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(FILE);
            lock.close();
        } catch (IOException blocked) {
            throw new SolverException(FILE + " cannot be removed: " + blocked, blocked);
        } finally {
            IN_THIS_PROCESS.unlock();
        }
    }
}
