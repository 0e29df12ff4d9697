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
 * A ledger open for more records, with what it holds already.
 *
 * @param found as it was
 * @param recorded what is kept of that
 */
record Continuation(LedgerSurvey found, Recorded recorded, Ledger ledger) {
    /**
     * Cuts a torn tail. What is damaged is passed over, if that is wanted: the frames that can be read become a ledger anew,
     * and the damaged one is kept under another name.
     *
     * @param file made if it does not exist
     * @throws InputException if it is damaged, and not to be salvaged; or of an older version
     */
    static Continuation of(Path file, boolean salvaging) throws IOException {
        if (!Files.exists(file)) {
            return new Continuation(
                    new LedgerSurvey(file, RecordCodec.VERSION, 0, 0, 0, List.of()),
                    new Recorded(),
                    Ledger.create(file));
        }
        LedgerSurvey found = LedgerSurvey.of(file);
        requireThisVersion(found);
        if (!salvaging) found.requireWhole();
        Recorded recorded = new Recorded();
        Ledger ledger = found.isDamaged() ? salvaged(found, recorded) : continued(found, recorded);
        return new Continuation(found, recorded, ledger);
    }

    /** The columns of two versions in one file would be those of neither. */
    private static void requireThisVersion(LedgerSurvey found) {
        if (found.version() == RecordCodec.VERSION) return;
        throw new InputException(found.file() + " is an append-only log of version " + found.version()
                + ", this program continues version "
                + RecordCodec.VERSION
                + ". report and query read it as it is. Finish it with the version of crosshatch that"
                + " began it, or begin the experiment again in another directory");
    }

    private static Ledger continued(LedgerSurvey found, Recorded recorded) throws IOException {
        try (LedgerReader reader = new LedgerReader(found.file())) {
            reader.forEachRemaining(frame -> frame.forEach(recorded::add));
        }
        FileChannel file = FileChannel.open(found.file(), StandardOpenOption.WRITE);
        file.truncate(found.wholeBytes());
        return new Ledger(file, found.wholeBytes(), found.records());
    }

    private static Ledger salvaged(LedgerSurvey found, Recorded recorded) throws IOException {
        Path unfinished = found.file().resolveSibling(ResultsStore.LEDGER + ".unfinished");
        Files.deleteIfExists(unfinished);
        try (LedgerReader reader = new LedgerReader(found.file(), known -> {});
                Ledger copy = Ledger.create(unfinished)) {
            while (reader.hasNext()) {
                List<RunRecord> frame = reader.next();
                frame.forEach(recorded::add);
                copy.append(frame);
            }
        }
        Files.move(found.file(), unused(found.file()));
        Files.move(unfinished, found.file(), StandardCopyOption.ATOMIC_MOVE);
        FileChannel file = FileChannel.open(found.file(), StandardOpenOption.WRITE);
        return new Ledger(file, file.size(), found.records());
    }

    /** A name for the damaged ledger. */
    private static Path unused(Path ledger) {
        int number = 1;
        while (Files.exists(damaged(ledger, number))) number++;
        return damaged(ledger, number);
    }

    private static Path damaged(Path ledger, int number) {
        return ledger.resolveSibling("damaged-" + number + ".ledger");
    }
}
