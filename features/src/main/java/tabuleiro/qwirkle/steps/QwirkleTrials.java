package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.RandomPlay.Trial;

/** The moves that are worth trying at one point of a random game of Qwirkle. */
final class QwirkleTrials {

    /** What stands in the phrase of a trade, and of no other move. */
    static final String TRADES = " trades ";

    /** How many legal moves are tried, and how many cells with any tile. */
    private static final int LEGAL = 6;
    private static final int ANY = 6;

    /** One trade in so many is of a whole hand. */
    private static final int WHOLE = 4;

    private final String player;
    private final Qwirkle known;
    private final RandomGenerator random;

    /** Will find moves of this player in a game. */
    QwirkleTrials(String player, Qwirkle known, RandomGenerator random) {
        this.player = player;
        this.known = known;
        this.random = random;
    }

    /** Returns legal moves, tiles of the hand and others on any cell, and all other moves. */
    List<Trial<Qwirkle>> all() {
        final List<Trial<Qwirkle>> trials = new ArrayList<>();
        final List<Placement> legal = new ArrayList<>(known.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        legal.stream().limit(LEGAL).forEach(each -> trials.add(playing(player, each)));
        final List<Tile> hand = known.hand(known.nextToPlay());
        for (int left = ANY; left > 0; left--) {
            trials.add(playing(player, new Placement(
                    hand.isEmpty() || random.nextInt(3) == 0 ? any(Tile.KINDS) : any(hand),
                    new Cell(random.nextInt(known.rows() + 1), random.nextInt(known.columns() + 1)))));
        }
        trials.add(ending(player));
        trials.add(passing(player));
        trials.add(trading(random.nextInt(WHOLE) == 0 ? hand
                : hand.stream().filter(each -> random.nextBoolean()).toList()));
        trials.add(trading(List.of(any(Tile.KINDS), any(Tile.KINDS))));
        if (!hand.isEmpty()) {
            final Tile often = any(hand);
            trials.add(trading(Collections.nCopies(Collections.frequency(hand, often) + 1, often)));
        }
        return trials;
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns the move that plays a tile. */
    static Trial<Qwirkle> playing(String player, Placement placement) {
        return new Trial<>("%s plays %s".formatted(player, placement),
                game -> game.whyNotPlay(placement.tile(), placement.cell()),
                game -> game.play(placement.tile(), placement.cell()));
    }

    /** Returns the move that ends a turn in which tiles have been played. */
    static Trial<Qwirkle> ending(String player) {
        return new Trial<>(player + " ends the turn", Qwirkle::whyNotEndTurn, Qwirkle::endTurn);
    }

    /** Returns the move that passes. */
    static Trial<Qwirkle> passing(String player) {
        return new Trial<>(player + " passes", Qwirkle::whyNotPass, Qwirkle::pass);
    }

    private Trial<Qwirkle> trading(List<Tile> tiles) {
        return new Trial<>(player + TRADES + words(tiles), game -> game.whyNotTrade(tiles), game -> game.trade(tiles));
    }

    /** Returns how an example writes tiles. */
    static String words(Collection<Tile> tiles) {
        return tiles.isEmpty() ? "no tile"
                : tiles.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
