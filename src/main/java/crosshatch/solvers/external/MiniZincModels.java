package crosshatch.solvers.external;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Map;

/**
 * Models of the user in MiniZinc. The path of the file is the name of the solver. The description contains the text of the model, so
 * that records and packs contain it, too.
 */
final class MiniZincModels {
    private static final String SUFFIX = ".mzn";
    private static final String TEMPLATE = "model.json";
    /** The name of the model in the folder of the library. */
    private static final String FILE = "model.mzn";

    /** The place of the model in a command. */
    static final String PLACE = Arguments.LIBRARY + "/" + FILE;

    private MiniZincModels() {}

    /** Returns whether a solver's name is the path of a model. */
    static boolean isModel(String name) {
        return name.endsWith(SUFFIX);
    }

    /**
     * Describes the model in a file.
     *
     * @throws InputException if the file cannot be read
     */
    static Description read(Path file) {
        try {
            if (!Files.isRegularFile(file)) throw new InputException(file + ": found no such file, expected a model");
            String model = Files.readString(file);
            return Descriptions.parse(Descriptions.resource(TEMPLATE))
                    .with(each -> each.name(file.toString()).library(Map.of(FILE, model)));
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        }
    }

    /** Returns the SHA-256 of the model's file. */
    static String sha256(Description description) {
        MessageDigest digest = Fingerprint.digest("SHA-256");
        digest.update(description.library().getOrDefault(FILE, "").getBytes(StandardCharsets.UTF_8));
        return Fingerprint.hex(digest);
    }
}
