package crosshatch.app.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A disk of some KiB in memory, which can be filled up and made read-only. Only root may mount one; others skip the tests. */
final class SmallDisk implements AutoCloseable {
    private static final int KIBIBYTE = 1024;
    private static final String FILLING = "filling";

    private final Path folder;

    private SmallDisk(Path folder) {
        this.folder = folder;
    }

    /** @param folder an empty one, which shows the disk until it is closed */
    static SmallDisk mount(Path folder, int kibibytes) throws IOException {
        assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "size=" + kibibytes + "k", "tmpfs", folder.toString()),
                "this user may not mount a disk in memory");
        return new SmallDisk(folder);
    }

    Path folder() {
        return folder;
    }

    /** Leaves room for so many KiB. */
    void fill(int leftKibibytes) throws IOException {
        long room = Files.getFileStore(folder).getUsableSpace() - (long) leftKibibytes * KIBIBYTE;
        Files.write(folder.resolve(FILLING), new byte[(int) room], StandardOpenOption.CREATE_NEW);
    }

    void makeRoom() throws IOException {
        Files.delete(folder.resolve(FILLING));
    }

    void makeReadOnly() throws IOException {
        assumeTrue(run("mount", "-o", "remount,ro", folder.toString()), "a disk in memory cannot be made read-only");
    }

    @Override
    public void close() throws IOException {
        // lazily: JDK 17 keeps a file open whose last characters could not be written, until it collects garbage
        if (!run("umount", "--lazy", folder.toString())) throw new IOException(folder + " cannot be unmounted");
    }

    private static boolean run(String... command) {
        Process process;
        try {
            process = new ProcessBuilder(List.of(command))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException missing) {
            return false;
        }
        return process.onExit().orTimeout(1, TimeUnit.MINUTES).join().exitValue() == 0;
    }
}
