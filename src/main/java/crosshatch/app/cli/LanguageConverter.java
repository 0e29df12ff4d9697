package crosshatch.app.cli;

import crosshatch.proof.certify.Language;
import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the word of a {@link Language}. */
final class LanguageConverter implements ITypeConverter<Language> {
    @Override
    public Language convert(String word) {
        return Arrays.stream(Language.values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'" + word + "', expected lrat or opb"));
    }
}
