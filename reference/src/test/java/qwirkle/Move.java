package qwirkle;

import java.util.List;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * Half a turn, which can be made in a game and on a plain table.
 *
 * @param kind   what is done
 * @param tiles  the one that is played, or all that are traded
 * @param row    where it is played, if it is
 * @param column where it is played, if it is
 */
record Move(Kind kind, List<String> tiles, int row, int column) {

    /** What can be done. */
    enum Kind { PLAY, END_TURN, TRADE, PASS }

    static Move play(String tile, int row, int column) {
        return new Move(Kind.PLAY, List.of(tile), row, column);
    }

    static Move trade(List<String> tiles) {
        return new Move(Kind.TRADE, List.copyOf(tiles), 0, 0);
    }

    static Move of(Kind kind) {
        return new Move(kind, List.of(), 0, 0);
    }

    /** Which tile is played? */
    String tile() {
        return tiles.get(0);
    }

    void in(Qwirkle game) {
        switch (kind) {
            case PLAY -> game.play(Tile.parse(tile()), new Cell(row, column));
            case TRADE -> game.trade(tiles.stream().map(Tile::parse).toList());
            case END_TURN -> game.endTurn();
            default -> game.pass();
        }
    }

    void on(PlainTable plain) {
        switch (kind) {
            case PLAY -> plain.play(tile(), row, column);
            case TRADE -> plain.trade(tiles);
            case END_TURN -> plain.endTurn();
            default -> plain.pass();
        }
    }

    /** A tile that is played is written as a placement: {@code A1 on 1/2}. */
    @Override
    public String toString() {
        return kind == Kind.PLAY ? tile() + " on " + row + "/" + column : kind + " " + String.join(" ", tiles);
    }
}
