package crosshatch.results;

import crosshatch.base.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A survey of an append-only log, read through once without making records of its bytes.
 *
 * @param records that can be read
 * @param wholeBytes up to the end of the last frame with records that can be read
 * @param tornBytes at the end, of a write that was interrupted
 * @param closed whether a writer closed the file; else rows may be missing at its end
 * @param damages in the order of the file; none in a log that only machines have written
 */
public record LedgerSurvey(
        Path file, long records, long wholeBytes, long tornBytes, boolean closed, List<Damage> damages) {
    private static final int SHOWN_DAMAGES = 5;

    /**
     * Bytes that cannot be believed.
     *
     * @param place of the first one in the file, from 0
     * @param bytes how many are passed over
     * @param lost the number of lost records; -1 if it is unknown, because no whole frame follows
     * @param what is wrong
     */
    public record Damage(long place, long bytes, long lost, String what) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "byte %d (%s)", place, what);
        }
    }

    /**
     * Surveys a log. Also compares the records with the checksum manifest next to the file, if an interruption left one.
     *
     * @throws InputException if the file cannot be read, or is not an append-only log of this version
     */
    public static LedgerSurvey of(Path file) {
        List<Damage> damages = new ArrayList<>();
        try (LedgerReader reader = new LedgerReader(file, damages::add)) {
            long records = 0;
            while (reader.hasNext()) records += reader.skip();
            sealed(file, records, reader.wholeBytes()).ifPresent(damages::add);
            return new LedgerSurvey(
                    file, records, reader.wholeBytes(), reader.tornBytes(), reader.isClosed(), List.copyOf(damages));
        }
    }

    private static Optional<Damage> sealed(Path file, long records, long end) {
        return Seal.in(file.toAbsolutePath().resolveSibling(""))
                .map(seal -> seal.rows() - records)
                .filter(lost -> lost > 0)
                .map(lost -> new Damage(end, 0, lost, "rows that " + Seal.FILE + " counts are missing"));
    }

    /** Returns the number of rows, and whether they are all that were written: a part of a sentence. */
    public String soFar() {
        String rows = records + " rows so far, warm-up included";
        if (closed) return rows + ", complete";
        return rows + (tornBytes > 0 ? ", then " + tornBytes + " bytes of a torn write" : "")
                + "; the append-only log is not closed, because a process still writes it or was killed, or its end is missing";
    }

    /** Returns whether bytes were changed; an interrupted write alone is no damage. */
    public boolean isDamaged() {
        return !damages.isEmpty();
    }

    /** @throws InputException if it is damaged: names the places and the losses; the file stays as it is */
    public LedgerSurvey requireWhole() {
        if (isDamaged()) {
            throw new InputException(
                    losses() + ". The file was not changed. Restore it from a copy, or salvage its readable part");
        }
        return this;
    }

    /** The damaged places, the number of readable rows, and the number of lost ones: a sentence without a full stop. */
    public String losses() {
        String places =
                damages.stream().limit(SHOWN_DAMAGES).map(Damage::toString).collect(Collectors.joining(", "));
        String more =
                damages.size() > SHOWN_DAMAGES ? " and at " + (damages.size() - SHOWN_DAMAGES) + " places more" : "";
        return String.format(
                Locale.ROOT, "%s is damaged at %s%s: %d rows can be read, %s", file, places, more, records, lost());
    }

    private String lost() {
        long known =
                damages.stream().mapToLong(damage -> Math.max(0, damage.lost())).sum();
        boolean unknown = damages.stream().anyMatch(damage -> damage.lost() < 0);
        if (!unknown) return known + " are lost";
        long bytes = damages.stream()
                .filter(damage -> damage.lost() < 0)
                .mapToLong(Damage::bytes)
                .sum();
        String rest = "the records in the last " + bytes + " bytes, whose number is unknown";
        return (known > 0 ? known + " are lost, and " : "lost are ") + rest;
    }
}
