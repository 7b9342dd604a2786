package tabuleiro.checking.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.contracts.Bench;
import tabuleiro.contracts.Changes;
import tabuleiro.contracts.Clauses;
import tabuleiro.contracts.Miss;
import tabuleiro.contracts.Recorder;
import tabuleiro.contracts.Strength;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Attempt;
import tabuleiro.contracts.replay.Replays;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Surveyed;
import tabuleiro.feedback.Example;
import tabuleiro.rulebook.Clause;

/** The question whether the contracts of an engine notice mistakes, asked with the examples that it has played. */
final class ContractRun {

    private static final long SEED = 1;
    private static final int MOST_SHOWN = 3;

    private final Path exercise = Path.of("").toAbsolutePath();
    private final String packageName;
    private final Map<String, byte[]> classes = new TreeMap<>();
    private final Recorder recorder = new Recorder();
    private final List<Example> examples = new ArrayList<>();
    private final List<List<Step>> plays = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private String provider = "";

    /** Will ask about the classes in this folder, in the current directory's exercise. */
    ContractRun(String game, Path folder) throws IOException {
        packageName = game.replace("-", "");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                final String name = folder.relativize(file).toString().replaceAll("[/\\\\]", ".");
                classes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
            }
        }
    }

    /** Returns what stands for a provider of this type, and records the calls. */
    Object recorded(Object real, Object type) {
        provider = real.getClass().getName();
        return recorder.begin(real, (Class<?>) type);
    }

    /** Keeps the example that was played last, if every call in it was answered. */
    void keep(Example example) {
        recorder.steps().ifPresent(steps -> {
            examples.add(example);
            plays.add(steps);
        });
    }

    /** Returns what is to be said. */
    Message noticed() {
        final Trial trial = new Trial(new Changes(), classes, this::source, SEED);
        final Replays replays = new Replays(trial.traced(), provider, plays, () -> { });
        final Clauses clauses = new Clauses(Clause.in(exercise.resolve("../../features/src/main/java/tabuleiro")
                .resolve(packageName)), classes);
        final Strength strength = trial.run(new Here(replays), plays.size(), miss -> show(miss, replays, clauses));
        final List<String> lines = new ArrayList<>(List.of("Contracts: " + told(strength)));
        lines.addAll(shown);
        return new Message.Noticed(strength.isEnough(), lines);
    }

    private static String told(Strength strength) {
        return strength.mistakes() == 0 ? "no mistake could be tried; write your commands first."
                : "your assertions stop " + strength.stopped() + " of " + strength.mistakes() + " mistakes ("
                        + strength.percent() + " %" + (strength.mistakes() < strength.of() ? ", taken as a share of "
                        + strength.of() + " because they are few" : "") + "). Enough are " + Strength.ENOUGH + " %.";
    }

    private List<String> source(String file) {
        try {
            final Path source = exercise.resolve("src/main/java").resolve(packageName).resolve(file);
            return Files.exists(source) ? Files.readAllLines(source) : List.of();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void show(Miss miss, Replays replays, Clauses clauses) {
        final List<Step> steps = plays.get(miss.play()).subList(0, miss.step() + 1);
        final String clause = clauses.sentence(steps, Optional.empty());
        if (shown.stream().filter(String::isEmpty).count() < MOST_SHOWN && !shown.contains("    " + clause)) {
            shown.addAll(List.of("", "Not noticed: " + miss.mistake().file() + ":" + miss.mistake().line() + ", "
                    + miss.mistake().words(), "    " + miss.mistake().text(),
                    "    It shows in the example " + examples.get(miss.play()).name() + ", and no assertion fails.",
                    "    " + steps.get(miss.step()).method().getName() + " returns"));
            shown.addAll(lines(replays.wrong()));
            shown.add("    instead of");
            shown.addAll(lines(replays.answer(miss.play(), miss.step())));
            shown.add("    " + clause);
        }
    }

    /** Returns an answer as it is read, a board row by row. */
    private static List<String> lines(Object value) {
        final Object plain = value instanceof Optional<?> optional ? optional.isPresent() ? optional.get() : "nothing"
                : value;
        return String.valueOf(plain).lines().filter(line -> !line.isBlank()).map(line -> "        " + line).toList();
    }

    /** This process. */
    private record Here(Replays replays) implements Bench {

        @Override
        public Optional<Surveyed> survey(int play) {
            return Optional.of(replays.survey(play));
        }

        @Override
        public boolean isSteady(int play) {
            return replays.isSteady(play);
        }

        @Override
        public Optional<Attempt> attempt(String changed, byte[] change, List<Integer> some, boolean controlFirst) {
            return Optional.of(replays.attempt(changed, change, some, controlFirst));
        }
    }
}
