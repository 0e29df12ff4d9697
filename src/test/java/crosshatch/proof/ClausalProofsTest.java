package crosshatch.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Exhaustive;
import crosshatch.base.InputException;
import crosshatch.proof.SecondChecker.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Small formulas by chance, and true, damaged and forged proofs of them: the checkers and the {@link SecondChecker} give the
 * same verdict, and none accepts a refutation of a formula that a truth table satisfies. With {@code -Dcrosshatch.proofs=100000}
 * as many formulas are tried.
 */
class ClausalProofsTest {
    private static final int FORMULAS = Integer.getInteger("crosshatch.proofs", Exhaustive.of(20_000, 200));
    private static final List<String> NUMBERS = List.of(
            "536870912",
            "2147483647",
            "2147483648",
            "4294967295",
            "4294967296",
            "4294967297",
            "9223372036854775807",
            "18446744073709551616",
            "18446744073709551617");

    @TempDir
    private Path folder = Path.of("");

    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private int ratLemmas;

    @Test
    void theCheckersAgreeAndAcceptNoRefutationOfWhatCanBeSatisfied() throws IOException {
        for (int seed = 0; seed < FORMULAS; seed++) new Case(seed).check();

        for (Verdict verdict : Verdict.values()) {
            int count = verdicts.getOrDefault(verdict, 0);
            assertTrue(count > FORMULAS / 2, verdict + ": " + count + " of " + verdicts);
        }
        assertTrue(ratLemmas > FORMULAS / 100, ratLemmas + " lemmas of RAT");
    }

    /** One formula, and its proofs. */
    private final class Case {
        private final int seed;
        private final Random random;
        private final int variables;
        private final List<int[]> formula;
        private final boolean satisfiable;

        Case(int seed) {
            this.seed = seed;
            random = new Random(seed);
            variables = 3 + random.nextInt(3);
            RandomClauses clauses = new RandomClauses(seed, variables);
            formula = new ArrayList<>(clauses.formula(1));
            int count = (2 + random.nextInt(4)) * variables;
            while (formula.size() < count) {
                int[] clause = clauses.clause(3);
                if (clause.length > 1) formula.add(clause);
            }
            if (random.nextInt(8) == 0) formula.get(1)[0] = -formula.get(1)[1];
            satisfiable = !PlainChecker.implies(formula, new int[0], variables);
        }

        void check() throws IOException {
            String axioms = "p cnf " + variables + " " + formula.size() + "\n" + text(formula);
            String drat = random.nextInt(4) == 0 ? forged() : proof();
            String lrat = SecondChecker.elaborated(axioms, drat);
            check(axioms, drat, lrat);
            check(axioms, altered(drat), altered(lrat));
            if (random.nextInt(4) == 0) check(altered(axioms), drat, lrat);
        }

        private void check(String axioms, String drat, String lrat) throws IOException {
            Path file = Files.writeString(folder.resolve("formula"), axioms);
            Verdict second = SecondChecker.drat(axioms, drat);
            assertEquals(
                    second, verdict(() -> DratElaborator.check(file, write("drat", drat), null)), says(axioms, drat));
            Verdict secondOfLrat = SecondChecker.lrat(axioms, lrat);
            assertEquals(
                    secondOfLrat, verdict(() -> ProofFiles.checkLrat(file, write("lrat", lrat))), says(axioms, lrat));
            if (second == Verdict.ACCEPTED) asLrat(file);
            if (second != Verdict.DAMAGED) asBinary(second, file, drat);
            boolean accepted = second == Verdict.ACCEPTED || secondOfLrat == Verdict.ACCEPTED;
            if (!accepted) return;
            assertTrue(
                    !satisfiable || !axioms.equals("p cnf " + variables + " " + formula.size() + "\n" + text(formula)),
                    says(axioms, drat));
        }

        /** What is written again with reasons is accepted by both, too. */
        private void asLrat(Path file) throws IOException {
            if (random.nextInt(4) > 0) return;
            Path again = folder.resolve("again");
            ratLemmas += DratElaborator.check(file, folder.resolve("drat"), again).notes().stream()
                    .filter(note -> note.startsWith("RAT"))
                    .mapToInt(note -> Integer.parseInt(note.replaceAll("\\D", "")))
                    .sum();
            String lrat = Files.readString(again);
            assertEquals(
                    Verdict.ACCEPTED,
                    SecondChecker.lrat(Files.readString(file), lrat),
                    says(Files.readString(file), lrat));
            assertEquals(Verdict.ACCEPTED, verdict(() -> ProofFiles.checkLrat(file, again)), "seed " + seed);
        }

        /** Whole steps say the same as bytes. */
        private void asBinary(Verdict verdict, Path file, String drat) throws IOException {
            if (random.nextInt(4) > 0 || !drat.matches("\\s*((d|-?[0-9]{1,10})\\s+)++")) return;
            Path binary = Files.write(folder.resolve("binary"), binary(drat));
            assertEquals(verdict, verdict(() -> DratElaborator.check(file, binary, null)), says("", drat));
        }

        private String says(String axioms, String proof) {
            return "seed " + seed + "\n" + axioms + "--\n" + proof;
        }

