package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.base.SurroundingsException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;

/**
 * Brings sets that are not shipped to {@code puzzles/fetched/}. A file gets the name of a set only if it has the size and hash in the
 * catalogue; until then it is {@code NAME.txt.part}. A broken download is resumed. A wrong file is kept as
 * {@code NAME.txt.rejected}, for the user to look at.
 */
public final class Fetcher {

    /** Called while bytes arrive. */
    @FunctionalInterface
    public interface Listener {
        Listener UNWATCHED = (bytes, expected) -> {};

        /**
         * Called when bytes have arrived.
         *
         * @param bytes the number of bytes, of {@code expected}, that are on the disk
         */
        void at(long bytes, long expected);
    }

    /** Makes sets of the catalogue that are neither shipped nor fetched, because their recipe makes the same file anywhere. */
    @FunctionalInterface
    public interface Maker {

        /**
         * Writes the file of a set of kind {@link CatalogEntry.Kind#GENERATED}. The caller compares its hash afterwards.
         *
         * @param file a file that does not exist, or is overwritten
         */
        void make(CatalogEntry entry, Path file) throws IOException;
    }

    private final PuzzleSets sets;
    private final Listener listener;

    /**
     * Makes a fetcher.
     *
     * @param sets knows the path of each set
     */
    public Fetcher(PuzzleSets sets, Listener listener) {
        this.sets = sets;
        this.listener = listener;
    }

    /**
     * Downloads a set if it is missing.
     *
     * @return its file
     * @throws InputException if the file is incomplete, or differs from the catalogue; with advice
     * @throws SurroundingsException if the network or the disk fails; with advice
     */
    public Path download(CatalogEntry entry) {
        Path target = target(entry);
        if (isThere(entry, target)) return target;
        Path part = beside(target, ".part");
        try {
            Files.createDirectories(Objects.requireNonNull(target.getParent()));
            if (Files.exists(part) && Files.size(part) > entry.bytes()) setAside(part, target);
            new Download(entry, part, listener).run();
        } catch (IOException broken) {
            throw new SurroundingsException(
                    entry.name() + ": stopped after " + sizeOf(part, entry) + ": " + broken
                            + ". Repeat the command to continue, or use a local copy",
                    Remedy.COPY_AT_HAND,
                    broken);
        }
        if (Fingerprint.of(part).bytes() < entry.bytes()) {
            throw new InputException(entry.name() + ": the server stopped after " + sizeOf(part, entry)
                    + ". Repeat the command to continue");
        }
        return admit(entry, part, target, "what came from " + entry.url());
    }

    /**
     * Makes a set from its recipe if it is missing.
     *
     * @return its file
     * @throws InputException if the generated set differs from the set in the catalogue
     * @throws SurroundingsException if the file cannot be written
     */
    public Path make(CatalogEntry entry, Maker maker) {
        Path target = target(entry);
        if (isThere(entry, target)) return target;
        Path part = beside(target, ".part");
        try {
            Files.createDirectories(Objects.requireNonNull(target.getParent()));
            maker.make(entry, part);
        } catch (IOException broken) {
            throw NamedFile.unwritable(part, broken);
        }
        return admit(entry, part, target, "what " + entry.recipe() + " made");
    }

