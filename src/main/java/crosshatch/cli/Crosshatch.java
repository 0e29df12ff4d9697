package crosshatch.cli;

/** The program. */
public final class Crosshatch {
    private Crosshatch() {}

    public static void main(String[] arguments) {}
}
