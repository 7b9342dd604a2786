package tabuleiro.console.qwirkle.steps;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * A game of Qwirkle that forwards every call to another game. Its subclasses change single queries or commands. Why a
 * turn must not be ended or passed follows from the changed queries.
 */
class Forwarding implements Qwirkle {

    private final Qwirkle right;

    Forwarding(Qwirkle right) {
        this.right = right;
    }

    @Override
    public int players() {
        return right.players();
    }

    @Override
    public Set<Option> options() {
        return right.options();
    }

    @Override
    public long seed() {
        return right.seed();
    }

    @Override
    public int rows() {
        return right.rows();
    }

    @Override
    public int columns() {
        return right.columns();
    }

    @Override
    public Optional<Tile> at(Cell cell) {
        return right.at(cell);
    }

    @Override
    public Player nextToPlay() {
        return right.nextToPlay();
    }

    @Override
    public List<Tile> hand(Player player) {
        return right.hand(player);
    }

    @Override
    public int points(Player player) {
        return right.points(player);
    }

    @Override
    public List<Tile> bag() {
        return right.bag();
    }

    @Override
    public List<Cell> turn() {
        return right.turn();
    }

    @Override
    public int turnPoints() {
        return right.turnPoints();
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        return right.whyNotPlay(tile, cell);
    }

    @Override
    public void play(Tile tile, Cell cell) {
        right.play(tile, cell);
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return turn().isEmpty() ? Optional.of(Refusal.NOTHING_PLAYED) : Optional.empty();
    }

    @Override
    public void endTurn() {
        right.endTurn();
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        return right.whyNotTrade(tiles);
    }

    @Override
    public void trade(List<Tile> tiles) {
        right.trade(tiles);
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return turn().isEmpty() ? Optional.empty() : Optional.of(Refusal.TURN_BEGUN);
    }

    @Override
    public void pass() {
        right.pass();
    }

    @Override
    public boolean isOver() {
        return right.isOver();
    }

    @Override
    public Set<Player> winners() {
        return right.winners();
    }
}
