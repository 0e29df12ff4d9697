package crosshatch.certify;

import crosshatch.board.Board;
import crosshatch.proof.Axioms;
import crosshatch.proof.ClauseWriter;
import crosshatch.proof.Ints;
import crosshatch.proof.Lemmas;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.InputException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * One formula and one refutation of it for many puzzles: the rules once; under the selector of each puzzle its givens and
 * that the grid is none of the solutions shown; last, that some selector is true. The proof makes each selector false, and
 * forgets what only that puzzle needed.
 *
 * <p>Both files grow line by line, and only one number a puzzle is kept in memory.
 */
public final class CertificateFolder implements AutoCloseable {
    static final String FORMULA = "formula.cnf";
    static final String PROOF = "proof.lrat";
    static final String PUZZLES = "puzzles.txt";
    static final String README = "README.md";
    /** Room for the first lines of the formula, which say how many clauses there are: that is known last. */
    private static final int HEAD = 120;

    private static final int MOST_CLAUSES = 1 << 28;

    private final Path folder;
    private final Board board;
    private final int variables;
    private final int rules;
    private final ClauseWriter formula;
    private final ClauseWriter proof;
    private final BufferedWriter puzzles;
    /** Number of the lemma that makes the selector false, of each puzzle. */
    private final Ints refuted = new Ints();

    private int axioms;
    private int lastLemma;

    /**
     * @param mostAxioms how many clauses the puzzles have together at most, without the rules: the numbers of lemmas begin
     *     after them
     * @throws InputException if these are too many, or if the folder cannot be written or holds a certificate already
     */
    public CertificateFolder(Path folder, Board board, long mostAxioms) {
        if (mostAxioms > MOST_CLAUSES) {
            throw new InputException(
                    "a certificate of up to " + mostAxioms + " clauses is more than numbers are given to ("
                            + MOST_CLAUSES + "); make it in parts, or ask for fewer solutions");
        }
        this.folder = folder;
        this.board = board;
        Axioms all = new Axioms(board);
        variables = all.variables();
        try {
            Files.createDirectories(folder);
            if (Files.exists(formulaFile())) {
                throw new InputException(folder + " holds a certificate already; remove it, or write elsewhere");
            }
            formula = new ClauseWriter(Files.newOutputStream(formulaFile()));
            proof = new ClauseWriter(Files.newOutputStream(proofFile()));
            puzzles = Files.newBufferedWriter(folder.resolve(PUZZLES));
        } catch (IOException broken) {
            throw new InputException(folder + ": cannot be written: " + broken, broken);
        }
        formula.text(" ".repeat(HEAD - 1) + "\n");
        int[] count = {0};
        all.rules(clause -> {
            formula.clause(clause);
            count[0]++;
        });
        rules = count[0];
        axioms = rules;
        lastLemma = rules + (int) mostAxioms + 1;
    }

    public Path formulaFile() {
        return folder.resolve(FORMULA);
    }

    public Path proofFile() {
        return folder.resolve(PROOF);
    }

    public Path readmeFile() {
        return folder.resolve(README);
    }

    /** Of all puzzles in it. */
    Board board() {
        return board;
    }

    /** Number of puzzles in it. */
    public int size() {
        return refuted.size();
    }

    /** @param certified with a proof; of the board of this folder */
    public void add(Certified certified) {
        int selector = variables + refuted.size() + 1;
        Numbering numbering = new Numbering(variables, selector, rules, axioms, lastLemma);
        for (int[] axiom : certified.axioms()) formula.clause(numbering.literals(axiom.clone()));
        axioms += certified.axioms().size();
        Lemmas lemmas = certified.lemmas();
        for (int index = 0; index < lemmas.count(); index++) {
            int[] literals = numbering.literals(lemmas.literals(index));
            proof.lemma(++lastLemma, literals, numbering.hints(lemmas.hints(index)));
        }
        refuted.add(lastLemma);
        proof.deletion(lastLemma, needless(numbering));
        writeLine(certified, selector);
    }

    /** The clauses that only this puzzle needed: its own, and its lemmas but for the last. */
    private int[] needless(Numbering numbering) {
        Ints needless = new Ints();
        for (int axiom = numbering.axioms() + 1; axiom <= axioms; axiom++) needless.add(axiom);
        for (int lemma = numbering.lemmas() + 1; lemma < lastLemma; lemma++) needless.add(lemma);
        return needless.toArray();
    }

    private void writeLine(Certified certified, int selector) {
        try {
            puzzles.write(certified.puzzle() + " # variable " + selector + "; solutions:");
            for (Grid solution : certified.claim().shown()) puzzles.write(" " + solution);
            puzzles.write("\n");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Writes what comes last; nothing stays of a certificate without puzzles. */
    @Override
    public void close() {
        int[] some = new int[refuted.size()];
        for (int i = 0; i < some.length; i++) some[i] = variables + 1 + i;
        formula.clause(some);
        int[] hints = Arrays.copyOf(refuted.toArray(), some.length + 1);
        hints[some.length] = ++axioms;
        proof.lemma(++lastLemma, new int[0], hints);
        formula.close();
        proof.close();
        try {
            puzzles.close();
            if (some.length > 0) writeHead(some.length);
            else deleteAll();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void deleteAll() throws IOException {
        for (String file : List.of(FORMULA, PROOF, PUZZLES)) Files.delete(folder.resolve(file));
    }

    private void writeHead(int selectors) throws IOException {
        String declaration = "\np cnf " + (variables + selectors) + " " + axioms + "\n";
        String comment = "c Cannot hold: these puzzles have no solutions but those in " + PUZZLES + ".";
        String head = comment + " ".repeat(HEAD - comment.length() - declaration.length()) + declaration;
        try (RandomAccessFile file = new RandomAccessFile(formulaFile().toFile(), "rw")) {
            file.write(head.getBytes(StandardCharsets.US_ASCII));
        }
    }
}
