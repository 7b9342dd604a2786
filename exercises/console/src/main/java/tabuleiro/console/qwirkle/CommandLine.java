package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Question;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * Asks the player whose turn it is for a command, and shows all that a player needs to know for it (QW-31).
 *
 * @param table     where they play
 * @param agreement what was said before the game
 */
record CommandLine(Table table, Agreement agreement) implements Question<Command> {

    @Override
    public String words() {
        final Player player = table.nextToPlay();
        final List<Tile> hand = table.hand(player);
        final List<Verb> possible = possible(hand);
        final String name = agreement.name(player);
        return "\n" + new BoardDrawing(table.board()) + "\n"
                + name + " holds " + (hand.isEmpty() ? "no tiles" : Command.list(hand)) + "; in the bag: "
                + Count.tiles(table.bagSize()) + ".\n"
                + "Possible now: " + Verb.forms(possible) + "\n"
                + "         (or: " + Verb.portuguese(possible) + ")\n"
                + name + ", which command?";
    }

    /**
     * Which commands are possible with a hand? To play a tile, if there is one, be there a place for it or not. Asks no
     * more than it must: an engine of which parts are not written yet can be played with, too.
     */
    private List<Verb> possible(List<Tile> hand) {
        final boolean filled = table.bagSize() > 0;
        final boolean endable = table.whyNotPass().isEmpty();
        final List<Verb> possible = new ArrayList<>();
        if (!hand.isEmpty() || filled && agreement.isCheating()) {
            possible.add(Verb.PLAY);
        }
        if (!hand.isEmpty() && filled && endable && !table.isTurnBegun()) {
            possible.add(Verb.TRADE);
        }
        if (endable) {
            possible.add(Verb.PASS);
        }
        possible.add(Verb.HELP);
        return possible;
    }

    @Override
    public Optional<String> whyNot(String typed) {
        if (typed.isEmpty()) {
            return Optional.of("nothing was typed");
        }
        final CommandReader reader = CommandReader.of(typed);
        return reader.fault().or(() -> reader.command().whyNot(table).map(Refusal::words));
    }

    @Override
    public Command meaning(String typed) {
        return CommandReader.of(typed).command();
    }
}
