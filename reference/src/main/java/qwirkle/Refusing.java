package qwirkle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** A game that says why something must not be done: of all refusals that are right, the first is returned. */
abstract class Refusing {

    /** Returns the referee of the game as it is now. */
    abstract Referee referee();

    /** Returns all refusals of a tile on a cell that are right. */
    public Set<Refusal> refusalsOfPlay(Tile tile, Cell cell) {
        return referee().refusalsOfPlay(tile, cell);
    }

    /** Returns the first refusal of a tile on a cell, or nothing. */
    public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
        return refusalsOfPlay(tile, cell).stream().findFirst();
    }

    /** Returns all refusals to end the turn that are right. */
    public Set<Refusal> refusalsOfEndTurn() {
        return referee().refusalsOfEndTurn();
    }

    /** Returns the first refusal to end the turn, or nothing. */
    public Optional<Refusal> whyNotEndTurn() {
        return refusalsOfEndTurn().stream().findFirst();
    }

    /** Returns all refusals of a trade of these tiles that are right. */
    public Set<Refusal> refusalsOfTrade(List<Tile> tiles) {
        return referee().refusalsOfTrade(tiles);
    }

    /** Returns the first refusal of a trade of these tiles, or nothing. */
    public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
        return refusalsOfTrade(tiles).stream().findFirst();
    }

    /** Returns all refusals to pass that are right. */
    public Set<Refusal> refusalsOfPass() {
        return referee().refusalsOfPass();
    }

    /** Returns the first refusal to pass, or nothing. */
    public Optional<Refusal> whyNotPass() {
        return refusalsOfPass().stream().findFirst();
    }
}
