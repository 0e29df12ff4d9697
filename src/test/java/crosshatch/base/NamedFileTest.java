package crosshatch.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Whose fault it is that a file cannot be read. */
class NamedFileTest {

    @Test
    void whoNamesAFileThatIsNotThereOrNoTextIsAtFault() {
        assertInstanceOf(InputException.class, NamedFile.unreadable("x", new NoSuchFileException("x")));
        assertInstanceOf(InputException.class, NamedFile.unreadable("x", new MalformedInputException(1)));
        assertThrows(InputException.class, () -> Fingerprint.of(Path.of("nowhere.txt")));
    }

    @Test
    void elseWhatSurroundsTheProgramIs() {
        IOException failed = new FileSystemException("x", null, "Too many open files");

        assertEquals(
                "x: cannot be read: Too many open files",
                assertInstanceOf(SurroundingsException.class, NamedFile.unreadable("x", failed))
                        .getMessage());
    }
}
