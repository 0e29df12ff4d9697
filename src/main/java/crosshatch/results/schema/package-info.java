/**
 * The messages that {@code src/main/protobuf/crosshatch/run.proto} declares, made of it by the build. A
 * {@link crosshatch.results.schema.Run} is a row of the append-only log. The others are messages in the pipe between this
 * program and its workers. Parts that mean the same in both, {@link crosshatch.results.schema.Times} for one, are one message.
 *
 * <p>Read that file: it says what each field means, in which unit, and when it is absent. {@code crosshatch.results} gives
 * messages methods. Knows nothing but Protocol Buffers.
 */
@NullMarked
package crosshatch.results.schema;

import org.jspecify.annotations.NullMarked;
