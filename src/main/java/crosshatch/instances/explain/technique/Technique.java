package crosshatch.instances.explain.technique;

import java.util.List;
import java.util.Optional;

/** One way to find out more. It never takes away a digit that a solution has, and never supposes that there is one only. */
public interface Technique {

    /** The usual name, in small letters: {@code X-wing}. */
    String title();

    /** @return the first place, in a fixed order, where this technique places a digit or removes a candidate */
    Optional<Deduction> find(CandidateGrid grid);

    /** The two that place digits. */
    static List<Technique> singles() {
        return List.of(Single.values());
    }

    /** The techniques that people know, simplest first. */
    static List<Technique> simplestFirst() {
        return List.of(
                Single.NAKED,
                Single.HIDDEN,
                PointingAndClaiming.POINTING,
                PointingAndClaiming.CLAIMING,
                new NakedSubset(2),
                new HiddenSubset(2),
                new NakedSubset(3),
                new HiddenSubset(3),
                new NakedSubset(4),
                new HiddenSubset(4),
                new Fish(2),
                new XyWing(),
                new Fish(3),
                new Fish(4));
    }
}
