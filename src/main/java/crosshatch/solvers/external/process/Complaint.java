package crosshatch.solvers.external.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The end of what a program writes on standard error. */
final class Complaint {
    private static final int MOST_CHARACTERS = 500;

    private Complaint() {}

    /** Reads to the end, and keeps only that. */
    static String read(InputStream in) {
        StringBuilder kept = new StringBuilder();
        byte[] buffer = new byte[1 << 13];
        try {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                kept.append(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
                kept.delete(0, Math.max(0, kept.length() - MOST_CHARACTERS));
            }
        } catch (IOException ended) {
            kept.append(' '); // it is for people, who have the rest
        }
        return kept.toString().strip();
    }
}
