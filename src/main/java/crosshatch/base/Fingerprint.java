package crosshatch.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Identifies a file by its size and its hashes.
 *
 * @param bytes the size of the file
 * @param sha256 the SHA-256 of the content, in lower-case hexadecimal digits
 * @param gitBlobSha1 the name under which git stores a file of this content: SHA-1 of {@code blob}, a space, the size in
 *     decimal digits, a zero byte, and the content
 */
public record Fingerprint(long bytes, String sha256, String gitBlobSha1) {
    private static final int DIGITS_THAT_TELL_APART = 8;

    /** Appends the beginning of the hash to a name, in parentheses, so that equal names become different. */
    public static String distinguished(String name, String sha256) {
        return name + " (" + sha256.substring(0, DIGITS_THAT_TELL_APART).strip() + ")";
    }

    /**
     * Reads a file once and computes its size and its hashes.
     *
     * @throws InputException if the file cannot be read
     */
    public static Fingerprint of(Path file) {
        MessageDigest sha256 = digest("SHA-256");
        MessageDigest gitBlob = digest("SHA-1");
        try (InputStream in = Files.newInputStream(NamedFile.require(file, "data"))) {
            long size = Files.size(file);
            gitBlob.update(("blob " + size + "\0").getBytes(StandardCharsets.US_ASCII));
            byte[] buffer = new byte[1 << 16];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                sha256.update(buffer, 0, read);
                gitBlob.update(buffer, 0, read);
            }
            return new Fingerprint(size, hex(sha256), hex(gitBlob));
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
    }

    /**
     * Makes a digest without a checked exception.
     *
     * @param algorithm one that every Java platform has, such as {@code SHA-256}
     */
    public static MessageDigest digest(String algorithm) {
        try {
            return MessageDigest.getInstance(algorithm);
        } catch (NoSuchAlgorithmException missing) {
            throw new AssertionError("every Java platform has " + algorithm, missing);
        }
    }

    /** Completes and resets the digest, and returns it in lower-case hexadecimal digits. */
    public static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }
}
