package crosshatch.prose;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A pronoun that begins a clause means the subject of the clause before, or the only noun of its number there. The rule finds a pronoun
 * if the subject before has another number and several nouns behind its verb fit. It does not find a pronoun that means another noun
 * than a subject of its number, and none in the middle of a clause.
 */
final class LostPronoun implements SentenceRule {
    private static final Set<String> SINGULAR = Set.of("it", "its");
    private static final Set<String> PLURAL = Set.of("they", "their");
    private static final Set<String> LEADS = Set.of("so", "then", "if", "when", "but", "and", "because", "where");

    @Override
    public String id() {
        return "LOST_PRONOUN";
    }

    @Override
    public String plain() {
        return "repeat the noun: several nouns of the sentence before fit, and none is its subject";
    }

    @Override
    public Optional<String> found(Sentence sentence, List<Word> words, List<Word> before) {
        return IntStream.range(0, words.size())
                .filter(place -> isLost(words.get(place).lower(), clauseBefore(words, place, before)))
                .mapToObj(place -> words.get(place).text())
                .findFirst();
    }

    /** The clause before the one that begins with this word or with the word before; empty if no clause begins there. */
    private static List<Word> clauseBefore(List<Word> words, int place, List<Word> before) {
        boolean leads = place > 0 && LEADS.contains(words.get(place - 1).lower());
        int clause = leads ? place - 1 : place;
        if (clause == 0) return before;
        return leads ? words.subList(0, clause) : List.of();
    }

    private static boolean isLost(String word, List<Word> before) {
        return (SINGULAR.contains(word) && isLost(before, false)) || (PLURAL.contains(word) && isLost(before, true));
    }

    private static boolean isLost(List<Word> before, boolean plural) {
        int verb = mainVerb(before);
        if (verb < 0) return false;
        List<String> subjects = heads(before.subList(clause(before), verb), plural);
        boolean hasSubject = before.subList(clause(before), verb).stream().anyMatch(Word::isNoun);
        List<String> others = heads(before.subList(verb, before.size()), plural);
        return hasSubject && subjects.isEmpty() && Set.copyOf(others).size() > 1;
    }

    /** Where the main clause begins: behind the comma if the sentence begins with another clause or phrase. */
    private static int clause(List<Word> words) {
        if (words.isEmpty() || !words.get(0).maybe("IN", "WRB", "TO")) return 0;
        return first(words, 0, word -> word.text().equals(",")).orElse(0);
    }

    private static int mainVerb(List<Word> words) {
        return first(words, clause(words), Word::isFinite).orElse(-1);
    }

    private static OptionalInt first(List<Word> words, int from, Predicate<Word> wanted) {
        return IntStream.range(from, words.size())
                .filter(place -> wanted.test(words.get(place)))
                .findFirst();
    }

    /** The last noun of each group of nouns, if it has this number. */
    private static List<String> heads(List<Word> words, boolean plural) {
        return IntStream.range(0, words.size())
                .filter(place -> words.get(place).isNoun() && words.get(place).isPlural() == plural)
                .filter(place ->
                        place + 1 == words.size() || !words.get(place + 1).isNoun())
                .mapToObj(place -> words.get(place).text())
                .toList();
    }
}
