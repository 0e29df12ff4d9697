package crosshatch.prose;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTaggerME;
import opennlp.tools.util.Sequence;
import org.languagetool.AnalyzedToken;
import org.languagetool.AnalyzedTokenReadings;
import org.languagetool.tagging.Tagger;

/**
 * The parts of speech that each word may have: tags of the Penn Treebank, from the three most probable readings of the sentence by
 * the statistical model of OpenNLP, the most probable first.
 */
final class PartsOfSpeech implements Tagger {
    private static final String MODEL = "/en-pos-maxent.bin";

    private final POSTaggerME tagger = new POSTaggerME(model());

    private static POSModel model() {
        try (InputStream model = Objects.requireNonNull(PartsOfSpeech.class.getResourceAsStream(MODEL), MODEL)) {
            return new POSModel(model);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    @Override
    public List<AnalyzedTokenReadings> tag(List<String> tokens) {
        String[] words = tokens.stream().filter(token -> !token.isBlank()).toArray(String[]::new);
        if (words.length > 0) words[0] = uncapitalised(words[0]);
        Sequence[] readings = tagger.topKSequences(words);
        List<AnalyzedTokenReadings> tagged = new ArrayList<>();
        int word = 0;
        int place = 0;
        for (String token : tokens) {
            tagged.add(token.isBlank() ? createNullToken(token, place) : tagged(token, place, word++, readings));
            place += token.length();
        }
        return tagged;
    }

    /** At the beginning of a sentence, the model takes imperatives with a capital for names. */
    private static String uncapitalised(String word) {
        return word.equals(Passage.CODE) ? word : word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
    }

    private AnalyzedTokenReadings tagged(String token, int place, int word, Sequence[] readings) {
        List<AnalyzedToken> tags = Stream.of(readings)
                .map(reading -> reading.getOutcomes().get(word))
                .distinct()
                .map(tag -> createToken(token, tag))
                .toList();
        return new AnalyzedTokenReadings(tags, place);
    }

    @Override
    public AnalyzedTokenReadings createNullToken(String token, int place) {
        return new AnalyzedTokenReadings(createToken(token, null), place);
    }

    @Override
    public AnalyzedToken createToken(String token, String tag) {
        return new AnalyzedToken(token, tag, null);
    }
}
