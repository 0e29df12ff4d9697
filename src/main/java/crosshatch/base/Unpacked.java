package crosshatch.base;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import org.tukaani.xz.LZMAInputStream;
import org.tukaani.xz.XZInputStream;

/** Unpacks files in the formats gzip, xz and lzma. It recognises the format by the first bytes of a file, not by its name. */
public final class Unpacked {
    private static final byte[] GZIP = {0x1f, (byte) 0x8b};
    private static final byte[] XZ = {(byte) 0xfd, '7', 'z', 'X', 'Z', 0};
    /** The usual properties, and the low bytes of a dictionary's size. No text begins so. */
    private static final byte[] LZMA = {0x5d, 0, 0};

    private Unpacked() {}

    /**
     * Opens a file, and unpacks it while it is read. A file in no packed format is read unchanged.
     *
     * @param expected the expected content of the file, for people
     * @throws InputException if there is no such file
     * @throws SurroundingsException if the file is damaged or cannot be read
     */
    public static InputStream open(Path file, String expected) {
        InputStream packed = new BufferedInputStream(NamedFile.open(file, expected));
        try {
            packed.mark(XZ.length);
            byte[] begin = packed.readNBytes(XZ.length);
            packed.reset();
            if (begins(begin, GZIP)) return new GZIPInputStream(packed);
            if (begins(begin, XZ)) return new XZInputStream(packed);
            return begins(begin, LZMA) ? new LZMAInputStream(packed) : packed;
        } catch (IOException bad) {
            try (packed) {
                throw NamedFile.unreadable(file, bad);
            } catch (IOException closing) {
                throw NamedFile.unreadable(file, closing);
            }
        }
    }

    private static boolean begins(byte[] bytes, byte[] magic) {
        return bytes.length >= magic.length && Arrays.equals(Arrays.copyOf(bytes, magic.length), magic);
    }
}
