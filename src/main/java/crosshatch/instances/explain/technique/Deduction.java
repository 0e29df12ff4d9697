package crosshatch.instances.explain.technique;

import java.util.List;

/**
 * One step of reasoning.
 *
 * @param technique its usual name, in small letters
 * @param because one or more sentences: why it holds
 * @param pattern where to look
 * @param placed digits that find their cells; they leave the candidates of their peers
 * @param removed candidates that go, besides
 */
public record Deduction(
        String technique, String because, Pattern pattern, List<Candidate> placed, List<Candidate> removed) {
    public Deduction {
        placed = List.copyOf(placed);
        removed = List.copyOf(removed);
    }

    static Deduction placing(String technique, String because, Pattern pattern, Candidate placed) {
        return new Deduction(technique, because, pattern, List.of(placed), List.of());
    }

    static Deduction removing(String technique, String because, Pattern pattern, List<Candidate> removed) {
        return new Deduction(technique, because, pattern, List.of(), removed);
    }

    /** The grid after this step. */
    public CandidateGrid appliedTo(CandidateGrid before) {
        CandidateGrid after = before.without(removed);
        for (Candidate each : placed) after = after.with(each);
        return after;
    }
}
