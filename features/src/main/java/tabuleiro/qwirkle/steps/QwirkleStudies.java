package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.steps.Deck;
import tabuleiro.steps.RandomPlay.Study;
import tabuleiro.steps.RandomPlay.Trial;

/**
 * Short plays from positions that games rarely reach: turns that make part of a long line and may end the game, tiles
 * that join two lines, rounds in which all pass or trade, boards that grow far to one side.
 */
final class QwirkleStudies {

    private static final int SELDOM = 3;
    private static final int RARELY = 12;

    /** Of so many studies, two are of gaps. */
    private static final int JOINING = 5;
    private static final int ROUNDS = 3;

    /** In so many studies the board grows once to each side. */
    private static final int CARDS = 64;

    /** Among so many turns one is looked for that ends the game. */
    private static final int TURNS = 3;

    /** Points that many turns may add up to. */
    private static final List<Integer> EARLIER_POINTS = List.of(0, 0, 130, 1000);

    /** How many points more the others have than the player will have who moves. */
    private static final List<Integer> MORE = List.of(-1, 0, 0, 1);

    private final QwirkleProvider provider;
    private final Deck<Integer> cards = new Deck<>(() -> IntStream.range(0, CARDS).boxed().toList());

    /** Will try moves in games of this provider. */
    QwirkleStudies(QwirkleProvider provider) {
        this.provider = provider;
    }

    /** Returns what is tried next; nothing if no game can be resumed from what was found. */
    Optional<Study<Qwirkle, Position>> next(RandomGenerator random) {
        final int card = cards.deal(random);
        if (card < Tower.DIRECTIONS) {
            return Optional.of(new Tower(card, random).study(provider));
        }
        if (random.nextInt(RARELY) == 0) {
            return playable(new Stairs(random).turn().position()).map(position -> waiting(position, random));
        }
        return random.nextInt(JOINING) < 2 ? joining(new Gap(random)) : turn(random);
    }

    /** Returns a position with long lines; nothing if none is to be resumed now. */
    Optional<Position> rare(RandomGenerator random) {
        return playable(new Stairs(random).turn().position()).filter(each -> random.nextInt(SELDOM) == 0);
    }

    private Optional<Position> playable(Position position) {
        return Optional.of(position).filter(each -> provider.whyNotNewGame(each).isEmpty());
    }

    /** Rounds of turns in which no tile is played: all pass, or tiles are traded now and then. */
    private Study<Qwirkle, Position> waiting(Position position, RandomGenerator random) {
        final Qwirkle game = provider.newGame(position);
        final boolean isTrading = random.nextBoolean();
        final List<Trial<Qwirkle>> trials = new ArrayList<>();
        for (int left = ROUNDS * position.hands().size(); left > 0; left--) {
            final Trial<Qwirkle> trial = isTrading && random.nextBoolean()
                    ? new QwirkleTrials(game, random).trading() : QwirkleTrials.passing(game);
            trials.add(trial);
            if (trial.whyNot().apply(game).isEmpty()) {
                trial.move().accept(game);
            }
        }
        return new Study<>(position, trials);
    }

    /** Tries whatever does not fit a gap, and then plays a tile that does, if there is one. */
    private Optional<Study<Qwirkle, Position>> joining(Gap gap) {
        return playable(gap.position()).map(position -> {
            final Qwirkle game = provider.newGame(position);
            final Map<Boolean, List<Trial<Qwirkle>>> trials = gap.placements(position).stream()
                    .map(each -> QwirkleTrials.playing(game, each))
                    .collect(Collectors.partitioningBy(each -> each.whyNot().apply(game).isEmpty()));
            return new Study<>(position, Stream.of(trials.get(false).stream(), trials.get(true).stream().limit(1),
                    Stream.of(QwirkleTrials.ending(game))).flatMap(each -> each).toList());
        });
    }

    /** A turn that makes part of a long line, in a game that it may end, with points that are nearly equal then. */
    private Optional<Study<Qwirkle, Position>> turn(RandomGenerator random) {
        final Stairs.Turn turn = Stream.generate(() -> new Stairs(random).turn()).limit(TURNS).filter(this::isLast)
                .findFirst().orElseGet(() -> new Stairs(random).turn());
        return playable(turn.position()).map(position -> {
            final Qwirkle game = provider.newGame(position);
            final Player mover = game.nextToPlay();
            final List<Trial<Qwirkle>> trials = new ArrayList<>();
            turn.placements().forEach(each -> trials.add(QwirkleTrials.playing(game, each)));
            if (random.nextInt(SELDOM) == 0) {
                trials.set(random.nextInt(trials.size()), new QwirkleTrials(game, random).all().get(0));
            }
            trials.add(QwirkleTrials.ending(game));
            trials.stream().takeWhile(each -> each.whyNot().apply(game).isEmpty())
                    .forEach(each -> each.move().accept(game));
            return new Study<>(withPoints(position, mover, game.points(mover), random), trials);
        });
    }

    /** Checks whether the game is over after a turn. */
    private boolean isLast(Stairs.Turn turn) {
        return playable(turn.position()).map(provider::newGame).filter(game -> {
            Stream.concat(turn.placements().stream().map(each -> QwirkleTrials.playing(game, each)),
                    Stream.of(QwirkleTrials.ending(game))).takeWhile(each -> each.whyNot().apply(game).isEmpty())
                    .forEach(each -> each.move().accept(game));
            return game.isOver();
        }).isPresent();
    }

    /** Returns a position in which the others have about as many points as this player will have. */
    private static Position withPoints(Position position, Player mover, int soon, RandomGenerator random) {
        final int earlier = Deck.any(EARLIER_POINTS, random);
        final List<Integer> points = Player.first(position.hands().size()).stream()
                .map(each -> earlier + (each == mover ? 0 : Math.max(0, soon + Deck.any(MORE, random)))).toList();
        return new Position(position.board(), position.turn(), mover, position.hands(), points, position.bag(),
                position.options(), position.seed());
    }
}
