package crosshatch.results;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * An append-only log that was opened for more records.
 *
 * @param found the state of the log when it was opened
 * @param recorded the runs in its readable part
 */
record Continuation(LedgerSurvey found, Recorded recorded, Ledger ledger) {
    /**
     * Opens a log, and removes an incomplete last frame and the frame that closed the log. If wanted, damaged frames are left
     * out: the readable frames become a new log, and the damaged file gets another name.
     *
     * @param file the log; made if it does not exist
     * @throws InputException if the log is damaged and {@code salvaging} is false, or if it is of another version
     */
    static Continuation of(Path file, boolean salvaging) throws IOException {
        if (!Files.exists(file)) {
            return new Continuation(
                    new LedgerSurvey(file, 0, 0, 0, true, List.of()), new Recorded(), Ledger.create(file));
        }
        LedgerSurvey found = LedgerSurvey.of(file);
        if (!salvaging) found.requireWhole();
        if (found.isDamaged()) salvage(file);
        LedgerSurvey whole = found.isDamaged() ? LedgerSurvey.of(file) : found;
        Recorded recorded = new Recorded();
        return new Continuation(found, recorded, continued(whole, recorded));
    }

    private static Ledger continued(LedgerSurvey found, Recorded recorded) throws IOException {
        try (LedgerReader reader = new LedgerReader(found.file())) {
            reader.forEachRemaining(frame -> frame.forEach(recorded::add));
        }
        FileChannel file = FileChannel.open(found.file(), StandardOpenOption.WRITE);
        file.truncate(found.wholeBytes());
        return new Ledger(file, found.wholeBytes(), found.records());
    }

    private static void salvage(Path file) throws IOException {
        Path unfinished = file.resolveSibling(ResultsStore.LEDGER + ".unfinished");
        Files.deleteIfExists(unfinished);
        try (LedgerReader reader = new LedgerReader(file, known -> {});
                Ledger copy = Ledger.create(unfinished)) {
            while (reader.hasNext()) copy.append(reader.next());
        }
        Files.move(file, unused(file));
        Files.deleteIfExists(file.resolveSibling(Checksums.FILE)); // of rows that are lost now
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Returns an unused name for the damaged log. */
    private static Path unused(Path ledger) {
        int number = 1;
        while (Files.exists(damaged(ledger, number))) number++;
        return damaged(ledger, number);
    }

    private static Path damaged(Path ledger, int number) {
        return ledger.resolveSibling("damaged-" + number + ".ledger");
    }
}
