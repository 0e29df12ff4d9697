package crosshatch.prose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.languagetool.AnalyzedSentence;
import org.languagetool.JLanguageTool;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;

/** Finds sentences and what is against the rules in them. */
final class Checker {
    static final int MOST_WORDS = 35;
    static final int MOST_NUMBERS = 4;

    private final PlainEnglish english = new PlainEnglish();
    private final JLanguageTool languageTool = new JLanguageTool(english);
    private final List<Rule> rules = languageTool.getAllActiveRules();

    private final List<SentenceRule> sentenceRules = List.of(new Fragment(), new LostPronoun(), new BareComparison());

    /** The rules of {@code rules.xml}. */
    List<Rule> rules() {
        return rules;
    }

    List<Sentence> sentences(Passage passage) {
        List<Sentence> sentences = new ArrayList<>();
        int place = 0;
        for (String part : english.getSentenceTokenizer().tokenize(passage.text())) {
            if (!part.isBlank()) sentences.add(Sentence.of(passage, place, place + part.length()));
            place += part.length();
        }
        return sentences;
    }

    /**
     * At most one for each rule.
     *
     * @param before the text of the sentence before in the same passage; empty for the first sentence
     */
    List<Hit> hits(Sentence sentence, String before) {
        List<Hit> hits = new ArrayList<>();
        AnalyzedSentence analyzed = analyzed(sentence.text());
        for (Rule rule : rules) {
            List<RuleMatch> matches = matches(rule, analyzed);
            if (matches.isEmpty() || hits.stream().anyMatch(hit -> hit.rule().equals(rule.getId()))) continue;
            RuleMatch first = matches.get(0);
            String words = sentence.text().substring(first.getFromPos(), first.getToPos());
            hits.add(new Hit(sentence, rule.getId(), words, first.getMessage()));
        }
        if (sentence.words() > MOST_WORDS) {
            hits.add(new Hit(
                    sentence,
                    "LONG_SENTENCE",
                    sentence.words() + " words",
                    "at most " + MOST_WORDS + "; make it two sentences"));
        }
        if (sentence.numbers() > MOST_NUMBERS) {
            hits.add(new Hit(
                    sentence,
                    "MANY_NUMBERS",
                    sentence.numbers() + " numbers",
                    "at most " + MOST_NUMBERS + "; put them into a table"));
        }
        if (sentence.isWhole()) hits.addAll(wholeHits(sentence, Word.of(analyzed), words(before)));
        return hits;
    }

    private List<Hit> wholeHits(Sentence sentence, List<Word> words, List<Word> before) {
        List<Hit> hits = new ArrayList<>();
        for (SentenceRule rule : sentenceRules) {
            rule.found(sentence, words, before)
                    .ifPresent(found -> hits.add(new Hit(sentence, rule.id(), found, rule.plain())));
        }
        return hits;
    }

    List<Word> words(String text) {
        return Word.of(analyzed(text));
    }

    AnalyzedSentence analyzed(String text) {
        try {
            return languageTool.getAnalyzedSentence(text);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static List<RuleMatch> matches(Rule rule, AnalyzedSentence sentence) {
        try {
            return List.of(rule.match(sentence));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
