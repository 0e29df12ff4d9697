package crosshatch.proof;

import crosshatch.base.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Checks a proof in the format of VeriPB, versions 1 to 3, against a formula in OPB. It checks the derivations {@code pol},
 * {@code rup}, {@code e}, {@code i} and {@code ia}, with labels and hints, and also deletions, solutions ({@code sol}, {@code
 * solx}, formerly {@code v}) and conclusions. Any other step (redundance, dominance, objectives) ends the check without a
 * verdict. Both files are read in order; inequalities that are not deleted stay in memory.
 */
final class PseudoBooleanFiles {
    private static final Pattern HEAD = Pattern.compile("pseudo-Boolean proof version ([123])\\.[0-9]+\\s*;?");
    private static final Pattern VARIABLES = Pattern.compile(".*#variable=\\s*(\\S+).*");
    private static final String OBJECTIVE =
            "found an objective, which this check does not support. It checks only decisions and counts";
    private static final long NO_LEVEL = -1;
    private static final Pattern NAME = Pattern.compile("~?[A-Za-z_][^\\s;:>=+*]*");
    /** The operations of {@code pol} that are not supported; a variable may have such a name. */
    private static final Set<String> MORE_OPERATIONS = Set.of("c", "m", "n");

    private final Statements steps;
    private final int version;
    private final PseudoBooleanChecker checker = new PseudoBooleanChecker();
    private final Map<String, Integer> variables = new HashMap<>();
    private final Map<String, Integer> labels = new HashMap<>();
    /** The number of the last inequality. */
    private int last;

    /** The level of new inequalities, by which they are deleted together. */
    private long level = NO_LEVEL;

    private final TreeMap<Integer, Long> levels = new TreeMap<>();

    private int axioms;
    private final ShownSolutions solutions;
    private long lemmas;
    private long hints;
    /** The statement of the conclusion, which the proof shows; null before the conclusion. */
    private @Nullable String proved;

    private PseudoBooleanFiles(Statements constraints, Statements steps) {
        this.steps = steps;
        Matcher head = HEAD.matcher(steps.firstLine());
        if (!head.matches()) throw steps.fault("expected a proof of VeriPB: pseudo-Boolean proof version 1.0 to 3.0");
        version = Integer.parseInt(head.group(1));
        steps.endBy(version == 3 ? Statements.End.SEMICOLON : Statements.End.LINE);
        solutions = read(constraints);
    }

    /**
     * Checks a proof.
     *
     * @throws InputException if one of the files cannot be read in its format, or has a step that is not checked here
     */
    static Checked check(Path formula, Path proof) {
        try (Statements constraints = new Statements(formula);
                Statements steps = new Statements(proof)) {
            PseudoBooleanFiles checking = new PseudoBooleanFiles(constraints, steps);
            Optional<String> fault = checking.fault().map(why -> steps.place() + ": " + why);
            return new Checked(
                    checking.lemmas,
                    checking.hints,
                    Math.max(checking.solutions.count(), checking.solutions.any() ? 1 : 0),
                    checking.proved == null ? "" : checking.proved,
                    fault);
        }
    }

    private Optional<String> fault() {
        for (List<String> step = steps.next(); !step.isEmpty(); step = steps.next()) {
            Optional<String> fault = step(step);
            if (fault.isPresent() || proved != null) return fault;
        }
        return Optional.of("it has no conclusion");
    }

