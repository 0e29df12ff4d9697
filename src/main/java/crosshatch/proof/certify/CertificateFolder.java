package crosshatch.proof.certify;

import crosshatch.base.InputException;
import crosshatch.base.Ints;
import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import crosshatch.proof.Axioms;
import crosshatch.proof.Lemmas;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes one formula, and one refutation of it, for many puzzles. The formula has the rules once. Each puzzle adds clauses
 * for its givens and for the excluded solutions; they contain the negation of its selector, a variable that means "this
 * puzzle". The last clause states that some selector is true. The proof makes each selector false, and deletes the clauses
 * that only its puzzle needed.
 *
 * <p>Both files grow line by line. Only one number per puzzle is kept in memory.
 */
public final class CertificateFolder implements AutoCloseable {
    static final String PUZZLES = "puzzles.txt";
    static final String README = "README.md";

    private static final int MOST_CLAUSES = 1 << 28;

    private final Path folder;
    private final Board board;
    private final int variables;
    private final int rules;
    private final Language language;
    private final ProofWriter writer;
    private final BufferedWriter puzzles;
    /** The number of the lemma that makes the selector false, for each puzzle. */
    private final Ints refuted = new Ints();

    private int axioms;
    private int lastLemma;
    /** The last variable that a proof has defined. */
    private int lastDefined;

    /**
     * Opens a folder for a new certificate.
     *
     * @param mostAxioms the largest total number of clauses of all puzzles, without the rules; lemmas are numbered after them
     * @throws crosshatch.base.ExplainedException if there are too many clauses, or if the folder cannot be written or already
     *     contains a certificate
     */
    public CertificateFolder(Path folder, Board board, Language language, long mostAxioms) {
        if (mostAxioms > MOST_CLAUSES) {
            throw new InputException("a certificate of up to " + mostAxioms + " clauses is too large (at most "
                    + MOST_CLAUSES + "). Make it in parts, or ask for fewer solutions");
        }
        this.folder = folder;
        this.board = board;
        this.language = language;
        variables = new Axioms(board).variables();
        try {
            Files.createDirectories(folder);
            if (Files.exists(formulaFile())) {
                throw new InputException(folder + " already has a certificate. Remove it, or choose another folder");
            }
            puzzles = Files.newBufferedWriter(folder.resolve(PUZZLES));
        } catch (IOException broken) {
            throw NamedFile.unwritable(folder, broken);
        }
        try {
            writer = language.writer(board, formulaFile(), proofFile());
            rules = writer.rules();
        } catch (SurroundingsException full) {
            throw withoutRemains(full);
        }
        axioms = rules;
        lastLemma = rules + (int) mostAxioms + 1;
        lastDefined = variables + (int) mostAxioms + 1; // after all selectors: a puzzle has a clause
    }

    /** Returns the file with the rules of the board, and with the givens of each puzzle. */
    public Path formulaFile() {
        return folder.resolve(language.formula());
    }

    /** Returns the file with the proofs of all puzzles. */
    public Path proofFile() {
        return folder.resolve(language.proof());
    }

    /** Returns the README that explains how to check the certificate. */
    public Path readmeFile() {
        return folder.resolve(README);
    }

    /** Returns the board of all puzzles. */
    Board board() {
        return board;
    }

    /** Returns the language of the certificate. */
    Language language() {
        return language;
    }

    /** Counts the puzzles of the certificate. */
    public int size() {
        return refuted.size();
    }

    /** Adds a puzzle to the formula and the proof. It must have a proof and be on the board of this folder. */
    public void add(Certified certified) {
        int selector = variables + refuted.size() + 1;
        Numbering numbering = new Numbering(variables, selector, rules, axioms, lastLemma, lastDefined);
        for (int[] axiom : certified.axioms()) writer.axiom(numbering.literals(axiom.clone()));
        axioms += certified.axioms().size();
        Lemmas lemmas = certified.lemmas();
        for (int index = 0; index < lemmas.count(); index++) {
            if (index == lemmas.count() - 1) writer.beforeLast();
            int[] hints = numbering.hints(lemmas, index);
            int[] literals = numbering.literals(lemmas.literals(index));
            for (int literal : literals) lastDefined = Math.max(lastDefined, Math.abs(literal));
            lastLemma++;
            if (lemmas.isSum(index)) writer.sum(hints);
            else writer.lemma(lastLemma, literals, hints);
        }
        refuted.add(lastLemma);
        // All that only this puzzle needed: its own clauses, and its lemmas but for the last.
        writer.forget(lastLemma, numbers(numbering.axioms(), axioms), numbers(numbering.lemmas(), lastLemma - 1));
        writeLine(certified, selector);
    }

    /** Returns the numbers after {@code before} up to {@code last}. */
    private static int[] numbers(int before, int last) {
        return IntStream.rangeClosed(before + 1, last).toArray();
    }

    private void writeLine(Certified certified, int selector) {
        try {
            puzzles.write(certified.puzzle() + " # variable " + selector + "; solutions:");
            for (Grid solution : certified.claim().shown()) puzzles.write(" " + solution);
            puzzles.write("\n");
        } catch (IOException broken) {
            throw NamedFile.unwritable(folder, broken);
        }
    }

    /** Completes the certificate. Deletes its files if it has no puzzles, or if they cannot be written. */
    @Override
    public void close() {
        try {
            writeEnd();
        } catch (SurroundingsException full) {
            throw withoutRemains(full);
        }
    }

    private SurroundingsException withoutRemains(SurroundingsException full) {
        try {
            deleteAll();
        } catch (IOException alsoFailed) {
            full.addSuppressed(alsoFailed);
        }
        return full;
    }

    private void writeEnd() {
        int[] some = new int[refuted.size()];
        for (int i = 0; i < some.length; i++) some[i] = variables + 1 + i;
        writer.axiom(some);
        int[] hints = Arrays.copyOf(refuted.toArray(), some.length + 1);
        hints[some.length] = ++axioms;
        writer.beforeLast();
        writer.lemma(++lastLemma, new int[0], hints);
        writer.end(
                variables + some.length,
                axioms,
                "Cannot hold: these puzzles have no solutions but those in " + PUZZLES + ".");
        try {
            puzzles.close();
            if (some.length == 0) deleteAll();
        } catch (IOException broken) {
            throw NamedFile.unwritable(folder, broken);
        }
    }

    private void deleteAll() throws IOException {
        for (String file : List.of(language.formula(), language.proof(), PUZZLES)) {
            Files.deleteIfExists(folder.resolve(file));
        }
    }
}
