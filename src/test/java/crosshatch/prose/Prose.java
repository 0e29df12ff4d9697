package crosshatch.prose;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * All texts of the project that people read.
 *
 * @param sentences also headings and other passages that are no sentences
 * @param hits in the order of the sentences
 */
record Prose(List<Sentence> sentences, List<Hit> hits) {

    static Prose of(Path home) throws Exception {
        return of(Stream.of(MarkdownTexts.read(home), HelpTexts.read(home), JavaTexts.read(home))
                .flatMap(List::stream)
                .toList());
    }

    static Prose of(List<Passage> passages) {
        Checker checker = new Checker();
        List<Sentence> sentences =
                passages.stream().map(checker::sentences).flatMap(List::stream).toList();
        List<Hit> hits = new ArrayList<>();
        Passage passage = null;
        String before = "";
        for (Sentence sentence : sentences) {
            hits.addAll(checker.hits(sentence, sentence.passage().equals(passage) ? before : ""));
            passage = sentence.passage();
            before = sentence.text();
        }
        return new Prose(sentences, hits);
    }
}
