package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.SolutionCallback;
import com.google.ortools.sat.SolveWrapper;
import com.google.ortools.sat.mainJNI;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import crosshatch.solver.Budget;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The calls of the library for one answer. Each gets the remaining budget, and the reported counts are added up.
 *
 * <p>An answer with more decisions or conflicts than the budget allows counts as out of budget, even if it is complete, so that the
 * result depends only on the counts. The library has no limit on decisions. But each conflict undoes a decision or ends the search,
 * so D decisions allow at most D + 1 conflicts, and the limit on conflicts ends a search without another limit. It ends the search
 * late if there are more decisions than conflicts.
 */
final class Solves {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int FEW_BYTES = 64;

    private final byte[] parameters;
    private final Budget budget;
    private final Optional<Consumer<int[]>> learnt;
    private final CpSatCounters statistics = new CpSatCounters();
    private @Nullable Limit ended;

    /**
     * @param parameters a {@code SatParameters}, serialised: to copy such a message takes longer than to state an easy puzzle
     * @param learnt gets the clauses that the library learns, as literals of DIMACS; empty if nobody wants them
     */
    Solves(byte[] parameters, Budget budget, Optional<Consumer<int[]>> learnt) {
        this.parameters = parameters;
        this.budget = budget;
        this.learnt = learnt;
    }

    /** Returns the limit that ended the work, or null. After a limit, the results so far are no answer. */
    @Nullable
    Limit ended() {
        return ended;
    }

    Counters counters() {
        return statistics.counters();
    }

    /** Looks for one solution; the response contains it if its status is {@code OPTIMAL}. */
    CpSolverResponse one(byte[] model) {
        return solve(model, null);
    }

    /**
     * Looks for all solutions until {@code listener}, told of each, stops the search.
     *
     * @return with status {@code OPTIMAL} if there are no other solutions than those told, {@code INFEASIBLE} if there are
     *     none at all, {@code FEASIBLE} if the search was stopped
     */
    CpSolverResponse all(byte[] model, SolutionCallback listener) {
        return solve(model, listener);
    }

    /** Returns whether a running solve, with these counts of its own, should stop now. */
    boolean usedUp(long decisions, long conflicts) {
        return budget.exceeded(statistics.decisions() + decisions, statistics.conflicts() + conflicts) != null;
    }

    /** Called when a solve stopped by itself: finds the limit that ended it. */
    void endEarly() {
        Limit limit = budget.exceeded(statistics.decisions(), statistics.conflicts());
        if (limit == null && budget.limits().nanos() != Limits.NONE) limit = Limit.TIME; // its clock is a little ahead
        if (limit == null) throw new SolverException("CP-SAT stopped before any limit was reached");
        ended = limit;
    }

    /** @param listener told of all solutions; null if the first is enough */
    private CpSolverResponse solve(byte[] model, @Nullable SolutionCallback listener) {
        if (learnt.isEmpty()) return judged(call(model, parameters(listener != null), listener));
        try (DratFile file = DratFile.await()) {
            CpSolverResponse response = call(model, parameters(listener != null), listener);
            file.read(learnt.get());
            return judged(response);
        }
    }

    /** As {@link SolveWrapper} does, which would serialise parameters and model first. */
    private static CpSolverResponse call(byte[] model, byte[] wanted, @Nullable SolutionCallback listener) {
        OpenWrapper library = new OpenWrapper();
        try {
            mainJNI.SolveWrapper_setParameters(library.address(), library, wanted);
            if (listener != null) library.addSolutionCallback(listener);
            byte[] response = mainJNI.SolveWrapper_solve(library.address(), library, model);
            if (listener != null) library.clearSolutionCallback(listener);
            return CpSolverResponse.parseFrom(response);
        } catch (InvalidProtocolBufferException e) {
            throw new SolverException("the response of CP-SAT cannot be read: " + e.getMessage());
        } finally {
            library.delete();
        }
    }

    /** Older releases show the address to subclasses only. */
    private static final class OpenWrapper extends SolveWrapper {
        long address() {
            return getCPtr(this);
        }
    }

    private CpSolverResponse judged(CpSolverResponse response) {
        CpSolverStatus status = response.getStatus();
        if (status == CpSolverStatus.MODEL_INVALID || status == CpSolverStatus.UNRECOGNIZED) {
            throw new SolverException("CP-SAT answers " + status + ": " + response.getSolutionInfo());
        }
        statistics.add(response);
        Limit limit = budget.exceeded(statistics.decisions(), statistics.conflicts());
        if (limit != null && limit != Limit.TIME) ended = limit; // a complete answer is not spoilt by coming late
        if (status == CpSolverStatus.UNKNOWN) endEarly();
        return response;
    }

    /** The parameters with those of this call behind them: of a field that is there twice the last value counts. */
    private byte[] parameters(boolean all) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(parameters);
        CodedOutputStream out = CodedOutputStream.newInstance(bytes, FEW_BYTES);
        try {
            if (all) out.writeBool(SatParameters.ENUMERATE_ALL_SOLUTIONS_FIELD_NUMBER, true);
            if (learnt.isPresent()) out.writeBool(SatParameters.OUTPUT_DRAT_PROOF_FIELD_NUMBER, true);
            Limits limits = budget.limits();
            if (limits.nanos() != Limits.NONE) {
                double seconds = Math.max(0, budget.remainingNanos()) / NANOS_PER_SECOND;
                out.writeDouble(SatParameters.MAX_TIME_IN_SECONDS_FIELD_NUMBER, seconds);
            }
            long conflicts = Math.min(
                    left(limits.conflicts(), statistics.conflicts()),
                    left(limits.decisions(), statistics.decisions() - 1));
            // The library stops at its limit, a budget is exceeded beyond it; at 0 the library would not even
            // propagate.
            if (conflicts != Limits.NONE) {
                out.writeInt64(SatParameters.MAX_NUMBER_OF_CONFLICTS_FIELD_NUMBER, Math.max(0, conflicts) + 1);
            }
            out.flush();
        } catch (IOException impossible) {
            throw new AssertionError("bytes in memory can be written", impossible);
        }
        return bytes.toByteArray();
    }

    private static long left(long limit, long used) {
        return limit == Limits.NONE ? Limits.NONE : limit - used;
    }
}
