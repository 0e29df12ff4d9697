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
     * Cuts a torn tail, and the frame that closed the ledger. What is damaged is passed over, if that is wanted: the frames that can be read become a ledger anew,
     * and the damaged one is kept under another name.
     *
     * @param file made if it does not exist
     * @throws InputException if it is damaged, and not to be salvaged; or of another version
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
        Files.deleteIfExists(file.resolveSibling(Seal.FILE)); // of rows that are lost now
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
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
