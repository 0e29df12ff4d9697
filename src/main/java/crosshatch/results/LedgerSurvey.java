package crosshatch.results;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The state of an append-only log, found by reading it once without decoding records.
 *
 * @param plan the SHA-256 of the plan when the experiment began; empty if the header is incomplete or damaged
 * @param records the number of readable records
 * @param wholeBytes the number of bytes up to the end of the last readable frame with records
 * @param tornBytes the number of bytes at the end that an interrupted write left
 * @param closed whether a writer closed the file; otherwise records may be missing at its end
 * @param damages the damages in the order of the file; hardware faults and edits cause them, interruptions do not
 */
public record LedgerSurvey(
        Path file,
        Optional<String> plan,
        long records,
        long wholeBytes,
        long tornBytes,
        boolean closed,
        List<Damage> damages) {
    private static final int SHOWN_DAMAGES = 5;

    /**
     * Bytes of a log that cannot be trusted.
     *
     * @param place the offset of the first byte in the file
     * @param bytes the number of bytes that are skipped
     * @param lost the number of lost records; -1 if no whole frame follows, because the number is unknown then
     * @param what the kind of damage, for people
     */
    public record Damage(long place, long bytes, long lost, String what) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "byte %d (%s)", place, what);
        }
    }

    /**
     * Surveys a log. If an interruption left a checksum manifest next to the file, it also compares the number of records.
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
                    file,
                    reader.plan(),
                    records,
                    reader.wholeBytes(),
                    reader.tornBytes(),
                    reader.isClosed(),
                    List.copyOf(damages));
        }
    }

    private static Optional<Damage> sealed(Path file, long records, long end) {
        return Checksums.in(file.toAbsolutePath().resolveSibling(""))
                .map(seal -> seal.rows() - records)
                .filter(lost -> lost > 0)
                .map(lost -> new Damage(end, 0, lost, "rows that " + Checksums.FILE + " counts are missing"));
    }

    /** Returns the number of rows, and whether rows may be missing, as a part of a sentence. */
    public String soFar() {
        String rows = records + " rows so far, warm-up included";
        if (closed) return rows + ", complete";
        return rows + (tornBytes > 0 ? ", then " + tornBytes + " bytes of a torn write" : "")
                + "; the append-only log is not closed, because a process still writes it or was killed, or its end is missing";
    }

    /** Returns whether bytes were changed or lost. An interrupted write is not damage. */
    public boolean isDamaged() {
        return !damages.isEmpty();
    }

    /**
     * Requires the plan with which the experiment began, because one experiment must not mix runs of two plans. If the header of
     * the log is damaged, its plan is unknown, and every plan is accepted.
     *
     * @param file the file of the plan
     * @throws InputException if the plan was changed
     */
    public LedgerSurvey requirePlan(Path file) {
        String found = Fingerprint.of(file).sha256();
        if (found.equals(plan.orElse(found))) return this;
        throw new InputException(file + " was changed after the experiment began: found SHA-256 " + found
                + ", expected " + plan.orElseThrow() + ". Restore the old plan, or begin another experiment");
    }

    /**
     * Requires that the log is not damaged.
     *
     * @throws InputException if the log is damaged; the message names the damaged places and the losses. The log stays unchanged
     */
    public LedgerSurvey requireWhole() {
        if (isDamaged()) {
            throw new InputException(
                    losses() + ". The file was not changed. Restore it from a copy, or salvage its readable part");
        }
        return this;
    }

    /**
     * Returns the damaged places, the number of readable rows, and the number of lost rows, as a sentence without a full
     * stop.
     */
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
