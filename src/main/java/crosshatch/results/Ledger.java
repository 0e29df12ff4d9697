package crosshatch.results;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Writes the records of an experiment to an append-only log. It encodes and writes in its own thread, so that the measuring
 * thread does not wait for the disk.
 *
 * <p>The file is a {@link LedgerHeader}, followed by frames (see {@link FrameHead}). Records that are appended together are in one
 * frame, so that all of them are written or none. A frame without records marks that a writer closed the file, so that a
 * missing end is noticed. Frames go to the operating system as soon as the thread is free, and are forced onto the disk at
 * most {@value #FORCE_NANOS} ns later. A killed process loses milliseconds, and a power failure loses one second. A failed
 * write is cut off again.
 */
final class Ledger implements AutoCloseable {
    private static final long FORCE_NANOS = 1_000_000_000;
    /** Records that may wait at most: a hundredth of a second of the fastest solver, a few megabytes. */
    private static final int MOST_WAITING_RECORDS = 20_000;

    private static final List<RunRecord> END = List.of();

    private final FileChannel file;
    private final Semaphore room = new Semaphore(MOST_WAITING_RECORDS);
    private final BlockingQueue<List<RunRecord>> waiting = new LinkedBlockingQueue<>();
    private final Thread writer = new Thread(this::writeUntilEnd, "ledger");
    private long wholeBytes;
    private long writtenRecords;
    private volatile @Nullable IOException failure;
    private volatile boolean closed;

    /**
     * Continues a file.
     *
     * @param file the file, open for writing; closed by {@link #close}
     * @param plan the SHA-256 of the plan
     * @param wholeBytes the length of the file, which has only whole frames; 0 for a new file
     * @param writtenRecords the number of records in these frames
     */
    Ledger(FileChannel file, String plan, long wholeBytes, long writtenRecords) throws IOException {
        this.file = file;
        this.wholeBytes = wholeBytes;
        this.writtenRecords = writtenRecords;
        file.position(wholeBytes);
        if (wholeBytes == 0) write(ByteBuffer.wrap(LedgerHeader.of(plan)));
        writer.setDaemon(true);
        writer.start();
    }

    /**
     * Creates a new log.
     *
     * @param plan the SHA-256 of the plan
     */
    static Ledger create(Path path, String plan) throws IOException {
        return new Ledger(FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), plan, 0, 0);
    }

    /**
     * Takes records, which are written soon.
     *
     * @throws IOException if these or earlier records cannot be written
     * @throws IllegalStateException if the log is closed
     */
    void append(List<RunRecord> records) throws IOException {
        if (records.isEmpty()) return;
        failIfBroken();
        if (closed) throw new IllegalStateException("the log is closed, so these records would be lost");
        try {
            while (!room.tryAcquire(share(records), 100, TimeUnit.MILLISECONDS)) failIfBroken();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the disk", interrupted);
        }
        failIfBroken();
        waiting.add(records);
    }

    private void failIfBroken() throws IOException {
        IOException broken = failure;
        if (broken != null) throw new IOException(broken.getMessage(), broken);
    }

    private static int share(List<RunRecord> records) {
        return Math.min(records.size(), MOST_WAITING_RECORDS);
    }

    private void writeUntilEnd() {
        long forced = System.nanoTime();
        try {
            for (boolean open = true; open; ) {
                List<RunRecord> first = waiting.poll(FORCE_NANOS, TimeUnit.NANOSECONDS);
                if (first != null) open = writeWith(first);
                long nowNanos = System.nanoTime();
                if (!open || nowNanos - forced >= FORCE_NANOS) {
                    file.force(false);
                    forced = nowNanos;
                }
            }
        } catch (IOException broken) {
            failure = broken;
            cutUnfinishedWrite();
        } catch (InterruptedException | RuntimeException | OutOfMemoryError broken) {
            // To be told to whoever appends, who would wait for room for ever.
            failure = new IOException("the thread that writes broke: " + broken, broken);
            cutUnfinishedWrite();
        }
    }

    /** Writes the waiting records in one frame. Returns whether more may follow. */
    private boolean writeWith(List<RunRecord> first) throws IOException {
        List<List<RunRecord>> batches = new ArrayList<>(List.of(first));
        waiting.drainTo(batches);
        List<RunRecord> records = new ArrayList<>();
        int shares = 0;
        for (List<RunRecord> batch : batches) {
            records.addAll(batch);
            shares += share(batch);
        }
        if (!records.isEmpty()) writeFrame(records);
        room.release(shares);
        boolean ended = batches.contains(END);
        if (ended) writeFrame(END);
        return !ended;
    }

    private void writeFrame(List<RunRecord> records) throws IOException {
        write(FrameHead.frame(writtenRecords, records));
        writtenRecords += records.size();
    }

    private void write(ByteBuffer bytes) throws IOException {
        long length = bytes.remaining();
        while (bytes.hasRemaining()) file.write(bytes);
        wholeBytes += length;
    }

    /** Cuts off a failed write; if this also fails, the reader finds the incomplete frame. */
    private void cutUnfinishedWrite() {
        try {
            file.truncate(wholeBytes);
        } catch (IOException alsoFailed) {
            IOException broken = failure;
            if (broken != null) broken.addSuppressed(alsoFailed);
        }
    }

    /**
     * Writes the appended records and forces them onto the disk. Nothing can be appended later.
     *
     * @throws IOException if they cannot be written
     */
    @Override
    public void close() throws IOException {
        closed = true;
        waiting.add(END);
        try (file) {
            writer.join();
            failIfBroken();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the disk", interrupted);
        }
    }
}
