package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Operation;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Known;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.calls.Recorder;
import tabuleiro.grading.calls.Wording;
import tabuleiro.grading.play.Exchange.Series;
import tabuleiro.grading.play.Script.Round;

/**
 * Plays random games with the reference, some at a time, and writes down every call and what it must return.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class RoundWriter<G, P> {

    /** So many games are played at the same time. */
    private static final int AT_ONCE = 10;

    private final Object reference;
    private final Class<?> type;
    private final RandomPlay<G, P> play;
    private final Collection<String> book;
    private final Recorder recorder = new Recorder(this::keep);
    private final Pairs pairs;
    private final Codec codec = new Boards().codec();
    private final Resuming resuming;
    private List<Exchange> exchanges = new ArrayList<>();
    private int number;
    private Supplier<RecordedGame<G, P>> playing;

    /**
     * Will play with this provider of the reference.
     *
     * @param type the type of providers
     * @param book  the boards of a rule book
     * @param asked its questions that are about no board
     */
    RoundWriter(Object reference, Class<?> type, RandomPlay<G, P> play, Collection<String> book,
            Collection<String> asked) {
        this.reference = reference;
        this.type = type;
        this.play = play;
        resuming = new Resuming(reference, type, codec);
        this.book = book;
        final Set<String> known = Pairs.alike(book, play.symmetries());
        known.addAll(asked);
        pairs = new Pairs(play.causes(), recorder, known);
    }

    /** Returns so many games that follow from this seed, of the basic game or of its extension. */
    List<Round> rounds(long seed, int games, boolean extension) {
        if (games == 0) {
            return List.of();
        }
        final Random random = new Random(seed * 1_000_003);
        final Explorer<G, P> explorer = new Explorer<>(play, reference, random, extension);
        explorer.explore(book);
        final List<Aside> asides = extension ? List.of()
                : Chance.shuffled(play.asides(reference, explorer.situations()::position, random), random);
        final int free = games - asides.size();
        final int rounds = free <= 0 ? 0 : Math.max(1, free / AT_ONCE);
        return IntStream.range(0, rounds).mapToObj(i -> {
            final int from = asides.size() * i / rounds;
            final List<Aside> some = asides.subList(from, asides.size() * (i + 1) / rounds);
            final int now = free * (i + 1) / rounds - free * i / rounds;
            return new Round(now + some.size(), extension, played(explorer, random, now, some));
        }).toList();
    }

    private List<Exchange> played(Explorer<G, P> explorer, Random random, int games, List<Aside> asides) {
        exchanges = new ArrayList<>();
        pairs.beginRound();
        final Object recorded = recorder.provider(reference, type);
        final Supplier<RecordedGame<G, P>> made = () -> new RecordedGame<>(play, recorder, recorded);
        final List<PlayedGames<G, P>> all = IntStream.range(0, games).mapToObj(each ->
                new PlayedGames<>(play, explorer, random, made, each == Round.WHOLE)).toList();
        final int[] used = new int[games];
        final List<PlayedGames<G, P>> going = new ArrayList<>(all);
        while (!going.isEmpty()) {
            final PlayedGames<G, P> some = Chance.any(going, random);
            final int before = exchanges.size();
            number = all.indexOf(some);
            playing = some::game;
            some.goOn();
            used[number] += exchanges.size() - before;
            going.removeIf(other -> other == some && some.isOver(used[number]));
        }
        for (Aside aside : asides) {
            final RecordedGame<G, P> game = made.get();
            number = games + asides.indexOf(aside);
            playing = () -> game;
            game.ask(aside);
        }
        return exchanges;
    }

    private void keep(Observation heard) {
        final RecordedGame<G, P> game = playing.get();
        final String query = heard.method().getName();
        final Object value = heard.answer();
        final String rule = value instanceof Optional<?> optional && optional.orElse(null) instanceof Reason reason
                ? reason.rule() : play.causes().about(query);
        final Optional<Series> series = game.series().or(() -> Stream.of(new Series(rule,
                values -> words(values.get(0)).equals(words(value))))
                .filter(any -> play.isUnordered(query, game.isOpen())).findFirst());
        series.ifPresent(calls -> calls.add(heard));
        final Operation operation = codec.operation(heard.method().getDeclaringClass(), heard.method());
        exchanges.add(new Exchange(number, heard, operation, IntStream.range(0, heard.arguments().size())
                .mapToObj(i -> heard.arguments().get(i) instanceof Known ? new byte[0]
                        : Resuming.written(operation.parameters().get(i), heard.arguments().get(i))).toList(),
                play.causes().permitted(new Asked(recorder.object(heard.object()), heard.method(), heard.arguments(),
                        List.of()), value).stream().map(answer -> Resuming.written(operation.answer(), answer))
                        .toList(),
                series, series.map(Series::rule).orElse(rule), game.moment(),
                pairs.pair(heard).filter(any -> series.isEmpty()), Optional.of(heard).filter(Observation::isMove)
                        .flatMap(move -> resuming.after(recorder.object(move.object())))));
    }

    /** Returns the words of a value in the same order, whatever theirs is. */
    private static List<String> words(Object value) {
        return Arrays.stream(Wording.of(value).split("\\W+")).sorted().toList();
    }
}