    private ShownSolutions read(Statements constraints) {
        String first = constraints.firstLine();
        if (!first.startsWith("*")) throw constraints.fault("expected a formula in OPB: * #variable= … #constraint= …");
        Matcher said = VARIABLES.matcher(first);
        long count = said.matches() ? constraints.number(said.group(1), 0, Integer.MAX_VALUE) : 0;
        Optional<Set<Integer>> preserved = Optional.empty();
        for (List<String> each = constraints.next(); !each.isEmpty(); each = constraints.next()) {
            if (each.size() > 1 && each.get(1).equals(":")) {
                if (!each.get(0).equals("preserved")) throw constraints.fault(OBJECTIVE);
                if (preserved.isPresent()) throw constraints.fault("found a second line preserved:, expected one");
                preserved = Optional.of(preserved(constraints, each.subList(2, each.size())));
            } else {
                boolean labelled = each.get(0).startsWith("@");
                constraints
                        .inequalities(each.subList(labelled ? 1 : 0, each.size()), this::literal)
                        .forEach(inequality -> checker.axiom(++last, inequality));
                if (labelled) labels.put(each.get(0), last);
            }
        }
        axioms = last;
        return new ShownSolutions(checker, axioms, variables.size(), count, preserved);
    }

    private Set<Integer> preserved(Statements constraints, List<String> words) {
        Set<Integer> preserved = new LinkedHashSet<>();
        for (String word : words) {
            int variable = literal(word);
            if (variable < 1) throw constraints.fault("found '" + word + "', expected a variable such as x1");
            preserved.add(variable);
        }
        return preserved;
    }

    /** Returns the literal of a word, with a new variable for each new name; 0 for other words. */
    private int literal(String word) {
        if (!NAME.matcher(word).matches()) return 0;
        String name = word.startsWith("~") ? word.substring(1) : word;
        int variable = variables.computeIfAbsent(name, each -> variables.size() + 1);
        return word.startsWith("~") ? -variable : variable;
    }

    /**
     * Returns the number of an inequality from a number, a negative number counted from the end, or a label; 0 if there is
     * none.
     */
    private int number(String word) {
        if (word.startsWith("@")) return labels.getOrDefault(word, 0);
        int number = (int) steps.number(word, -Integer.MAX_VALUE, Integer.MAX_VALUE);
        return number < 0 ? Math.max(0, last + 1 + number) : number;
    }

    /** Checks the next step; returns the reason of a refusal. */
    private Optional<String> step(List<String> statement) {
        int before = last;
        boolean labelled = statement.get(0).startsWith("@") && statement.size() > 1;
        String name = statement.get(labelled ? 1 : 0);
        List<String> words = statement.subList(labelled ? 2 : 1, statement.size());
        Optional<String> fault =
                switch (name) {
                    case "f" -> formula(words);
                    case "pol", "p" -> derived(words);
                    case "rup", "u" -> implied(words);
                    case "e" -> compared(words, Inequality::equals, labelled ? statement.get(0) : "");
                    case "i" -> compared(words, Inequality::implies, "");
                    case "ea" -> compared(words, Inequality::equals, "").or(() -> added(words));
                    case "ia" -> compared(words, Inequality::implies, "").or(() -> added(words));
                    case "del" -> deleted(words);
                    case "delc", "deld", "d" -> deletedNumbers(words);
                    case "core", "start_time", "end_time" -> Optional.empty();
                    case "setlvl", "#" -> levelSet(words);
                    case "wiplvl", "w" -> levelDeleted(words);
                    case "sol" -> solutions.show(solution(words), variables.size());
                    case "solx", "v" -> solutions.exclude(++last, solution(words), variables.size());
                    case "output" -> output(words);
                    case "c" -> contradiction(words, "");
                    case "conclusion" -> conclusion(words);
                    default -> throw outside("the step " + name);
                };
        if (level != NO_LEVEL && last > before) levels.put(last, level);
        if (labelled && last > before) labels.put(statement.get(0), last);
        if (fault.equals(Optional.of(PseudoBooleanChecker.TOO_LARGE)))
            throw outside(name + " with numbers beyond 64 bits");
        return fault.map(why -> name + ": " + why);
    }

    private InputException outside(String what) {
        return steps.fault("found " + what + ", which this check does not support. Check this proof with VeriPB");
    }

