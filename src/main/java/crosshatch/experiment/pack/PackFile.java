package crosshatch.experiment.pack;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A pack as a zip. Equal files yield equal bytes. The reader does not trust the file: it accepts only the names that packs have,
 * reads only names and contents of entries, and no more bytes than its {@code pack.json} announces.
 */
public final class PackFile {
    static final String PUZZLES = "puzzles.jsonl";
    static final String PROOFS = "proofs.txt";

    /** The names of files in packs, without {@code pack.json}. */
    static final Pattern NAMES = Pattern.compile("plan\\.json|runs\\.parquet|seal\\.json|ro-crate-metadata\\.json"
            + "|(environment|warmup|guests)(-[0-9]{1,6})?\\.json|puzzles\\.jsonl|proofs\\.txt");

    private static final Set<String> NEEDED = Set.of("plan.json", "runs.parquet", "environment.json", PUZZLES);

    private static final long LARGEST_CONTENTS = 1L << 24;
    /** The largest size of all files together, ten times the size of a pack of a million answers. */
    private static final long LARGEST_PACK = 1L << 32;

    /** An arbitrary constant time for all entries. */
    private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

    private static final int BUFFER = 1 << 16;

    private PackFile() {}

    /**
     * Writes a folder made by {@link Packer}, completely or not at all.
     *
     * @throws crosshatch.base.ExplainedException if the file cannot be written
     */
    public static void write(Path folder, Path pack) {
        Path unfinished = pack.resolveSibling(pack.getFileName() + ".unfinished");
        try {
            try (OutputStream file = Files.newOutputStream(unfinished);
                    ZipOutputStream zip = new ZipOutputStream(file)) {
                for (String name : names(folder)) {
                    ZipEntry entry = new ZipEntry(name);
                    entry.setTimeLocal(TIME);
                    zip.putNextEntry(entry);
                    Files.copy(folder.resolve(name), zip);
                    zip.closeEntry();
                }
            } catch (IOException failed) {
                Files.deleteIfExists(unfinished);
                throw failed;
            }
            Files.move(unfinished, pack, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw NamedFile.unwritable(pack, failed);
        }
    }

    /** Returns whether a file was made for a pack, and is no file of the experiment. */
    static boolean isMade(String name) {
        return name.equals(PUZZLES) || name.equals(PROOFS) || name.equals(Contents.FILE);
    }

    /** Returns the names of the files in a folder that belong to a pack, sorted. */
    static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> "" + file.getFileName())
                    .filter(name ->
                            name.equals(Contents.FILE) || NAMES.matcher(name).matches())
                    .sorted()
                    .toList();
        }
    }

    /**
     * Unpacks a pack after checking it.
     *
     * @param folder an empty folder
     * @throws InputException if the file is no pack, or differs from its {@code pack.json}
     */
    public static Contents unpack(Path pack, Path folder) {
        if (!Files.exists(pack))
            throw new InputException(pack + ": found no such file, expected a file made by crosshatch pack");
        NamedFile.require(pack, "a pack");
        try (ZipFile zip = new ZipFile(pack.toFile())) {
            return new Unpacking(pack, zip, folder).run();
        } catch (ZipException | IllegalArgumentException broken) {
            throw new InputException(
                    pack + ": cannot be read as a zip archive, or is damaged or cut off (" + broken.getMessage()
                            + "). Ask for the pack again",
                    broken);
        } catch (IOException broken) {
            throw NamedFile.unreadable(pack, broken);
        }
    }

    private record Unpacking(Path pack, ZipFile zip, Path folder) {
        Contents run() throws IOException {
            Set<String> names = new LinkedHashSet<>();
            for (ZipEntry entry : Collections.list(zip.entries())) {
                String name = entry.getName();
                if (!name.equals(Contents.FILE) && !NAMES.matcher(name).matches()) {
                    throw refused("found an entry called '" + printable(name)
                            + "', expected only names of files of a pack, without folders");
                }
                if (!names.add(name)) throw refused("found two entries called " + name + ", expected one");
            }
            Contents contents = contents();
            names.remove(Contents.FILE);
            requireAnnounced(names, contents);
            for (String name : names) unpack(name, contents);
            return contents;
        }

        private Contents contents() throws IOException {
            ZipEntry entry = zip.getEntry(Contents.FILE);
            if (entry == null) throw refused("found no " + Contents.FILE + ", expected a file made by crosshatch pack");
            try (InputStream in = zip.getInputStream(entry)) {
                byte[] text = in.readNBytes((int) LARGEST_CONTENTS + 1);
                if (text.length > LARGEST_CONTENTS) {
                    throw refused(Contents.FILE + " has more than " + LARGEST_CONTENTS + " bytes");
                }
                Contents contents = Contents.parse(new String(text, StandardCharsets.UTF_8), "" + pack);
                Files.write(folder.resolve(Contents.FILE), text);
                return contents;
            }
        }

        private void requireAnnounced(Set<String> names, Contents contents) {
            for (String name : names) {
                if (!contents.files().containsKey(name)) throw refused(name + " is not in " + Contents.FILE);
            }
            List<String> missing = new ArrayList<>(contents.files().keySet());
            missing.addAll(NEEDED);
            missing.removeIf(names::contains);
            if (!missing.isEmpty()) throw refused(printable(missing.get(0)) + " is missing");
            long bytes = 0;
            for (Contents.Entry each : contents.files().values()) {
                if (each.bytes() < 0 || each.bytes() > LARGEST_PACK) bytes = LARGEST_PACK;
                bytes += Math.min(Math.max(each.bytes(), 0), LARGEST_PACK);
                if (bytes > LARGEST_PACK) {
                    throw refused(String.format(
                            Locale.ROOT, "%s states more than %,d bytes in total", Contents.FILE, LARGEST_PACK));
                }
            }
        }

        private void unpack(String name, Contents contents) throws IOException {
            Contents.Entry announced = contents.files().get(name);
            ZipEntry entry = zip.getEntry(name);
            if (announced == null || entry == null) throw refused(name + " is missing");
            MessageDigest digest = Fingerprint.digest("SHA-256");
            long bytes;
            try (InputStream in = zip.getInputStream(entry);
                    OutputStream out = new DigestOutputStream(Files.newOutputStream(folder.resolve(name)), digest)) {
                bytes = copy(in, out, announced.bytes());
            }
            if (bytes != announced.bytes()) {
                String found = bytes > announced.bytes() ? "more bytes" : bytes + " bytes";
                throw refused(name + " has " + found + ", expected " + announced.bytes() + " as in " + Contents.FILE);
            }
            String found = Fingerprint.hex(digest);
            if (!found.equals(announced.sha256())) {
                throw refused(name + " has SHA-256 " + found + ", expected " + printable(announced.sha256()) + " as in "
                        + Contents.FILE);
            }
        }

        /** Copies an entry; it reads one byte more than expected at most, even from a longer entry. */
        private static long copy(InputStream in, OutputStream out, long expected) throws IOException {
            byte[] buffer = new byte[BUFFER];
            long bytes = 0;
            while (bytes <= expected) {
                int read = in.read(buffer, 0, (int) Math.min(BUFFER, expected + 1 - bytes));
                if (read < 0) break;
                out.write(buffer, 0, read);
                bytes += read;
            }
            return bytes;
        }

        private InputException refused(String why) {
            return new InputException(pack + ": refused: " + why + ". Ask for the pack again");
        }

        /** Returns a name from an untrusted file, on one line. */
        private static String printable(String name) {
            String plain = name.replaceAll("\\p{Cntrl}", "?");
            return plain.length() <= MOST_CHARACTERS ? plain : plain.substring(0, MOST_CHARACTERS) + "…";
        }

        private static final int MOST_CHARACTERS = 100;
    }
}
