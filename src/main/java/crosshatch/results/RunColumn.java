package crosshatch.results;

import crosshatch.solver.Counter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** One column of the table {@code runs}; {@code results/README.md} says what each means. */
public sealed interface RunColumn {
    /** Of the columns below; it grows when one is added, renamed or given another meaning. */
    int SCHEMA_VERSION = 5;

    /** As in CSV, Parquet and queries. */
    String name();

    /** Whether it holds texts; else whole numbers. */
    boolean isText();

    /** Writes what {@code record} has in this column. */
    void write(RunRecord record, Cell to);

    /** Where one value goes. */
    interface Cell {
        /** A text, which may be empty. */
        void text(String value);

        /** A whole number. */
        void number(long value);

        /** Nothing is known: an empty field of CSV, else null. */
        void unknown();
    }

    /** Never unknown; empty where there is nothing to say. */
    record Text(String name, Function<RunRecord, String> value) implements RunColumn {
        @Override
        public boolean isText() {
            return true;
        }

        @Override
        public void write(RunRecord record, Cell to) {
            to.text(value.apply(record));
        }
    }

    /** Always known; may be negative. */
    record Known(String name, ToLongFunction<RunRecord> value) implements RunColumn {
        @Override
        public boolean isText() {
            return false;
        }

        @Override
        public void write(RunRecord record, Cell to) {
            to.number(value.applyAsLong(record));
        }
    }

    /** A quantity from 0, or negative where it is not known. */
    record Quantity(String name, ToLongFunction<RunRecord> value) implements RunColumn {
        @Override
        public boolean isText() {
            return false;
        }

        @Override
        public void write(RunRecord record, Cell to) {
            long quantity = value.applyAsLong(record);
            if (quantity < 0) to.unknown();
            else to.number(quantity);
        }
    }

    /** All columns, in order. */
    List<RunColumn> ALL = all();

    private static List<RunColumn> all() {
        List<RunColumn> columns = new ArrayList<>(List.of(
                new Text("experiment", record -> record.run().experiment()),
                new Text("set", record -> record.run().set()),
                new Known("position", record -> record.run().position()),
                new Text("variant", record -> record.run().variant()),
                new Text("puzzle_id", record -> record.run().puzzleId()),
                new Text("solver", record -> record.run().solver()),
                new Text("paradigm", record -> record.run().paradigm()),
                new Text("question", record -> record.run().question()),
                new Text("phase", record -> record.run().phase().word()),
                new Known("repetition", record -> record.run().repetition()),
                new Known("block", record -> record.run().block()),
                new Known("fork", record -> record.run().fork()),
                new Known("seed", record -> record.run().seed()),
                new Known("threads", record -> record.run().threads()),
                new Text("claim", RunRecord::claim),
                new Text("verdict", record -> record.verdict().word()),
                new Text("evidence", record -> record.evidence().word()),
                new Known("solutions", RunRecord::solutions),
                new Text("solution_ids", record -> String.join(" ", record.solutionIds())),
                new Text("detail", RunRecord::detail),
                new Quantity("encode_ns", record -> record.times().encodeNanos()),
                new Quantity("solve_ns", record -> record.times().solveNanos()),
                new Quantity("total_ns", record -> record.times().totalNanos()),
                new Quantity("cpu_ns", record -> record.times().cpuNanos()),
                new Quantity("allocated_bytes", record -> record.times().allocatedBytes()),
                new Quantity("overrun_ns", record -> record.times().overrunNanos()),
                new Quantity("worker_bytes", record -> record.times().workerBytes()),
                new Quantity("start_ns", record -> record.times().startNanos()),
                new Quantity("involuntary_switches", record -> record.noise().involuntarySwitches()),
                new Quantity("stray_percent", record -> record.noise().strayPercent()),
                new Quantity("reference_ns", record -> record.noise().referenceNanos()),
                new Quantity("others_percent", record -> record.noise().othersPercent()),
                new Quantity("steal_percent", record -> record.noise().stealPercent()),
                new Quantity("throttles", record -> record.noise().throttles()),
                new Quantity("proof_found", record -> record.proof().found()),
                new Quantity("proof_lemmas", record -> record.proof().lemmas()),
                new Quantity("proof_hints", record -> record.proof().hints()),
                new Quantity("proof_bytes", record -> record.proof().bytes()),
                new Quantity("proof_check_ns", record -> record.proof().checkNanos())));
        for (Counter counter : Counter.values()) {
            columns.add(new Quantity(
                    counter.column(), record -> record.count(counter).orElse(-1)));
        }
        columns.add(new Text("natives", RunColumn::natives));
        return List.copyOf(columns);
    }

    private static String natives(RunRecord record) {
        return record.counters().natives().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
