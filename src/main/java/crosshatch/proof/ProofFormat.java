package crosshatch.proof;

import crosshatch.base.InputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The proof formats that can be read. */
public enum ProofFormat {
    /** Each lemma has a number and hints: the numbers of the clauses that justify it. */
    LRAT,
    /** The proof contains only lemmas and deletions, without hints. */
    DRAT,
    /** The proof derives inequalities, see {@link PseudoBooleanFiles}. */
    VERIPB;

    private static final int LOOKED_AT_STEPS = 10;

    /**
     * Recognises the format of a file by its first step. In LRAT, a step has two zeros, or a number before the {@code d} of a
     * deletion. A VeriPB file begins with its own header line.
     *
     * @throws InputException if the file cannot be read
     */
    static ProofFormat of(Path file) {
        byte[] beginning = beginning(file);
        if (isBinary(beginning)) return isBinaryLrat(file) ? LRAT : DRAT;
        String text = new String(beginning, StandardCharsets.ISO_8859_1);
        if (text.startsWith("pseudo-Boolean proof")) return VERIPB;
        List<String> first = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("c"))
                .findFirst()
                .map(line -> Arrays.asList(line.split("\\s+")))
                .orElse(List.of());
        boolean deletion = first.size() > 1 && first.get(1).equals("d");
        boolean twoZeros = first.indexOf("0") != first.lastIndexOf("0");
        return first.isEmpty() || deletion || twoZeros ? LRAT : DRAT;
    }

    private static byte[] beginning(Path file) {
        try (ByteSource bytes = new ByteSource(file)) {
            return bytes.beginning();
        }
    }

    /** Returns whether a file is binary: a step begins with {@code a} or {@code d}, and ends with a byte 0. */
    static boolean isBinary(byte[] beginning) {
        if (beginning.length == 0 || beginning[0] != 'd') return beginning.length > 0 && beginning[0] == 'a';
        for (byte each : beginning) if (each == 0) return true;
        return false;
    }

    /** Returns whether its first steps make sense so: lemmas have ever higher numbers, and hints are lower. */
    private static boolean isBinaryLrat(Path file) {
        try (ProofSteps steps = new ProofSteps(file, LRAT)) {
            int last = 0;
            for (int step = 0; step < LOOKED_AT_STEPS && steps.next(); step++) {
                if (steps.isDeletion()) continue;
                if (steps.number() <= last) return false;
                last = steps.number();
                for (int hint : steps.hints().toArray()) if (Math.abs(hint) >= last) return false;
            }
            return true;
        } catch (InputException otherwise) {
            return false;
        }
    }
}
