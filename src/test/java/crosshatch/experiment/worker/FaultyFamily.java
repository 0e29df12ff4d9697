package crosshatch.experiment.worker;

import crosshatch.base.SurroundingsException;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.schema.FromWorker;
import crosshatch.results.schema.Started;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Limit;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Solvers that give up honestly on every puzzle but those with {@link #FATAL} givens; there, each does its worst. */
final class FaultyFamily implements Family {
    /** A puzzle with so many givens brings out the fault. */
    static final int FATAL = 3;
    /** Its own counter: which process it runs in. */
    static final String PROCESS = "process";

    @Override
    public String name() {
        return "faulty";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "does harm";
    }

    @Override
    public String source() {
        return "the tests of workers";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(
                "fault",
                "none",
                "what it does",
                "none",
                "no harm",
                "segfault",
                "writes where it may not",
                "halt",
                "ends its JVM",
                "hang",
                "ignores its budget",
                "work",
                "works until its budget ends",
                "hoard",
                "eats memory outside the Java heap",
                "heap",
                "eats the Java heap",
                "trace",
                "ends its JVM by an error with a long stack",
                "garbage",
                "writes into the pipe",
                "chatter",
                "prints on every puzzle",
                "sigterm",
                "ends its JVM as a signal does",
                "freeze",
                "stops its own process",
                "counters",
                "counts 300 things",
                "once",
                "ends its JVM, and the next one while it starts",
                "never-again",
                "ends its JVM, and every other one while it starts",
                "shot",
                "is killed from outside, however often it starts",
                "mute",
                "never says that it can run",
                "slow",
                "takes its time",
                "missing",
                "cannot run on this machine",
                "full",
                "finds no room on the disk",
                "filled",
                "ends its JVM, and every other one finds no room on the disk"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of();
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        if (spec.is("fault", "missing")) throw new SolverException("no library for this machine");
        if (spec.is("fault", "full")) throw new SurroundingsException("no room");
        String fault = spec.get("fault");
        int starts = countStarts();
        if (fault.equals("once") && starts == 2) Runtime.getRuntime().halt(1);
        if (fault.equals("never-again") && starts > 1) Runtime.getRuntime().halt(1);
        if (fault.equals("filled") && starts > 1) throw new SurroundingsException("no room");
        if (fault.equals("shot")) Signals.send("KILL", ProcessHandle.current());
        if (fault.equals("mute")) pause(60_000);
        long[] asked = new long[1];
        return (puzzle, question, budget) ->
                fault.equals("work") && puzzle.clues() == FATAL ? work(budget) : answer(fault, puzzle, ++asked[0]);
    }

    private static Answer answer(String fault, Puzzle puzzle, long asked) {
        if (fault.equals("chatter")) System.out.println("solving " + puzzle);
        if (fault.equals("slow")) pause(5);
        if (puzzle.clues() == FATAL) misbehave(fault);
        Counters.Builder counters = Counters.builder()
                .set(Counter.DECISIONS, asked)
                .setNative(PROCESS, ProcessHandle.current().pid());
        for (int i = 0; fault.equals("counters") && i < 300; i++) counters.setNative("counter " + i, i);
        return new Answer(new Claim.GaveUp(), counters.build());
    }

    private static Answer work(Budget budget) {
        Limit limit = null;
        while (limit == null) limit = budget.exceeded(0, 0);
        return new Answer(new Claim.OutOfBudget(limit), Counters.none());
    }

    /** How many processes of this worker have started, this one included: the folder of their temporary files outlives each. */
    private static int countStarts() {
        Path starts = Path.of(System.getProperty("java.io.tmpdir")).resolveSibling("starts");
        try {
            Files.writeString(starts, "*", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return (int) Files.size(starts);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void misbehave(String fault) {
        switch (fault) {
            case "segfault" -> unsafe("putLong", 0L, 1L);
            case "halt", "once", "never-again", "filled" -> Runtime.getRuntime().halt(42);
            case "sigterm" -> Runtime.getRuntime().halt(143);
            case "freeze" -> Signals.send("STOP", ProcessHandle.current());
            case "hang" -> hang();
            case "hoard" -> hoard();
            case "heap" -> fillHeap();
            case "trace" -> endWithATrace(200);
            case "garbage" -> writeGarbage();
            default -> {}
        }
    }

    /** Says on standard error what happened, from deep inside, and then no more. */
    private static void endWithATrace(int depth) {
        if (depth > 0) {
            endWithATrace(depth - 1);
        } else {
            new IllegalStateException("the model is lost", new IOException("the disk was pulled out"))
                    .printStackTrace();
            Runtime.getRuntime().halt(42);
        }
    }

    private static void hang() {
        for (long i = 0; i >= 0; i++) Thread.onSpinWait();
    }

    private static void hoard() {
        long piece = 16L << 20;
        while (true) unsafe("setMemory", unsafe("allocateMemory", piece), piece, (byte) 1);
    }

    private static void fillHeap() {
        Object[] chain = {};
        while (true) chain = new Object[] {chain, new byte[1 << 20]};
    }

    private static void writeGarbage() {
        try (FileOutputStream pipe = new FileOutputStream("/dev/fd/3")) {
            pipe.write("nobody expects this here".repeat(10).getBytes(StandardCharsets.UTF_8));
            pause(60_000);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** By reflection, because the compiler warns of every other use. */
    private static Object unsafe(String method, Object... arguments) {
        try {
            Class<?> type = Class.forName("sun.misc.Unsafe");
            Field field = type.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            Class<?>[] types = Arrays.stream(arguments)
                    .map(argument -> argument instanceof Byte ? byte.class : long.class)
                    .toArray(Class<?>[]::new);
            return type.getMethod(method, types).invoke(field.get(null), arguments);
        } catch (ReflectiveOperationException missing) {
            throw new LinkageError(missing.getMessage(), missing);
        }
    }

    /** Serves these solvers as a worker process. */
    public static final class Main {
        private Main() {}

        public static void main(String[] arguments) throws IOException {
            WorkerMain.serve(new SolverCatalog(List.of(new FaultyFamily())), arguments);
        }
    }

    /** Answers its task as a program with other messages would. */
    public static final class AnotherBuild {
        private AnotherBuild() {}

        public static void main(String[] arguments) throws IOException {
            Started started = Started.newBuilder().setProtocol(99).build();
            new Frames(InputStream.nullInputStream(), WorkerPipes.out())
                    .send(FromWorker.newBuilder().setStarted(started).build());
        }
    }
}
