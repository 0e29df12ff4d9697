package crosshatch.app.spark;

import crosshatch.app.console.ProjectFolder;
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
 * The results directory that all executors share, on any file system of Hadoop that renames atomically. A file or folder with its
 * final name is complete.
 */
final class SharedDirectory implements AutoCloseable {
    private static final String UNFINISHED = ".unfinished-";

    private final FileSystem files;
    private final Path root;

    /**
     * Opens a directory.
     *
     * @param url a path or URL; without a scheme it is on the default file system
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

    /** Returns the complete URL, which is valid on every machine. */
    String url() {
        return root.toString();
    }

    /**
     * Returns its name.
     *
     * @throws InputException for the root of a file system, which has no name, and for a name that no plan can have
     */
    String name() {
        if (root.getName().isEmpty()) throw new InputException("--out " + root + ": expected a directory with a name");
        return ProjectFolder.requireName(root.getName());
    }

    /** Returns its path, if it is a directory of this machine. */
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

    /** Returns the names of all its shards. */
    List<String> shards() {
        return found("shard-.*-of-.*").map(Path::getName).sorted().toList();
    }

    /** Returns the entries whose names match; special characters in the directory's own name have no meaning. */
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

    /** Writes a new file, completely or not at all; makes the directory if it does not exist. */
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
     * Copies the files of a store, and renames the copy when it is complete. If another task was faster, its files stay, because they
     * contain the runs of this part too.
     *
     * @param attempt a name that is unique among attempts
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

    /** Renames a folder so that an existing target is an error; a plain rename would move one folder into the other. */
    private void moveIntoPlace(Path unfinished, String name) throws IOException {
        FileContext.getFileContext(root.toUri(), files.getConf()).rename(unfinished, new Path(root, name));
    }

    /** Removes the files of unfinished attempts. */
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
