package crosshatch.results.report;

import crosshatch.base.Fingerprint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/**
 * What sets of puzzles are called in a report. A set is its SHA-256: it has the name under which it was met first; where two
 * that differ have one name, each has the beginning of its hash behind it.
 */
final class SetNames {
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, String> notes = new LinkedHashMap<>();

    /** @param origins in the order in which they were named */
    SetNames(List<Origin> origins) {
        Map<String, Set<String>> called = new LinkedHashMap<>();
        for (Origin origin : origins) {
            new TreeMap<>(origin.sets())
                    .forEach((recorded, set) -> called.computeIfAbsent(identity(set), first -> new LinkedHashSet<>())
                            .add(set.name()));
        }
        Map<String, List<String>> sharing = new LinkedHashMap<>();
        called.forEach((identity, own) ->
                sharing.computeIfAbsent(first(own), name -> new ArrayList<>()).add(identity));
        sharing.forEach((name, identities) -> {
            for (String identity : identities) {
                names.put(identity, identities.size() == 1 ? name : Fingerprint.distinguished(name, identity));
            }
        });
        called.forEach(this::note);
    }

    private static String first(Set<String> own) {
        return own.iterator().next();
    }

    /** Its hash; of a set without one, its name. */
    private static String identity(Origin.OfSet set) {
        return set.sha256().isEmpty() ? "unknown " + set.name() : set.sha256();
    }

    private void note(String identity, Set<String> own) {
        String name = Objects.requireNonNull(names.get(identity));
        List<String> sentences = new ArrayList<>();
        if (own.size() > 1) sentences.add(String.join(" and ", own) + " are one set, by its SHA-256: here " + name);
        if (!name.equals(first(own))) {
            sentences.add(
                    "Several sets are called " + first(own) + ": here " + name + ", by the beginning of its SHA-256");
        }
        if (!sentences.isEmpty()) notes.put(name, String.join("; ", sentences));
    }

    /** What the sets of an experiment are called, by their names in its records. */
    Map<String, String> in(Origin origin) {
        Map<String, String> shown = new LinkedHashMap<>();
        origin.sets().forEach((recorded, set) -> shown.put(recorded, Objects.requireNonNull(names.get(identity(set)))));
        return shown;
    }

    /** What must be known of names that are not the only ones of their sets, or of theirs alone; by name, without a full stop. */
    Map<String, String> notes() {
        return notes;
    }
}
