package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.experiment.Part;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Combines the findings of several hunts, with each cause once. The hunts may be parts of one hunt, or differ in solvers, seeds
 * or sizes.
 */
public final class Parts {
    private record Done(Path folder, HuntJournal.Content content) {}

    /** The finished parts by hunt, which is identified by the request of its first part. */
    private final Map<HuntJournal.Begun, SortedMap<Integer, Done>> hunts = new LinkedHashMap<>();

    /**
     * Reads the journals.
     *
     * @param folders the folders of hunts, at least one
     * @throws InputException if a folder contains no hunt, or two folders may contain the same rounds
     */
    public Parts(List<Path> folders) {
        folders.forEach(this::add);
    }

    private void add(Path folder) {
        HuntJournal.Content content = HuntJournal.read(folder);
        Part part = content.begun().part();
        HuntJournal.Begun hunt = content.begun().with(new Part(1, part.of()));
        requireSameParts(folder, hunt);
        Done twin = hunts.computeIfAbsent(hunt, each -> new TreeMap<>()).put(part.index(), new Done(folder, content));
        if (twin != null) {
            throw new InputException(folder + ": part " + content.begun().shard() + " is repeated in " + twin.folder
                    + ", expected each part once");
        }
    }

    private void requireSameParts(Path folder, HuntJournal.Begun hunt) {
        for (HuntJournal.Begun other : hunts.keySet()) {
            boolean same = other.with(Part.WHOLE).equals(hunt.with(Part.WHOLE));
            if (same && !other.equals(hunt)) {
                throw new InputException(
                        folder + ": found a part of a hunt that was divided in another way than the hunt of the other"
                                + " folders, expected parts of one division. Leave the folder out");
            }
        }
    }

    /** Returns the missing parts, as {@code 2/4}. */
    public List<String> missing() {
        return hunts.entrySet().stream()
                .flatMap(hunt -> IntStream.rangeClosed(1, hunt.getKey().part().of())
                        .filter(index -> !hunt.getValue().containsKey(index))
                        .mapToObj(index -> index + "/" + hunt.getKey().part().of()))
                .toList();
    }

    private List<Done> done() {
        return hunts.values().stream().flatMap(each -> each.values().stream()).toList();
    }

    /** Returns the result of all parts together. A finding is followed by its folder in the first part that has it. */
    public Hunt.Outcome together() {
        Map<Cause, String> causes = new LinkedHashMap<>();
        long answers = 0;
        long unrepeated = 0;
        long undecided = 0;
        for (Done part : done()) {
            unrepeated += part.content.unrepeated().size();
            for (HuntJournal.Round round : part.content.rounds()) {
                answers += round.answers();
                undecided += round.undecided();
            }
            Path findings = part.folder.resolve(Reproducer.FOLDER);
            for (HuntJournal.Found found : part.content.findings()) {
                causes.putIfAbsent(found.cause(), found.cause().words() + ": " + findings.resolve(found.folder()));
            }
        }
        return new Hunt.Outcome(List.copyOf(causes.values()), answers, unrepeated, undecided);
    }
}
