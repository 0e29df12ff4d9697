package crosshatch.solvers.catalog;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Family;
import crosshatch.solver.OptionValues;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.Suggestion;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.engine.EngineFamily;
import crosshatch.solvers.external.Descriptions;
import crosshatch.solvers.external.ExternalSolvers;
import crosshatch.solvers.external.ProgramFamily;
import crosshatch.solvers.lcg.LcgFamily;
import crosshatch.solvers.model.choco.ChocoFamily;
import crosshatch.solvers.model.cpsat.CpSatFamily;
import crosshatch.solvers.model.sat4j.Sat4jFamily;
import crosshatch.solvers.published.euler96.Euler96Family;
import crosshatch.solvers.published.homer.HomerFamily;
import crosshatch.solvers.published.hp71b.Hp71bFamily;
import crosshatch.solvers.published.norvig.NorvigFamily;
import crosshatch.solvers.published.readalps.ReadalpsFamily;
import crosshatch.solvers.release.ReleasedFamily;
import crosshatch.solvers.release.Releases;
import crosshatch.solvers.swift.SwiftFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Collectors;

/** The catalogue of all families of solvers, which makes solvers from specs. */
public final class SolverCatalog {
    private static final SolverCatalog STANDARD = new SolverCatalog(List.of(
            new ChocoFamily(),
            new CpSatFamily(),
            new Sat4jFamily(),
            new ByDiagram(new EngineFamily()),
            new ByDiagram(new LcgFamily()),
            new SwiftFamily(),
            new NorvigFamily(),
            new Hp71bFamily(),
            new Euler96Family(),
            new HomerFamily(),
            new ReadalpsFamily()));

    private final List<Family> families;
    private final ExternalSolvers guests;
    private final Optional<ConfigurationFiles> named;
    /** The models in MiniZinc that specs named so far, by the paths of their files, each of which is read once. */
    private final Map<String, ProgramFamily> models = new ConcurrentSkipListMap<>();

    /** Makes a catalog of these families, without external solvers. */
    public SolverCatalog(List<Family> families) {
        this(families, ExternalSolvers.NONE, Optional.empty());
    }

    private SolverCatalog(List<Family> families, ExternalSolvers guests, Optional<ConfigurationFiles> named) {
        this.families = List.copyOf(families);
        this.guests = guests;
        this.named = named;
    }

    /** Returns the catalogue of all built-in families. */
    public static SolverCatalog standard() {
        return STANDARD;
    }

    /**
     * Returns this catalogue with the user's external solvers.
     *
     * @throws InputException if an external solver has the name of a built-in family
     */
    public SolverCatalog with(ExternalSolvers external) {
        List<Family> all = new ArrayList<>(families);
        for (Family guest : external.families()) {
            if (families.stream().anyMatch(each -> each.name().equals(guest.name()))) {
                throw new InputException("found an external solver with the name '" + guest.name()
                        + "' of a built-in solver, expected another name");
            }
            all.add(guest);
        }
        return new SolverCatalog(all, external, named);
    }

    /** Returns this catalogue with the files for {@code tuned:NAME} and {@code strong:NAME}. */
    public SolverCatalog with(ConfigurationFiles found) {
        return new SolverCatalog(families, guests, Optional.of(found));
    }

    /** Returns the user's external solvers, with the models that specs named so far, for other processes. */
    public ExternalSolvers guests() {
        return guests.withModels(models.values());
    }

    /**
     * Returns the built-in families and the families of the user, without the external programs whose descriptions are shipped. These
     * are found only by name.
     */
    public List<Family> families() {
        return families;
    }

    /** Returns all families, with the external programs whose descriptions are shipped, and the models that specs named so far. */
    public List<Family> everyFamily() {
        List<Family> every = new ArrayList<>(families);
        every.addAll(models.values());
        Set<String> names = families.stream().map(Family::name).collect(Collectors.toSet());
        for (String name : Descriptions.SHIPPED) {
            if (!names.contains(name)) Descriptions.shippedFamily(name).ifPresent(every::add);
        }
        return every;
    }

