package tabuleiro.grading.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.contracts.Clauses;
import tabuleiro.contracts.Miss;
import tabuleiro.contracts.Strength;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.Workshop;
import tabuleiro.contracts.replay.Step;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Home;
import tabuleiro.grading.blame.NoAnswer;
import tabuleiro.grading.blame.Transcript;
import tabuleiro.grading.blame.WrongAnswer;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.ReplayBench;
import tabuleiro.grading.process.Text;
import tabuleiro.grading.process.Worker;
import tabuleiro.rulebook.Clause;

/** Tries whether the contracts of submissions notice mistakes that are put into them. */
final class ContractTrial {

    /** How many mistakes that are not noticed are shown. */
    private static final int MOST_SHOWN = 3;

    private final Exercise exercise;
    private final Workshop workshop;
    private final Supplier<Worker> workers;
    private final long seed;
    private final List<Clause> clauses;

    /**
     * Will try submissions of an exercise.
     *
     * @param workshop puts mistakes into them
     * @param workers  starts the processes in which they play
     * @param seed     from which the mistakes follow
     */
    ContractTrial(Exercise exercise, Workshop workshop, Supplier<Worker> workers, long seed) {
        this.exercise = exercise;
        this.workshop = workshop;
        this.workers = workers;
        this.seed = seed;
        clauses = Clause.in(Home.specification().resolve(exercise.packageName()));
    }

    /**
     * An example that the submission has played.
     *
     * @param check      which one
     * @param transcript the calls that were made
     */
    record Recording(Check check, Transcript transcript) {
    }

    /**
     * Returns what comes of it for a submission.
     *
     * @param classes    its classes by name
     * @param sources    its sources by path
     * @param recordings the examples that it has played
     * @param charging   says which rule a wrong answer contradicts
     * @param rest       what is left of the submission's time
     */
    Noticed noticed(Map<String, byte[]> classes, Map<String, String> sources, List<Recording> recordings,
            Charging charging, Budget rest) {
        final List<Recording> whole = recordings.stream().filter(each -> !each.transcript.steps().isEmpty()).toList();
        final Trial trial = new Trial(workshop, classes, file -> lines(sources, file), seed);
        final List<List<Step>> plays = whole.stream().map(each -> each.transcript.steps()).toList();
        final Clauses known = new Clauses(clauses, classes);
        final List<Missed> shown = new ArrayList<>();
        try (ReplayBench bench = new ReplayBench(exercise, trial.traced(), workers, plays, rest)) {
            final Strength strength = trial.run(bench, plays.size(), miss -> {
                if (shown.size() < MOST_SHOWN) {
                    final Missed missed = missed(miss, whole.get(miss.play()), known, charging, bench.wrong());
                    final boolean isNew = shown.stream().noneMatch(each -> each.place().equals(missed.place())
                            || !each.clause().isEmpty() && each.clause().equals(missed.clause()));
                    shown.addAll(isNew ? List.of(missed) : List.of());
                }
            });
            return new Noticed(strength.mistakes(), strength.stopped(), List.copyOf(shown));
        }
    }

    private static List<String> lines(Map<String, String> sources, String file) {
        return sources.entrySet().stream().filter(each -> each.getKey().equals(file)
                || each.getKey().endsWith("/" + file)).findFirst().map(each -> each.getValue().lines().toList())
                .orElse(List.of());
    }

    private static Missed missed(Miss miss, Recording recording, Clauses known, Charging charging,
            Optional<Object> wrong) {
        final Object given = wrong.orElse(new NoAnswer(false, "another answer"));
        final WrongAnswer answer = recording.transcript.wrong(miss.step(), given);
        final Check check = recording.check;
        return new Missed(miss.mistake().file() + ":" + miss.mistake().line(), Text.clean(miss.mistake().text()),
                Text.clean(miss.mistake().words()), check.example(), check.file() + ":" + check.line(), check.steps(),
                Text.clean(answer.words()), Text.clean(answer.expected()), Text.clean(answer.happened()),
                known.sentence(recording.transcript.steps().subList(0, miss.step() + 1),
                        charging.contradicted(recording.transcript, miss.step(), given)));
    }
}
