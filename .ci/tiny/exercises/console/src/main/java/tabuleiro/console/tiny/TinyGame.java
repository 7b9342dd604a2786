package tabuleiro.console.tiny;

import java.util.List;
import tabuleiro.console.Chooser;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.tiny.TinyProvider;

/** What Tiny adds to the console. The engine is used only through its interface. */
public final class TinyGame extends Game<TinyProvider, TinyMatch> {

    /** Creates the game, which is the same each time. */
    public TinyGame() {
        super("tiny", TinyProvider.class, List.of("random"));
    }

    @Override
    public TinyMatch begin(TinyProvider provider, GameStart start) {
        return new TinyMatch(provider.newGame(), start);
    }

    @Override
    public Chooser<TinyMatch> agent(TinyProvider provider, String level, long seed) {
        return Chooser.random(seed);
    }
}