    private Optional<String> formula(List<String> words) {
        boolean all = words.isEmpty()
                || number(words.get(0)) == axioms
                || words.get(0).equals("0");
        return all
                ? Optional.empty()
                : Optional.of("the formula has " + axioms + " inequalities, expected " + words.get(0));
    }

    private Optional<String> output(List<String> words) {
        if (words.equals(List.of("NONE"))) return Optional.empty();
        throw outside("output " + String.join(" ", words));
    }

    private Optional<String> derived(List<String> words) {
        words.stream()
                .filter(word -> MORE_OPERATIONS.contains(word) && !variables.containsKey(word))
                .findFirst()
                .ifPresent(operation -> {
                    throw outside("pol with the operation " + operation);
                });
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
        List<Inequality> claimed = steps.inequalities(beforeColon(words), this::literal);
        if (claimed.size() > 1) return Optional.of("an equation; expected one inequality");
        lemmas++;
        int[] named = colon < 0 ? null : hints(words.subList(colon + 1, words.size()));
        if (named != null) hints += named.length;
        return checker.follows(++last, claimed.get(0), named);
    }

    private static List<String> beforeColon(List<String> words) {
        int colon = words.indexOf(":");
        return colon < 0 ? words : words.subList(0, colon);
    }

    /** Returns the hints. The hint {@code ~} is the negation of the lemma, which is always used, so it is skipped. */
    private int[] hints(List<String> words) {
        return words.stream()
                .filter(word -> !word.equals("~"))
                .mapToInt(this::number)
                .toArray();
    }

    /** Moves the number of the inequality, which version 1 writes first, behind a colon, as later versions do. */
    private static List<String> numberLast(List<String> words) {
        boolean first = words.size() > 1
                && !NAME.matcher(words.get(1)).matches()
                && !words.get(1).startsWith(">");
        if (!first) return words;
        List<String> moved = new ArrayList<>(words.subList(1, words.size()));
        moved.add(":");
        moved.add(words.get(0));
        return moved;
    }

    /**
     * Checks that a stated inequality has a relation to the one named after a colon, or to any if none is named.
     *
     * @param label stands for that one from now on; empty for none
     */
    private Optional<String> compared(List<String> given, BiPredicate<Inequality, Inequality> relation, String label) {
        List<String> words = version < 2 ? numberLast(given) : given;
        int colon = words.indexOf(":");
        Inequality stated =
                steps.inequalities(beforeColon(words), this::literal).get(0);
        int number = colon < 0 || colon + 1 == words.size()
                ? checker.first(each -> relation.test(each, stated))
                : number(words.get(colon + 1));
        Inequality found = checker.get(number);
        if (found == null || !relation.test(found, stated)) {
            return Optional.of("inequality " + (number == 0 ? "" : number + " ") + "does not exist, or differs");
        }
        if (!label.isEmpty()) labels.put(label, number);
        return Optional.empty();
    }

    private Optional<String> added(List<String> words) {
        lemmas++;
        return checker.axiom(
                ++last, steps.inequalities(beforeColon(words), this::literal).get(0));
    }

    private Optional<String> deleted(List<String> words) {
        List<String> named = words.isEmpty()
                ? words
                : beforeColon(words).subList(1, beforeColon(words).size());
        return switch (words.isEmpty() ? "" : words.get(0)) {
            case "id" -> deletedNumbers(named);
            case "range" -> deletedRange(named);
            case "spec" -> deletedEqual(steps.inequalities(named, this::literal).get(0));
            default -> throw steps.fault("expected del id …, del range FIRST END or del spec INEQUALITY");
        };
    }

    private Optional<String> deletedNumbers(List<String> words) {
        beforeColon(words).stream().filter(word -> !word.equals("0")).forEach(word -> delete(number(word)));
        return Optional.empty();
    }

    private Optional<String> deletedRange(List<String> words) {
        if (words.size() != 2) throw steps.fault("expected del range FIRST END");
        int end = Math.min(number(words.get(1)), last + 1);
        for (int number = number(words.get(0)); number < end; number++) delete(number);
        return Optional.empty();
    }

