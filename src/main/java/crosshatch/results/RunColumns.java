package crosshatch.results;

import crosshatch.puzzle.InputException;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** The columns of {@code runs.csv}: what is not known is empty, never 0. */
final class RunColumns {
    private RunColumns() {}

    static List<String> header() {
        List<String> names = new ArrayList<>(List.of(
                "experiment",
                "set",
                "position",
                "variant",
                "puzzle_id",
                "solver",
                "paradigm",
                "question",
                "phase",
                "repetition",
                "block",
                "fork",
                "seed",
                "threads",
                "claim",
                "verdict",
                "solutions",
                "solution_ids",
                "detail",
                "encode_ns",
                "solve_ns",
                "total_ns",
                "cpu_ns",
                "allocated_bytes",
                "overrun_ns"));
        for (Counter counter : Counter.values()) names.add(counter.column());
        names.add("natives");
        return names;
    }

    static List<String> write(RunRecord record) {
        RunRecord.Run run = record.run();
        RunRecord.Times times = record.times();
        List<String> row = new ArrayList<>(List.of(
                run.experiment(),
                run.set(),
                String.valueOf(run.position()),
                run.variant(),
                run.puzzleId(),
                run.solver(),
                run.paradigm(),
                run.question(),
                run.phase().word(),
                String.valueOf(run.repetition()),
                String.valueOf(run.block()),
                String.valueOf(run.fork()),
                String.valueOf(run.seed()),
                String.valueOf(run.threads()),
                record.claim(),
                record.verdict().word(),
                String.valueOf(record.solutions()),
                String.join(" ", record.solutionIds()),
                record.detail(),
                known(times.encodeNanos()),
                known(times.solveNanos()),
                known(times.totalNanos()),
                known(times.cpuNanos()),
                known(times.allocatedBytes()),
                known(times.overrunNanos())));
        for (Counter counter : Counter.values()) {
            OptionalLong count = record.count(counter);
            row.add(count.isPresent() ? String.valueOf(count.getAsLong()) : "");
        }
        row.add(record.counters().natives().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" ")));
        return row;
    }

    private static String known(long value) {
        return value < 0 ? "" : String.valueOf(value);
    }

    /** @throws InputException if a field is not what its column holds */
    static RunRecord read(NamedCsvRecord row, String file) {
        try {
            return new RunRecord(
                    new RunRecord.Run(
                            row.getField("experiment"),
                            row.getField("set"),
                            Long.parseLong(row.getField("position")),
                            row.getField("variant"),
                            row.getField("puzzle_id"),
                            row.getField("solver"),
                            row.getField("paradigm"),
                            row.getField("question"),
                            Phase.ofWord(row.getField("phase")),
                            Integer.parseInt(row.getField("repetition")),
                            Long.parseLong(row.getField("block")),
                            Integer.parseInt(row.getField("fork")),
                            Long.parseLong(row.getField("seed")),
                            Integer.parseInt(row.getField("threads"))),
                    row.getField("claim"),
                    Verdict.ofWord(row.getField("verdict")),
                    Integer.parseInt(row.getField("solutions")),
                    words(row.getField("solution_ids")),
                    row.getField("detail"),
                    new RunRecord.Times(
                            number(row.getField("encode_ns")),
                            number(row.getField("total_ns")),
                            number(row.getField("cpu_ns")),
                            number(row.getField("allocated_bytes")),
                            number(row.getField("overrun_ns"))),
                    counters(row));
        } catch (IllegalArgumentException | java.util.NoSuchElementException malformed) {
            throw new InputException(
                    file + ":" + row.getStartingLineNumber() + ": this is no record of a run: "
                            + malformed.getMessage(),
                    malformed);
        }
    }

    private static Counters counters(NamedCsvRecord row) {
        Counters.Builder counters = Counters.builder();
        for (Counter counter : Counter.values()) {
            String text = row.getField(counter.column());
            if (!text.isEmpty()) counters.set(counter, Long.parseLong(text));
        }
        for (String pair : words(row.getField("natives"))) {
            int equals = pair.lastIndexOf('=');
            counters.setNative(pair.substring(0, equals), Long.parseLong(pair.substring(equals + 1)));
        }
        return counters.build();
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split(" "));
    }

    private static long number(String text) {
        return text.isEmpty() ? -1 : Long.parseLong(text);
    }
}
