package crosshatch.puzzle;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The same text again and again, and how much of it was taken. */
final class EndlessText extends InputStream {
    private final byte[] text;
    private long taken;

    EndlessText(String text) {
        this.text = text.getBytes(StandardCharsets.US_ASCII);
    }

    long taken() {
        return taken;
    }

    @Override
    public int read() {
        return text[(int) (taken++ % text.length)];
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        for (int i = 0; i < length; i++) target[offset + i] = (byte) read();
        return length;
    }
}