    private Optional<String> deletedEqual(Inequality inequality) {
        int found = checker.first(inequality::equals);
        if (found == 0) return Optional.of("found no such inequality");
        for (int number = found; number > 0; number = checker.first(inequality::equals)) delete(number);
        return Optional.empty();
    }

    private Optional<String> levelSet(List<String> words) {
        level = words.isEmpty() ? NO_LEVEL : levelOf(words);
        return Optional.empty();
    }

    private long levelOf(List<String> words) {
        return steps.number(words.get(0), 0, Long.MAX_VALUE);
    }

    /** Deletes the inequalities of a level and above. */
    private Optional<String> levelDeleted(List<String> words) {
        long lowest = words.isEmpty() ? 0 : levelOf(words);
        List<Integer> deleted = levels.entrySet().stream()
                .filter(each -> each.getValue() >= lowest)
                .map(Map.Entry::getKey)
                .toList();
        deleted.forEach(this::delete);
        levels.keySet().removeAll(deleted);
        return Optional.empty();
    }

    private void delete(int number) {
        solutions.deleted(number);
        checker.delete(number);
    }

    /** The literals of a solution. What says that it is one, and no other, must still be there. */
    private int[] solution(List<String> words) {
        if (solutions.areUnknown()) {
            throw outside("a solution after a part of the formula, or the exclusion of a solution, was deleted");
        }
        int[] literals = words.stream().mapToInt(this::literal).toArray();
        for (int i = 0; i < literals.length; i++)
            if (literals[i] == 0) throw steps.fault("found '" + words.get(i) + "', expected a literal such as ~x1");
        return literals;
    }

    /**
     * Finds out why no inequality is a contradiction.
     *
     * @param named the words that name an inequality; without them, any inequality is accepted
     */
    private Optional<String> contradiction(List<String> named, String shown) {
        int number = named.isEmpty() ? checker.first(Inequality::isContradiction) : number(named.get(0));
        if (named.isEmpty() && number == 0) return Optional.of("no inequality is a contradiction");
        if (!checker.isContradiction(number))
            return Optional.of("inequality " + number + " is not a contradiction, or does not exist");
        proved = shown.isEmpty() ? solutions.complete() : shown;
        return Optional.empty();
    }

    private Optional<String> conclusion(List<String> words) {
        int colon = words.indexOf(":");
        List<String> named = colon < 0 ? List.of() : words.subList(colon + 1, words.size());
        return switch (words.isEmpty() ? "" : words.get(0)) {
            case "UNSAT" ->
                solutions.any()
                        ? Optional.of("UNSAT, but the proof shows a solution")
                        : contradiction(named, Checked.UNSATISFIABLE);
            case "SAT" -> satisfiable(named);
            case "ENUMERATION_COMPLETE" -> count(words).or(() -> contradiction(named, solutions.complete()));
            case "ENUMERATION_PARTIAL" -> count(words).or(() -> proved(solutions.inWords("at least ")));
            default -> throw outside("conclusion " + String.join(" ", words));
        };
    }

    private Optional<String> proved(String shown) {
        proved = shown;
        return Optional.empty();
    }

    /** Returns the error in the number of solutions that a conclusion states. */
    private Optional<String> count(List<String> words) {
        if (words.size() < 2) throw steps.fault("expected " + words.get(0) + " NUMBER");
        boolean right = steps.number(words.get(1), 0, Long.MAX_VALUE) == solutions.count();
        return right ? Optional.empty() : Optional.of("the proof shows " + solutions.count() + " solutions");
    }

    private Optional<String> satisfiable(List<String> words) {
        Optional<String> fault = words.isEmpty()
                ? Optional.of("SAT, but the proof shows no solution").filter(none -> !solutions.any())
                : solutions.showOfFormula(solution(words), variables.size());
        return fault.or(() -> proved("can be satisfied: 1 solution is shown"));
    }
}
