package crosshatch.experiment.study.hunt;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.RelationKind;
import crosshatch.results.report.figure.ConformanceFigure;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table of the answers of each solver by kind of relation and task. An answer counts for each kind of relation on its board. A
 * fault that a finding explains counts only for the kinds that the finding needs.
 */
public final class Conformance {
    /** The name of the row for boards without relations. */
    private static final String UNITS = "units";
    /** The name of the sum in which each answer counts once. */
    private static final String ALL = "all";

    /** The task of answers that report no solution. */
    private static final String REFUTE = "refute";

    private static final List<String> RELATIONS = Stream.concat(
                    Stream.of(UNITS), Arrays.stream(RelationKind.values()).map(RelationKind::word))
            .toList();
    private static final List<String> TASKS = List.of("any", "unique", "count", REFUTE);

    /** The verdict on an answer. A cell of the table shows the first verdict that occurs in it. */
    enum Verdict {
        WRONG,
        CRASHED,
        EXACT,
        /** A limit was reached, or the reported status could be neither proved nor refuted. */
        OPEN,
        REFUSED,
        UNTRIED;

        /**
         * Returns the verdict on an answer.
         *
         * @param decided whether the reported status was proved or refuted, if it needs that
         */
        static Verdict of(Claim claim, Optional<Fault> fault, boolean decided) {
            if (claim instanceof Claim.Failed failed && Fault.isRefusal(failed.error())) return REFUSED;
            Verdict otherwise = claim instanceof Claim.Nothing || !decided ? OPEN : EXACT;
            return fault.map(each -> of(each.kind())).filter(Verdict::isFaulty).orElse(otherwise);
        }

        /** Returns the verdict for a kind of fault; an impossible counter makes no answer wrong. */
        private static Verdict of(Fault.Kind kind) {
            return switch (kind) {
                case OVERLOOKED, NO_SOLUTION_SHOWN, EASIER -> WRONG;
                case CRASH, HANG, MEMORY -> CRASHED;
                case LIMIT, COUNTER -> OPEN;
            };
        }

        private boolean isFaulty() {
            return this == WRONG || this == CRASHED;
        }

        String word() {
            return this == UNTRIED ? "not tried" : name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The answers of one trial. A faulty answer counts once for all kinds of relations on its board together, since a finding may
     * need only some of them. Any other answer counts once for each row of the table to which it belongs, and once for {@code all}.
     *
     * @param relations the kinds of relations in alphabetical order
     * @param micros the total time of the solver in µs
     */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"relations", "task", "verdict", "count", "micros"})
    record Answers(List<String> relations, String task, Verdict verdict, int count, long micros) {
        static List<Answers> of(Puzzle puzzle, Question question, Claim claim, Verdict verdict, long micros) {
            boolean refutes = claim.exhausted() && claim.shown().isEmpty();
            Set<String> relations = new TreeSet<>();
            puzzle.board().relations().forEach(each -> relations.add(each.kind().word()));
            Answers one = new Answers(List.copyOf(relations), Conformance.task(question, refutes), verdict, 1, micros);
            return verdict.isFaulty() ? List.of(one) : one.in(rows(relations));
        }

        private List<Answers> in(Set<String> rows) {
            return Stream.concat(Stream.of(ALL), rows.stream())
                    .map(row -> new Answers(List.of(row), task, verdict, count, micros))
                    .toList();
        }

        /** Adds up the answers that differ only in number and time. */
        static List<Answers> summed(List<Answers> all) {
            Map<List<Object>, Answers> sums = new LinkedHashMap<>();
            for (Answers each : all) {
                sums.merge(List.of(each.relations, each.task, each.verdict), each, Answers::plus);
            }
            return List.copyOf(sums.values());
        }

        private Answers with(Verdict other) {
            return new Answers(relations, task, other, count, micros);
        }

        private Answers plus(Answers other) {
            return new Answers(relations, task, verdict, count + other.count, micros + other.micros);
        }
    }

    /** A finding and its folder, whose name is unique among hunts. */
    private record Example(HuntJournal.Found found, String folder) {
        Verdict verdict() {
            return Verdict.of(found.cause().kind());
        }

        boolean concerns(Spot spot) {
            return found.cause().family().equals(spot.solver)
                    && rows(found.cause().relations()).contains(spot.relation);
        }

