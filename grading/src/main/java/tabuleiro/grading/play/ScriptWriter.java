package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tabuleiro.Reason;
import tabuleiro.grading.wire.Operation;

/**
 * Plays random games with the reference, and writes down every call and what it must return.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class ScriptWriter<G, P> {

    private final Object reference;
    private final Object unchecked;
    private final Class<?> providerType;
    private final RandomPlay<G, P> play;
    private final Recorder recorder = new Recorder(this::keep);
    private List<Exchange> exchanges = new ArrayList<>();
    private int number;
    private Supplier<RecordedGame<G, P>> playing = () -> {
        throw new IllegalStateException("No game is played.");
    };

    /**
     * Will play with this provider of the reference.
     *
     * @param unchecked another, which is asked what is legal
     */
    ScriptWriter(Object reference, Object unchecked, Class<?> providerType, RandomPlay<G, P> play) {
        this.reference = reference;
        this.unchecked = unchecked;
        this.providerType = providerType;
        this.play = play;
    }

    /** Returns the script of so many games that follow from this seed and the boards of a rule book. */
    Script script(long seed, Collection<String> book, int games, int more) {
        final List<Round> rounds = new ArrayList<>(rounds(seed, book, games, false));
        rounds.addAll(rounds(seed + 1, book, more, true));
        return new Script(rounds);
    }

    private List<Round> rounds(long seed, Collection<String> book, int games, boolean extension) {
        final List<Round> rounds = new ArrayList<>();
        if (games == 0) {
            return rounds;
        }
        final Random random = new Random(seed * 1_000_003);
        final Explorer<G, P> explorer = new Explorer<>(play, unchecked, random, extension);
        final Situations<P> points = explorer.explored(book);
        final List<Aside> asides = new ArrayList<>(extension ? List.of() : play.asides(random, points::position));
        Collections.shuffle(asides, random);
        for (int left = games - asides.size(); left > 0; left -= play.measures().atOnce()) {
            final int now = Math.min(play.measures().atOnce(), left);
            final int share = asides.size() * now / Math.max(1, left);
            final List<Aside> some = List.copyOf(asides.subList(0, share));
            asides.subList(0, share).clear();
            rounds.add(round(explorer, points, random, now, some, extension));
        }
        return rounds;
    }

    private Round round(Explorer<G, P> explorer, Situations<P> points, Random random, int games, List<Aside> asides,
            boolean extension) {
        exchanges = new ArrayList<>();
        final Object recorded = recorder.provider(reference, providerType);
        final List<Line<G, P>> lines = IntStream.range(0, games).mapToObj(each -> new Line<>(each, play, explorer,
                points, random, () -> new RecordedGame<>(play, recorded, unchecked))).toList();
        final int[] used = new int[games];
        final List<Line<G, P>> alive = new ArrayList<>(lines);
        while (!alive.isEmpty()) {
            final Line<G, P> line = RandomPlay.any(alive, random);
            final int before = exchanges.size();
            number = line.number();
            playing = line::game;
            line.goOn();
            used[number] += exchanges.size() - before;
            if (used[number] >= play.measures().calls()) {
                alive.remove(line);
            }
        }
        for (int i = 0; i < asides.size(); i++) {
            final RecordedGame<G, P> game = new RecordedGame<>(play, recorded, unchecked);
            number = games + i;
            playing = () -> game;
            game.ask(asides.get(i));
        }
        return new Round(games + asides.size(), extension, exchanges);
    }

    private void keep(Recorder.Recorded recorded) {
        final RecordedGame<G, P> game = playing.get();
        final Operation operation = recorded.call().operation();
        final String query = operation.method().getName();
        final Optional<Series> series = game.series();
        series.ifPresent(each -> each.add(recorded.call()));
        final Optional<UnaryOperator<Object>> levelled = series.isPresent() ? Optional.of(any -> recorded.value())
                : play.levelled(query, game.opened());
        final List<?> permitted = game.known().flatMap(known -> play.permitted(query, known))
                .orElse(recorded.permitted());
        exchanges.add(new Exchange(number, recorded.call(), permitted.stream()
                .map(value -> Exchange.written(operation.answer(),
                        levelled.isPresent() ? levelled.get().apply(value) : value)).toList(),
                levelled, series, series.flatMap(Series::rule).orElseGet(() -> rule(query, recorded.value())),
                game.moment()));
    }

    /** Returns the id of the rule of the refusal that is returned; of the query, if there is none. */
    private String rule(String query, Object value) {
        return value instanceof Optional<?> optional && optional.orElse(null) instanceof Reason reason
                ? reason.rule() : play.rule(query);
    }
}
