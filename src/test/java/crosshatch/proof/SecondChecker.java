package crosshatch.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Checks texts of proofs in DRAT and LRAT as the formats are described, with lists and sets, and nothing of the checkers under
 * test. Every clause is looked at again and again, so it is slow.
 */
final class SecondChecker {
    enum Verdict {
        ACCEPTED,
        REFUSED,
        DAMAGED
    }

    /** A text that is none of its format. */
    private static final class Damaged extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static final BigInteger LARGEST = BigInteger.valueOf(Integer.MAX_VALUE);

    private final List<int[]> axioms = new ArrayList<>();
    /** What is there, by number. */
    private final Map<Integer, int[]> clauses = new LinkedHashMap<>();

    private final StringBuilder lrat = new StringBuilder();

    private SecondChecker() {}

    static Verdict drat(String formula, String proof) {
        return verdict(formula, checker -> checker.drat(new Words(proof)));
    }

    static Verdict lrat(String formula, String proof) {
        return verdict(formula, checker -> checker.lrat(new Words(proof)));
    }

    /** The same proof in LRAT. */
    static String elaborated(String formula, String proof) {
        SecondChecker checker = new SecondChecker();
        checker.read(new Words(formula));
        checker.drat(new Words(proof));
        return checker.lrat.toString();
    }

    private interface Check {
        boolean accepts(SecondChecker checker);
    }

    private static Verdict verdict(String formula, Check check) {
        try {
            SecondChecker checker = new SecondChecker();
            checker.read(new Words(formula));
            return check.accepts(checker) ? Verdict.ACCEPTED : Verdict.REFUSED;
        } catch (Damaged damaged) {
            return Verdict.DAMAGED;
        }
    }

    /** Between blanks, without the lines of comments. */
    private static final class Words {
        private final List<String> words;
        private int next;

        Words(String text) {
            words = Arrays.stream(text.split("\n", -1))
                    .filter(line -> !line.startsWith("c"))
                    .flatMap(line -> Arrays.stream(line.split("[ \t\r]")))
                    .filter(word -> !word.isEmpty())
                    .toList();
        }

        boolean atEnd() {
            return next == words.size();
        }

        boolean takes(String word) {
            if (atEnd() || !words.get(next).equals(word)) return false;
            next++;
            return true;
        }

        int number() {
            if (atEnd() || !words.get(next).matches("-?[0-9]+")) throw new Damaged();
            BigInteger number = new BigInteger(words.get(next++));
            if (number.abs().compareTo(LARGEST) > 0) throw new Damaged();
            return number.intValueExact();
        }

        int[] numbersTo0() {
            List<Integer> numbers = new ArrayList<>();
            for (int number = number(); number != 0; number = number()) numbers.add(number);
            return numbers.stream().mapToInt(each -> each).toArray();
        }
    }

    private void read(Words words) {
        if (!words.takes("p") || !words.takes("cnf")) throw new Damaged();
        int variables = words.number();
        int count = words.number();
        if (variables < 0 || count < 0) throw new Damaged();
        while (!words.atEnd()) {
            int[] clause = words.numbersTo0();
            if (Arrays.stream(clause).anyMatch(literal -> Math.abs(literal) > variables)) throw new Damaged();
            axioms.add(clause);
        }
        if (axioms.size() != count) throw new Damaged();
    }

    private boolean lrat(Words words) {
        PlainChecker checker = new PlainChecker(0);
        for (int i = 0; i < axioms.size(); i++) checker.axiom(i + 1, axioms.get(i));
        while (!checker.isRefuted() && !words.atEnd()) {
            int number = words.number();
            if (words.takes("d")) {
                for (int each : words.numbersTo0()) checker.delete(each);
                continue;
            }
            int[] lemma = words.numbersTo0();
            int[] hints = words.numbersTo0();
            if (number <= axioms.size()) return false;
            if (checker.lemma(number, lemma, hints)) continue;
            if (Arrays.stream(lemma).skip(1).anyMatch(literal -> literal == lemma[0])) throw new Damaged(); // a witness
            return false;
        }
        return checker.isRefuted();
    }

