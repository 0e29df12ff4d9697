package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Small random formulas, whose solutions a truth table knows, with enumerations of them: whole ones, and ones that are forged in
 * any way. A formula here has variables that cancel, have the coefficient 0, are in its first line only, or are not preserved.
 */
@Tag("exhaustive")
class RandomEnumerationsTest {
    private static final int FORMULAS = 2_000;

    @TempDir
    private Path folder = Path.of("");

    /** A formula as text, with its truth table over all its variables. */
    private static final class Formula {
        private final int variables;
        private final @Nullable List<Integer> preserved;
        private final String text;
        private final BitSet solutions = new BitSet();

        Formula(Random random) {
            variables = 1 + random.nextInt(4);
            preserved = random.nextInt(3) > 0
                    ? null
                    : IntStream.rangeClosed(1, variables)
                            .filter(each -> random.nextInt(3) > 0)
                            .boxed()
                            .toList();
            StringBuilder lines = new StringBuilder("* #variable= " + variables + " #constraint= 2\n");
            if (preserved != null) {
                lines.append("preserved:")
                        .append(preserved.stream().map(each -> " x" + each).collect(Collectors.joining()))
                        .append(" ;\n");
            }
            solutions.set(0, 1 << variables);
            for (int i = random.nextInt(3); i >= 0; i--) lines.append(constraint(random));
            text = lines.toString();
        }

        private String constraint(Random random) {
            StringBuilder line = new StringBuilder();
            int[] sums = new int[1 << variables];
            for (int i = random.nextInt(4); i >= 0; i--) {
                int literal = (1 + random.nextInt(variables)) * (random.nextBoolean() ? 1 : -1);
                int coefficient = random.nextInt(5) - 1;
                line.append(coefficient)
                        .append(literal < 0 ? " ~x" : " x")
                        .append(Math.abs(literal))
                        .append(' ');
                for (int each = 0; each < sums.length; each++) if (isTrue(each, literal)) sums[each] += coefficient;
            }
            int degree = random.nextInt(4) - 1;
            boolean equation = random.nextInt(5) == 0;
            for (int each = 0; each < sums.length; each++) {
                if (equation ? sums[each] != degree : sums[each] < degree) solutions.clear(each);
            }
            return line + (equation ? "= " : ">= ") + degree + " ;\n";
        }

        static boolean isTrue(int assignment, int literal) {
            return (assignment >> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0);
        }

        /** One assignment for each way to fill the variables that count. */
        List<Integer> different() {
            int mask = preserved == null
                    ? -1
                    : preserved.stream().mapToInt(each -> 1 << (each - 1)).sum();
            List<Integer> seen = new ArrayList<>();
            List<Integer> different = new ArrayList<>();
            solutions.stream().forEach(each -> {
                if (seen.contains(each & mask)) return;
                seen.add(each & mask);
                different.add(each);
            });
            return different;
        }
    }

    @Test
    void wholeEnumerationsAreAccepted() throws IOException {
        int several = 0;
        for (int seed = 0; seed < FORMULAS; seed++) {
            Formula formula = new Formula(new Random(seed));
            List<Integer> shown = formula.different();
            if (shown.size() > 1) several++;

            Checked checked = check(formula, proof(formula, shown, shown.size()));

            assertTrue(checked.accepted(), "seed " + seed + "\n" + formula.text + checked);
            assertEquals(shown.size(), checked.solutions(), "seed " + seed);
        }
        assertTrue(several > FORMULAS / 4, several + " with several solutions");
    }

    @Test
    void noForgedEnumerationIsAccepted() throws IOException {
        int refused = 0;
        for (int seed = 0; seed < FORMULAS; seed++) {
            Random random = new Random(seed);
            Formula formula = new Formula(random);
            int right = formula.different().size();
            for (int forgery = 0; forgery < 3; forgery++) {
                String proof = forged(formula, random);
                Checked checked = verdict(formula, proof);
                if (checked == null || !checked.accepted()) refused++;
                else assertTrue(holds(formula, checked, right), "seed " + seed + "\n" + formula.text + proof + checked);
            }
        }
        assertTrue(refused > FORMULAS, refused + " refused");
    }