    /**
     * Takes a set from a local copy if it is missing. The copy is not changed.
     *
     * @return the set's file
     * @throws InputException if there is no such copy, or it differs from the catalogue
     */
    public Path copy(CatalogEntry entry, Path from) {
        Path target = target(entry);
        if (isThere(entry, target)) return target;
        if (!Files.isRegularFile(from)) throw new InputException(from + ": found no such file");
        entry.difference(Fingerprint.of(from)).ifPresent(difference -> {
            throw new InputException(from + " is not the set " + entry.name() + ": " + difference);
        });
        Path copy = beside(target, ".copy");
        try {
            Files.createDirectories(Objects.requireNonNull(target.getParent()));
            Files.copy(from, copy, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new SurroundingsException(from + ": cannot be copied to " + copy + ": " + broken, broken);
        }
        return admit(entry, copy, target, "the copy of " + from);
    }

    private Path target(CatalogEntry entry) {
        if (entry.kind() == CatalogEntry.Kind.COMMITTED) {
            throw new InputException(
                    "puzzle set " + entry.name() + " comes with Crosshatch, so there is nothing to fetch");
        }
        return sets.file(entry);
    }

    private static boolean isThere(CatalogEntry entry, Path target) {
        if (!Files.exists(target)) return false;
        entry.difference(Fingerprint.of(target)).ifPresent(difference -> {
            throw new InputException(target + " is not the set " + entry.name() + ": " + difference
                    + ". Move this file away, and fetch the set again");
        });
        return true;
    }

    private static Path admit(CatalogEntry entry, Path candidate, Path target, String what) {
        entry.difference(Fingerprint.of(candidate)).ifPresent(difference -> {
            Path rejected = setAside(candidate, target);
            throw new InputException(what + " is not the set " + entry.name() + " of the catalogue: " + difference
                    + ". The file is kept as " + rejected);
        });
        try {
            return Files.move(candidate, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException broken) {
            throw new SurroundingsException(candidate + ": cannot be renamed to " + target + ": " + broken, broken);
        }
    }

    private static Path setAside(Path candidate, Path target) {
        Path rejected = beside(target, ".rejected");
        try {
            return Files.move(candidate, rejected, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new SurroundingsException(candidate + ": cannot be renamed to " + rejected + ": " + broken, broken);
        }
    }

    private static Path beside(Path target, String ending) {
        return target.resolveSibling(target.getFileName() + ending);
    }

    private static String sizeOf(Path part, CatalogEntry entry) {
        long bytes = 0;
        try {
            bytes = Files.exists(part) ? Files.size(part) : 0;
        } catch (IOException unreadable) {
            // the message is about a worse failure; it then says 0
        }
        return String.format(Locale.ROOT, "%,d of %,d bytes", bytes, entry.bytes());
    }

    /** One attempt to download the file of a set over HTTP; it resumes an earlier attempt if the server can do that. */
    private static final class Download {
        private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(30);
        private static final int OK = 200;
        private static final int PARTIAL_CONTENT = 206;
        private static final int RANGE_NOT_SATISFIABLE = 416;

        private final CatalogEntry entry;
        private final Path part;
        private final Listener listener;

        /**
         * Prepares a download.
         *
         * @param part contains the first bytes of the file, or does not exist
         */
        Download(CatalogEntry entry, Path part, Listener listener) {
            this.entry = entry;
            this.part = part;
            this.listener = listener;
        }

        /**
         * Downloads the file.
         *
         * @throws IOException if the connection or the disk fails; the received bytes are kept
         * @throws InputException if the server has no such file, or another one
         */
        void run() throws IOException {
            long had = Files.exists(part) ? Files.size(part) : 0;
            if (had == entry.bytes()) return;
            HttpResponse<InputStream> response = send(had);
            try (InputStream body = response.body()) {
                switch (response.statusCode()) {
                    case OK -> write(body, 0);
                    case PARTIAL_CONTENT -> write(body, requireStartAt(had, response));
                    case RANGE_NOT_SATISFIABLE ->
                        throw new InputException(String.format(
                                Locale.ROOT,
                                "%s: %s has no more than the %,d bytes of %s, expected %,d bytes as in the catalogue",
                                entry.name(),
                                entry.url(),
                                had,
                                part,
                                entry.bytes()));
                    default ->
                        throw new InputException(
                                entry.name() + ": " + entry.url() + " answered with HTTP status "
                                        + response.statusCode() + ". Try later, or use a local copy",
                                Remedy.COPY_AT_HAND);
                }
            }
        }

        private HttpResponse<InputStream> send(long had) throws IOException {
            HttpClient client = HttpClient.newBuilder()
                    .connectTimeout(CONNECT_TIMEOUT)
                    .followRedirects(HttpClient.Redirect.NORMAL)
                    .build();
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(Objects.requireNonNull(entry.url())))
                    .timeout(CONNECT_TIMEOUT);
            if (had > 0) request.header("Range", "bytes=" + had + "-");
            try {
                return client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("interrupted");
            }
        }

        private long requireStartAt(long had, HttpResponse<?> response) {
            String range = response.headers().firstValue("Content-Range").orElse("nothing");
            if (!range.startsWith("bytes " + had + "-")) {
                throw new InputException(entry.name() + ": " + entry.url() + " sent " + range + ", expected bytes "
                        + had + "-. Remove " + part + " and fetch again");
            }
            return had;
        }

        /** Writes the bytes. It stops one byte after the expected size, so that an endless answer is detected and does no harm. */
        private void write(InputStream body, long from) throws IOException {
            StandardOpenOption mode = from == 0 ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.APPEND;
            byte[] buffer = new byte[1 << 16];
            long writtenBytes = from;
            try (OutputStream out =
                    Files.newOutputStream(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE, mode)) {
                while (writtenBytes <= entry.bytes()) {
                    int wantedBytes = (int) Math.min(buffer.length, entry.bytes() + 1 - writtenBytes);
                    int readBytes = body.read(buffer, 0, wantedBytes);
                    if (readBytes < 0) return;
                    out.write(buffer, 0, readBytes);
                    writtenBytes += readBytes;
                    listener.at(writtenBytes, entry.bytes());
                }
            }
        }
    }
}
