package crosshatch.results;

import com.google.protobuf.CodedInputStream;
import crosshatch.results.schema.Counts;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Proof;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverIdentity;
import crosshatch.results.schema.Times;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads the records of ledgers of version 4, in which each value had a place instead of a number. A text that is repeated,
 * all but the ids, is a number in a dictionary that comes first; of what may be negative, -1 is unknown.
 *
 * <pre>
 *   bytes   dictionary: texts, then records      (each with its count before it)
 *   record  run, claim, verdict, evidence, solutions, detail, times, counters, noise, proof, in the order of the code below
 * </pre>
 */
record LedgerVersion4(CodedInputStream in, List<String> texts) {
    static final int VERSION = 4;

    /** @throws IOException if these bytes are no records */
    static List<RunRecord> decode(byte[] bytes) throws IOException {
        CodedInputStream in = CodedInputStream.newInstance(bytes);
        List<String> texts = new ArrayList<>();
        for (int left = in.readUInt32(); left > 0; left--) texts.add(in.readString());
        LedgerVersion4 decoder = new LedgerVersion4(in, texts);
        List<RunRecord> records = new ArrayList<>();
        for (int left = in.readUInt32(); left > 0; left--) records.add(new RunRecord(decoder.run()));
        return records;
    }

    private Run run() throws IOException {
        Run.Builder run = Run.newBuilder()
                .setExperiment(text())
                .setSet(text())
                .setPosition(in.readUInt64())
                .setVariant(text())
                .setPuzzleId(in.readString())
                .setIdentity(SolverIdentity.newBuilder().setSolver(text()))
                .setParadigm(text())
                .setQuestion(text())
                .setPhase(word())
                .setRepetition(in.readUInt32())
                .setBlock(in.readUInt64())
                .setFork(in.readUInt32())
                .setSeed(in.readSInt64())
                .setThreads(in.readUInt32())
                .setClaim(text())
                .setVerdict(word());
        String evidence = word();
        run.setEvidence(evidence.equals("none") ? "" : evidence).setSolutions(in.readUInt32());
        for (int left = in.readUInt32(); left > 0; left--) run.addSolutionIds(in.readString());
        return run.setDetail(text())
                .setTimes(times())
                .setCounts(counts())
                .setNoise(noise())
                .setProof(proof())
                .build();
    }

    private Times times() throws IOException {
        Times.Builder times = Times.newBuilder();
        Known.set(in.readSInt64(), times::setEncodeNs);
        Known.set(in.readSInt64(), times::setTotalNs);
        Known.set(in.readSInt64(), times::setCpuNs);
        Known.set(in.readSInt64(), times::setAllocatedBytes);
        Known.set(in.readSInt64(), times::setOverrunNs);
        Known.set(in.readSInt64(), times::setWorkerBytes);
        Known.set(in.readSInt64(), times::setStartNs);
        return times.build();
    }

    private Counts counts() throws IOException {
        Counts.Builder counts = Counts.newBuilder();
        Known.set(in.readSInt64(), counts::setDecisions);
        Known.set(in.readSInt64(), counts::setBacktracks);
        Known.set(in.readSInt64(), counts::setConflicts);
        Known.set(in.readSInt64(), counts::setPropagations);
        Known.set(in.readSInt64(), counts::setRestarts);
        Known.set(in.readSInt64(), counts::setNogoods);
        Known.set(in.readSInt64(), counts::setDepth);
        for (int left = in.readUInt32(); left > 0; left--) counts.putNatives(text(), in.readSInt64());
        return counts.build();
    }

    private Noise noise() throws IOException {
        Noise.Builder noise = Noise.newBuilder();
        Known.set(in.readSInt64(), noise::setInvoluntarySwitches);
        Known.set(in.readSInt64(), noise::setStrayPercent);
        Known.set(in.readSInt64(), noise::setReferenceNs);
        Known.set(in.readSInt64(), noise::setOthersPercent);
        Known.set(in.readSInt64(), noise::setStealPercent);
        Known.set(in.readSInt64(), noise::setThrottles);
        return noise.build();
    }

    private Proof proof() throws IOException {
        Proof.Builder proof = Proof.newBuilder();
        Known.set(in.readSInt64(), proof::setProofFound);
        Known.set(in.readSInt64(), proof::setProofLemmas);
        Known.set(in.readSInt64(), proof::setProofHints);
        Known.set(in.readSInt64(), proof::setProofBytes);
        Known.set(in.readSInt64(), proof::setProofCheckNs);
        return proof.build();
    }

    private String text() throws IOException {
        return texts.get(in.readUInt32());
    }

    /** A constant of an enumeration as it is written today. */
    private String word() throws IOException {
        return text().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
