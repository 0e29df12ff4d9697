package crosshatch.app.cli;

import crosshatch.proof.certify.Certificate;
import crosshatch.proof.certify.Certificate.Status;
import crosshatch.proof.certify.Certified;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Counts the results of proving the claims of a set. */
final class CertificateSummary {
    private static final int SHOWN_FAILURES = 10;

    private final Map<Status, Long> counts = new EnumMap<>(Status.class);
    private final List<String> failures = new ArrayList<>();
    private long puzzles;
    private long found;
    private long lemmas;
    private long hints;
    private long bytes;
    private long nanos;
    private long provedByEngine;

    void add(Certified certified) {
        Certificate certificate = certified.certificate();
        puzzles++;
        counts.merge(certificate.status(), 1L, Long::sum);
        found += certificate.found();
        lemmas += certificate.lemmas();
        hints += certificate.hints();
        bytes += certificate.bytes();
        nanos += certificate.checkNanos();
        if (certified.isProved() && !certificate.fromSolverLog()) provedByEngine++;
        boolean failed = certificate.status() == Status.REFUSED || certificate.status() == Status.CANNOT;
        if (failed && failures.size() < SHOWN_FAILURES) {
            failures.add(certificate.status() + ": puzzle " + puzzles + " " + certified.puzzle() + ": "
                    + certified.claim().word() + ", but " + certificate.reason());
        }
    }

    /** Returns whether every claim is proved, or needs no proof. */
    boolean isComplete() {
        return failures.isEmpty();
    }

    /**
     * Prints the summary.
     *
     * @param reasonNotToTrace the reason why the solver has no trace on this board; empty if it has one
     */
    void print(PrintWriter out, Optional<String> reasonNotToTrace) {
        long proved = count(Status.ACCEPTED);
        out.printf(
                Locale.ROOT,
                "%,d puzzles: %,d proved, %,d with nothing to prove, %,d false answers, %,d without proof%n",
                puzzles,
                proved,
                count(Status.NOTHING_TO_PROVE),
                count(Status.REFUSED),
                count(Status.CANNOT));
        if (proved > 0) {
            double each = proved;
            out.printf(
                    Locale.ROOT,
                    "mean per proof: %.1f needed lemmas of %.1f found, %.0f hints, %,.0f bytes, checked in %.3f ms%n",
                    lemmas / each,
                    found / each,
                    hints / each,
                    bytes / each,
                    nanos / each / 1e6);
        }
        if (provedByEngine > 0) {
            out.printf(
                    Locale.ROOT,
                    "%,d proofs do not follow the steps of the solver, but a search of our own: %s%n",
                    provedByEngine,
                    reasonNotToTrace.orElse("the steps that the solver reported were too few"));
        }
        failures.forEach(out::println);
    }

    private long count(Status status) {
        return counts.getOrDefault(status, 0L);
    }
}
