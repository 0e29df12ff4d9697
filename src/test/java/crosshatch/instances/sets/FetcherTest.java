package crosshatch.instances.sets;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import crosshatch.base.ExplainedException;
import crosshatch.base.InputException;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Against a server in this process, which behaves as servers do, well or badly. */
class FetcherTest {
    private static final byte[] CONTENT = Sets.madeText().getBytes(US_ASCII);

    @TempDir
    Path home;

    private final List<String> ranges = new ArrayList<>();
    private HttpServer server;
    private Path model;
    private CatalogEntry entry;
    private PuzzleSets sets;
    private Path file;
    private Path part;

    @BeforeEach
    void startServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
        model = Files.write(home.resolve("model.txt"), CONTENT);
        String url = "http://localhost:" + server.getAddress().getPort() + "/made.txt";
        entry = Sets.fetched("made", url, model);
        sets = new PuzzleSets(home, PuzzleCatalog.of(List.of(entry)), ReaderSettings.DEFAULT);
        file = home.resolve("puzzles/fetched/made.txt");
        part = home.resolve("puzzles/fetched/made.txt.part");
    }

    @AfterEach
    void stopServer() {
        server.stop(0);
    }

    @Test
    void downloadsAndVerifies() throws IOException {
        serve(exchange -> send(exchange, 200, CONTENT));

        assertEquals(file, fetcher().download(entry));
        assertTrue(Files.mismatch(model, file) < 0);
        assertFalse(Files.exists(part));
        assertEquals("made", sets.resolve("made").name());
    }

    @Test
    void tellsHowFarItIs() {
        serve(exchange -> send(exchange, 200, CONTENT));
        List<Long> told = new ArrayList<>();

        new Fetcher(sets, (bytes, expected) -> told.add(bytes)).download(entry);

        assertEquals(told.stream().sorted().toList(), told);
        assertEquals(CONTENT.length, told.get(told.size() - 1));
    }

    @Test
    void goesOnWhereTheConnectionBroke() throws IOException {
        // Of what has come in when the connection breaks, Java's client may lose what was not read yet.
        CountDownLatch arrived = new CountDownLatch(1);
        serve(exchange -> {
            if (exchange.getRequestHeaders().containsKey("Range")) {
                sendFrom(exchange, 30_000);
            } else {
                breakOffAfter(exchange, 30_000);
                awaitUnlessInterrupted(arrived);
            }
        });
        Fetcher watched = new Fetcher(sets, (bytes, expected) -> {
            if (bytes == 30_000) arrived.countDown();
        });

        String fault = String.valueOf(assertThrows(ExplainedException.class, () -> watched.download(entry))
                .getMessage());
        assertTrue(fault.startsWith("made: stopped after 30,000 of 41,000 bytes"), fault);
        assertFalse(Files.exists(file));
        fetcher().download(entry);

        assertTrue(Files.mismatch(model, file) < 0);
        assertEquals(List.of("all", "bytes=30000-"), ranges);
    }

    @Test
    void beginsAnewIfTheServerKnowsNoRanges() throws IOException {
        leavePart(20_000);
        serve(exchange -> send(exchange, 200, CONTENT));

        fetcher().download(entry);

        assertTrue(Files.mismatch(model, file) < 0);
        assertEquals(List.of("bytes=20000-"), ranges);
    }

    @Test
    void asksForNothingIfOnlyTheVerificationWasMissed() throws IOException {
        leavePart(CONTENT.length);

        fetcher().download(entry);

        assertTrue(Files.mismatch(model, file) < 0);
        assertEquals(List.of(), ranges);
    }

    @Test
    void asksForNothingIfTheSetIsThere() throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, CONTENT);

        fetcher().download(entry);

        assertEquals(List.of(), ranges);
    }

    @Test
    void refusesAFileWithAnotherHashAndKeepsIt() throws IOException {
        byte[] other = CONTENT.clone();
        other[100] = '5';
        serve(exchange -> send(exchange, 200, other));

        String fault = fault();

        assertTrue(fault.contains("is not the set made of the catalogue: git blob SHA-1 "), fault);
        assertFalse(Files.exists(file));
        assertFalse(Files.exists(part));
        assertEquals(CONTENT.length, Files.size(home.resolve("puzzles/fetched/made.txt.rejected")));
    }

    @Test
    void refusesAResumedFileWhoseBeginningIsAnother() throws IOException {
        leavePart(20_000);
        Files.write(part, new byte[20_000]);
        serve(exchange -> sendFrom(exchange, 20_000));

        assertTrue(fault().contains("git blob SHA-1"));
        assertFalse(Files.exists(file));
    }

    @Test
    void refusesAFileThatIsTooLong() {
        serve(exchange -> send(exchange, 200, Arrays.copyOf(CONTENT, CONTENT.length + 5000)));

        assertTrue(fault().contains("41,001 bytes, expected 41,000"));
        assertFalse(Files.exists(file));
    }

    @Test
    void refusesAFileThatIsTooShort() {
        byte[] beginning = Arrays.copyOf(CONTENT, 10_000);
        serve(exchange -> {
            boolean resumed = exchange.getRequestHeaders().containsKey("Range");
            send(exchange, resumed ? 416 : 200, resumed ? new byte[0] : beginning);
        });

        assertTrue(fault().startsWith("made: the server stopped after 10,000 of 41,000 bytes"));
        assertTrue(fault().contains("has no more than the 10,000 bytes"));
        assertFalse(Files.exists(file));
    }

    @Test
    void refusesAnotherRangeThanItAskedFor() throws IOException {
        leavePart(20_000);
        serve(exchange -> sendFrom(exchange, 10_000));

        assertTrue(fault().contains("expected bytes 20000-"));
        assertEquals(20_000, Files.size(part));
    }

    @Test
    void setsAPartAsideThatIsLongerThanTheSet() throws IOException {
        leavePart(CONTENT.length);
        Files.write(part, new byte[CONTENT.length + 1]);
        serve(exchange -> send(exchange, 200, CONTENT));

        fetcher().download(entry);

        assertTrue(Files.mismatch(model, file) < 0);
        assertEquals(List.of("all"), ranges);
    }

    @Test
    void saysThatTheServerHasNoSuchFile() {
        serve(exchange -> send(exchange, 404, "no".getBytes(US_ASCII)));

        String fault = fault();

        assertTrue(fault.contains("answered with HTTP status 404"), fault);
        assertTrue(fault.contains("use a local copy"), fault);
        assertFalse(Files.exists(part));
    }

    @Test
    void saysThatThereIsNoServer() {
        server.stop(0);

        assertTrue(fault().startsWith("made: stopped after 0 of 41,000 bytes: "));
    }

    @Test
    void takesALocalCopyAndLeavesItWhereItIs() throws IOException {
        assertEquals(file, fetcher().copy(entry, model));
        assertTrue(Files.mismatch(model, file) < 0);
        assertEquals(List.of(), ranges);
    }

    @Test
    void refusesALocalCopyOfAnotherFile() throws IOException {
        Path other = Files.writeString(home.resolve("other.txt"), "5");

        InputException fault =
                assertThrows(InputException.class, () -> fetcher().copy(entry, other));

        assertEquals(other + " is not the set made: 1 bytes, expected 41,000", fault.getMessage());
        assertFalse(Files.exists(file));
        assertTrue(Files.exists(other));
    }

    @Test
    void refusesALocalCopyThatIsNotThere() {
        Path missing = home.resolve("missing.txt");

        InputException fault =
                assertThrows(InputException.class, () -> fetcher().copy(entry, missing));
        assertEquals(missing + ": found no such file", fault.getMessage());
    }

    @Test
    void neverReplacesAFileThatIsThereAndDiffers() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "mine");

        assertTrue(fault().endsWith("Move this file away, and fetch the set again"));
        assertEquals("mine", Files.readString(file));
    }

    private Fetcher fetcher() {
        return new Fetcher(sets, Fetcher.Listener.UNWATCHED);
    }

    private String fault() {
        return String.valueOf(
                assertThrows(ExplainedException.class, () -> fetcher().download(entry))
                        .getMessage());
    }

    private static void awaitUnlessInterrupted(CountDownLatch latch) {
        try {
            assertTrue(latch.await(1, TimeUnit.MINUTES));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void leavePart(int bytes) throws IOException {
        Files.createDirectories(part.getParent());
        Files.write(part, Arrays.copyOf(CONTENT, bytes));
    }

    private void serve(HttpHandler handler) {
        server.createContext("/made.txt", exchange -> {
            String range = exchange.getRequestHeaders().getFirst("Range");
            ranges.add(range == null ? "all" : range);
            try (exchange) {
                handler.handle(exchange);
            }
        });
    }

    private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    private static void sendFrom(HttpExchange exchange, int from) throws IOException {
        exchange.getResponseHeaders()
                .add("Content-Range", "bytes " + from + "-" + (CONTENT.length - 1) + "/" + CONTENT.length);
        send(exchange, 206, Arrays.copyOfRange(CONTENT, from, CONTENT.length));
    }

    /** Announces everything, sends some, and closes the connection. */
    private static void breakOffAfter(HttpExchange exchange, int bytes) throws IOException {
        exchange.sendResponseHeaders(200, CONTENT.length);
        exchange.getResponseBody().write(CONTENT, 0, bytes);
        exchange.getResponseBody().flush();
    }
}
