package crosshatch.prose;

/** Where people read a text. */
enum Kind {
    PAGE("pages"),
    HELP("help texts"),
    MESSAGE("messages"),
    COMMENT("Javadoc");

    private final String title;

    Kind(String title) {
        this.title = title;
    }

    @Override
    public String toString() {
        return title;
    }
}
