package crosshatch.instances.explain;

import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Deduction;

/**
 * One step of an explanation.
 *
 * @param number from 1
 * @param level how many assumptions it rests on; an assumption itself counts
 * @param kind its kind
 * @param deduction its text and its changes
 * @param before the grid before
 * @param after the grid after; for a refutation, the grid of the level to which it goes back
 */
public record Step(int number, int level, Kind kind, Deduction deduction, CandidateGrid before, CandidateGrid after) {

    /** The kinds of step. */
    public enum Kind {
        /** Reasoning by a technique. */
        TECHNIQUE,
        /** A candidate is assumed, because the techniques found nothing more. */
        TRIAL,
        /** The assumption, or the puzzle without one, has no solution. */
        CONTRADICTION,
        /** The assumption that led to a contradiction is taken back and its candidate removed. */
        REFUTATION
    }
}
