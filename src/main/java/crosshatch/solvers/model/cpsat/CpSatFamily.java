package crosshatch.solvers.model.cpsat;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.release.Releases;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * CP-SAT of OR-Tools. Without options the library decides, with one worker: an integer per cell, an all-different per unit. The time
 * of encoding covers the making of the serialised model; its copying and loading belong to the library's solve.
 *
 * <p>Limits on time and conflicts are passed to the library, which checks them between decisions. It has no limit on decisions: after
 * too many decisions, the reported status is "out of budget", but the search is stopped only after as many conflicts. Several
 * workers each get the whole limit on counts, and only the counts of one of them are reported.
 *
 * <p>The seed is in the spec although the search hardly uses it: with one worker, ten seeds on 32 hard puzzles never changed a
 * count.
 */
public final class CpSatFamily implements Family {
    static final String MODEL = "model";
    static final String GIVENS = "givens";
    static final String RELATIONS = "relations";
    static final String IMPLIED = "implied";
    static final String PROFILE = "profile";
    static final String PRESOLVE = "presolve";
    static final String FURTHER = "further";
    static final String WORKERS = "workers";
    static final String SEED = "seed";

    /** The library, whose messages use the version of protocol buffers that comes with each release. */
    static final Library LIBRARY = new Library(
            CpSatFamily.class,
            "com.google.ortools",
            "ortools-java",
            List.of("com.google.ortools.", "com.google.protobuf."),
            List.of(
                    Library.Value.allBut("9.8", RELATIONS, "table"),
                    // 9.0 ends the JVM with inprocessing: its own check refuses the solution
                    Library.Value.of("9.2", Parameters.INPROCESSING, "profile", "on")),
            List.of(new Library.Boards("9.2", "all-different over sums", CpSatFamily::hasOffsets)),
            "9.15");

    /** The most workers that the library accepts. */
    private static final int MAX_WORKERS = 10_000;

    @Override
    public String name() {
        return "cpsat";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.CP_SAT;
    }

    @Override
    public String title() {
        return "CP-SAT of OR-Tools: clause learning over Booleans and integers";
    }

    @Override
    public int threads(SolverSpec spec) {
        return spec.number(WORKERS);
    }

    @Override
    public String source() {
        return "OR-Tools 9.15.6755; L. Perron, F. Didier, S. Gay, The CP-SAT-LP Solver, CP 2023";
    }

    @Override
    public Family at(String release) {
        return Releases.of(this, LIBRARY, release);
    }

    @Override
    public Optional<Library> library() {
        return Optional.of(LIBRARY);
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>(modelOptions());
        options.addAll(List.of(
                Option.choice(
                        PROFILE,
                        "default",
                        "parameters of the library",
                        "default",
                        "as the library comes",
                        "fast",
                        "without probing, linear relaxation, symmetry detection and inprocessing; the search tries true first"),
                Option.choice(
                                PRESOLVE,
                                "on",
                                "whether the library simplifies the model first; the default with profile=fast is off",
                                "on",
                                "it does",
                                "off",
                                "it does only necessary expansions")
                        .absentMeans(chosen -> "fast".equals(chosen.get(PROFILE)) ? "off" : "on"),
                Option.choice(
                                FURTHER,
                                "enumerate",
                                "how more than one solution is found; block with several workers",
                                "enumerate",
                                "one solve that goes on after each solution; for one worker",
                                "block",
                                "a new solve after each solution, with those found forbidden")
                        .absentMeans(chosen -> severalWorkers(chosen.get(WORKERS)) ? "block" : "enumerate")));
        options.addAll(Parameters.options());
        options.addAll(List.of(
                Option.whole(
                        WORKERS,
                        1,
                        1,
                        MAX_WORKERS,
                        "threads of the library; with several, runs differ and counters come from one worker"),
                Option.whole(
                        SEED, 1, 0, Integer.MAX_VALUE, "seed of the random choices of the library, which are few")));
        return options;
    }

