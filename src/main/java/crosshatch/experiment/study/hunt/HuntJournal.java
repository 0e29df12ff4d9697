package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.base.WholeNumber;
import crosshatch.experiment.Part;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.solver.Claim;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The log of a hunt: a line of JSON for the request, for each finished round, and for each finding. Lines are only appended. If a
 * crash cut off the last line, this line is removed when the hunt is resumed. If a round was repeated, its last line is used.
 */
final class HuntJournal {
    private static final String NAME = "hunt.jsonl";
    /** The mapper, which accepts missing fields because earlier versions did not write them. */
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private final Path file;

    private HuntJournal(Path file) {
        this.file = file;
    }

    /** The first line of the journal: the request, which a resumed hunt must repeat. */
    record Begun(List<String> solvers, long seed, Hunt.Size size, String shard, boolean unsafe) {
        static Begun of(Hunt.Request request) {
            return new Begun(
                    request.solvers(), request.seed(), request.size(), text(request.shard()), request.unsafe());
        }

        private static String text(Part part) {
            return part.index() + "/" + part.of();
        }

        Part part() {
            int slash = shard.indexOf('/');
            return new Part(
                    (int) WholeNumber.in("shard", shard.substring(0, Math.max(0, slash)), 1, Integer.MAX_VALUE),
                    (int) WholeNumber.in("shard", shard.substring(slash + 1), 1, Integer.MAX_VALUE));
        }

        /** Returns the request of another part of this hunt. */
        Begun with(Part other) {
            return new Begun(solvers, seed, size, text(other), unsafe);
        }
    }

    /**
     * The line of a finished round.
     *
     * @param round its number, from 0
     * @param seconds the time of the hunt at its end
     * @param undecided the number of its claims that were neither proved nor refuted
     */
    record Round(long round, long seconds, long undecided, List<Tried> trials) {
        /** Returns the number of answers; a refusal is none. */
        long answers() {
            return trials.stream()
                    .flatMap(tried -> tried.answers().stream())
                    .filter(each -> each.verdict() != Verdict.REFUSED)
                    .mapToLong(Answers::count)
                    .sum();
        }
    }

    /** The answers of one solver to one task in a round. */
    record Tried(String solver, String question, List<Answers> answers) {}

    /**
     * The answers of a trial with one verdict on boards with the same kinds of relations.
     *
     * @param relations the kinds in alphabetical order; empty for boards without relations
     * @param micros the total time of the solver in µs
     */
    record Answers(List<String> relations, Verdict verdict, int count, long micros) {
        static Answers of(Puzzle puzzle, Verdict verdict, long micros) {
            List<String> relations = puzzle.board().relations().stream()
                    .map(each -> each.kind().word())
                    .distinct()
                    .sorted()
                    .toList();
            return new Answers(relations, verdict, 1, micros);
        }

        /** Adds up the answers that differ only in number and time. */
        static List<Answers> summed(List<Answers> all) {
            Map<List<Object>, Answers> sums = new LinkedHashMap<>();
            for (Answers each : all) sums.merge(List.of(each.relations, each.verdict), each, Answers::plus);
            return List.copyOf(sums.values());
        }

        private Answers plus(Answers other) {
            return new Answers(relations, verdict, count + other.count, micros + other.micros);
        }
    }

    /** The verdict on an answer. */
    enum Verdict {
        WRONG,
        CRASHED,
        EXACT,
        /** A limit was reached, or the reported status could be neither proved nor refuted. */
        OPEN,
        /** The options do not go with the board. */
        REFUSED;

        /**
         * Returns the verdict on an answer.
         *
         * @param decided whether the reported status was proved or refuted, if it needs that
         */
        static Verdict of(Claim claim, Optional<Fault> fault, boolean decided) {
            if (claim instanceof Claim.Failed failed && Fault.isRefusal(failed.error())) return REFUSED;
            Verdict otherwise = claim instanceof Claim.Nothing || !decided ? OPEN : EXACT;
            return fault.map(each -> of(each.kind()))
                    .filter(each -> each != OPEN)
                    .orElse(otherwise);
        }

        /** Returns the verdict for a kind of fault; an impossible counter makes no answer wrong. */
        private static Verdict of(Fault.Kind kind) {
            return switch (kind) {
                case OVERLOOKED, NO_SOLUTION_SHOWN, EASIER -> WRONG;
                case CRASH, HANG, MEMORY -> CRASHED;
                case LIMIT, COUNTER -> OPEN;
            };
        }
    }

    /** The line of a finding. */
    record Found(int number, Cause cause, String folder, long round, long seconds) {
        /** Returns whether it explains a crash of a family on boards with these relations. */
        boolean explainsCrash(String family, List<String> relations) {
            return Verdict.of(cause.kind()) == Verdict.CRASHED
                    && cause.family().equals(family)
                    && relations.containsAll(cause.relations());
        }
    }

