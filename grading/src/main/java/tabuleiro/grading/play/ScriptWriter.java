package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.process.Wording;
import tabuleiro.grading.wire.Operation;

/**
 * Plays random games with the reference, and writes down every call and what it must return.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class ScriptWriter<G, P> {

    private final Object reference;
    private final Class<?> providerType;
    private final RandomPlay<G, P> play;
    private final Recorder recorder = new Recorder(this::keep);
    private List<Exchange> exchanges = new ArrayList<>();
    private int number;
    private Supplier<RecordedGame<G, P>> playing = () -> {
        throw new IllegalStateException("No game is played.");
    };

    /** Will play with this provider of the reference. */
    ScriptWriter(Object reference, Class<?> providerType, RandomPlay<G, P> play) {
        this.reference = reference;
        this.providerType = providerType;
        this.play = play;
    }

    /** Returns the script of so many games that follow from this seed and the boards of a rule book. */
    Script script(long seed, Collection<String> book, int games, int more) {
        return new Script(Stream.concat(rounds(seed, book, games, false).stream(),
                rounds(seed + 1, book, more, true).stream()).toList());
    }

    private List<Round> rounds(long seed, Collection<String> book, int games, boolean extension) {
        final List<Round> rounds = new ArrayList<>();
        if (games == 0) {
            return rounds;
        }
        final Random random = new Random(seed * 1_000_003);
        final Explorer<G, P> explorer = new Explorer<>(play, reference, random, extension);
        explorer.explore(book);
        final List<Aside> asides = new ArrayList<>(extension ? List.of()
                : play.asides(random, explorer.situations()::position));
        Collections.shuffle(asides, random);
        for (int left = games - asides.size(); left > 0; left -= play.measures().atOnce()) {
            final int now = Math.min(play.measures().atOnce(), left);
            final int share = asides.size() * now / Math.max(1, left);
            final List<Aside> some = List.copyOf(asides.subList(0, share));
            asides.subList(0, share).clear();
            rounds.add(new Round(now + share, extension,
                    played(explorer, random, now, rounds.size() % 2 == 0, some)));
        }
        return rounds;
    }

    private List<Exchange> played(Explorer<G, P> explorer, Random random, int games, boolean hasLong,
            List<Aside> asides) {
        exchanges = new ArrayList<>();
        final Object recorded = recorder.provider(reference, providerType);
        final Supplier<RecordedGame<G, P>> made = () -> new RecordedGame<>(play, recorder, recorded);
        final List<PlayedGames<G, P>> all = IntStream.range(0, games).mapToObj(each ->
                new PlayedGames<>(play, explorer, random, made, hasLong && each == 0)).toList();
        final int[] used = new int[games];
        final List<PlayedGames<G, P>> going = new ArrayList<>(all);
        while (!going.isEmpty()) {
            final PlayedGames<G, P> some = Chance.any(going, random);
            final int before = exchanges.size();
            number = all.indexOf(some);
            playing = some::game;
            some.goOn();
            used[number] += exchanges.size() - before;
            if (some.isOver(used[number])) {
                going.remove(some);
            }
        }
        for (int i = 0; i < asides.size(); i++) {
            final RecordedGame<G, P> game = made.get();
            number = games + i;
            playing = () -> game;
            game.ask(asides.get(i));
        }
        return exchanges;
    }

    private void keep(Recorder.Recorded recorded) {
        final RecordedGame<G, P> game = playing.get();
        final Operation operation = recorded.call().operation();
        final String query = operation.method().getName();
        final Object value = recorded.value();
        final Optional<Series> series = game.series().or(() -> Optional.of(new Series(rule(query, value),
                values -> words(values.get(0)).equals(words(value)))).filter(any ->
                play.isUnordered(query, game.isOpen())));
        series.ifPresent(each -> each.add(recorded.call()));
        exchanges.add(new Exchange(number, recorded.call(), value, game.known()
                .flatMap(known -> play.permitted(query, known)).orElseGet(recorded::permitted).stream()
                .map(each -> Recorder.written(operation.answer(), each)).toList(), series,
                series.map(Series::rule).orElseGet(() -> rule(query, value)), game.moment()));
    }

    /** Returns the words of a value in the same order, whatever theirs is. */
    private static List<String> words(Object value) {
        return Arrays.stream(Wording.of(value).split("\\W+")).sorted().toList();
    }

    /** Returns the id of the rule of the refusal that is returned; of the query, if there is none. */
    private String rule(String query, Object value) {
        return value instanceof Optional<?> optional && optional.orElse(null) instanceof Reason reason
                ? reason.rule() : play.rule(query);
    }
}
