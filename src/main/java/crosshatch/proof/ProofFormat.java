package crosshatch.proof;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The formats of proofs that are read, all as text. */
public enum ProofFormat {
    /** Each lemma with its number and the numbers of the clauses that it follows from. */
    LRAT,
    /** Only lemmas, each RUP; DRAT without its RAT steps. */
    DRUP,
    /** Steps over inequalities, see {@link PseudoBooleanFiles}. */
    VERIPB;

    /** The first line tells which it is; comments are longer than this seldom, and lemmas need not be whole. */
    private static final int LOOKED_AT = 1 << 16;

    /**
     * The format of a file, by its first step: one of LRAT has two zeros, or a number before the {@code d} of a deletion. VeriPB has a
     * first line of its own.
     *
     * @throws InputException if it cannot be read, or is binary
     */
    static ProofFormat of(Path file) {
        char[] text = new char[LOOKED_AT];
        int size;
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            size = Math.max(0, in.read(text));
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
        String beginning = String.valueOf(text, 0, size);
        if (beginning.chars().anyMatch(ProofFormat::isNoText)) {
            throw new InputException(
                    file + ": no text; proofs in a binary format are not read, have it written as text");
        }
        if (beginning.startsWith("pseudo-Boolean proof")) return VERIPB;
        List<String> first = beginning
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("c"))
                .findFirst()
                .map(line -> Arrays.asList(line.split("\\s+")))
                .orElse(List.of());
        boolean deletion = first.size() > 1 && first.get(1).equals("d");
        boolean twoZeros = first.indexOf("0") != first.lastIndexOf("0");
        return first.isEmpty() || deletion || twoZeros ? LRAT : DRUP;
    }

    private static boolean isNoText(int character) {
        return character >= 0x7f || (character < ' ' && !Character.isWhitespace(character));
    }
}
