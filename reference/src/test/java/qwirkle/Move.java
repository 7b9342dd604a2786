package qwirkle;

import java.util.List;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/**
 * Half a turn, which can be made in a game and on a plain table.
 *
 * @param kind  what is done
 * @param tiles the one that is played, or all that are traded
 * @param cell  where it is played; else nowhere
 */
record Move(Kind kind, List<String> tiles, String cell) {

    /** What can be done. */
    enum Kind { PLAY, END_TURN, TRADE, PASS }

    /** Which move is written like this: {@code A1 on 1/2}? */
    static Move play(String placement) {
        final String[] words = placement.split(" on ");
        return new Move(Kind.PLAY, List.of(words[0]), words[1]);
    }

    static Move trade(List<String> tiles) {
        return new Move(Kind.TRADE, List.copyOf(tiles), "");
    }

    static Move of(Kind kind) {
        return new Move(kind, List.of(), "");
    }

    void in(Qwirkle game) {
        switch (kind) {
            case PLAY -> game.play(Tile.parse(tiles.get(0)), Cell.parse(cell));
            case TRADE -> game.trade(tiles.stream().map(Tile::parse).toList());
            case END_TURN -> game.endTurn();
            default -> game.pass();
        }
    }

    void on(PlainTable plain) {
        switch (kind) {
            case PLAY -> plain.play(tiles.get(0), row(), column());
            case TRADE -> plain.trade(tiles);
            case END_TURN -> plain.endTurn();
            default -> plain.pass();
        }
    }

    int row() {
        return Integer.parseInt(cell.substring(0, cell.indexOf('/')));
    }

    int column() {
        return Integer.parseInt(cell.substring(cell.indexOf('/') + 1));
    }

    @Override
    public String toString() {
        return kind + " " + String.join(" ", tiles) + " " + cell;
    }
}
