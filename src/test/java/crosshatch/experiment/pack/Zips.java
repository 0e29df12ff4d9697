package crosshatch.experiment.pack;

import crosshatch.base.Fingerprint;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Packs as somebody with bad intentions makes them. */
public final class Zips {
    private Zips() {}

    /** All entries of a zip. */
    public static SortedMap<String, byte[]> read(Path zip) throws IOException {
        SortedMap<String, byte[]> entries = new TreeMap<>();
        try (ZipFile file = new ZipFile(zip.toFile())) {
            for (ZipEntry entry : Collections.list(file.entries())) {
                entries.put(entry.getName(), file.getInputStream(entry).readAllBytes());
            }
        }
        return entries;
    }

    static byte[] bytes(Map<String, byte[]> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    static Path write(Path zip, Map<String, byte[]> entries) throws IOException {
        return Files.write(zip, bytes(entries));
    }

    /** Changes the text of one entry, and has {@code pack.json} say what it is now. */
    public static void change(Path zip, String name, UnaryOperator<String> change) throws IOException {
        SortedMap<String, byte[]> entries = read(zip);
        String before = new String(Objects.requireNonNull(entries.get(name)), StandardCharsets.UTF_8);
        entries.put(name, change.apply(before).getBytes(StandardCharsets.UTF_8));
        write(zip, described(entries));
    }

    /** The same with sizes and hashes in {@code pack.json} as they are. */
    static SortedMap<String, byte[]> described(SortedMap<String, byte[]> entries) {
        JsonMapper json = JsonMapper.shared();
        ObjectNode contents = (ObjectNode) json.readTree(Objects.requireNonNull(entries.get(Contents.FILE)));
        ObjectNode files = contents.putObject("files");
        SortedMap<String, byte[]> all = new TreeMap<>(entries);
        entries.forEach((name, bytes) -> {
            if (name.equals(Contents.FILE)) return;
            var digest = Fingerprint.digest("SHA-256");
            digest.update(bytes);
            files.putObject(name).put("bytes", bytes.length).put("sha256", Fingerprint.hex(digest));
        });
        all.put(Contents.FILE, json.writeValueAsBytes(contents));
        return all;
    }
}