    /** Returns the options for the formulation of a puzzle; the other options are about the search. */
    public static List<Option> modelOptions() {
        return List.of(
                Option.choice(
                        MODEL,
                        "int",
                        "variables and constraints",
                        "int",
                        "an integer per cell, all-different per unit",
                        "bool",
                        "a Boolean per candidate, exactly-one per cell and per digit of a unit",
                        "clauses",
                        "a Boolean per candidate, clauses only (extended, pairwise): CP-SAT as a SAT solver"),
                Option.choice(
                        GIVENS,
                        "fixed",
                        "effect of the givens on the model",
                        "fixed",
                        "they fix their own cells; the library does the rest",
                        "live",
                        "their digits are taken from the candidates of their peers"),
                Option.choice(
                                RELATIONS,
                                "arithmetic",
                                "how relations are stated (plain boards have no relations)",
                                "arithmetic",
                                "linear constraints for sums, less-than and numbers of values, and the library's constraints for"
                                        + " circuits and (with model=int) products; tables for other relations",
                                "table",
                                "tables over integers, or clauses of decision diagrams over Booleans; if a diagram is too"
                                        + " large, as arithmetic, or as clauses that count")
                        .absentMeans(chosen -> "clauses".equals(chosen.get(MODEL)) ? "table" : "arithmetic"),
                Option.constants(
                        IMPLIED,
                        ImpliedSums.NONE,
                        "which implied sums of cages and units are stated",
                        ImpliedSums::meaning));
    }

    private static boolean severalWorkers(@Nullable String workers) {
        return workers != null && !workers.equals("1");
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS,
                CounterMeaning.nearest("num_branches: assumed literals, including probing (profile=default). A literal"
                        + " that a learnt clause forces is not counted"),
                Counter.BACKTRACKS,
                CounterMeaning.nearest(
                        "num_conflicts: each conflict refutes the newest decision. Other decisions that a"
                                + " backjump or a restart undoes are not counted"),
                Counter.CONFLICTS,
                CounterMeaning.nearest("num_conflicts: clauses falsified in search. Contradictions while the model is"
                        + " loaded or presolved are not counted"),
                Counter.PROPAGATIONS,
                CounterMeaning.nearest("num_binary_propagations + num_integer_propagations: forced literals and changed"
                        + " bounds, without presolve"),
                Counter.RESTARTS,
                CounterMeaning.nearest("num_restarts; a new solve (further=block) is not included"),
                Counter.NOGOODS,
                CounterMeaning.absent("the library does not report how many clauses it learns"),
                Counter.DEPTH,
                CounterMeaning.absent("the library does not report it"));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return Optional.empty(); // every relation has a constraint, or clauses
    }

    private static boolean hasOffsets(Board board) {
        return board.relations().stream()
                .anyMatch(each -> each instanceof Distinct distinct
                        && distinct.offsets().stream().anyMatch(offset -> offset != 0));
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public Optional<String> reasonNotToTrace(SolverSpec spec, Board board) {
        return UntraceableOptions.reason(spec, board).map(why -> name() + " " + why);
    }

    @Override
    public void check(SolverSpec spec) {
        if (spec.is(MODEL, "clauses") && spec.is(RELATIONS, "arithmetic")) {
            throw spec.refused("model=clauses does not support relations=arithmetic. Try relations=table");
        }
        if (spec.is(FURTHER, "enumerate") && severalWorkers(spec.get(WORKERS))) {
            throw spec.refused("several workers would enumerate the same solutions. Try further=block");
        }
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        check(spec);
        CpSatLibrary.problem().ifPresent(reason -> {
            throw new SolverException(reason);
        });
        return new CpSatSolver(spec, trace);
    }

    /** Which configurations learn clauses that nobody can read, and why. */
    static final class UntraceableOptions {
        private UntraceableOptions() {}

        /** @return for people; empty if what the library writes down are clauses over candidates */
        static Optional<String> reason(SolverSpec spec, Board board) {
            if (spec.is(CpSatFamily.MODEL, "int")) {
                return Optional.of("makes Booleans from integers, and does not report their meaning");
            }
            if (spec.is(CpSatFamily.PRESOLVE, "on")) {
                return Optional.of("learns clauses with other variables after presolve");
            }
            if (spec.number(CpSatFamily.WORKERS) > 1) {
                return Optional.of("does not log clauses if it has several workers");
            }
            if (Parameters.reasonsBeyondClauses(spec)) {
                return Optional.of("learns clauses from linear relaxations or symmetries, which a proof cannot use");
            }
            List<Relation> relations =
                    spec.constant(CpSatFamily.IMPLIED, ImpliedSums.class).relations(board);
            boolean onlyCandidates = (relations.isEmpty() || spec.is(CpSatFamily.RELATIONS, "table"))
                    && Encoding.EXTENDED.hasOnlyCandidates(board, AtMostOneForm.PAIRWISE, relations);
            if (!onlyCandidates) {
                return Optional.of(
                        "learns clauses with variables that do not stand for candidates, but a proof can only use candidates");
            }
            return DratFile.problem();
        }
    }
}
