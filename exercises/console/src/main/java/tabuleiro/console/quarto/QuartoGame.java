package tabuleiro.console.quarto;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.quarto.QuartoProvider;

/** What Quarto adds to the console. The engine is used only through its interface. */
public final class QuartoGame extends Game<QuartoProvider, QuartoMatch> {

    private static final String COMPETENT = "competent";
    private static final int FACES = 6;

    /** Creates the game, which is the same each time. */
    public QuartoGame() {
        super("quarto", QuartoProvider.class, List.of("random", COMPETENT), Property.CHANCE, Property.RETURNS_TO_MENU);
    }

    /** Throws a die for each player, again after a tie: the player with the higher number places first (QT-04). */
    @Override
    public GameStart seat(GameStart agreed, Consumer<Message> console) {
        final Random die = new Random(agreed.seed());
        int one = 0;
        int other = 0;
        while (one == other) {
            one = 1 + die.nextInt(FACES);
            other = 1 + die.nextInt(FACES);
            final String winner = agreed.name(one > other ? 0 : 1);
            console.accept(Message.of(one == other ? "dice.tie" : "dice", agreed.name(0), one, agreed.name(1), other,
                    winner));
        }
        return one > other ? agreed : agreed.with(List.of(agreed.seats().get(1), agreed.seats().get(0)));
    }

    @Override
    public QuartoMatch begin(QuartoProvider provider, GameStart start) {
        return new QuartoMatch(provider.newGame(), start);
    }

    @Override
    public Chooser<QuartoMatch> agent(QuartoProvider provider, String level, long seed) {
        return level.equals(COMPETENT) ? new CompetentAgent(provider, new Chance(seed)) : Chooser.random(seed);
    }
}
