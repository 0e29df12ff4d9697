package crosshatch.proof;

import crosshatch.base.InputException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks a proof in the format of VeriPB, versions 1 to 3, against a formula in OPB. Of its steps those are read that say what
 * follows: {@code pol} and {@code rup}, with labels and hints; besides, deletions, solutions ({@code solx}, once {@code v}),
 * and conclusions. All others (redundance, dominance, objectives) are refused. Formula and proof are read in order; what is not
 * deleted is kept in memory.
 */
final class PseudoBooleanFiles {
    private static final Pattern HEAD = Pattern.compile("pseudo-Boolean proof version ([123])\\.[0-9]+\\s*;?");
    private static final int NO_LEVEL = -1;
    private static final Pattern NAME = Pattern.compile("~?[A-Za-z_][^\\s;:>=+*]*");

    private final Statements steps;
    private final int version;
    private final PseudoBooleanChecker checker = new PseudoBooleanChecker();
    private final Map<String, Integer> variables = new HashMap<>();
    private final Map<String, Integer> labels = new HashMap<>();
    /** Number of the last inequality. */
    private int last;

    /** The level of new inequalities, by which they are deleted together; of each such inequality its level. */
    private int level = NO_LEVEL;

    private final TreeMap<Integer, Integer> levels = new TreeMap<>();

    private int axioms;
    /** Number of variables of the formula, which are the first ones. */
    private int formulaVariables;
    /** Numbers of the inequalities that exclude a solution. */
    private final Set<Integer> exclusions = new HashSet<>();

    private boolean formulaWeakened;
    private long lemmas;
    private long hints;
    private long solutions;
    private boolean concluded;

    private PseudoBooleanFiles(Statements steps) {
        this.steps = steps;
        Matcher head = HEAD.matcher(steps.firstLine());
        if (!head.matches()) throw steps.fault("expected a proof of VeriPB: pseudo-Boolean proof version 1.0 to 3.0");
        version = Integer.parseInt(head.group(1));
        if (version == 3) steps.endOnlyBySemicolon();
    }

    /** @throws InputException if one of the files cannot be read as what it should be */
    static Checked check(Path formula, Path proof) {
        try (Statements constraints = new Statements(formula);
                Statements steps = new Statements(proof)) {
            PseudoBooleanFiles checking = new PseudoBooleanFiles(steps);
            checking.read(constraints);
            Optional<String> fault = Optional.empty();
            List<String> step = steps.next();
            while (fault.isEmpty() && !checking.concluded && !step.isEmpty()) {
                fault = checking.step(step);
                if (fault.isEmpty() && !checking.concluded) step = steps.next();
            }
            if (fault.isEmpty() && !checking.concluded) fault = Optional.of("it has no conclusion");
            String place = proof + ":" + steps.line() + ": ";
            return new Checked(checking.lemmas, checking.hints, checking.solutions, fault.map(place::concat));
        }
    }

    private void read(Statements constraints) {
        if (!constraints.firstLine().startsWith("*")) {
            throw constraints.fault("expected a formula in OPB: * #variable= … #constraint= …");
        }
        for (List<String> each = constraints.next(); !each.isEmpty(); each = constraints.next()) {
            if (each.get(0).equals("min:")) throw constraints.fault("an objective: only decisions are proved here");
            constraints.inequalities(each, this::literal).forEach(inequality -> checker.axiom(++last, inequality));
        }
        axioms = last;
        formulaVariables = variables.size();
    }

    /** The literal of a word, with a variable of its own for each new name; 0 if it is none. */
    private int literal(String word) {
        if (!NAME.matcher(word).matches()) return 0;
        String name = word.startsWith("~") ? word.substring(1) : word;
        int variable = variables.computeIfAbsent(name, each -> variables.size() + 1);
        return word.startsWith("~") ? -variable : variable;
    }

    /** The number of an inequality: itself, from the end if negative, or that of a label; 0 if there is none. */
    private int number(String word) {
        if (word.startsWith("@")) return labels.getOrDefault(word, 0);
        long number = steps.number(word);
        return (int) Math.max(0, Math.min(number < 0 ? last + 1 + number : number, Integer.MAX_VALUE));
    }

    /** Checks the next step; says why it is refused, if it is. */
    private Optional<String> step(List<String> statement) {
        int before = last;
        boolean labelled = statement.get(0).startsWith("@") && statement.size() > 1;
        List<String> words = statement.subList(labelled ? 2 : 1, statement.size());
        Optional<String> fault =
                switch (statement.get(labelled ? 1 : 0)) {
                    case "f" -> formula(words);
                    case "pol", "p" -> derived(words);
                    case "rup", "u" -> implied(words);
                    case "del", "d" -> deleted(statement);
                    case "setlvl", "#" -> levelSet(words);
                    case "wiplvl", "w" -> levelDeleted(words);
                    case "solx", "v" -> solution(words);
                    case "output" -> words.equals(List.of("NONE")) ? Optional.empty() : notRead("output");
                    case "c" -> contradiction(words);
                    case "conclusion" -> conclusion(words);
                    default -> notRead(statement.get(labelled ? 1 : 0));
                };
        if (level != NO_LEVEL && last > before) levels.put(last, level);
        if (labelled) labels.put(statement.get(0), last);
        return fault.map(why -> statement.get(labelled ? 1 : 0) + ": " + why);
    }

