package crosshatch.results;

import crosshatch.base.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A survey of an append-only log, read through once without making records of its bytes.
 *
 * @param version of the file's layout
 * @param records that can be read
 * @param wholeBytes up to the end of the last frame that can be read
 * @param tornBytes behind that, of a write that was interrupted
 * @param damages in the order of the file; none in a log that only machines have written
 */
public record LedgerSurvey(
        Path file, int version, long records, long wholeBytes, long tornBytes, List<Damage> damages) {
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

    /** @throws InputException if the file cannot be read, or is not an append-only log of a known version */
    public static LedgerSurvey of(Path file) {
        List<Damage> damages = new ArrayList<>();
        try (LedgerReader reader = new LedgerReader(file, damages::add)) {
            long records = 0;
            while (reader.hasNext()) records += reader.skip();
            return new LedgerSurvey(
                    file, reader.version(), records, reader.wholeBytes(), reader.tornBytes(), List.copyOf(damages));
        }
    }

    /** Whether bytes were changed; an interrupted write alone is no damage. */
    public boolean isDamaged() {
        return !damages.isEmpty();
    }

    /** @throws InputException if it is damaged: names the places and the losses; the file stays as it is */
    public LedgerSurvey requireWhole() {
        if (isDamaged()) {
            throw new InputException(
                    losses() + ". The file was left as it is. Restore it from a copy, or salvage the readable part");
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
