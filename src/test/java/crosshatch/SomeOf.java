package crosshatch;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * The arguments of a parameterised test, of which the first one and every {@link #stride}-th after it are taken; all of them in the
 * profile {@code exhaustive}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(SomeOf.Provider.class)
public @interface SomeOf {
    /** A static method of the test class that returns all arguments; empty for {@link #strings}. */
    String value() default "";

    /** All arguments, if no method returns them. */
    String[] strings() default {};

    /** What separates the arguments of a test within one of the {@link #strings}; none if each is one argument. */
    char delimiter() default 0;

    /** How far the arguments that are taken lie apart. */
    int stride();

    /** Takes the arguments. */
    final class Provider implements ArgumentsProvider, AnnotationConsumer<SomeOf> {
        private String method = "";
        private List<?> all = List.of();
        private int stride;

        @Override
        public void accept(SomeOf annotation) {
            method = annotation.value();
            char delimiter = annotation.delimiter();
            all = Arrays.stream(annotation.strings())
                    .map(line -> delimiter == 0 ? line : split(line, delimiter))
                    .toList();
            stride = annotation.stride();
        }

        @Override
        public Stream<? extends Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context)
                throws ReflectiveOperationException {
            List<?> arguments = method.isEmpty() ? all : made(context.getRequiredTestClass());
            return Exhaustive.some(arguments, stride)
                    .map(each -> each instanceof Arguments several ? several : Arguments.of(each));
        }

        private static Arguments split(String line, char delimiter) {
            return Arguments.of(Arrays.stream(line.split(String.valueOf(delimiter), -1))
                    .map(String::strip)
                    .toArray());
        }

        private List<?> made(Class<?> test) throws ReflectiveOperationException {
            Method factory = Arrays.stream(test.getDeclaredMethods())
                    .filter(each -> each.getName().equals(method) && each.getParameterCount() == 0)
                    .findFirst()
                    .orElseThrow(() -> new NoSuchMethodException(method));
            factory.setAccessible(true);
            Object made = factory.invoke(null);
            return made instanceof Stream<?> stream ? stream.toList() : List.copyOf((java.util.Collection<?>) made);
        }
    }
}
