package crosshatch.app.watch;

import crosshatch.base.ExplainedException;
import crosshatch.base.SurroundingsException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * A results directory as a page that follows it. A thread of its own looks every two seconds; a {@link CampaignReader} reads the
 * records less often if that takes long. Whatever fails behind the start costs the page, and nothing else.
 */
public final class Watch implements AutoCloseable {
    /** The page asks as often, too; see {@code live.js}. */
    private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final CampaignReader reader;
    private final PageServer server;
    private final Thread thread = new Thread(this::follow, "watch");
    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile CampaignState state;
    private volatile String json;
    private volatile boolean closed;

    private Watch(CampaignReader reader, CampaignState first, int port) {
        this.reader = reader;
        state = first;
        json = first.json();
        try {
            server = PageServer.on(port, () -> state.html(), () -> json);
        } catch (IOException failed) {
            throw new SurroundingsException("cannot serve a page on this machine: " + failed, failed);
        }
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Begins to serve the progress of another process.
     *
     * @param port 0 for any that is free
     * @param resumption gives the command that continues the experiment of a directory
     * @return empty if the experiment is finished already
     * @throws ExplainedException if the directory holds no experiment, or the port cannot be used
     */
    public static Optional<Watch> of(Path directory, int port, Function<Path, String> resumption) {
        CampaignReader reader = new CampaignReader(directory, resumption);
        CampaignState first = reader.read();
        return first.isFinished() ? Optional.empty() : Optional.of(new Watch(reader, first, port));
    }

    /**
     * Begins to serve the progress of this process, before its runs begin.
     *
     * @param directory need not be there yet
     * @param port 0 for any that is free
     * @param resumption gives the command that continues the experiment of a directory
     * @throws ExplainedException if the port cannot be used
     */
    public static Watch ahead(Path directory, int port, Function<Path, String> resumption) {
        return new Watch(new CampaignReader(directory, resumption), CampaignState.waiting(directory.toString()), port);
    }

    /** The address of the page. */
    public URI address() {
        return server.address();
    }

    private void follow() {
        try {
            while (!closed && !state.isFinished()) {
                TimeUnit.NANOSECONDS.sleep(PAUSE_NANOS);
                readAgain();
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        } finally {
            finished.countDown();
        }
    }

    private synchronized void readAgain() {
        try {
            state = reader.read();
        } catch (ExplainedException failed) {
            state = state.withTrouble("" + failed.getMessage());
        } catch (RuntimeException | Error failed) {
            state = state.withTrouble(failed.toString());
        }
        json = state.json();
    }

    /** Waits until the experiment is finished, and open pages have seen it. */
    public void awaitEnd() throws InterruptedException {
        finished.await();
        linger();
    }

    /** Open pages ask once more. */
    private void linger() throws InterruptedException {
        if (isOpen()) TimeUnit.NANOSECONDS.sleep(PAUSE_NANOS + PAUSE_NANOS / 2);
    }

    private boolean isOpen() {
        return server.wasAskedWithin(2 * PAUSE_NANOS);
    }

    /** Reports the end of the experiment to open pages, then stops serving. */
    public void end() {
        try {
            if (isOpen()) readAgain();
            linger();
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        } finally {
            close();
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        server.close();
    }
}
