package qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** A game of Qwirkle. The contract of every method stands in {@link Qwirkle}. */
public final class Engine implements Qwirkle {

    /**
     * Starts a new game.
     *
     * @pre can_begin {@code start.fault().isEmpty()} (QW-03)
     */
    public Engine(Start start) {
        throw new UnsupportedOperationException("TODO 2: new Engine(start) — see QW-03, six tiles each");
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (QW-26)
     */
    public Engine(Position position) {
        throw new UnsupportedOperationException("TODO 3: new Engine(position) — see QW-06, as it was given");
    }

    /** Returns why no game can be resumed from a position: a refusal that is right, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        throw new UnsupportedOperationException("TODO 3: whyNot — see QW-01, position.fault(); more in task 6");
    }

    @Override
    public int players() {
        throw new UnsupportedOperationException("TODO 2: players — see QW-03, two to four");
    }

    @Override
    public Set<Option> options() {
        throw new UnsupportedOperationException("TODO 2: options — as the game was started with");
    }

    @Override
    public long seed() {
        throw new UnsupportedOperationException("TODO 2: seed — as the game was started with");
    }

    @Override
    public int rows() {
        throw new UnsupportedOperationException("TODO 2: rows — see QW-06, one at the start");
    }

    @Override
    public int columns() {
        throw new UnsupportedOperationException("TODO 2: columns — see QW-06, one at the start");
    }

    @Override
    public Optional<Tile> at(Cell cell) {
        throw new UnsupportedOperationException("TODO 2: at — see QW-06, the one cell is empty at the start");
    }

    @Override
    public Player nextToPlay() {
        throw new UnsupportedOperationException("TODO 2: nextToPlay — see QW-04, the first player begins");
    }

    @Override
    public List<Tile> hand(Player player) {
        throw new UnsupportedOperationException("TODO 2: hand — see QW-03, what was dealt");
    }

    @Override
    public int points(Player player) {
        throw new UnsupportedOperationException("TODO 2: points — see QW-03, nobody has any at the start");
    }

    @Override
    public List<Tile> bag() {
        throw new UnsupportedOperationException("TODO 2: bag — see QW-03, what is left after dealing");
    }

    @Override
    public List<Cell> turn() {
        throw new UnsupportedOperationException("TODO 2: turn — see QW-12, no tile at the start");
    }

    @Override
    public boolean isOver() {
        throw new UnsupportedOperationException("TODO 2 and 6: isOver — see QW-20, the bag decides; false for now");
    }

    @Override
    public Set<Player> winners() {
        throw new UnsupportedOperationException("TODO 2 and 6: winners — see QW-21; none for now");
    }

    @Override
    public int turnPoints() {
        throw new UnsupportedOperationException("TODO 2 and 5: turnPoints — see QW-18; 0 for now");
    }

    @Override
    public Optional<Refusal> whyNotPass() {
        throw new UnsupportedOperationException("TODO 3: whyNotPass — see QW-05 and QW-26");
    }

    @Override
    public void pass() {
        throw new UnsupportedOperationException("TODO 3: pass — see QW-16, it is the next player's turn");
    }

    @Override
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        throw new UnsupportedOperationException("TODO 4: whyNotPlay — see QW-07 to QW-13, one rule after another");
    }

    @Override
    public void play(Tile tile, Cell cell) {
        throw new UnsupportedOperationException("TODO 4: play — see QW-06 and QW-13, from hand to board");
    }

    @Override
    public Optional<Refusal> whyNotEndTurn() {
        throw new UnsupportedOperationException("TODO 5: whyNotEndTurn — see QW-05 and QW-26");
    }

    @Override
    public void endTurn() {
        throw new UnsupportedOperationException("TODO 5: endTurn — see QW-17 and QW-18, draw and score");
    }

    @Override
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        throw new UnsupportedOperationException("TODO 7: whyNotTrade — see QW-15, all of them must be in the hand");
    }

    @Override
    public void trade(List<Tile> tiles) {
        throw new UnsupportedOperationException("TODO 7: trade — see QW-15, draw first, then put back");
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
