package crosshatch.bench;

import crosshatch.corpus.Instance;
import crosshatch.experiment.Judge;
import crosshatch.results.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the judge says of the answers of one contender. */
public final class Verdicts {
    private static final int DESCRIBED = 10;

    private final Map<Verdict, Long> counts = new EnumMap<>(Verdict.class);
    private final List<String> faults = new ArrayList<>();

    void judge(Instance instance, Question question, Claim claim) {
        Judge.Ruling ruling = Judge.rule(instance.puzzle(), instance.known(), question, claim);
        counts.merge(ruling.verdict(), 1L, Long::sum);
        boolean bad = ruling.verdict() == Verdict.WRONG || ruling.verdict() == Verdict.CRASHED;
        if (bad && faults.size() < DESCRIBED) {
            faults.add(ruling.verdict().word() + " on " + instance.label() + " (" + instance.puzzle() + "): claims "
                    + claim.word() + ", but " + ruling.reason());
        }
    }

    /** Answers with this verdict. */
    public long count(Verdict verdict) {
        return counts.getOrDefault(verdict, 0L);
    }

    /** Answers in all. */
    public long answers() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The first wrong answers and crashes, for people. */
    public List<String> faults() {
        return List.copyOf(faults);
    }
}
