package tabuleiro.console.connectfour;

import java.util.Locale;
import java.util.stream.Stream;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.console.Chooser;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;

/** What Connect Four adds to the console. The engine is used only through its interface (C4-33). */
public final class ConnectFourGame extends Game<ConnectFourProvider, ConnectFourMatch> {

    /** Creates the game, which is the same each time. */
    public ConnectFourGame() {
        super("connect-four", ConnectFourProvider.class,
                Stream.of(Level.values()).map(level -> level.name().toLowerCase(Locale.ROOT)).toList());
    }

    @Override
    public ConnectFourMatch begin(ConnectFourProvider provider, GameStart start) {
        return new ConnectFourMatch(provider.newGame(), start);
    }

    @Override
    public Chooser<ConnectFourMatch> agent(ConnectFourProvider provider, String level, long seed) {
        return new ConnectFourAgent(provider,
                provider.agent(Level.valueOf(level.toUpperCase(Locale.ROOT)), seed));
    }
}
