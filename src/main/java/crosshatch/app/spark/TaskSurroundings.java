package crosshatch.app.spark;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;

/** The surroundings of a Spark task on its executor. */
final class TaskSurroundings {
    private TaskSurroundings() {}

    /** Returns a name that is unique among all attempts at all tasks. */
    static String attempt() {
        return SparkEnv.get().conf().getAppId() + "-" + TaskContext.get().taskAttemptId();
    }

    /** Returns the jars that Spark brought for this job, then the class path of this JVM. */
    static String classPath() {
        List<String> entries = new ArrayList<>();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        for (; loader instanceof URLClassLoader brought; loader = loader.getParent()) {
            for (URL url : brought.getURLs()) entries.add(fileOf(url));
        }
        entries.add(System.getProperty("java.class.path"));
        return String.join(File.pathSeparator, entries);
    }

    private static String fileOf(URL url) {
        try {
            return Path.of(url.toURI()).toString();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(
                    "found " + url + " on the class path of Spark, expected the URL of a file", impossible);
        }
    }
}
