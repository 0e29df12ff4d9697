package crosshatch.solvers.release;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Option;
import crosshatch.solver.OptionValues;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.TreeCounters;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A family with another release of its library. It has the options that the release supports. If the release lacks the default value of
 * an option, another value replaces it. Measured runs take place in a JVM that was started only for this release; a traced run for
 * a proof may take place in any JVM.
 */
public final class ReleasedFamily implements Family {
    /** The system property that names the release for which a JVM was started. */
    public static final String OF_THIS_JVM = "crosshatch.release";

    /** The loaded families by name; each is loaded once per JVM, with its native library. */
    private static final Map<String, Family> LOADED = new ConcurrentHashMap<>();

    private final Family family;
    private final Library library;
    private final Library.Release release;

    ReleasedFamily(Family family, Library library, Library.Release release) {
        this.family = family;
        this.library = library;
        this.release = release;
    }

    public Library.Release release() {
        return release;
    }

    /** Returns whether the release is a jar of the user, which no repository has. */
    boolean isJar() {
        return release.name().startsWith(Releases.JAR);
    }

    /** Returns the family with the release that this program includes. */
    public Family bundled() {
        return family;
    }

    @Override
    public String name() {
        return family.name() + OptionValues.RELEASE + release.name();
    }

    @Override
    public String line() {
        return family.line();
    }

    @Override
    public Family at(String other) {
        return family.at(other);
    }

    @Override
    public Optional<Library> library() {
        return Optional.of(library);
    }

    Library called() {
        return library;
    }

    @Override
    public Optional<String> version() {
        return Optional.of(release.version());
    }

    @Override
    public Paradigm paradigm() {
        return family.paradigm();
    }

    @Override
    public String title() {
        return family.title();
    }

    @Override
    public String source() {
        return release.version() + " instead of: " + family.source();
    }

    @Override
    public List<Option> options() {
        return family.options().stream().map(this::asReleased).toList();
    }

    private Option asReleased(Option option) {
        List<Library.Value> lacking = library.values().stream()
                .filter(value -> value.option().equals(option.name()) && release.isBefore(value.since()))
                .toList();
        if (lacking.isEmpty()) return option;
        return option.absentMeans(given -> {
            String usual = option.absent().apply(given);
            return lacking.stream()
                    .filter(value -> value.chosen().test(usual))
                    .map(Library.Value::instead)
                    .findFirst()
                    .orElse(usual);
        });
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return family.counters();
    }

    @Override
    public Optional<TreeCounters> tree() {
        return family.tree();
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        for (Library.Boards boards : library.boards()) {
            if (release.isBefore(boards.since()) && boards.needed().test(board)) {
                return Optional.of(name() + " has no " + boards.what() + ", which came with " + boards.since()
                        + " and which " + board + " needs");
            }
        }
        return family.refusal(board, question);
    }

    @Override
    public void check(SolverSpec spec) {
        for (Library.Value value : library.values()) {
            String chosen = spec.get(value.option());
            if (release.isBefore(value.since()) && value.chosen().test(chosen)) {
                throw spec.refused(name() + " has no " + value.option() + "=" + chosen + ", which came with "
                        + value.since() + ". Try " + value.option() + "=" + value.instead() + ", or a later release");
            }
        }
        family.check(spec);
    }

    @Override
    public int threads(SolverSpec spec) {
        return family.threads(spec);
    }

    @Override
    public boolean traces() {
        return family.traces() && !release.isBefore(library.traces());
    }

    @Override
    public Optional<String> reasonNotToTrace(SolverSpec spec, Board board) {
        return release.isBefore(library.traces())
                ? Optional.of(name() + " does not report learnt clauses, as releases since " + library.traces() + " do")
                : family.reasonNotToTrace(spec, board);
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        check(spec);
        if (!trace.on() && !name().equals(System.getProperty(OF_THIS_JVM))) {
            throw new InputException("solver '" + spec + "': this JVM has the release "
                    + family.version().orElse("?")
                    + " of its library. Another release needs a JVM of its own, which compare starts");
        }
        return loaded().create(spec, trace);
    }

    /** Returns whether this program was tested with the release. */
    public boolean isTried() {
        return library.releases().contains(release);
    }

    /**
     * Checks that the library has the methods that this program calls for a configuration, if the release was not tried. The release
     * must have been fetched.
     *
     * @throws InputException if it lacks one; names it
     */
    public void requireFitting(SolverSpec spec) {
        if (!isTried()) ReleaseClasses.requireFitting(loaded(), spec);
    }

    private Family loaded() {
        return LOADED.computeIfAbsent(name(), name -> {
            FetchedRelease fetched = Releases.ofUser()
                    .find(this)
                    .orElseThrow(() ->
                            new SolverException(name + " was not fetched. Try: crosshatch solvers fetch " + name));
            return ReleaseClasses.load(family, library, fetched);
        });
    }
}
