package crosshatch.puzzle.file;

import crosshatch.base.NamedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.tukaani.xz.LZMAInputStream;
import org.tukaani.xz.XZInputStream;

/** Files as they were before somebody packed them, which the ends of their names tell: {@code .gz}, {@code .lzma}, {@code .xz}. */
final class Unpacked {
    private Unpacked() {}

    /** @throws crosshatch.base.InputException if there is no such file, or it is not packed as its name says */
    static InputStream open(Path file) {
        InputStream packed = NamedFile.open(file);
        String name = file.toString();
        try {
            if (name.endsWith(".gz")) return new GZIPInputStream(packed);
            if (name.endsWith(".lzma")) return new LZMAInputStream(packed);
            if (name.endsWith(".xz")) return new XZInputStream(packed);
            return packed;
        } catch (IOException bad) {
            try (packed) {
                throw NamedFile.unreadable(file, bad);
            } catch (IOException closing) {
                throw NamedFile.unreadable(file, closing);
            }
        }
    }
}
