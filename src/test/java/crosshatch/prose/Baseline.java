package crosshatch.prose;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Sentences that were against a rule when the rule was made: by file and rule, a hash of each. The file has a line for each file and
 * rule, with the number of sentences.
 *
 * @param hashes sorted; a sentence that stands twice in a file has two
 */
record Baseline(Map<Place, List<String>> hashes) {
    private static final String HEADER = "file\trule\tsentences\thashes\n";

    /** The sentences of one file against one rule. */
    record Place(String file, String rule) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            int files = file.compareTo(other.file);
            return files != 0 ? files : rule.compareTo(other.rule);
        }

        @Override
        public String toString() {
            return file + ": " + rule;
        }
    }

    static Baseline of(List<Hit> hits) {
        Map<Place, List<String>> hashes = new TreeMap<>();
        for (Hit hit : hits) add(placeOf(hit), hashOf(hit), hashes);
        hashes.values().forEach(each -> each.sort(null));
        return new Baseline(hashes);
    }

    static Baseline read(Path file) throws IOException {
        Map<Place, List<String>> hashes = new TreeMap<>();
        try (CsvReader<NamedCsvRecord> rows =
                CsvReader.builder().fieldSeparator('\t').ofNamedCsvRecord(file)) {
            for (NamedCsvRecord row : rows) {
                Place place = new Place(row.getField("file"), row.getField("rule"));
                for (String hash : row.getField("hashes").split(" ", -1)) add(place, hash, hashes);
            }
        }
        return new Baseline(hashes);
    }

    void write(Path file) throws IOException {
        Files.writeString(file, text());
    }

    /** As it is written. */
    String text() {
        StringBuilder text = new StringBuilder(HEADER);
        hashes.forEach((place, each) -> text.append(place.file())
                .append('\t')
                .append(place.rule())
                .append('\t')
                .append(each.size())
                .append('\t')
                .append(String.join(" ", each))
                .append('\n'));
        return text.toString();
    }

    /** Those of the hits that are not in this baseline. */
    List<Hit> missing(List<Hit> hits) {
        Map<Place, List<String>> left = copy();
        List<Hit> missing = new ArrayList<>();
        for (Hit hit : hits) {
            List<String> known = left.getOrDefault(placeOf(hit), new ArrayList<>());
            if (!known.remove(hashOf(hit))) missing.add(hit);
        }
        return missing;
    }

    /** What this has and {@code today} has no longer. */
    Baseline without(Baseline today) {
        Map<Place, List<String>> left = copy();
        today.hashes.forEach((place, each) -> {
            List<String> before = left.getOrDefault(place, new ArrayList<>());
            each.forEach(before::remove);
        });
        left.values().removeIf(List::isEmpty);
        return new Baseline(left);
    }

    /** What this has and {@code today} still has. */
    Baseline shrunkTo(Baseline today) {
        return without(without(today));
    }

    private Map<Place, List<String>> copy() {
        Map<Place, List<String>> copy = new TreeMap<>();
        hashes.forEach((place, each) -> copy.put(place, new ArrayList<>(each)));
        return copy;
    }

    private static void add(Place place, String hash, Map<Place, List<String>> hashes) {
        hashes.computeIfAbsent(place, each -> new ArrayList<>()).add(hash);
    }

    private static Place placeOf(Hit hit) {
        return new Place(hit.sentence().passage().file(), hit.rule());
    }

    private static String hashOf(Hit hit) {
        return String.format("%08x", hit.sentence().shown().hashCode());
    }
}
