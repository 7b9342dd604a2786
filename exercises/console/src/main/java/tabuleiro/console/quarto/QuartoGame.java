package tabuleiro.console.quarto;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tabuleiro.console.Chooser;
import tabuleiro.console.Game;
import tabuleiro.console.Message;
import tabuleiro.console.Start;
import tabuleiro.quarto.QuartoProvider;

/** What Quarto adds to the console. The engine is used only through its interface. */
public final class QuartoGame implements Game<QuartoProvider, QuartoMatch> {

    private static final String RANDOM = "random";
    private static final String COMPETENT = "competent";
    private static final int FACES = 6;

    /** Without it, the first numbers of random generators whose seeds follow each other would be much the same. */
    private static final long MIXED = 0x9E3779B97F4A7C15L;

    @Override
    public String name() {
        return "quarto";
    }

    @Override
    public Class<QuartoProvider> provider() {
        return QuartoProvider.class;
    }

    @Override
    public List<String> levels() {
        return List.of(RANDOM, COMPETENT);
    }

    @Override
    public boolean hasChance() {
        return true;
    }

    /** Throws a die for each player, again after a tie: the player with the higher number places first (QT-04). */
    @Override
    public Start seat(Start agreed, Consumer<Message> console) {
        final Random die = new Random(agreed.seed());
        int one = 0;
        int other = 0;
        while (one == other) {
            one = 1 + die.nextInt(FACES);
            other = 1 + die.nextInt(FACES);
            console.accept(Message.of(one == other ? "dice.tie" : "dice", agreed.name(0), one, agreed.name(1), other,
                    agreed.name(one > other ? 0 : 1)));
        }
        final Start.Seat first = agreed.seats().get(one > other ? 0 : 1);
        final Start.Seat second = agreed.seats().get(one > other ? 1 : 0);
        return new Start(List.of(first, second), agreed.settings(), agreed.seed());
    }

    @Override
    public QuartoMatch begin(QuartoProvider provider, Start start) {
        return new QuartoMatch(provider.newGame(), start);
    }

    @Override
    public Chooser<QuartoMatch> chooser(QuartoProvider provider, Start start, int player) {
        final Random random = new Random(start.seed(player) * MIXED);
        final boolean isCompetent = start.seats().get(player).level().filter(COMPETENT::equals).isPresent();
        return isCompetent ? new CompetentAgent(provider, random) : match -> {
            final List<String> steps = match.legalSteps();
            return steps.get(random.nextInt(steps.size()));
        };
    }

    /** Returns to the menu, as in the original assignment (QT-37). */
    @Override
    public boolean returnsToMenu() {
        return true;
    }
}
