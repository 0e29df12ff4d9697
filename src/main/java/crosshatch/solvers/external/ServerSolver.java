package crosshatch.solvers.external;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.export.UnfitAnswerException;
import crosshatch.solvers.external.process.ServerProcess;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A program that runs for long: it reads one puzzle and writes one answer per line. It is started for the first puzzle, and again
 * after it died, gave an invalid answer, or must find another number of solutions.
 */
final class ServerSolver implements Solver {
    private final Description description;
    private final SolverSpec spec;
    private final StartUp startUp;
    private @Nullable ServerProcess process;
    private int wantedSolutions;

    /**
     * Makes a solver.
     *
     * @param startUp the start-up time of the program
     */
    ServerSolver(Description description, SolverSpec spec, StartUp startUp) {
        this.description = description;
        this.spec = spec;
        this.startUp = startUp;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        if (startUp.speaksFirst()) return failed("it wrote a line before it got a puzzle");
        String line = PuzzleText.line(puzzle.givens());
        budget.encoded();
        try {
            ServerProcess server = running(question.limit());
            if (server.saysMore()) throw new UnfitAnswerException("it wrote more lines than answers were expected");
            Optional<String> reply = server.ask(line, budget.left());
            budget.elsewhere(new Budget.ExternalUsage(startUp.nanos(), -1, -1, server.peakBytes()));
            if (reply.isEmpty()) return dead(server);
            ProgramAnswer reading = description.output().read(reply.get(), puzzle, Optional.empty());
            return new Answer(reading.claim(question), reading.counters());
        } catch (UnfitAnswerException unfit) {
            close();
            return failed(unfit.reason());
        } catch (IOException failed) {
            close();
            throw new SolverException(spec.family().name() + " cannot be run: " + failed.getMessage(), failed);
        }
    }

    /** Starts the program without a puzzle, and returns whether it writes a line within this time. */
    boolean speaksWithin(long nanos) {
        try {
            return running(1).speaksWithin(nanos);
        } catch (IOException notStarted) {
            return false;
        }
    }

    private ServerProcess running(int solutions) throws IOException {
        if (process != null && wantedSolutions != solutions) close();
        if (process == null) process = new ServerProcess(Arguments.of(description, spec, solutions));
        wantedSolutions = solutions;
        return process;
    }

    private Answer dead(ServerProcess server) {
        Answer answer = server.exceeded()
                .map(limit -> new Answer(new Claim.OutOfBudget(limit), Counters.none()))
                .orElseGet(() -> failed(server.ending()));
        close();
        return answer;
    }

    private static Answer failed(String reason) {
        return new Answer(new Claim.Failed(reason), Counters.none());
    }

    @Override
    public void awaitIdle() {
        startUp.awaitIdle();
    }

    @Override
    public void close() {
        if (process != null) process.close();
        process = null;
    }
}
