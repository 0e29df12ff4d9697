package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Option;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.Descriptions;
import crosshatch.solvers.release.Releases;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the families, or shows one of them: the command {@code solvers list}. */
@Command(
        name = "list",
        description = {
            "Lists the families, one per line.",
            "With FAMILY, shows its options, defaults, counters and source, and the releases of its library that can be compared:"
                    + " those that were tested with this program, and those in your cache. To use a release, write it after @, as"
                    + " in cpsat@9.8. A solver without @ uses the release that comes with this program."
        },
        footer = {
            "  crosshatch solvers list",
            "  crosshatch solvers list choco/alldiff=BC",
            "  crosshatch solvers list choco --online"
        })
final class SolversListCommand extends ProgramCommand {
    @Parameters(arity = "0..1", paramLabel = "FAMILY", description = "A family, or a spec of it.")
    private @Nullable String shown;

    @picocli.CommandLine.Option(
            names = "--online",
            description =
                    "Also ask the Maven repositories of your settings which releases they offer, and list those that were not"
                            + " tested with this program.")
    private boolean online;

    @Mixin
    private ExternalSolverOptions guests = new ExternalSolverOptions();

    @Override
    public Integer call() {
        if (shown == null) list();
        else show(guests.catalog().spec(shown));
        return ExitCode.DONE;
    }

    private void list() {
        out().print(text(
                List.of("family", "paradigm", "what"),
                guests.catalog().everyFamily().stream()
                        .map(family -> List.of(family.name(), family.paradigm().word(), family.title()))));
    }

    private void show(SolverSpec solver) {
        PrintWriter out = out();
        Family family = solver.family();
        out.println(Terminal.here()
                .flowed(family.name() + ": " + family.title() + "\nSource: " + family.source() + "\nWith all options: "
                        + solver.spelledOut()));
        Descriptions.shipped(family.name())
                .ifPresent(description -> out.println("Description:\n" + description.strip()));
        if (!family.options().isEmpty()) {
            out.println();
            out.print(optionTable(solver));
        }
        out.println();
        out.print(text(
                List.of("counter", "", "meaning here"),
                Stream.of(Counter.values())
                        .map(counter -> List.of(
                                counter.column(),
                                meaning(family, counter).fidelity().word(),
                                meaning(family, counter).how()))));
        if (family.library().isPresent()) printReleases(family);
    }

    private void printReleases(Family asked) {
        Library library = library(asked);
        Optional<Releases.Offer> offer = online ? Optional.of(Releases.ofUser().offered(library)) : Optional.empty();
        Set<String> fetched = new LinkedHashSet<>(Releases.ofUser().fetched(asked));
        Map<String, Library.Release> releases = new LinkedHashMap<>();
        library.releases().forEach(each -> releases.put(each.version(), each));
        Stream.concat(fetched.stream(), offer.stream().flatMap(each -> each.versions().stream()))
                .filter(name -> library.releases().stream()
                        .noneMatch(each -> each.name().equals(name)))
                .forEach(name -> releases.putIfAbsent(name, new Library.Release(name, name, Optional.empty())));
        out().println();
        out().print(Terminal.here()
                .texts(
                        "",
                        List.of("solver", "version", "built", "tried", "here"),
                        releases.values().stream()
                                .map(each -> List.of(
                                        asked.line() + OptionValues.RELEASE + each.name(),
                                        each.version(),
                                        each.date().map(Object::toString).orElse(""),
                                        library.releases().contains(each) ? "yes" : "no",
                                        here(asked, each, fetched, offer)))));
        out().println("\n" + Terminal.here().flowed(source(offer)));
    }

    /** Returns where a release is: in this program, in the cache, or in a repository. */
    private static String here(
            Family asked, Library.Release release, Set<String> fetched, Optional<Releases.Offer> offer) {
        List<String> places = new ArrayList<>();
        if (asked.version().equals(Optional.of(release.version()))) places.add("comes with this program");
        if (fetched.contains(release.name())) places.add("fetched");
        offer.ifPresent(each -> places.add(each.versions().contains(release.version()) ? "offered" : "not offered"));
        return String.join(", ", places);
    }

    /** Returns the sources of the list, for people. */
    private static String source(Optional<Releases.Offer> offer) {
        String asked = offer.map(each -> "These Maven repositories of your settings were asked: "
                        + String.join(", ", each.repositories())
                        + ". A mirror may lack releases that exist elsewhere.")
                .orElse("To ask the Maven repositories of your settings for other releases, add --online.");
        return "tried: this program was tested with the release. " + asked
                + " A release that was not tried runs if its library has the methods that this program calls. Otherwise it is"
                + " refused, and the message names the missing method.";
    }

    /**
     * Returns the library of a family.
     *
     * @throws InputException if it has none
     */
    static Library library(Family family) {
        return family.library()
                .orElseThrow(() -> new InputException(
                        "family '" + family.name() + "' has no library with releases, expected one of " + libraries()));
    }

    private static String libraries() {
        return String.join(
                ", ",
                SolverCatalog.standard().families().stream()
                        .filter(each -> each.library().isPresent())
                        .map(Family::name)
                        .toList());
    }

    private static String optionTable(SolverSpec solver) {
        return text(
                List.of("option", "here", "values and meanings"),
                solver.family().options().stream()
                        .map(option -> List.of(option.name(), solver.get(option.name()), explained(option))));
    }

    private static String explained(Option option) {
        StringBuilder text = new StringBuilder(option.doc());
        Map<String, String> meanings = option.kind().meanings();
        if (meanings.isEmpty()) text.append(" (").append(option.kind().values()).append(")");
        meanings.forEach(
                (word, meaning) -> text.append('\n').append(word).append(": ").append(meaning));
        return text.toString();
    }

    private static CounterMeaning meaning(Family family, Counter counter) {
        return family.counters().getOrDefault(counter, CounterMeaning.absent("not counted"));
    }

    private static String text(List<String> headers, Stream<List<String>> rows) {
        return Terminal.here().texts("", headers, rows);
    }
}
