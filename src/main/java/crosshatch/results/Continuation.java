package crosshatch.results;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

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
     * @param plan the file of the plan
     * @throws InputException if the log is damaged and {@code salvaging} is false, if it is of another version, or if it
     *     began with another plan
     */
    static Continuation of(Path file, Path plan, boolean salvaging) throws IOException {
        String begun = Fingerprint.of(plan).sha256();
        if (!Files.exists(file)) {
            LedgerSurvey empty = new LedgerSurvey(file, Optional.of(begun), 0, 0, 0, true, List.of());
            return new Continuation(empty, new Recorded(), Ledger.create(file, begun));
        }
        LedgerSurvey found = LedgerSurvey.of(file).requirePlan(plan);
        if (!salvaging) found.requireWhole();
        if (found.isDamaged()) salvage(file, begun);
        LedgerSurvey whole = found.isDamaged() ? LedgerSurvey.of(file) : found;
        Recorded recorded = new Recorded();
        return new Continuation(found, recorded, continued(whole, begun, recorded));
    }

    private static Ledger continued(LedgerSurvey found, String plan, Recorded recorded) throws IOException {
        try (LedgerReader reader = new LedgerReader(found.file())) {
            reader.forEachRemaining(frame -> frame.forEach(recorded::add));
        }
        FileChannel file = FileChannel.open(found.file(), StandardOpenOption.WRITE);
        file.truncate(found.wholeBytes());
        return new Ledger(file, plan, found.wholeBytes(), found.records());
    }

    private static void salvage(Path file, String plan) throws IOException {
        Path unfinished = file.resolveSibling(ResultsStore.LEDGER + ".unfinished");
        Files.deleteIfExists(unfinished);
        try (LedgerReader reader = new LedgerReader(file, known -> {});
                Ledger copy = Ledger.create(unfinished, plan)) {
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
