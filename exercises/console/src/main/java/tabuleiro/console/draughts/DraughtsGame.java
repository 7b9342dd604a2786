package tabuleiro.console.draughts;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import tabuleiro.console.Chooser;
import tabuleiro.console.Command;
import tabuleiro.console.Game;
import tabuleiro.console.Setting;
import tabuleiro.console.Start;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Variant;

/** What draughts adds to the console. The engine is used only through its interface. The first player has White. */
public final class DraughtsGame implements Game<DraughtsProvider, DraughtsMatch> {

    private static final String RANDOM = "random";
    private static final String COMPETENT = "competent";
    private static final String VARIANT = "variant";

    /** Without it, the first numbers of random generators whose seeds follow each other would be much the same. */
    private static final long MIXED = 0x9E3779B97F4A7C15L;

    @Override
    public String name() {
        return "draughts";
    }

    @Override
    public Class<DraughtsProvider> provider() {
        return DraughtsProvider.class;
    }

    @Override
    public List<String> levels() {
        return List.of(RANDOM, COMPETENT);
    }

    @Override
    public List<Setting> settings() {
        return List.of(new Setting(VARIANT, List.of("simplified", "classic")));
    }

    @Override
    public DraughtsMatch begin(DraughtsProvider provider, Start start) {
        final String variant = start.settings().getOrDefault(VARIANT, "simplified");
        return new DraughtsMatch(provider, provider.newGame(Variant.valueOf(variant.toUpperCase(Locale.ROOT))), start);
    }

    @Override
    public Chooser<DraughtsMatch> chooser(DraughtsProvider provider, Start start, int player) {
        final Random random = new Random(start.seed(player) * MIXED);
        final boolean isCompetent = start.seats().get(player).level().filter(COMPETENT::equals).isPresent();
        final Chooser<DraughtsMatch> agent = isCompetent ? new CompetentAgent(provider, random) : match -> {
            final List<String> steps = match.legalSteps();
            return steps.get(random.nextInt(steps.size()));
        };
        return match -> match.isHopeless() ? DraughtsMatch.RESIGN : agent.choose(match);
    }

    /** Returns the command that shows the first delivery (DR-35). */
    @Override
    public List<Command> commands() {
        return List.of(new Command("delivery", true, true, FirstDelivery::run));
    }
}
