package crosshatch.experiment.campaign;

import java.util.ArrayList;
import java.util.List;

/** Keeps what it is told. */
record Told(List<String> said, List<String> alarms) implements Messages {
    Told() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    @Override
    public void say(String line) {
        said.add(line);
    }

    @Override
    public void alarm(String line) {
        alarms.add(line);
    }
}
