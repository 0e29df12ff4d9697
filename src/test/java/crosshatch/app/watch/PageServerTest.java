package crosshatch.app.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import crosshatch.base.InputException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is served, and what is refused. Requests are written byte by byte: clients of libraries choose the host themselves. */
@Tag("long")
class PageServerTest {
    private static final String STATE = "{\"done\":7}";
    private static final String PAGE = CampaignState.waiting("results/none").html();

    private PageServer server = started(0);

    private static PageServer started(int port) {
        try {
            return PageServer.on(port, () -> PAGE, () -> STATE);
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    @BeforeEach
    void isUp() {
        assertTrue(server.address().getPort() > 0);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private int port() {
        return server.address().getPort();
    }

    @Test
    void unfinishedRequestsKeepNoOtherWaitingAndAreEnded() throws IOException {
        List<Socket> unfinished = new ArrayList<>();
        try {
            for (int client = 0; client < 200; client++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
                unfinished.add(socket);
                socket.getOutputStream().write("GET /state.json HT".getBytes(StandardCharsets.US_ASCII));
            }
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
                socket.setSoTimeout(8_000); // less than an unfinished request may take
                socket.getOutputStream()
                        .write(("GET /state.json HTTP/1.1\r\nHost: localhost:" + port()
                                        + "\r\nConnection: close\r\n\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
                assertTrue(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).endsWith(STATE));
            }
            unfinished.get(0).setSoTimeout(60_000);
            assertEquals(-1, unfinished.get(0).getInputStream().read());
        } finally {
            for (Socket each : unfinished) each.close();
        }
    }

    private String ask(String method, String path, String host) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            String request = method + " " + path + " HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String get(String path) throws IOException {
        return ask("GET", path, "Host: 127.0.0.1:" + port() + "\r\n");
    }

    private static int code(String answer) {
        return Integer.parseInt(answer.split(" ", 3)[1]);
    }

    @Test
    void thePageIsServed() throws IOException {
        String page = get("/");

        assertEquals(200, code(page));
        assertTrue(page.contains("<!doctype html>"), page.substring(0, 500));
    }

    @Test
    void theStateIsServed() throws IOException {
        String state = get("/state.json");

        assertEquals(200, code(state));
        assertTrue(state.endsWith("\r\n\r\n" + STATE), state);
    }

    @Test
    void aPageThatAsksForTheStateIsOpen() throws IOException {
        assertFalse(server.wasAskedWithin(Long.MAX_VALUE));
        assertEquals(200, code(get("/")));
        assertFalse(server.wasAskedWithin(Long.MAX_VALUE));

        assertEquals(200, code(get("/state.json")));
        assertTrue(server.wasAskedWithin(Long.MAX_VALUE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/state", "/state.json/", "/index.html", "/../../etc/passwd", "/%2e%2e/plan.json", "/plan.json"})
    void everyOtherPathIsNotFound(String path) throws IOException {
        assertEquals(404, code(get(path)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "HEAD", "OPTIONS"})
    void everyOtherMethodIsRefused(String method) throws IOException {
        String answer = ask(method, "/state.json", "Host: 127.0.0.1:" + port() + "\r\n");

        assertEquals(405, code(answer));
        assertTrue(answer.contains("\r\nAllow: GET\r\n"), answer);
    }

    @Test
    void theMachineMayBeCalledLocalhost() throws IOException {
        assertEquals(200, code(ask("GET", "/state.json", "Host: localhost:" + port() + "\r\n")));
    }

    @ParameterizedTest
    @CsvSource({
        "evil.example:PORT",
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost.evil.example:PORT",
        "127.0.0.1:PORT.evil.example",
        "''"
    })
    void aNameThatPointsHereIsForbidden(String host) throws IOException {
        String answer = ask("GET", "/state.json", "Host: " + host.replace("PORT", "" + port()) + "\r\n");

        assertEquals(403, code(answer));
        assertFalse(answer.contains(STATE), answer);
    }

    @Test
    void twoHostsAreForbidden() throws IOException {
        String host = "Host: 127.0.0.1:" + port() + "\r\n";

        assertEquals(403, code(ask("GET", "/state.json", host + "Host: evil.example\r\n")));
    }

    @Test
    void aRequestWithoutHostGetsNoState() throws IOException {
        assertFalse(ask("GET", "/state.json", "").contains(STATE));
    }

    @Test
    void thePageMayLoadNothingFromElsewhere() throws IOException {
        String head = get("/").split("\r\n\r\n", 2)[0].toLowerCase(Locale.ROOT);

        assertTrue(head.contains("content-security-policy: default-src 'none'; script-src 'sha256-"), head);
        assertTrue(head.contains("connect-src 'self'"), head);
        assertFalse(head.contains("script-src 'unsafe-inline'") || head.contains("'unsafe-eval'"), head);
    }

    @Test
    void otherMachinesCannotConnect() throws IOException {
        List<InetAddress> others = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .toList();
        assumeFalse(others.isEmpty(), "a machine with a network");

        for (InetAddress other : others) {
            assertThrows(ConnectException.class, () -> new Socket(other, port()).close());
        }
    }

    @Test
    void aPortInUseIsRefusedWithTheNextStep() {
        InputException refused =
                assertThrows(InputException.class, () -> PageServer.on(port(), () -> PAGE, () -> STATE));

        assertTrue(
                refused.getMessage().startsWith("port " + port() + " cannot be used: ")
                        && refused.getMessage().contains("Choose another port"),
                refused.getMessage());
    }
}
