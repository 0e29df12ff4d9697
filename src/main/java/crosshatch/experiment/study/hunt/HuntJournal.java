package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.base.WholeNumber;
import crosshatch.experiment.Part;
import crosshatch.puzzle.file.JsonFaults;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The log of a hunt with one line of JSON each for the request, for each finished round, and for each finding. It only grows; a
 * line that a crash cut off is removed when the hunt is resumed. For a repeated round the last line counts.
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
    record Round(long round, long seconds, long undecided, List<Tried> trials) {}

    /**
     * One trial of a round.
     *
     * @param solver its spec
     * @param puzzles the number of puzzles
     * @param refused the number of puzzles that it refused, because their board does not go with the options
     * @param open the number of runs without an answer, and of statements that were neither proved nor refuted
     * @param faults the number of answers with a fault
     * @param kinds the number of puzzles of each kind
     * @param answers the answers with their verdicts
     */
    record Tried(
            String solver,
            String question,
            int puzzles,
            int refused,
            int open,
            int faults,
            Map<String, Integer> kinds,
            List<Conformance.Answers> answers) {}

    /**
     * The line of a finding.
     *
     * @param task the task of the reduced puzzle, as in {@link Conformance}
     */
    record Found(int number, Cause cause, String task, String folder, long round, long seconds) {}

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

        long undecided() {
            return rounds.stream().mapToLong(Round::undecided).sum();
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
