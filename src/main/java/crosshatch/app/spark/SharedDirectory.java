package crosshatch.app.spark;

import crosshatch.app.console.Home;
import crosshatch.base.InputException;
import crosshatch.results.ResultsStore;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The results directory as all executors see it, on any file system of Hadoop's that renames atomically. What is in it under
 * its final name is whole.
 */
final class SharedDirectory implements AutoCloseable {
    private static final String UNFINISHED = ".unfinished-";

    private final FileSystem files;
    private final Path root;

    /**
     * @param url a path or URL; without a scheme it lies on the default file system
     * @throws InputException if there is no such file system
     */
    SharedDirectory(String url, Configuration configuration) {
        try {
            Path path = new Path(url);
            files = FileSystem.newInstance(path.toUri(), configuration);
            files.setWriteChecksum(false); // else a local directory fills with .crc files
            root = files.makeQualified(path);
        } catch (IOException | IllegalArgumentException failed) {
            throw new InputException(
                    "--out " + url + ": " + failed.getMessage()
                            + ". Expected a directory or URL that all executors can reach",
                    failed);
        }
    }

    /** Complete, so that it means the same on every machine. */
    String url() {
        return root.toString();
    }

    /** @throws InputException for the root of a file system, which names nothing, and a name that no plan can have */
    String name() {
        if (root.getName().isEmpty()) throw new InputException("--out " + root + ": expected a directory with a name");
        return Home.requireName(root.getName());
    }

    /** Where it is, if it is a directory of this machine. */
    Optional<java.nio.file.Path> here() {
        return "file".equals(root.toUri().getScheme())
                ? Optional.of(java.nio.file.Path.of(root.toUri().getPath()))
                : Optional.empty();
    }

    boolean holds(String name) {
        try {
            return files.exists(new Path(root, name));
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    /** The names of all shards in it. */
    List<String> shards() {
        return found("shard-.*-of-.*").map(Path::getName).sorted().toList();
    }

    /** What is in it under such a name; the directory's own name is only a name. */
    private Stream<Path> found(String pattern) {
        try {
            if (!files.exists(root)) return Stream.of();
            return Arrays.stream(files.listStatus(root))
                    .map(FileStatus::getPath)
                    .filter(each -> each.getName().matches(pattern));
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    String read(String name) {
        try (FSDataInputStream in = files.open(new Path(root, name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw unreadable(failed);
        }
    }

    private InputException unreadable(IOException failed) {
        return new InputException("cannot read " + root + ": " + failed.getMessage(), failed);
    }

    /** Writes a new file, whole or not at all; makes the directory if it is not there. */
    void write(String name, String text) {
        try {
            Path unfinished = new Path(root, "." + name + UNFINISHED);
            try (FSDataOutputStream out = files.create(unfinished)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
            moveIntoPlace(unfinished, name);
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }

    /**
     * Copies what a store has written, and gives the copy its name when it is complete. If somebody else has done so already,
     * theirs stays: it holds the same runs.
     *
     * @param attempt no other one has the same name
     */
    void add(java.nio.file.Path folder, String name, String attempt) {
        Path unfinished = new Path(root, "." + name + UNFINISHED + attempt);
        try {
            files.mkdirs(unfinished);
            for (java.nio.file.Path file : ResultsStore.files(folder)) {
                files.copyFromLocalFile(new Path(file.toUri()), unfinished);
            }
            moveIntoPlace(unfinished, name);
        } catch (FileAlreadyExistsException done) {
            remove(unfinished);
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }

    /** As a context does it: it fails where something is, while a file system would move one folder into the other. */
    private void moveIntoPlace(Path unfinished, String name) throws IOException {
        FileContext.getFileContext(root.toUri(), files.getConf()).rename(unfinished, new Path(root, name));
    }

    /** Removes what attempts have left that did not come to their end. */
    void removeUnfinished() {
        found("\\..*" + Pattern.quote(UNFINISHED) + ".*").forEach(this::remove);
    }

    private void remove(Path unfinished) {
        try {
            files.delete(unfinished, true);
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }

    private InputException unwritable(IOException failed) {
        return new InputException(
                "cannot write to " + root + ": " + failed.getMessage() + ". Choose another with --out", failed);
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException failed) {
            throw unwritable(failed);
        }
    }
}
