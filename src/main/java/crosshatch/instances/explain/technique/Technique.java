package crosshatch.instances.explain.technique;

import java.util.List;
import java.util.Optional;

/** A technique of reasoning. It never removes a digit of a solution, and does not assume that the solution is the only one. */
public interface Technique {

    /** Returns the usual name, in small letters: {@code X-wing}. */
    String title();

    /** Returns the first deduction in a fixed order that places a digit or removes a candidate; empty if there is none. */
    Optional<Deduction> find(CandidateGrid grid);

    /** Returns the two techniques that place digits. */
    static List<Technique> singles() {
        return List.of(Single.values());
    }

    /** Returns the techniques that people know, simplest first. */
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
