/**
 * This package makes packs, with which authors pass on their experiments, and has a referee that validates every answer in a pack
 * again. A pack is one file with the records of an experiment, its puzzles, the grids of its answers and proofs of its
 * refutations.
 *
 * <p>The path of data: a finished results directory → {@link crosshatch.experiment.pack.Packer}, which finds the grids again
 * and proves refutations → a folder → {@link crosshatch.experiment.pack.PackFile}, which writes that folder as a zip. A reader of
 * the pack goes the other way: a zip → {@code PackFile}, which refuses files that differ from its {@code pack.json} → a folder →
 * {@link crosshatch.experiment.pack.Referee} → {@link crosshatch.experiment.pack.Refereed}.
 *
 * <p>Read first: {@link crosshatch.experiment.pack.Referee} (its checks, and the facts that it takes from the pack),
 * {@link crosshatch.experiment.pack.PackedPuzzle} (a puzzle and the grids of its answers),
 * {@link crosshatch.experiment.pack.RefutationCheck} (the axioms are the referee's own). The referee must neither run solvers nor
 * make proofs.
 *
 * <p>The package uses {@code crosshatch.experiment.campaign}, {@code crosshatch.proof.certify} and their dependencies. No class
 * here may print.
 */
@NullMarked
package crosshatch.experiment.pack;

import org.jspecify.annotations.NullMarked;
