package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.protobuf.CodedOutputStream;
import crosshatch.results.schema.Counts;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Proof;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.SolverIdentity;
import crosshatch.results.schema.Times;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Records of version 4, written here by the document of that layout, value after value. */
class LedgerVersion4RecordsTest {
    private static final Run ALL = Run.newBuilder()
            .setExperiment("e")
            .setSet("s")
            .setPosition(3)
            .setVariant("reversed")
            .setPuzzleId("p")
            .setIdentity(SolverIdentity.newBuilder().setSolver("norvig#1"))
            .setParadigm("hand-written")
            .setQuestion("unique")
            .setPhase("measured")
            .setRepetition(4)
            .setBlock(5)
            .setFork(6)
            .setSeed(-7)
            .setThreads(8)
            .setClaim("unique")
            .setVerdict("correct")
            .setEvidence("proof-by-engine")
            .setSolutions(2)
            .addSolutionIds("x")
            .addSolutionIds("y")
            .setDetail("why")
            .setTimes(Times.newBuilder()
                    .setEncodeNs(11)
                    .setTotalNs(12)
                    .setCpuNs(13)
                    .setAllocatedBytes(14)
                    .setOverrunNs(15)
                    .setWorkerBytes(16)
                    .setStartNs(17))
            .setCounts(Counts.newBuilder()
                    .setDecisions(21)
                    .setBacktracks(22)
                    .setConflicts(23)
                    .setPropagations(24)
                    .setRestarts(25)
                    .setNogoods(26)
                    .setDepth(27)
                    .putNatives("nodes", -28)
                    .putNatives("fails", 29))
            .setNoise(Noise.newBuilder()
                    .setInvoluntarySwitches(31)
                    .setStrayPercent(32)
                    .setReferenceNs(33)
                    .setOthersPercent(34)
                    .setStealPercent(35)
                    .setThrottles(36))
            .setProof(Proof.newBuilder()
                    .setProofFound(41)
                    .setProofLemmas(42)
                    .setProofHints(43)
                    .setProofBytes(44)
                    .setProofCheckNs(45))
            .build();

    @Test
    void everyValueIsReadFromItsPlace() throws IOException {
        assertEquals(List.of(new RunRecord(ALL)), LedgerVersion4.decode(written(ALL, ALL_QUANTITIES, 1)));
    }

    @Test
    void recordsAreAsManyAsTheirCount() throws IOException {
        assertEquals(3, LedgerVersion4.decode(written(ALL, ALL_QUANTITIES, 3)).size());
        assertEquals(0, LedgerVersion4.decode(written(ALL, ALL_QUANTITIES, 0)).size());
    }

    @Test
    void minusOneIsUnknownAndNoEvidenceIsEmpty() throws IOException {
        Run bare = ALL.toBuilder()
                .setVerdict("unconfirmed")
                .setEvidence("")
                .clearSolutionIds()
                .setTimes(Times.getDefaultInstance())
                .setCounts(Counts.getDefaultInstance())
                .setNoise(Noise.getDefaultInstance())
                .setProof(Proof.getDefaultInstance())
                .build();

        assertEquals(List.of(new RunRecord(bare)), LedgerVersion4.decode(written(bare, NO_QUANTITIES, 1)));
    }

    @Test
    void bytesThatEndInARecordAreRefused() throws IOException {
        byte[] whole = written(ALL, ALL_QUANTITIES, 1);
        byte[] cut = Arrays.copyOf(whole, whole.length - 1);

        assertThrows(IOException.class, () -> LedgerVersion4.decode(cut));
    }

    /** Times, then counters, then noise, then what is known of a proof. */
    private static final long[][] ALL_QUANTITIES = {
        {11, 12, 13, 14, 15, 16, 17}, {21, 22, 23, 24, 25, 26, 27}, {31, 32, 33, 34, 35, 36}, {41, 42, 43, 44, 45}
    };

    private static final long[][] NO_QUANTITIES = {
        {-1, -1, -1, -1, -1, -1, -1}, {-1, -1, -1, -1, -1, -1, -1}, {-1, -1, -1, -1, -1, -1}, {-1, -1, -1, -1, -1}
    };

    /** The same record so many times, with a dictionary before it. */
    private static byte[] written(Run run, long[][] quantities, int times) throws IOException {
        List<String> texts = new ArrayList<>();
        ByteArrayOutputStream records = new ByteArrayOutputStream();
        CodedOutputStream out = CodedOutputStream.newInstance(records);
        out.writeUInt32NoTag(times);
        for (int time = 0; time < times; time++) write(run, quantities, out, texts);
        out.flush();

        ByteArrayOutputStream all = new ByteArrayOutputStream();
        CodedOutputStream dictionary = CodedOutputStream.newInstance(all);
        dictionary.writeUInt32NoTag(texts.size());
        for (String text : texts) dictionary.writeStringNoTag(text);
        dictionary.flush();
        records.writeTo(all);
        return all.toByteArray();
    }

    private static void write(Run run, long[][] quantities, CodedOutputStream out, List<String> texts)
            throws IOException {
        write(out, texts, run.getExperiment(), run.getSet());
        out.writeUInt64NoTag(run.getPosition());
        write(out, texts, run.getVariant());
        out.writeStringNoTag(run.getPuzzleId());
        write(
                out,
                texts,
                run.getIdentity().getSolver(),
                run.getParadigm(),
                run.getQuestion(),
                constant(run.getPhase()));
        out.writeUInt32NoTag(run.getRepetition());
        out.writeUInt64NoTag(run.getBlock());
        out.writeUInt32NoTag(run.getFork());
        out.writeSInt64NoTag(run.getSeed());
        out.writeUInt32NoTag(run.getThreads());
        String evidence = run.getEvidence().isEmpty() ? "none" : run.getEvidence();
        write(out, texts, run.getClaim(), constant(run.getVerdict()), constant(evidence));
        out.writeUInt32NoTag(run.getSolutions());
        out.writeUInt32NoTag(run.getSolutionIdsCount());
        for (String id : run.getSolutionIdsList()) out.writeStringNoTag(id);
        write(out, texts, run.getDetail());
        for (int part = 0; part < quantities.length; part++) {
            for (long quantity : quantities[part]) out.writeSInt64NoTag(quantity);
            if (part != 1) continue;
            out.writeUInt32NoTag(run.getCounts().getNativesCount());
            for (String name : run.getCounts().getNativesMap().keySet()) {
                write(out, texts, name);
                out.writeSInt64NoTag(run.getCounts().getNativesOrThrow(name));
            }
        }
    }

    /** As version 4 wrote constants of an enumeration: {@code PROOF_BY_ENGINE}. */
    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private static void write(CodedOutputStream out, List<String> texts, String... words) throws IOException {
        for (String word : words) {
            if (!texts.contains(word)) texts.add(word);
            out.writeUInt32NoTag(texts.indexOf(word));
        }
    }
}
