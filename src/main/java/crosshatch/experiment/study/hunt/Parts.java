package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.experiment.Part;
import crosshatch.experiment.study.hunt.draw.Configurations;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The parts of one hunt put together: all trials, and each cause once. Each part has its own folder. */
public final class Parts {
    private record Done(Path folder, HuntJournal.Content content) {}

    private final SolverCatalog catalog;
    private final SortedMap<Integer, Done> parts = new TreeMap<>();
    private final HuntJournal.Begun begun;
    private final int of;

    /**
     * @param folders at least one
     * @throws InputException if one holds no hunt, or they are not different parts of the same hunt
     */
    public Parts(SolverCatalog catalog, List<Path> folders) {
        this.catalog = catalog;
        begun = HuntJournal.read(folders.get(0)).begun();
        of = begun.part().of();
        folders.forEach(this::add);
    }

    private void add(Path folder) {
        HuntJournal.Content content = HuntJournal.read(folder);
        HuntJournal.Begun other = content.begun();
        Part part = other.part();
        if (!other.equals(begun.with(part)) || part.of() != of) {
            throw new InputException(folder + ": expected a part of the hunt " + begun + ", found " + other);
        }
        Done twin = parts.put(part.index(), new Done(folder, content));
        if (twin != null) {
            throw new InputException(folder + ": part " + other.shard() + " is there twice, also in " + twin.folder);
        }
    }

    /** The parts without a folder, as {@code 2/4}. */
    public List<String> missing() {
        return IntStream.rangeClosed(1, of)
                .filter(index -> !parts.containsKey(index))
                .mapToObj(index -> index + "/" + of)
                .toList();
    }

    /** Returns the result of all parts together. A finding is followed by its folder in the first part that has it. */
    public Hunt.Outcome together() {
        Coverage coverage = new Coverage(catalog, configurations());
        Map<Path, HuntJournal.Content> contents = new LinkedHashMap<>();
        Map<Cause, String> causes = new LinkedHashMap<>();
        long unrepeated = 0;
        long undecided = 0;
        for (Done part : parts.values()) {
            contents.put(part.folder, part.content);
            part.content.rounds().forEach(coverage::add);
            unrepeated += part.content.unrepeated().size();
            undecided += part.content.undecided();
            Path findings = part.folder.resolve(Reproducer.FOLDER);
            for (HuntJournal.Found found : part.content.findings()) {
                causes.putIfAbsent(found.cause(), found.cause().words() + ": " + findings.resolve(found.folder()));
            }
        }
        return new Hunt.Outcome(
                List.copyOf(causes.values()), unrepeated, undecided, coverage, new Conformance(catalog, contents));
    }

    private List<Configurations> configurations() {
        return begun.solvers().stream()
                .map(each -> new Configurations(catalog, each, begun.unsafe(), begun.seed()))
                .toList();
    }
}
