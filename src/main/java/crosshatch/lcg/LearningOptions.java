package crosshatch.lcg;

import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.Map;

/** The options of the family {@code engine} that are about learning, one technique each. */
public final class LearningOptions {
    /** Boards with more digits are searched with learning by {@code learn=auto}. */
    public static final int MOST_DIGITS_WITHOUT_LEARNING = 9;

    /** The rule that is looked for more often as a search gets longer. */
    public static final String LATE_GAC = "late-gac";

    /** The rule that looks for Hall sets of rows and columns too. */
    public static final String FISH = "fish";

    /** Rules that can say why. */
    private static final List<String> RULES = List.of("naked-single", "hidden-single", "locked", "gac", LATE_GAC, FISH);
    /** What means nothing without learning, with the value that says so. */
    private static final Map<String, String> IDLE =
            Map.of("restarts", "none", "forget", "none", "minimise", "none", "phase", "none");
    /** Values of {@code select} that go by what explanations met. */
    private static final List<String> NEEDS_REASONS = List.of("vsids", "domvsids", "target", "tabu", "lastconflict");
    /** What a search that learns has in one way only. */
    private static final Map<String, String> FIXED = Map.of(
            "agenda", "fixpoint",
            "branch", "fill",
            "digits", "asc",
            "undo", "trail",
            "shave", "off",
            "relations", "gac");

    private LearningOptions() {}

    /** In the order of their explanations: {@code learn} first, because the defaults of the others follow from it. */
    public static List<Option> all() {
        return List.of(learn(), restarts(), forget(), minimise(), phase());
    }

    /** Whether options that a user wrote ask for learning. */
    public static boolean learns(Map<String, String> given) {
        return !given.getOrDefault("learn", "off").equals("off");
    }

    private static Option learn() {
        return Option.choice(
                "learn",
                "off",
                "Whether each conflict is explained, and a clause learnt from it; see docs/learning.md.",
                "off",
                "never: what is refuted is forgotten with its branch",
                "on",
                "to the first unique implication point, with backjumps (Marques-Silva and Sakallah 1999)",
                "auto",
                "on for boards of more than " + MOST_DIGITS_WITHOUT_LEARNING
                        + " digits; smaller ones are searched as with learn=off, by singles alone");
    }

    private static Option restarts() {
        return Option.choice(
                        "restarts",
                        "none",
                        "When a search that learns goes back to its root.",
                        "none",
                        "never",
                        "luby",
                        "after 100, 100, 200, 100, 100, 200, 400, … conflicts (Luby et al. 1993)",
                        "geometric",
                        "after 100, 150, 225, … conflicts (Walsh 1999)",
                        "doubling",
                        "after 100, 200, 400, … conflicts, the same series",
                        "glucose",
                        "when recent clauses span more levels than others (Audemard and Simon 2012)")
                .defaultingTo(given -> learns(given) ? "luby" : "none");
    }

    private static Option forget() {
        return Option.choice(
                        "forget",
                        "none",
                        "Which learnt clauses are dropped, half of them at a time.",
                        "none",
                        "none",
                        "lbd",
                        "those that span most levels (Audemard and Simon 2009)",
                        "activity",
                        "those that were reasons least in recent conflicts (Eén and Sörensson 2003)")
                .defaultingTo(given -> learns(given) ? "lbd" : "none");
    }

    private static Option minimise() {
        return Option.choice(
                        "minimise",
                        "none",
                        "Which literals are taken out of a learnt clause.",
                        "none",
                        "none",
                        "local",
                        "those whose reason is in the clause (Beame, Kautz and Sabharwal 2004)",
                        "recursive",
                        "those that rest on the clause through any chain of reasons (Sörensson and Biere 2009)")
                .defaultingTo(given -> learns(given) ? "recursive" : "none");
    }

    private static Option phase() {
        return Option.choice(
                        "phase",
                        "none",
                        "Which way a candidate is decided by a search that learns.",
                        "none",
                        "nothing is learnt",
                        "saved",
                        "as it was last, at first as the digit (Pipatsrisawat and Darwiche 2007)",
                        "fill",
                        "always as the digit",
                        "eliminate",
                        "always as not the digit")
                .defaultingTo(given -> learns(given) ? "fill" : "none");
    }

    /** @throws crosshatch.puzzle.InputException if options do not go together, with learning or without */
    public static void check(SolverSpec spec) {
        if (spec.is("learn", "off")) refuseIdle(spec);
        else refuseWithLearning(spec);
    }

    private static void refuseIdle(SolverSpec spec) {
        IDLE.forEach((option, idle) -> {
            if (!spec.is(option, idle)) throw spec.refused(option + " means nothing with learn=off");
        });
        if (NEEDS_REASONS.contains(spec.get("select"))) {
            throw spec.refused(
                    "select=" + spec.get("select") + " goes by conflicts that are explained, and needs learn=on");
        }
        List<String> rules = spec.words("propagate");
        if (rules.contains(LATE_GAC)) {
            throw spec.refused("propagate=" + LATE_GAC + " goes by restarts, and needs learn=on. Try propagate=gac");
        }
        if (rules.contains(FISH)) throw spec.refused("propagate=" + FISH + " needs learn=on");
    }

    private static void refuseWithLearning(SolverSpec spec) {
        FIXED.forEach((option, value) -> {
            if (!spec.is(option, value)) {
                throw spec.refused("a search that learns has " + option + "=" + value + " only");
            }
        });
        List<String> rules = spec.words("propagate");
        List<String> silent =
                rules.stream().filter(rule -> !RULES.contains(rule)).toList();
        if (!silent.isEmpty()) {
            throw spec.refused("what is learnt needs reasons, and " + String.join(", ", silent)
                    + " cannot say why; with learn, propagate knows " + String.join(", ", RULES));
        }
        if (!rules.contains("naked-single")) throw spec.refused("a search that learns needs propagate=naked-single");
        if (rules.contains(FISH) && !rules.contains("gac") && !rules.contains(LATE_GAC)) {
            throw spec.refused("propagate=" + FISH + " is looked for where Hall sets are. Add gac or " + LATE_GAC);
        }
        if (spec.is("phase", "none")) throw spec.refused("a search that learns needs a phase");
        if (spec.is("select", "norvig") || spec.is("select", "input")) {
            throw spec.refused("select=" + spec.get("select") + " is for searches that do not learn");
        }
    }
}