    /** The line of a fault that could not be repeated. */
    record Unrepeated(String solver, String kind, String detail, long round) {
        boolean isOf(Round other, Tried tried) {
            return round == other.round() && solver.equals(tried.solver());
        }
    }

    /** The contents of a journal. */
    record Content(Begun begun, List<Round> rounds, List<Found> findings, List<Unrepeated> unrepeated) {
        /** Returns the time of the hunt in seconds. */
        long seconds() {
            return rounds.stream().mapToLong(Round::seconds).max().orElse(0);
        }

        /** Returns whether a crash in a round was never tried again, because the hunt ended before. */
        boolean hasUntriedCrash(Round round, SolverCatalog catalog) {
            return round.trials().stream()
                    .filter(tried -> unrepeated.stream().noneMatch(fault -> fault.isOf(round, tried)))
                    .anyMatch(tried -> {
                        String family = catalog.spec(tried.solver()).family().name();
                        return tried.answers().stream()
                                .filter(each -> each.verdict() == Verdict.CRASHED)
                                .anyMatch(each -> findings.stream()
                                        .noneMatch(found -> found.explainsCrash(family, each.relations())));
                    });
        }
    }

    /**
     * Begins a journal.
     *
     * @throws InputException if there is one already
     */
    static HuntJournal begin(Path folder, Begun begun) {
        HuntJournal journal = new HuntJournal(folder.resolve(NAME));
        if (Files.exists(journal.file)) {
            throw new InputException(
                    folder + " already has a hunt. Choose another directory", Remedy.ANOTHER_DIRECTORY);
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException broken) {
            throw NamedFile.unwritable(folder, broken);
        }
        journal.append("begun", begun);
        return journal;
    }

    /**
     * Continues a journal.
     *
     * @throws InputException if there is none, or if its request differs
     */
    static HuntJournal resume(Path folder, Begun begun) {
        HuntJournal journal = new HuntJournal(folder.resolve(NAME));
        if (!Files.isRegularFile(journal.file)) throw new InputException(folder + ": found no hunt to continue");
        List<String> lines = journal.wholeLines();
        Begun then = lines.isEmpty() ? begun : read(lines.get(0), "begun", Begun.class);
        if (!then.equals(begun)) {
            throw new InputException(folder + ": the hunt was begun with " + then + ", found " + begun);
        }
        journal.rewrite(lines);
        if (lines.isEmpty()) journal.append("begun", begun);
        return journal;
    }

    /**
     * Reads a journal.
     *
     * @throws InputException if there is none
     */
    static Content read(Path folder) {
        HuntJournal journal = new HuntJournal(folder.resolve(NAME));
        if (!Files.isRegularFile(journal.file)) throw new InputException(folder + ": found no hunt");
        return journal.content();
    }

    private List<String> wholeLines() {
        try {
            String text = Files.readString(file);
            return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        } catch (IOException broken) {
            throw NamedFile.unreadable(file, broken);
        }
    }

    private void rewrite(List<String> lines) {
        try {
            Files.write(file, lines);
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }

    Content content() {
        Map<Long, Round> rounds = new LinkedHashMap<>();
        List<Found> findings = new ArrayList<>();
        List<Unrepeated> unrepeated = new ArrayList<>();
        List<String> lines = wholeLines();
        if (lines.isEmpty()) throw new InputException(file + ": found an empty file, expected the journal of a hunt");
        for (String line : lines) {
            if (line.startsWith("{\"round\"")) {
                Round round = read(line, "round", Round.class);
                rounds.put(round.round(), round);
            }
            if (line.startsWith("{\"finding\"")) findings.add(read(line, "finding", Found.class));
            if (line.startsWith("{\"unrepeated\"")) unrepeated.add(read(line, "unrepeated", Unrepeated.class));
        }
        return new Content(
                read(lines.get(0), "begun", Begun.class), List.copyOf(rounds.values()), findings, unrepeated);
    }

    private static <T> T read(String line, String what, Class<T> type) {
        try {
            JsonNode node = JSON.readTree(line).path(what);
            return JSON.treeToValue(node, type);
        } catch (JacksonException bad) {
            throw new InputException(NAME + ": found a line that is not from a hunt: " + JsonFaults.what(bad), bad);
        }
    }

    void add(Round round) {
        append("round", round);
    }

    void add(Found found) {
        append("finding", found);
    }

    void add(Unrepeated fault) {
        append("unrepeated", fault);
    }

    private synchronized void append(String what, Object value) {
        String line = JSON.writeValueAsString(new TreeMap<>(Map.of(what, value))) + "\n";
        try {
            Files.write(
                    file, line.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }
}
