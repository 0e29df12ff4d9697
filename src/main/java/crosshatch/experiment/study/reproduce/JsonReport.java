package crosshatch.experiment.study.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** An array of objects, one per figure, for programs. */
public final class JsonReport {
    private JsonReport() {}

    /** Measured values are unrounded texts, in the order of the values. */
    public static String of(Reproductions reproductions) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (PublishedSource paper : reproductions.papers()) {
            for (Reproduction result : reproductions.of(paper)) rows.add(row(paper, result));
        }
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(rows);
    }

    private static Map<String, Object> row(PublishedSource paper, Reproduction result) {
        PublishedFigure figure = result.figure();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("figure", figure.id());
        fields.put("source", paper.source());
        fields.put("what", figure.what());
        fields.put("mark", figure.mark().word());
        fields.put("value", figure.value());
        fields.put("reproducible", figure.reproducible());
        fields.put("reconstructed", figure.reconstructedOr(""));
        fields.put("measured", result.values());
        fields.put("verdict", result.verdict());
        fields.put("missing", result.missing());
        fields.put("note", result.note());
        return fields;
    }
}