    private static Optional<String> notRead(String step) {
        return Optional.of(
                "a step that is not accepted here (expected pol, rup, del, solx, output NONE, conclusion): " + step);
    }

    private Optional<String> formula(List<String> words) {
        boolean all = words.isEmpty()
                || number(words.get(0)) == axioms
                || words.get(0).equals("0");
        return all
                ? Optional.empty()
                : Optional.of("the formula has " + axioms + " inequalities, expected " + words.get(0));
    }

    private Optional<String> derived(List<String> words) {
        boolean zero =
                version < 3 && !words.isEmpty() && words.get(words.size() - 1).equals("0");
        PolishTerm term = new PolishTerm(words.subList(0, words.size() - (zero ? 1 : 0)), this::literal, this::number);
        Optional<String> fault = checker.derive(last + 1, term);
        last++; // not before: names may count back from it
        lemmas++;
        return fault;
    }

    private Optional<String> implied(List<String> words) {
        int colon = words.indexOf(":");
        List<Inequality> claimed = steps.inequalities(colon < 0 ? words : words.subList(0, colon), this::literal);
        if (claimed.size() > 1) return Optional.of("an equation; expected one inequality");
        lemmas++;
        int[] named = colon < 0 ? null : hints(words.subList(colon + 1, words.size()));
        if (named != null) hints += named.length;
        return checker.follows(++last, claimed.get(0), named);
    }

    /** {@code ~} stands for the opposite of what is claimed, which is taken in anyway. */
    private int[] hints(List<String> words) {
        return words.stream()
                .filter(word -> !word.equals("~"))
                .mapToInt(this::number)
                .toArray();
    }

    private Optional<String> deleted(List<String> statement) {
        boolean bare = statement.get(0).equals("d");
        String kind = bare ? "id" : statement.size() > 1 ? statement.get(1) : "";
        List<String> words = statement.subList(Math.min(bare ? 1 : 2, statement.size()), statement.size());
        if (kind.equals("id")) {
            words.stream().filter(word -> !word.equals("0")).forEach(word -> delete(number(word)));
        } else if (kind.equals("range") && words.size() == 2) {
            int end = Math.min(number(words.get(1)), last + 1);
            for (int number = number(words.get(0)); number < end; number++) delete(number);
        } else {
            return Optional.of("expected del id … or del range FIRST END");
        }
        return Optional.empty();
    }

    private Optional<String> levelSet(List<String> words) {
        level = words.isEmpty() ? NO_LEVEL : number(words.get(0));
        return Optional.empty();
    }

    /** Deletes what came on a level or above it. */
    private Optional<String> levelDeleted(List<String> words) {
        int lowest = words.isEmpty() ? 0 : number(words.get(0));
        List<Integer> gone = levels.entrySet().stream()
                .filter(each -> each.getValue() >= lowest)
                .map(Map.Entry::getKey)
                .toList();
        gone.forEach(this::delete);
        levels.keySet().removeAll(gone);
        return Optional.empty();
    }

    private void delete(int number) {
        formulaWeakened |= number <= axioms || exclusions.contains(number);
        checker.delete(number);
    }

    /** Solutions are of the formula, and no two the same; so all that says what they are must still be there. */
    private Optional<String> solution(List<String> words) {
        if (formulaWeakened) {
            return Optional.of(
                    "found a solution after a part of the formula, or the exclusion of a solution, was" + " deleted");
        }
        int[] literals = words.stream().mapToInt(this::literal).toArray();
        for (int literal : literals) {
            if (literal == 0) return Optional.of("expected literals");
            if (Math.abs(literal) > formulaVariables) return Optional.of("a variable that is not in the formula");
        }
        solutions++;
        exclusions.add(++last);
        return checker.solution(last, literals);
    }

    private Optional<String> contradiction(List<String> words) {
        int number = words.isEmpty() ? 0 : number(words.get(0));
        if (!checker.isContradiction(number))
            return Optional.of("inequality " + number + " is no contradiction, or not there");
        concluded = true;
        return Optional.empty();
    }

    /** That there are no (other) solutions; with the number of those shown, or without. */
    private Optional<String> conclusion(List<String> words) {
        String kind = words.isEmpty() ? "" : words.get(0);
        int colon = words.indexOf(":");
        OptionalInt named = colon < 0 || colon + 1 == words.size()
                ? OptionalInt.empty()
                : OptionalInt.of(number(words.get(colon + 1)));
        if (kind.equals("ENUMERATION_COMPLETE")) {
            if (words.size() < 2 || steps.number(words.get(1)) != solutions) {
                return Optional.of("the proof shows " + solutions + " solutions");
            }
        } else if (!kind.equals("UNSAT")) {
            return Optional.of("expected UNSAT or ENUMERATION_COMPLETE, found " + kind);
        }
        return contradiction(List.of("" + named.orElse(last)));
    }
}