    /**
     * Reads a spec.
     *
     * @param text a spec, {@code tuned:NAME} or {@code strong:NAME}; a name that ends in {@code .mzn} is the file of a model
     * @throws InputException if there is no such solver; lists the known ones
     */
    public SolverSpec spec(String text) {
        if (ConfigurationFiles.isConfigurationName(text)) return spec(named(text));
        String name = OptionValues.lineIn(text);
        List<Family> known = new ArrayList<>(families);
        if (families.stream().noneMatch(each -> each.name().equals(name))) {
            known.add(model(name).or(() -> Descriptions.shippedFamily(name)).orElseThrow(() -> unknown(text)));
        }
        return SolverSpec.parse(text, known);
    }

    private Optional<Family> model(String name) {
        if (!models.containsKey(name)) Descriptions.modelFamily(name).ifPresent(model -> models.put(name, model));
        return Optional.ofNullable(models.get(name));
    }

    /**
     * Returns the solver of this catalogue that a plan names.
     *
     * @param recorded see {@link #recorded}
     * @throws InputException if there is no such solver; lists the known ones
     */
    public SolverSpec known(SolverSpec recorded) {
        return families.contains(recorded.family()) ? recorded : spec(recorded.toString());
    }

    /**
     * Returns the solver that a plan or a record names; this program need not have it, see {@link SolverSpec#recorded}.
     *
     * @param text a spec in its present form
     */
    public SolverSpec recorded(String text) {
        return SolverSpec.recorded(text, everyFamily());
    }

    private String named(String text) {
        return named.orElseThrow(() -> new InputException(
                        "'" + text + "': found the name of a configuration, expected a whole configuration"))
                .spec(text);
    }

    private InputException unknown(String text) {
        List<String> names = new ArrayList<>(families.stream().map(Family::name).toList());
        names.addAll(Descriptions.SHIPPED);
        String name = OptionValues.lineIn(text);
        return new InputException("unknown solver '" + name + "', expected one of " + String.join(", ", names)
                + " or an external solver, added by the description of a program or by a jar"
                + Suggestion.of(name, names));
    }

    /**
     * Checks that a solver can run: a release of its library is fetched, if the spec names one; any other solver is made once.
     *
     * @throws InputException if its options do not go together, or its release lacks them
     * @throws crosshatch.solver.SolverException if it cannot run on this machine
     */
    public void requireUsable(SolverSpec spec) {
        if (spec.family() instanceof ReleasedFamily released) {
            released.check(spec);
            Releases.ofUser().fetch(released);
        } else {
            create(spec).close();
        }
    }

    /** Makes a solver without a trace. */
    public Solver create(String text) {
        return create(spec(text));
    }

    /** Makes a solver without a trace, from a spec. */
    public Solver create(SolverSpec spec) {
        return create(spec, Trace.OFF);
    }

    /** Makes a solver that throws an exception for boards that its family refuses, instead of solving another puzzle. */
    public Solver createCareful(String text) {
        SolverSpec spec = spec(text);
        return new CarefulSolver(spec, create(spec));
    }

    /** Makes a solver with a trace. */
    public Solver create(SolverSpec spec, Trace trace) {
        return spec.family().create(spec, trace);
    }

    /** A solver that refuses boards for which its family was not written. */
    private record CarefulSolver(SolverSpec spec, Solver solver) implements Solver {
        /**
         * Answers a puzzle.
         *
         * @throws InputException if the family refuses the puzzle's board or the task
         */
        @Override
        public Answer answer(Puzzle puzzle, Question question, Budget budget) {
            spec.family().refusal(puzzle.board(), question).ifPresent(reason -> {
                throw new InputException(reason);
            });
            return solver.answer(puzzle, question, budget);
        }

        @Override
        public void awaitIdle() {
            solver.awaitIdle();
        }

        @Override
        public void close() {
            solver.close();
        }
    }
}
