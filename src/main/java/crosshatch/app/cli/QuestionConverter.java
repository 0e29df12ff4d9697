package crosshatch.app.cli;

import crosshatch.base.InputException;
import crosshatch.solver.Question;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code any}, {@code unique}, {@code count:N}. */
final class QuestionConverter implements ITypeConverter<Question> {
    @Override
    public Question convert(String text) {
        try {
            return Question.parse(text);
        } catch (InputException unknown) {
            throw new TypeConversionException(unknown.getMessage());
        }
    }
}
