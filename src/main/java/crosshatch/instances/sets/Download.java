package crosshatch.instances.sets;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
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
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;

/** One attempt to download the file of a set over HTTP; it resumes an earlier attempt if the server can do that. */
final class Download {
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(30);
    private static final int OK = 200;
    private static final int PARTIAL_CONTENT = 206;
    private static final int RANGE_NOT_SATISFIABLE = 416;

    private final CatalogEntry entry;
    private final Path part;
    private final Fetcher.Listener listener;

    /**
     * Prepares a download.
     *
     * @param part contains the first bytes of the file, or does not exist
     */
    Download(CatalogEntry entry, Path part, Fetcher.Listener listener) {
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
                            entry.name() + ": " + entry.url() + " answered with HTTP status " + response.statusCode()
                                    + ". Try later, or use a local copy",
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
            throw new InputException(entry.name() + ": " + entry.url() + " sent " + range + ", expected bytes " + had
                    + "-. Remove " + part + " and fetch again");
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
