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
 * Serves a page that follows a results directory. A thread reads the directory every two seconds; a {@link CampaignReader} reads the
 * records less often if that takes long. A failure after the start affects only the page.
 */
public final class Watch implements AutoCloseable {
    /** The pause between two readings, equal to the page's in {@code live.js}. */
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
     * @param port the port; 0 for any free one
     * @param resumption returns the command that continues the experiment in a directory
     * @return empty if the experiment is finished already
     * @throws ExplainedException if there is no experiment, or the port cannot be used
     */
    public static Optional<Watch> of(Path directory, int port, Function<Path, String> resumption) {
        CampaignReader reader = new CampaignReader(directory, resumption);
        CampaignState first = reader.read();
        return first.isFinished() ? Optional.empty() : Optional.of(new Watch(reader, first, port));
    }

    /**
     * Begins to serve the progress of this process, before its runs begin.
     *
     * @param directory the directory, which need not exist yet
     * @param port the port; 0 for any free one
     * @param resumption returns the command that continues the experiment in a directory
     * @throws ExplainedException if the port cannot be used
     */
    public static Watch ahead(Path directory, int port, Function<Path, String> resumption) {
        return new Watch(new CampaignReader(directory, resumption), CampaignState.waiting(directory.toString()), port);
    }

    /** Returns the address of the page. */
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

    /** Waits until the experiment is finished, and open pages have received this state. */
    public void awaitEnd() throws InterruptedException {
        finished.await();
        linger();
    }

    /** Waits for one more request of open pages. */
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
