package crosshatch.results;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The first line of an append-only log: a title with the version, the SHA-256 of the plan in hexadecimal digits, the CRC-32C of
 * both in hexadecimal digits, and a line feed. The checksum binds the plan to the runs: no other plan can continue the log.
 */
final class LedgerHeader {
    private static final String TITLE = "crosshatch ledger " + RecordCodec.VERSION + " plan ";
    private static final int DIGITS = 64;
    private static final int TITLE_BYTES = TITLE.length() + DIGITS;
    /** The length of the line; title, space, checksum and line feed. */
    static final int BYTES = TITLE_BYTES + 1 + 2 * Integer.BYTES + 1;

    private LedgerHeader() {}

    /**
     * Makes the line.
     *
     * @param plan the SHA-256 of the plan, 64 hexadecimal digits
     */
    static byte[] of(String plan) {
        byte[] title = (TITLE + plan).getBytes(StandardCharsets.US_ASCII);
        return String.format(Locale.ROOT, "%s%s %08x\n", TITLE, plan, FrameHead.checksum(title, 0, title.length))
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** Returns the SHA-256 of the plan that an unchanged line names; empty if these bytes are no such line. */
    static Optional<String> plan(byte[] line) {
        if (line.length != BYTES) return Optional.empty();
        String plan = new String(line, TITLE.length(), DIGITS, StandardCharsets.US_ASCII);
        return Optional.of(plan).filter(found -> Arrays.equals(of(found), line));
    }

    /** Returns whether these bytes can be the beginning of a line that an interruption cut off. */
    static boolean isBegun(byte[] bytes) {
        String found = new String(bytes, StandardCharsets.US_ASCII);
        String title = TITLE.substring(0, Math.min(TITLE.length(), found.length()));
        return bytes.length < BYTES
                && found.startsWith(title)
                && found.substring(title.length()).matches("[0-9a-f]*( [0-9a-f]*)?");
    }
}