    /** Whether what an accepted proof says is so. */
    private static boolean holds(Formula formula, Checked checked, int right) {
        if (checked.proved().startsWith("can be")) return !formula.solutions.isEmpty();
        if (checked.proved().startsWith("cannot be")) return formula.solutions.isEmpty();
        return checked.proved().startsWith("has at least")
                ? checked.solutions() <= right
                : checked.solutions() == right;
    }

    private static String proof(Formula formula, List<Integer> shown, int count) {
        StringBuilder proof = new StringBuilder("pseudo-Boolean proof version 3.0\n");
        for (int assignment : shown)
            proof.append("solx").append(literals(formula, assignment)).append(";\n");
        // by cases, deepest first, so that each clause follows by unit propagation
        for (int depth = formula.variables; depth >= 0; depth--) {
            for (int values = 0; values < 1 << depth; values++) {
                proof.append("rup");
                for (int variable = 1; variable <= depth; variable++) {
                    proof.append(Formula.isTrue(values, variable) ? " 1 ~x" : " 1 x")
                            .append(variable);
                }
                proof.append(" >= 1;\n");
            }
        }
        return proof + "output NONE;\nconclusion ENUMERATION_COMPLETE " + count + " : -1;\nend pseudo-Boolean proof;\n";
    }

    private static String literals(Formula formula, int assignment) {
        return IntStream.rangeClosed(1, formula.variables)
                .mapToObj(variable -> (Formula.isTrue(assignment, variable) ? " x" : " ~x") + variable)
                .collect(Collectors.joining());
    }

    /** Solutions left out, twice, shortened or false, with the number that is shown or another one; or another conclusion. */
    private static String forged(Formula formula, Random random) {
        List<Integer> shown = new ArrayList<>(formula.different());
        if (!shown.isEmpty() && random.nextInt(3) > 0) shown.remove(random.nextInt(shown.size()));
        if (!shown.isEmpty() && random.nextInt(3) == 0) shown.add(shown.get(random.nextInt(shown.size())));
        if (random.nextInt(3) == 0) shown.add(random.nextInt(1 << formula.variables));
        String proof = proof(formula, shown, shown.size() + (random.nextInt(4) == 0 ? random.nextInt(3) - 1 : 0));
        for (int changes = random.nextInt(3); changes > 0; changes--) proof = altered(proof, random);
        return random.nextInt(6) > 0
                ? proof
                : proof.replaceFirst(
                        "conclusion ENUMERATION_COMPLETE [-0-9]+ : -1",
                        List.of("conclusion UNSAT", "conclusion SAT", "conclusion ENUMERATION_PARTIAL " + shown.size())
                                .get(random.nextInt(3)));
    }

    private static String altered(String proof, Random random) {
        List<String> lines = new ArrayList<>(proof.lines().toList());
        int line = 1 + random.nextInt(lines.size() - 1);
        String text = lines.get(line);
        switch (random.nextInt(4)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(line, "del id " + (1 + random.nextInt(6)) + ";");
            case 2 -> lines.set(line, text.replaceFirst(" ~?x[0-9]", ""));
            default -> lines.set(line, text.startsWith("solx") ? text.replaceFirst("solx", "sol") : text);
        }
        return String.join("\n", lines) + "\n";
    }

    /** Null if it is outside of what is checked, or damaged. */
    private @Nullable Checked verdict(Formula formula, String proof) throws IOException {
        try {
            return check(formula, proof);
        } catch (InputException outside) {
            assertFalse(String.valueOf(outside.getMessage()).isEmpty());
            return null;
        }
    }

    private Checked check(Formula formula, String proof) throws IOException {
        return ProofFiles.check(
                Files.writeString(folder.resolve("formula.opb"), formula.text),
                Files.writeString(folder.resolve("proof.pbp"), proof),
                null);
    }
}
