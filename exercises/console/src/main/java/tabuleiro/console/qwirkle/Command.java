package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.console.former.Dialogue;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** A command of a player (QW-32). Only the engine decides whether it is refused. */
sealed interface Command {

    /** Returns why the command is refused now; nothing if it is not. */
    Optional<Refusal> whyNot(Table table);

    /** Executes the command, which must not be refused. */
    void execute(Table table, Dialogue dialogue);

    /** Checks whether the command ends the turn. */
    boolean endsTurn();

    /**
     * Plays a tile.
     *
     * @param tile   the tile
     * @param row    any number, even if there is no such row
     * @param column any number, even if there is no such column
     */
    record Play(Tile tile, int row, int column) implements Command {

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return row < 0 || column < 0 ? Optional.of(Refusal.NO_SUCH_CELL)
                    : table.whyNotPlay(tile, new Cell(row, column));
        }

        @Override
        public void execute(Table table, Dialogue dialogue) {
            table.play(tile, new Cell(row, column));
        }

        @Override
        public boolean endsTurn() {
            return false;
        }
    }

    /**
     * Trades tiles, and shows them and the tiles that are drawn for them (QW-33).
     *
     * @param tiles the tiles to trade
     */
    record Trade(List<Tile> tiles) implements Command {

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return table.whyNotTrade(tiles);
        }

        @Override
        public void execute(Table table, Dialogue dialogue) {
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

    /** Ends the turn, whether or not tiles were played in it. */
    record Pass() implements Command {

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return table.whyNotPass();
        }

        @Override
        public void execute(Table table, Dialogue dialogue) {
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
                Letters may be small or capital.""";

        @Override
        public Optional<Refusal> whyNot(Table table) {
            return Optional.empty();
        }

        @Override
        public void execute(Table table, Dialogue dialogue) {
            dialogue.say(TEXT);
        }

        @Override
        public boolean endsTurn() {
            return false;
        }
    }

    /** Returns tiles as text, one after another. */
    static String list(List<Tile> tiles) {
        return tiles.stream().map(Tile::toString).collect(Collectors.joining(" "));
    }
}
