package crosshatch.experiment;

import crosshatch.solver.Limits;
import crosshatch.solver.Question;

/** What every run of an experiment is asked, and how much it may use. */
public record Task(Question question, Limits limits) {}
