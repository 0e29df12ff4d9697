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
 * One formula and one refutation of it for many puzzles. The formula has the rules once. Under the selector of each puzzle it
 * has the givens, and clauses that exclude the shown solutions. The last clause states that some selector is true. The proof
 * makes each selector false, and forgets the clauses that only that puzzle needed.
 *
 * <p>Both files grow line by line, and only one number per puzzle is kept in memory.
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
    /** Number of the lemma that makes the selector false, of each puzzle. */
    private final Ints refuted = new Ints();

    private int axioms;
    private int lastLemma;
    /** The last variable that a proof defined. */
    private int lastDefined;

    /**
     * @param mostAxioms how many clauses the puzzles have together at most, without the rules: the numbers of lemmas begin
     *     after them
     * @throws crosshatch.base.ExplainedException if these are too many, or if the folder cannot be written or holds a certificate already
     */
    public CertificateFolder(Path folder, Board board, Language language, long mostAxioms) {
        if (mostAxioms > MOST_CLAUSES) {
            throw new InputException(
                    "a certificate of up to " + mostAxioms + " clauses is too large (at most "
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

    /** The rules of the board, and the givens of each puzzle behind its selector. */
    public Path formulaFile() {
        return folder.resolve(language.formula());
    }

    /** The file of the steps of all puzzles. */
    public Path proofFile() {
        return folder.resolve(language.proof());
    }

    /** The README, which says how to check it. */
    public Path readmeFile() {
        return folder.resolve(README);
    }

    /** Of all puzzles in it. */
    Board board() {
        return board;
    }

    /** What it is written in. */
    Language language() {
        return language;
    }

    /** Counts the puzzles of the certificate. */
    public int size() {
        return refuted.size();
    }

    /** Adds a puzzle on the board of this folder, which must have a proof, to the formula and the proof. */
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

    /** Those after {@code before} up to {@code last}. */
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

    /** Writes the end of the certificate. Removes its files if it has no puzzles, or cannot be written. */
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
