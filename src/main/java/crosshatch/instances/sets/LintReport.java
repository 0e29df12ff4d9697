package crosshatch.instances.sets;

import crosshatch.instances.sets.SetFinding.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The findings of {@link Lint}: the number of each kind, and the places of the first of each kind. */
public final class LintReport {
    private static final int SHOWN_FINDINGS = 10;

    private long puzzles;
    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private final List<SetFinding> shown = new ArrayList<>();

    LintReport() {}

    void examined() {
        puzzles++;
    }

    void add(Kind kind, long position, String detail) {
        if (counts.merge(kind, 1L, Long::sum) <= SHOWN_FINDINGS) shown.add(new SetFinding(kind, position, detail));
    }

    /** The number of checked puzzles. */
    public long puzzles() {
        return puzzles;
    }

    /** Nothing was found. */
    public boolean isClean() {
        return counts.isEmpty();
    }

    /** The number of findings of each kind, in the order of the kinds; kinds not found are not there. */
    public Map<Kind, Long> counts() {
        return Collections.unmodifiableMap(counts);
    }

    /** The first ten of each kind, in the order of the set. */
    public List<SetFinding> shown() {
        return Collections.unmodifiableList(shown);
    }
}
