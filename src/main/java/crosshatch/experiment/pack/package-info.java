/**
 * Experiments to be passed on, and a referee that validates every answer in them again. A pack is one file with the records of
 * an experiment, its puzzles, the grids of its answers and proofs of its refutations.
 *
 * <p>The path of data: a finished results directory → {@link crosshatch.experiment.pack.Packer}, which finds the grids again
 * and proves refutations → a folder → {@link crosshatch.experiment.pack.PackFile}, which is that folder as a zip. On the other
 * side: a zip → {@code PackFile}, which refuses files that differ from its {@code pack.json} → a folder →
 * {@link crosshatch.experiment.pack.Referee} → {@link crosshatch.experiment.pack.Refereed}.
 *
 * <p>Read first: {@link crosshatch.experiment.pack.Referee} (the checks, and the facts that are trusted),
 * {@link crosshatch.experiment.pack.PackedPuzzle} (a puzzle and the grids of its answers),
 * {@link crosshatch.experiment.pack.RefutationCheck} (the axioms are the referee's own). The referee runs no solver.
 *
 * <p>Knows {@code crosshatch.experiment.campaign}, {@code crosshatch.proof.certify} and their dependencies. Nothing here
 * prints.
 */
@NullMarked
package crosshatch.experiment.pack;

import org.jspecify.annotations.NullMarked;
