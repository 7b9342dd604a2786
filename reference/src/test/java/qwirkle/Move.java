package qwirkle;

import java.util.List;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * A move, which can be made in a game and on a plain table.
 *
 * @param kind   the kind of move
 * @param tiles  the tile that is played, or all tiles that are traded
 * @param row    the row in which a tile is played, or 0
 * @param column the column in which a tile is played, or 0
 */
record Move(Kind kind, List<String> tiles, int row, int column) {

    /** The kinds of moves. */
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

    /** Returns the tile that is played. */
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

    /** Writes a tile that is played as a placement, such as {@code A1 on 1/2}. */
    @Override
    public String toString() {
        return kind == Kind.PLAY ? tile() + " on " + row + "/" + column : kind + " " + String.join(" ", tiles);
    }
}
