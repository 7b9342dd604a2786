package tabuleiro.grading.play;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Reference;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.calls.Recorder;
import tabuleiro.grading.cause.Causes;

/** Writes the scripts of random games that the reference plays. Its assertions are off then, which is much quicker. */
public final class Scripts {

    private final Reference reference;
    private final RandomPlay<?, ?> play;
    private final Set<String> boards = new LinkedHashSet<>();
    private final Set<String> questions = new LinkedHashSet<>();
    private final Recorder recorder = new Recorder(this::keep);

    /** Will play with this reference. */
    public Scripts(Reference reference) {
        this.reference = reference;
        play = play(reference.exercise());
    }

    /** Returns how many games of an exercise are played, of the basic game or of its extension. */
    public static int games(Exercise exercise, boolean extension) {
        final RandomPlay.Measures measures = play(exercise).measures();
        return extension ? measures.extension() : measures.games();
    }

    /**
     * Returns the script of so many games of the basic game, and as many of its extension as belong to them.
     *
     * @param seed from which they follow
     * @param book plays the examples of the rule book with a provider: their boards are where games begin
     */
    public Script script(long seed, Consumer<Object> book, int games) {
        final Class<?> type = reference.specification();
        book.accept(recorder.provider(reference.provider(false), type));
        final RoundWriter<?, ?> writer = new RoundWriter<>(reference.provider(false), type, play, boards,
                questions);
        return new Script(Stream.concat(writer.rounds(seed, games, false).stream(), writer.rounds(seed + 1,
                games * play.measures().extension() / play.measures().games(), true).stream()).toList());
    }

    /** Keeps a call in words, and the boards with which it is made, which it returns or to which it leads. */
    private void keep(Observation heard) {
        questions.add(heard.words());
        Stream.of(heard.arguments().stream(), Stream.ofNullable(heard.answer()), Stream.of(heard)
                .filter(Observation::isMove).map(call -> NamedCall.ask(recorder.object(call.object()), "position")))
                .flatMap(parts -> parts).filter(each -> each.getClass().getSimpleName().equals("Position"))
                .map(Object::toString).forEach(boards::add);
    }

    /** Returns how a game is played: as a class of its own does, if there is one. */
    private static RandomPlay<?, ?> play(Exercise exercise) {
        final Causes causes = Causes.of(exercise);
        return exercise.added(RandomPlay.class, "Play", Causes.class, causes)
                .<RandomPlay<?, ?>>map(own -> own).orElseGet(() -> new PlainPlay(exercise.game(), causes));
    }
}
