package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.console.Dialogue;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** What a player wants to do (QW-32). What speaks against it, only the engine says. */
sealed interface Command {

    /** Why may it not be done now? */
    Optional<Refusal> whyNot(Table table);

    /** Does it, where it may be done. */
    void obey(Table table, Dialogue dialogue);

    /** Is the turn over when it has been done? */
    boolean endsTurn();

    /**
     * Plays a tile.
     *
     * @param tile   the tile
     * @param row    any number, be there such a row or not
     * @param column any number, be there such a column or not
     */
    record Play(Tile tile, int row, int column) implements Command {

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return row < 0 || column < 0 ? Optional.of(Refusal.NO_SUCH_CELL)
                    : table.whyNotPlay(tile, new Cell(row, column));
        }

        @Override
        public void obey(Table table, Dialogue dialogue) {
            table.play(tile, new Cell(row, column));
        }

        @Override
        public boolean endsTurn() {
            return false;
        }
    }

    /**
     * Trades tiles, and shows them and those drawn for them (QW-33).
     *
     * @param tiles which are traded
     */
    record Trade(List<Tile> tiles) implements Command {

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return table.whyNotTrade(tiles);
        }

        @Override
        public void obey(Table table, Dialogue dialogue) {
            final Player player = table.nextToPlay();
            final List<Tile> kept = new ArrayList<>(table.hand(player));
            tiles.forEach(kept::remove);
            table.trade(tiles);
            final List<Tile> drawn = new ArrayList<>(table.hand(player));
            kept.forEach(drawn::remove);
            dialogue.say("Traded: " + list(tiles) + ". Drawn for them: " + list(drawn) + ".");
        }

        @Override
        public boolean endsTurn() {
            return true;
        }
    }

    /** Ends the turn, whether tiles were played in it or not. */
    record Pass() implements Command {

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return table.whyNotPass();
        }

        @Override
        public void obey(Table table, Dialogue dialogue) {
            table.pass();
        }

        @Override
        public boolean endsTurn() {
            return true;
        }
    }

    /** Explains the commands. */
    record Help() implements Command {

        private static final String TEXT = """

                play A1 0 2   (jogar A1 0 2)   plays the tile A1 in row 0, column 2
                trade A1 B2   (trocar A1 B2)   trades these tiles and ends the turn
                pass          (passar)         ends the turn, whether tiles were played in it or not
                help          (ajuda)          shows this
                quit                           leaves the game
                A tile is a letter for its shape, A to F, and a digit for its colour, 1 to 6.
                Capitals do not matter.""";

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return Optional.empty();
        }

        @Override
        public void obey(Table table, Dialogue dialogue) {
            dialogue.say(TEXT);
        }

        @Override
        public boolean endsTurn() {
            return false;
        }
    }

    /** How are tiles shown? One after another. */
    static String list(List<Tile> tiles) {
        return tiles.stream().map(Tile::toString).collect(Collectors.joining(" "));
    }
}
