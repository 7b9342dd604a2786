package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.former.Question;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * Asks the player whose turn it is for a command, and shows what this player needs to know (QW-31).
 *
 * @param table     the game
 * @param agreement what the players agreed on before the game
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
     * Returns the commands that are possible with a hand. A tile counts as playable even if there is no cell for it.
     * The engine is asked only what is necessary, so that an unfinished engine can be played, too.
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
