package crosshatch.prose;

import java.util.List;
import java.util.ResourceBundle;
import org.languagetool.Language;
import org.languagetool.UserConfig;
import org.languagetool.language.Contributor;
import org.languagetool.rules.Rule;
import org.languagetool.tagging.Tagger;
import org.languagetool.tokenizers.SRXSentenceTokenizer;
import org.languagetool.tokenizers.SentenceTokenizer;

/**
 * English for LanguageTool: the ends of sentences, the parts of speech, and only the rules of {@code rules.xml}. LanguageTool finds
 * this class by {@code META-INF/org/languagetool/language-module.properties}.
 */
public final class PlainEnglish extends Language {
    private static final String RULES = "/crosshatch/prose/rules.xml";

    @Override
    public String getShortCode() {
        return "en";
    }

    @Override
    public String getName() {
        return "English";
    }

    @Override
    public String[] getCountries() {
        return new String[0];
    }

    @Override
    public Contributor[] getMaintainers() {
        return new Contributor[0];
    }

    /** None but those of the file. */
    @Override
    public List<Rule> getRelevantRules(
            ResourceBundle messages, UserConfig user, Language motherTongue, List<Language> others) {
        return List.of();
    }

    @Override
    public List<String> getRuleFileNames() {
        return List.of(RULES);
    }

    @Override
    public Tagger createDefaultTagger() {
        return new PartsOfSpeech();
    }

    /** By the rules that LanguageTool brings for the code of this language. */
    @Override
    public SentenceTokenizer createDefaultSentenceTokenizer() {
        return new SRXSentenceTokenizer(this);
    }
}