    /** Deletions are done but for those of clauses that have one literal left for good. */
    private boolean drat(Words words) {
        int last = axioms.size();
        for (int i = 0; i < last; i++) {
            if (isTautology(axioms.get(i)))
                lrat.append(last).append(" d ").append(i + 1).append(" 0\n");
            else clauses.put(i + 1, axioms.get(i));
        }
        while (!words.atEnd() && !propagate(new HashSet<>(), new ArrayList<>())) {
            boolean deletion = words.takes("d");
            int[] clause = words.numbersTo0();
            if (deletion) {
                delete(clause, last);
            } else if (!isTautology(clause)) {
                List<Integer> hints = new ArrayList<>();
                if (!follows(clause, hints) && !isRat(clause, hints)) return false;
                write(++last, clause, hints);
                clauses.put(last, clause);
            }
        }
        List<Integer> hints = new ArrayList<>();
        if (!propagate(new HashSet<>(), hints)) return false;
        write(last + 1, new int[0], hints);
        return true;
    }

    private static boolean isTautology(int[] clause) {
        return Arrays.stream(clause).anyMatch(literal -> Arrays.stream(clause).anyMatch(other -> other == -literal));
    }

    private void delete(int[] deleted, int last) {
        Set<Integer> truths = new HashSet<>();
        propagate(truths, new ArrayList<>());
        for (Map.Entry<Integer, int[]> each : clauses.entrySet()) {
            if (!set(each.getValue()).equals(set(deleted))) continue;
            long open = set(deleted).stream()
                    .filter(literal -> !truths.contains(-literal))
                    .count();
            boolean unit = open == 1 && set(deleted).stream().anyMatch(truths::contains);
            if (unit) return;
            lrat.append(last).append(" d ").append(each.getKey()).append(" 0\n");
            clauses.remove(each.getKey());
            return;
        }
    }

    private static Set<Integer> set(int[] clause) {
        return Arrays.stream(clause).boxed().collect(Collectors.toCollection(HashSet::new));
    }

    private boolean follows(int[] lemma, List<Integer> hints) {
        Set<Integer> truths = new HashSet<>();
        for (int literal : lemma) truths.add(-literal);
        return propagate(truths, hints);
    }

    /** The truths, and what follows; true if that is a contradiction. */
    private boolean propagate(Set<Integer> truths, List<Integer> hints) {
        for (boolean more = true; more; ) {
            more = false;
            for (Map.Entry<Integer, int[]> each : clauses.entrySet()) {
                Set<Integer> left = left(each.getValue(), truths);
                if (left.size() > 1 || left.stream().anyMatch(truths::contains)) continue;
                hints.add(each.getKey());
                if (left.isEmpty()) return true;
                more |= truths.addAll(left);
            }
        }
        return false;
    }

    private static Set<Integer> left(int[] clause, Set<Integer> truths) {
        Set<Integer> left = new HashSet<>();
        for (int literal : clause) if (!truths.contains(-literal)) left.add(literal);
        return left;
    }

    /** With the first literal as the pivot. */
    private boolean isRat(int[] lemma, List<Integer> hints) {
        if (lemma.length == 0) return false;
        Set<Integer> truths = new HashSet<>();
        for (int literal : lemma) truths.add(-literal);
        hints.clear();
        propagate(truths, hints);
        for (Map.Entry<Integer, int[]> each : clauses.entrySet()) {
            Set<Integer> rest = set(each.getValue());
            if (!rest.remove(-lemma[0])) continue;
            hints.add(-each.getKey());
            if (rest.stream().anyMatch(truths::contains)) continue;
            Set<Integer> more = new HashSet<>(truths);
            for (int literal : rest) more.add(-literal);
            if (!propagate(more, hints)) return false;
        }
        if (hints.stream().allMatch(hint -> hint > 0)) hints.clear();
        return true;
    }

    private void write(int number, int[] lemma, List<Integer> hints) {
        lrat.append(number).append(' ');
        IntStream.concat(Arrays.stream(lemma), IntStream.of(0))
                .forEach(each -> lrat.append(each).append(' '));
        hints.forEach(each -> lrat.append(each).append(' '));
        lrat.append("0\n");
    }
}
