package crosshatch.prose;

/**
 * A sentence against a rule.
 *
 * @param rule its id
 * @param words that are against it
 * @param plain how to write instead
 */
record Hit(Sentence sentence, String rule, String words, String plain) {
    @Override
    public String toString() {
        return sentence.place() + ": " + rule + ": found '" + words + "': " + plain + "\n    " + sentence.shown();
    }
}