        private Path write(String name, String text) throws IOException {
            return Files.writeString(folder.resolve(name), text, StandardCharsets.ISO_8859_1);
        }

        /** Random lemmas that end in what they do not show. */
        private String forged() {
            RandomClauses clauses = new RandomClauses(seed + 1, variables + 2);
            List<int[]> lemmas = new ArrayList<>(clauses.formula(clauses.upTo(6)));
            lemmas.add(new int[0]);
            return text(lemmas);
        }

        /** A search as a proof, with definitions, weaker clauses and deletions between; true if there is no solution. */
        private String proof() {
            List<String> steps = new ArrayList<>();
            int more = random.nextInt(3);
            for (int i = 1; i <= more; i++) define(variables + i, steps);
            search(new ArrayList<>(), steps);
            for (int i = random.nextInt(4); i > 0; i--) steps.add(random.nextInt(steps.size() + 1), harmless());
            return String.join("", steps);
        }

        /** The new variable is true if and only if two literals are. */
        private void define(int variable, List<String> steps) {
            int one = literal();
            int other = literal();
            steps.add(variable + " " + -one + " " + -other + " 0\n");
            steps.add(-variable + " " + one + " 0\n");
            steps.add(-variable + " " + other + " 0\n");
        }

        private int literal() {
            int variable = 1 + random.nextInt(variables);
            return random.nextBoolean() ? variable : -variable;
        }

        private void search(List<Integer> decisions, List<String> steps) {
            if (decisions.size() < variables && formula.stream().noneMatch(clause -> isFalse(clause, decisions))) {
                for (int sign : new int[] {1, -1}) {
                    decisions.add(sign * (decisions.size() + 1));
                    search(decisions, steps);
                    decisions.remove(decisions.size() - 1);
                }
            }
            List<Integer> lemma =
                    new ArrayList<>(decisions.stream().map(each -> -each).toList());
            Collections.shuffle(lemma, random);
            steps.add(lemma.stream().map(each -> each + " ").collect(Collectors.joining()) + "0\n");
        }

        private boolean isFalse(int[] clause, List<Integer> truths) {
            return Arrays.stream(clause).allMatch(literal -> truths.contains(-literal));
        }

        /** A deletion of an axiom, or a clause that may follow or be of RAT. */
        private String harmless() {
            String clause = text(List.of(formula.get(random.nextInt(formula.size()))));
            return switch (random.nextInt(3)) {
                case 0 -> "d " + clause;
                case 1 -> literal() + " " + clause;
                default -> (variables + 1 + random.nextInt(3)) + " " + literal() + " 0\n";
            };
        }

        private String altered(String text) {
            List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n")));
            int line = random.nextInt(lines.size());
            switch (random.nextInt(8)) {
                case 0 -> lines.remove(line);
                case 1 -> Collections.swap(lines, line, random.nextInt(lines.size()));
                case 2 -> {
                    return text.substring(0, random.nextInt(text.length() + 1));
                }
                default -> lines.set(line, alteredLine(lines.get(line)));
            }
            return String.join("\n", lines) + "\n";
        }

        private String alteredLine(String line) {
            List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
            int place = random.nextInt(words.size());
            String word = words.get(place);
            switch (random.nextInt(6)) {
                case 0 -> words.remove(place);
                case 1 -> Collections.swap(words, place, random.nextInt(words.size()));
                case 2 -> words.set(place, word.startsWith("-") ? word.substring(1) : "-" + word);
                case 3 ->
                    words.set(place, (random.nextBoolean() ? "-" : "") + NUMBERS.get(random.nextInt(NUMBERS.size())));
                case 4 -> words.set(place, "" + (literal() + random.nextInt(10)));
                default -> words.set(place, word + "c-d+ \t.0".charAt(random.nextInt(8)));
            }
            return String.join(" ", words);
        }
    }

    private interface Check {
        Checked check() throws IOException;
    }

    private Verdict verdict(Check check) throws IOException {
        Verdict verdict;
        try {
            verdict = check.check().accepted() ? Verdict.ACCEPTED : Verdict.REFUSED;
        } catch (InputException damaged) {
            verdict = Verdict.DAMAGED;
        }
        verdicts.merge(verdict, 1, Integer::sum);
        return verdict;
    }

    private static String text(List<int[]> clauses) {
        return clauses.stream()
                .map(clause ->
                        Arrays.stream(clause).mapToObj(each -> each + " ").collect(Collectors.joining()) + "0\n")
                .collect(Collectors.joining());
    }

    /** DRAT as bytes; an end within a step stays one. */
    static byte[] binary(String drat) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean begins = true;
        for (String word : drat.strip().split("\\s+", -1)) {
            if (begins) bytes.write(word.equals("d") ? 'd' : 'a');
            begins = word.matches("-?0+");
            if (!word.equals("d")) write(Long.parseLong(word), bytes);
        }
        return bytes.toByteArray();
    }

    private static void write(long number, ByteArrayOutputStream bytes) {
        long code = 2 * Math.abs(number) + (number < 0 ? 1 : 0);
        for (; code > 127; code >>= 7) bytes.write((int) ((code & 127) | 128));
        bytes.write((int) code);
    }
}
