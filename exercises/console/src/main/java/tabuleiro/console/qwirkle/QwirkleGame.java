package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Setting;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;

/** What Qwirkle adds to the console. The engine is used only through its interface. */
public final class QwirkleGame extends Game<QwirkleProvider, QwirkleMatch> {

    private static final String GREEDY = "greedy";
    private static final String CHEAT = "cheat";
    private static final String PUBLISHED = "published";

    /** Creates the game, which is the same each time. */
    public QwirkleGame() {
        super("qwirkle", QwirkleProvider.class, List.of("random", GREEDY), Property.CHANCE, Property.CUTS_LONG_LINES);
    }

    @Override
    public int fewestPlayers() {
        return Qwirkle.FEWEST_PLAYERS;
    }

    @Override
    public int mostPlayers() {
        return Qwirkle.MOST_PLAYERS;
    }

    /** Returns cheat mode (QW-22), and the published opening and end (QW-24, QW-25). */
    @Override
    public List<Setting> settings() {
        return List.of(Setting.yesOrNo(CHEAT), Setting.yesOrNo(PUBLISHED));
    }

    @Override
    public QwirkleMatch begin(QwirkleProvider provider, GameStart start) {
        final Set<Option> options = Stream.of(Option.values())
                .filter(option -> start.isOn(option == Option.CHEATING ? CHEAT : PUBLISHED))
                .collect(Collectors.toSet());
        final Start opening = new Start(start.seats().size(),
                provider.shuffledBag(start.seed()), options, start.seed());
        provider.whyNotNewGame(opening).ifPresent(reason -> {
            throw EngineFailure.of("failure.start", Message.of(reason));
        });
        return new QwirkleMatch(provider.newGame(opening), start);
    }

    @Override
    public Chooser<QwirkleMatch> agent(QwirkleProvider provider, String level, long seed) {
        final Chance chance = new Chance(seed);
        final Function<Prospect, String> agent = level.equals(GREEDY) ? prospect -> prospect.greedy(chance)
                : prospect -> prospect.any(chance);
        return match -> agent.apply(Prospect.of(match.position(), provider));
    }
}
