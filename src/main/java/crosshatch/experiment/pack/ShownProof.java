package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.base.Ints;
import crosshatch.base.NamedFile;
import crosshatch.base.WholeNumber;
import crosshatch.proof.Lemmas;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A proof that a puzzle has no further solutions, in the form of {@value PackFile#PROOFS}: a line {@code proof PUZZLE SOLUTION…}, a
 * line for each lemma, {@code LITERAL… 0 HINT… 0} with the numbers of {@link Lemmas}, and a line {@code end}.
 *
 * @param about the proved statement, by ids
 * @param lemmas the lemmas; the last one is the contradiction
 */
record ShownProof(Ids about, Lemmas lemmas) {
    private static final String BEGIN = "proof";
    private static final String END = "end";
    /** The largest number in a proof, far below the largest {@code int}, because a literal is also doubled. */
    private static final int LARGEST_NUMBER = 1 << 29;

    /**
     * The statement of a proof. Ids have 64 bits, so that somebody could construct two puzzles with the same id.
     *
     * @param puzzle the fingerprint of the puzzle
     * @param solutions the fingerprints of the solutions, sorted
     */
    record Ids(String puzzle, List<String> solutions) {}

    /** States that a puzzle has no solutions except the given ones. */
    record Refutation(Puzzle puzzle, Set<Grid> solutions) {
        Refutation(Puzzle puzzle, List<Grid> solutions) {
            this(puzzle, Set.copyOf(solutions));
        }
    }

    void write(Writer out) throws IOException {
        out.write(BEGIN + " " + about.puzzle);
        for (String id : about.solutions) out.write(" " + id);
        out.write("\n");
        for (int index = 0; index < lemmas.count(); index++) {
            if (lemmas.isSum(index) || lemmas.isDefinition(index)) {
                throw new IllegalArgumentException("found a proof with sums or definitions, expected only lemmas");
            }
            for (int literal : lemmas.literals(index)) out.write(literal + " ");
            out.write("0");
            for (int hint : lemmas.hints(index)) out.write(" " + hint);
            out.write(" 0\n");
        }
        out.write(END + "\n");
    }

    /**
     * Reads all proofs of a pack in order, if it has any.
     *
     * @throws InputException if a line is not of this form; with place and reason
     */
    static void read(Path folder, String pack, Consumer<ShownProof> proofs) {
        Path file = folder.resolve(PackFile.PROOFS);
        if (!Files.exists(file)) return;
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            ShownProof open = null;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (open == null) {
                    open = begun(line);
                } else if (line.equals(END)) {
                    proofs.accept(open);
                    open = null;
                } else {
                    open.add(line);
                }
            }
            if (open != null) throw new IllegalArgumentException("found no end of the last proof");
        } catch (IOException broken) {
            throw NamedFile.unreadable(pack + ": " + PackFile.PROOFS, broken);
        } catch (IllegalArgumentException malformed) {
            throw new InputException(
                    pack + ": " + PackFile.PROOFS + ":" + number + ": " + malformed.getMessage()
                            + ". Ask for the pack again",
                    malformed);
        }
    }

    private static ShownProof begun(String line) {
        List<String> words = Arrays.asList(line.split(" ", -1));
        if (words.size() < 2 || !words.get(0).equals(BEGIN)) {
            throw new IllegalArgumentException("expected the line 'proof PUZZLE SOLUTION…'");
        }
        return new ShownProof(new Ids(words.get(1), List.copyOf(words.subList(2, words.size()))), new Lemmas());
    }

    private void add(String line) {
        List<Ints> parts = new ArrayList<>(List.of(new Ints()));
        for (String word : line.split(" ", -1)) {
            int number = number(word);
            if (number == 0) parts.add(new Ints());
            else parts.get(parts.size() - 1).add(number);
        }
        if (parts.size() != 3 || parts.get(2).size() > 0) {
            throw new IllegalArgumentException("expected a lemma, 'LITERAL… 0 HINT… 0'");
        }
        lemmas.add(parts.get(0), parts.get(1));
    }

    private static int number(String word) {
        return (int) WholeNumber.of(word, -LARGEST_NUMBER, LARGEST_NUMBER)
                .orElseThrow(() -> new IllegalArgumentException(
                        "expected whole numbers up to " + LARGEST_NUMBER + " with a blank between"));
    }
}