        boolean explains(String solver, Answers answers) {
            return found.cause().family().equals(solver)
                    && verdict() == answers.verdict
                    && answers.relations.containsAll(found.cause().relations());
        }
    }

    /** The position of a cell in the table. */
    private record Spot(String solver, String relation, String task) {}

    private final SolverCatalog catalog;
    private final Set<String> solvers = new LinkedHashSet<>();
    private final Map<Spot, List<Answers>> bySpot = new HashMap<>();
    private final List<Example> examples = new ArrayList<>();

    /**
     * Makes the table.
     *
     * @param hunts the contents of hunts, by folder
     */
    Conformance(SolverCatalog catalog, Map<Path, HuntJournal.Content> hunts) {
        this.catalog = catalog;
        hunts.forEach(this::addFindings);
        for (HuntJournal.Content hunt : hunts.values()) {
            hunt.begun().solvers().forEach(each -> solvers.add(family(each)));
            for (HuntJournal.Round round : hunt.rounds()) {
                for (HuntJournal.Tried tried : round.trials()) {
                    tried.answers().forEach(each -> add(family(tried.solver()), each));
                }
            }
        }
    }

    private void addFindings(Path folder, HuntJournal.Content hunt) {
        Path findings = Path.of("" + folder.toAbsolutePath().getFileName(), Reproducer.FOLDER);
        hunt.findings().stream()
                .map(found -> new Example(found, "" + findings.resolve(found.folder())))
                .filter(example -> example.verdict().isFaulty())
                .forEach(examples::add);
    }

    private String family(String spec) {
        return catalog.spec(spec).family().name();
    }

    private void add(String solver, Answers answers) {
        List<Answers> counted =
                answers.verdict.isFaulty() ? confirmed(solver, answers).in(blamed(solver, answers)) : List.of(answers);
        for (Answers each : counted) {
            bySpot.computeIfAbsent(new Spot(solver, each.relations.get(0), each.task), spot -> new ArrayList<>())
                    .add(each);
        }
    }

    /** Counts a crash only if it was repeated: on a busy machine a process may break or halt without a fault of the solver. */
    private Answers confirmed(String solver, Answers answers) {
        boolean counts = answers.verdict != Verdict.CRASHED || isExplained(solver, answers);
        return counts ? answers : answers.with(Verdict.OPEN);
    }

    private boolean isExplained(String solver, Answers answers) {
        return examples.stream().anyMatch(example -> example.explains(solver, answers));
    }

    /** Returns whether a crash counts as open because the hunt ended before it was tried again. */
    boolean isLeft(HuntJournal.Content hunt, HuntJournal.Round round) {
        return round.trials().stream()
                .filter(tried -> hunt.unrepeated().stream().noneMatch(fault -> fault.isOf(round, tried)))
                .anyMatch(tried -> tried.answers().stream()
                        .anyMatch(
                                each -> each.verdict == Verdict.CRASHED && !isExplained(family(tried.solver()), each)));
    }

    /** Returns the rows for which faulty answers count. */
    private Set<String> blamed(String solver, Answers answers) {
        Set<String> needed = examples.stream()
                .filter(example -> example.explains(solver, answers))
                .flatMap(example -> rows(example.found.cause().relations()).stream())
                .collect(Collectors.toSet());
        return needed.isEmpty() ? rows(Set.copyOf(answers.relations)) : needed;
    }

    private static Set<String> rows(Set<String> relations) {
        return relations.isEmpty() ? Set.of(UNITS) : relations;
    }

    static String task(Question question, boolean refutes) {
        return refutes ? REFUTE : question.toString().split(":", 2)[0];
    }

    private Verdict verdict(Spot spot) {
        Stream<Verdict> found = examples.stream()
                .filter(each -> each.concerns(spot) && each.found.task().equals(spot.task))
                .map(Example::verdict);
        return Stream.concat(found, answers(spot).stream().map(Answers::verdict))
                .min(Comparator.naturalOrder())
                .orElse(Verdict.UNTRIED);
    }

    private List<Answers> answers(Spot spot) {
        return bySpot.getOrDefault(spot, List.of());
    }

    /** Returns the answers of all tasks. */
    private List<Answers> answers(String solver, String relation) {
        return TASKS.stream()
                .flatMap(task -> answers(new Spot(solver, relation, task)).stream())
                .toList();
    }

    /** Returns the number of answers. */
    private static long given(List<Answers> answers) {
        return answers.stream()
                .filter(each -> each.verdict != Verdict.REFUSED)
                .mapToLong(Answers::count)
                .sum();
    }

