package tabuleiro.checking.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.contracts.Copies;
import tabuleiro.contracts.Hooks;
import tabuleiro.contracts.Miss;
import tabuleiro.contracts.Strength;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.feedback.Lines;
import tabuleiro.feedback.TextPicture;
import tabuleiro.rulebook.Clause;

/** The question which clauses the contracts of an engine notice, asked with the boards that are recorded for it. */
final class ContractRun {

    private static final long SEED = 1;

    private final Path exercise = Path.of("").toAbsolutePath();
    private final String packageName;
    private final Map<String, byte[]> classes = new TreeMap<>();

    /** Will ask about the classes in this folder, in the current directory's exercise. */
    ContractRun(String game, Path folder) throws IOException {
        packageName = game.replace("-", "");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
                final String name = folder.relativize(file).toString().replaceAll("[/\\\\]", ".");
                classes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
            }
        }
    }

    /** Returns what is to be said. */
    Message noticed() throws IOException {
        final Path file = exercise.resolve(Boards.FILE);
        if (!Files.exists(file)) {
            return new Message.Noticed(false,
                    List.of(List.of("Contracts: no wrong boards are recorded in this copy of the exercise.")));
        }
        final String provider = packageName + ".Games";
        final Trial trial = new Trial(Boards.in(file), SEED);
        final Trials trials = new Trials(Hooks.in(classes), provider, () -> { }, false);
        final Strength strength = trial.run((asked, random) -> Optional.of(asked.in(trials, random)),
                new Copies(classes).doubts(provider));
        final List<List<String>> parts = new ArrayList<>();
        parts.add(Stream.concat(Stream.of("Contracts: " + strength.words()), strength.remarks().stream())
                .flatMap(line -> Lines.wrapped(line).stream()).toList());
        final List<Clause> clauses = Clause.in(exercise.resolve("../../features/src/main/java/tabuleiro")
                .resolve(packageName));
        trial.missed(strength).forEach(miss -> parts.add(told(miss, clauses)));
        return new Message.Noticed(strength.earnsAll(), parts);
    }

    private List<String> told(Miss miss, List<Clause> clauses) {
        final List<String> lines = new ArrayList<>(List.of("", "After " + miss.call() + ":"));
        lines.addAll(Lines.wrapped(miss.sentence(clauses, classes)));
        TextPicture.compared(Lines.said("right"), miss.right(), Lines.said("not noticed"), miss.wrong())
                .forEach(line -> lines.add("    " + line));
        return lines;
    }
}
