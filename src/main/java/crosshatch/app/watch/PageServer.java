package crosshatch.app.watch;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import crosshatch.base.InputException;
import crosshatch.results.report.page.LivePage;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * Serves the page and {@code state.json} to browsers of this machine, and accepts no input. Requests with another host name are
 * refused, so that no page of another site can read them.
 */
final class PageServer implements AutoCloseable {
    static {
        // The JDK's server reads these once: seconds in which a client must have sent its request, and taken the
        // answer.
        for (String most : List.of("sun.net.httpserver.maxReqTime", "sun.net.httpserver.maxRspTime")) {
            if (System.getProperty(most) == null) System.setProperty(most, "10");
        }
    }

    private static final int NOT_ALLOWED = 405;
    private static final int NOT_FOUND = 404;
    private static final int FORBIDDEN = 403;
    private static final int OK = 200;

    private final HttpServer server;
    private final ExecutorService threads;
    private final Supplier<String> page;
    private final Supplier<String> state;
    private final List<String> hosts;
    private volatile long lastAskedNanos;
    private volatile boolean asked;

    private PageServer(HttpServer server, Supplier<String> page, Supplier<String> state) {
        this.server = server;
        this.page = page;
        this.state = state;
        String port = ":" + server.getAddress().getPort();
        hosts = List.of("127.0.0.1" + port, "localhost" + port);
        // as many as there are clients, so that one that does not end its request keeps no other waiting
        threads = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "watch-page");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Begins to serve on the loopback address.
     *
     * @param port the port; 0 for any free one
     * @param page returns the present HTML
     * @param state returns the present JSON
     * @throws InputException if the port cannot be used
     */
    static PageServer on(int port, Supplier<String> page, Supplier<String> state) throws IOException {
        try {
            InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
            PageServer served =
                    new PageServer(HttpServer.create(new InetSocketAddress(loopback, port), 0), page, state);
            served.server.createContext("/", served::answer);
            served.server.setExecutor(served.threads);
            served.server.start();
            return served;
        } catch (BindException refused) {
            throw new InputException(
                    "port " + port + " cannot be used: " + refused.getMessage()
                            + ". Choose another port, or leave out the port to use any free one",
                    refused);
        }
    }

    URI address() {
        return URI.create("http://" + hosts.get(0) + "/");
    }

    /** Returns whether a page has requested the state within this time. */
    boolean wasAskedWithin(long nanos) {
        return asked && System.nanoTime() - lastAskedNanos <= nanos;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Cache-Control", "no-store");
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Referrer-Policy", "no-referrer");
            headers.set("Cross-Origin-Resource-Policy", "same-origin");
            headers.set("Content-Security-Policy", LivePage.policy());
            String path = exchange.getRequestURI().getPath();
            if (!isForHere(exchange.getRequestHeaders())) {
                refuse(exchange, FORBIDDEN, "expected a request to " + address());
            } else if (!"GET".equals(exchange.getRequestMethod())) {
                headers.set("Allow", "GET");
                refuse(exchange, NOT_ALLOWED, "only GET is allowed here");
            } else if ("/".equals(path)) {
                send(exchange, OK, "text/html; charset=utf-8", page.get());
            } else if ("/state.json".equals(path)) {
                send(exchange, OK, "application/json", state.get());
                lastAskedNanos = System.nanoTime();
                asked = true;
            } else {
                refuse(exchange, NOT_FOUND, "here are / and /state.json only");
            }
        }
    }

    private boolean isForHere(Headers headers) {
        List<String> sent = headers.getOrDefault("Host", List.of());
        return sent.size() == 1 && hosts.contains(sent.get(0));
    }

    private static void refuse(HttpExchange exchange, int code, String why) throws IOException {
        send(exchange, code, "text/plain; charset=utf-8", why + "\n");
    }

    private static void send(HttpExchange exchange, int code, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        boolean bodyless = "HEAD".equals(exchange.getRequestMethod());
        exchange.sendResponseHeaders(code, bodyless ? -1 : body.length);
        if (!bodyless) exchange.getResponseBody().write(body);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
