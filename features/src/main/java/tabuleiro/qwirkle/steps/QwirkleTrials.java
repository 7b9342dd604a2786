package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;
import tabuleiro.steps.RandomPlay.Trial;

/** The moves that are worth trying at one point of a random game of Qwirkle. */
final class QwirkleTrials {

    /** What stands in the phrase of a trade, and of no other move. */
    static final String TRADES = " trades ";

    /** How many legal moves are tried, and among how many others those are found that are refused. */
    private static final int LEGAL = 6;
    private static final int CANDIDATES = 60;

    /** One trade in so many is of a whole hand. */
    private static final int WHOLE = 4;

    private final Qwirkle known;
    private final RandomGenerator random;

    /** Will find moves of the player whose turn it is in a game. */
    QwirkleTrials(Qwirkle known, RandomGenerator random) {
        this.known = known;
        this.random = random;
    }

    /** Returns legal moves, tiles that are refused, each for another reason, and all other moves. */
    List<Trial<Qwirkle>> all() {
        final List<Trial<Qwirkle>> trials = new ArrayList<>();
        final List<Placement> legal = new ArrayList<>(known.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        legal.stream().limit(LEGAL).forEach(each -> trials.add(playing(known, each)));
        final List<Tile> hand = known.hand(known.nextToPlay());
        final Set<Object> reasons = new HashSet<>();
        Stream.generate(() -> candidate(hand)).limit(CANDIDATES)
                .filter(each -> known.whyNotPlay(each.tile(), each.cell()).filter(reasons::add).isPresent())
                .forEach(each -> trials.add(playing(known, each)));
        trials.add(ending(known));
        trials.add(passing(known));
        trials.add(trading());
        trials.add(trading(List.of(any(Tile.KINDS), any(Tile.KINDS))));
        if (!hand.isEmpty()) {
            final Tile often = any(hand);
            trials.add(trading(Collections.nCopies(Collections.frequency(hand, often) + 1, often)));
        }
        return trials;
    }

    /** Returns a tile, mostly of the hand, on any cell or just beside the board. */
    private Placement candidate(List<Tile> hand) {
        return new Placement(hand.isEmpty() || random.nextInt(3) == 0 ? any(Tile.KINDS) : any(hand),
                new Cell(random.nextInt(known.rows() + 1), random.nextInt(known.columns() + 1)));
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns the phrase that names the player whose turn it is. */
    private static String player(Qwirkle game) {
        return "the " + Actor.word(game.nextToPlay()) + " player";
    }

    /** Returns the move that plays a tile. */
    static Trial<Qwirkle> playing(Qwirkle known, Placement placement) {
        return new Trial<>("%s plays %s".formatted(player(known), placement),
                game -> game.whyNotPlay(placement.tile(), placement.cell()),
                game -> game.play(placement.tile(), placement.cell()));
    }

    /** Returns the move that ends a turn in which tiles have been played. */
    static Trial<Qwirkle> ending(Qwirkle known) {
        return new Trial<>(player(known) + " ends the turn", Qwirkle::whyNotEndTurn, Qwirkle::endTurn);
    }

    /** Returns the move that passes. */
    static Trial<Qwirkle> passing(Qwirkle known) {
        return new Trial<>(player(known) + " passes", Qwirkle::whyNotPass, Qwirkle::pass);
    }

    /** Returns the move that trades some tiles of the hand, or all of them. */
    Trial<Qwirkle> trading() {
        final List<Tile> hand = known.hand(known.nextToPlay());
        return trading(random.nextInt(WHOLE) == 0 ? hand
                : hand.stream().filter(each -> random.nextBoolean()).toList());
    }

    private Trial<Qwirkle> trading(List<Tile> tiles) {
        return new Trial<>(player(known) + TRADES + words(tiles),
                game -> game.whyNotTrade(tiles), game -> game.trade(tiles));
    }

    /** Returns how an example writes tiles. */
    static String words(Collection<Tile> tiles) {
        return tiles.isEmpty() ? "no tile"
                : tiles.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
