package tabuleiro.console.connectfour;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Player;
import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;
import tabuleiro.console.Launcher;

/** Plays Connect Four in a terminal with any engine, which it uses only through its interface (C4-33). */
public final class ConnectFourConsole {

    /** The number of discs after which every game is over. */
    private static final int MOST_DISCS = ConnectFour.ROWS * ConnectFour.COLUMNS;

    private final ConnectFourProvider provider;
    private final Dialogue dialogue;

    /** Creates a console that asks a provider for agents and shows everything in a dialogue. */
    public ConnectFourConsole(ConnectFourProvider provider, Dialogue dialogue) {
        this.provider = provider;
        this.dialogue = dialogue;
    }

    /**
     * Plays a new game in the terminal, with the only engine on the class path.
     *
     * @param arguments who plays first and who second, each {@code person}, {@code random} or {@code competent},
     *                  and perhaps the agents' seed; without arguments the players are asked
     */
    public static void main(String[] arguments) {
        Launcher.launch(ConnectFourProvider.class, (provider, dialogue) ->
                new ConnectFourConsole(provider, dialogue).play(provider::newGame, List.of(arguments)));
    }

    /**
     * Plays a game until it is over.
     *
     * @param start     creates the game, in which discs may have been dropped already
     * @param arguments as for {@link #main}
     * @throws Ending if the game cannot be played to its end
     */
    public void play(Supplier<ConnectFour> start, List<String> arguments) {
        final Optional<ConnectFourSides> given = ConnectFourSides.given(arguments);
        dialogue.say("Connect Four: whoever first has four discs in line wins. Type " + Dialogue.QUIT
                + " to leave.");
        final ConnectFourSides sides = given.orElseGet(() -> ConnectFourSides.asked(dialogue));
        dialogue.say(sides.toString());
        play(start.get(), side(Player.FIRST, sides), side(Player.SECOND, sides));
    }

    private void play(ConnectFour game, ConnectFourSide first, ConnectFourSide second) {
        for (int discs = 0; !game.isOver(); discs++) {
            mustEndBefore(discs);
            show(game, List.of());
            drop(game, game.nextToPlay() == Player.FIRST ? first : second);
        }
        showEnd(game);
    }

    private ConnectFourSide side(Player player, ConnectFourSides sides) {
        final Optional<ConnectFourSide> program = sides.level(player)
                .map(level -> provider.agent(level, sides.seed(player)))
                .map(agent -> new ConnectFourSide.Program(agent, player));
        return program.orElseGet(ConnectFourSide.Person::new);
    }

    /** Ends a game that is too long: with an engine that never ends it, two agents would play for ever. */
    private static void mustEndBefore(int discs) {
        if (discs >= MOST_DISCS) {
            throw Ending.engineFailed("after " + MOST_DISCS + " discs the game is not over");
        }
    }

    private void show(ConnectFour game, List<Cell> marked) {
        dialogue.say("\n" + new ConnectFourDrawing(game.position(), marked));
    }

    private void drop(ConnectFour game, ConnectFourSide side) {
        game.play(side.chooseColumn(game, dialogue));
    }

    private void showEnd(ConnectFour game) {
        final Optional<Player> winner = game.winner();
        final List<Cell> line = winner.isPresent() ? game.winningLine() : List.of();
        show(game, line);
        final String how = line.size() == ConnectFour.IN_LINE ? " with the four discs in brackets." : ".";
        dialogue.say(winner.map(player -> "The " + name(player) + " has won" + how)
                .orElse("The game is a draw: the grid is full and nobody has four in line."));
    }

    /** Returns what a player is called. */
    static String name(Player player) {
        return player.name().toLowerCase(Locale.ROOT) + " player";
    }
}
