package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tabuleiro.Reason;
import tabuleiro.grading.wire.Operation;
import tabuleiro.steps.Deck;
import tabuleiro.steps.RandomPlay;

/**
 * Plays random games with the reference, and writes down every call and what it must return.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class ScriptWriter<G, P> {

    private final Object reference;
    private final Class<?> providerType;
    private final RandomPlay<G, P> known;
    private final Function<Object, RandomPlay<G, P>> plays;
    private final Recorder recorder = new Recorder(this::keep);
    private final Questions questions = new Questions();
    private final Deck<Integer> asides;
    private List<Exchange> exchanges = new ArrayList<>();
    private Optional<Line<G, P>> playing = Optional.empty();

    /**
     * Will play with this provider of the reference.
     *
     * @param unchecked another, which is asked what is legal
     * @param plays makes random games of a provider
     */
    ScriptWriter(Object reference, Object unchecked, Class<?> providerType, Function<Object, RandomPlay<G, P>> plays) {
        this.reference = reference;
        this.providerType = providerType;
        this.plays = plays;
        known = plays.apply(unchecked);
        asides = new Deck<>(() -> IntStream.range(0, known.asides()).boxed().toList());
    }

    /** Returns the script of all games, or of so many, that follow from this seed. */
    Script script(long seed, int games) {
        final List<Round> rounds = new ArrayList<>();
        final int atOnce = known.measures().atOnce();
        for (int from = 0; from < games; from += atOnce) {
            rounds.add(round(new Random(seed * 1_000_003 + from), Math.min(atOnce, games - from)));
        }
        return new Script(rounds);
    }

    private Round round(Random random, int games) {
        exchanges = new ArrayList<>();
        final RandomPlay<G, P> recorded = plays.apply(recorder.provider(reference, providerType));
        final List<Line<G, P>> lines = IntStream.range(0, games)
                .mapToObj(number ->
                new Line<>(number, recorded, known, questions, asides, new Random(random.nextLong()))).toList();
        final List<Line<G, P>> alive = new ArrayList<>(lines);
        while (!alive.isEmpty()) {
            final Line<G, P> line = alive.get(random.nextInt(alive.size()));
            playing = Optional.of(line);
            if (!line.goesOn()) {
                alive.remove(line);
            }
        }
        return new Round(games, exchanges);
    }

    private void keep(Recorder.Recorded recorded) {
        final Line<G, P> line = playing.orElseThrow();
        final RecordedGame<G, P> game = line.game();
        final Operation operation = recorded.call().operation();
        questions.heard(operation);
        final String query = operation.method().getName();
        final Optional<Series> series = game.series();
        series.ifPresent(each -> each.add(recorded.call()));
        final Optional<UnaryOperator<Object>> levelled =
                known.levelled(query, game.isOpen() || series.isPresent());
        final List<?> permitted = game.permitted(recorded.call())
                .orElseGet(() -> Collections.singletonList(recorded.value()));
        exchanges.add(new Exchange(line.number(), recorded.call(), permitted.stream()
                .map(value -> Exchange.written(operation.answer(),
                        levelled.isPresent() ? levelled.get().apply(value) : value)).toList(),
                levelled, series, series.flatMap(Series::rule).orElseGet(() -> rule(query, recorded.value())),
                game.moment()));
    }

    /** Returns the id of the rule of the refusal that is returned; of the query, if there is none. */
    private String rule(String query, Object value) {
        return value instanceof Optional<?> optional && optional.orElse(null) instanceof Reason reason
                ? reason.rule() : known.rule(query);
    }
}