    /** Returns the folder of a finding that shows the fault of a cell, if possible with the task of the cell; empty if none does. */
    private String reproducer(Spot spot) {
        Verdict verdict = verdict(spot);
        return examples.stream()
                .filter(each -> each.concerns(spot) && each.verdict() == verdict)
                .min(Comparator.comparing(each -> !each.found.task().equals(spot.task)))
                .map(Example::folder)
                .orElse("");
    }

    /** Returns all cells as a table, for a file. */
    public Table cells() {
        List<Column> columns = new ArrayList<>(List.of(
                Column.text("solver", "solver"),
                Column.text("relation", "relation"),
                Column.text("task", "task"),
                Column.text("verdict", "verdict")));
        columns.addAll(counted());
        columns.add(Column.text("reproducer", "reproducer"));
        List<List<Cell>> rows = new ArrayList<>();
        spots(each -> true).forEach(spot -> rows.add(row(spot)));
        return new Table("conformance", "", columns, rows, List.of());
    }

    private List<Cell> row(Spot spot) {
        List<Cell> row = new ArrayList<>(
                Stream.of(spot.solver, spot.relation, spot.task, verdict(spot).word())
                        .map(Cell::text)
                        .toList());
        row.addAll(counts(answers(spot)));
        row.add(Cell.text(reproducer(spot)));
        return row;
    }

    private Stream<Spot> spots(Predicate<Spot> chosen) {
        return solvers.stream()
                .flatMap(solver -> RELATIONS.stream()
                        .flatMap(relation -> TASKS.stream().map(task -> new Spot(solver, relation, task))))
                .filter(chosen);
    }

    private static List<Column> counted() {
        return Stream.concat(
                        Arrays.stream(Verdict.values())
                                .filter(each -> each != Verdict.UNTRIED)
                                .map(each -> Column.number(each.word(), each.word())),
                        Stream.of(Column.number("seconds", "seconds")))
                .toList();
    }

    private static List<Cell> counts(List<Answers> answers) {
        List<Cell> cells = new ArrayList<>();
        for (Verdict verdict : Verdict.values()) {
            if (verdict == Verdict.UNTRIED) continue;
            cells.add(Cell.few(answers.stream()
                    .filter(each -> each.verdict == verdict)
                    .mapToLong(Answers::count)
                    .sum()));
        }
        cells.add(Cell.count(answers.stream().mapToLong(Answers::micros).sum() / 1_000_000));
        return cells;
    }

    /** Returns a table with the number of answers of each solver, in which each answer counts once. */
    public Table solvers() {
        List<Column> columns =
                new ArrayList<>(List.of(Column.text("solver", "solver"), Column.number("cells", "cells")));
        columns.add(Column.number("least", "least of a relation"));
        columns.add(Column.number("median", "median"));
        columns.addAll(counted());
        List<List<Cell>> rows = new ArrayList<>();
        for (String solver : solvers) {
            List<Cell> row = new ArrayList<>(List.of(
                    Cell.text(solver),
                    Cell.count(spots(each -> each.solver.equals(solver) && verdict(each) != Verdict.UNTRIED)
                            .count())));
            long[] sizes = RELATIONS.stream()
                    .mapToLong(relation -> given(answers(solver, relation)))
                    .sorted()
                    .toArray();
            row.add(Cell.count(sizes[0]));
            row.add(Cell.count((sizes[(sizes.length - 1) / 2] + sizes[sizes.length / 2]) / 2));
            row.addAll(counts(answers(solver, ALL)));
            rows.add(row);
        }
        return new Table("conformance-solvers", "Answers by solver", columns, rows, List.of());
    }

    /** Draws a tile for each solver and relation, with the most serious verdict of all tasks. */
    public Figure figure() {
        List<ConformanceFigure.Tile> tiles = new ArrayList<>();
        for (String solver : solvers) {
            for (String relation : RELATIONS) {
                Verdict worst = TASKS.stream()
                        .map(task -> verdict(new Spot(solver, relation, task)))
                        .min(Comparator.naturalOrder())
                        .orElseThrow();
                tiles.add(new ConformanceFigure.Tile(solver, relation, worst.word()));
            }
        }
        return ConformanceFigure.of(
                tiles, Arrays.stream(Verdict.values()).map(Verdict::word).toList());
    }
}
