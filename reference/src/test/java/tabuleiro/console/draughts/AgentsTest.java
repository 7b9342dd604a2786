package tabuleiro.console.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.Providers;
import tabuleiro.console.Chooser;
import tabuleiro.console.GameStart;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;

/** Tests the agents of draughts (CO-11) on the reference. */
class AgentsTest {

    private static final int GAMES = 6;

    /** A game of agents ends far before so many steps. */
    private static final int ENDLESS = 3_000;

    /** White can capture on b4, or on d4 and be captured on e5. */
    private static final Position GUARDED = Position.parse("""
            8   .   .   .   .
            7 .   .   .   b
            6   .   .   b   .
            5 .   .   .   .
            4   b   b   .   .
            3 .   w   .   .
            2   .   .   .   .
            1 .   .   .   w
              a b c d e f g h
            next: white
            """);

    private final DraughtsProvider provider = Providers.only(DraughtsProvider.class);
    private final DraughtsGame draughts = new DraughtsGame();

    private Chooser<DraughtsMatch> agent(String level, long seed) {
        return draughts.agent(provider, level, seed);
    }

    private static GameStart start(String level, String variant, long seed) {
        final GameStart.Seat seat = new GameStart.Seat("", Optional.of(level));
        return new GameStart(List.of(seat, seat), Map.of("variant", variant), seed);
    }

    private DraughtsMatch match(Position position) {
        return new DraughtsMatch(provider, provider.newGame(position), start("random", "simplified", 0));
    }

    private static void step(DraughtsMatch match, String notation) {
        match.read(notation).meaning().orElseThrow().action().get();
    }

    @Test
    void theRandomAgentChoosesEveryLegalStepAndTheSameWithTheSameSeed() {
        final DraughtsMatch match = match(GUARDED);
        final Set<String> steps = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            final String choice = agent("random", seed).choose(match);
            assertThat(agent("random", seed).choose(match)).isEqualTo(choice);
            steps.add(choice);
        }
        assertThat(steps).containsExactlyInAnyOrderElementsOf(match.legalSteps());
    }

    @Test
    void theCompetentAgentPrefersTheCaptureThatIsNotCapturedInTurn() {
        assertThat(match(GUARDED).legalSteps()).contains("c3-a5", "c3-e5");
        for (int seed = 0; seed < GAMES; seed++) {
            assertThat(agent("competent", seed).choose(match(GUARDED))).isEqualTo("c3-a5");
        }
    }

    @Test
    void theCompetentAgentTakesSeveralPiecesAndDoesNotStop() {
        final DraughtsMatch match = match(Position.parse("""
                8   .   .   .   .
                7 b   .   .   .
                6   .   .   b   .
                5 .   .   .   .
                4   .   b   .   .
                3 .   w   .   .
                2   .   .   .   .
                1 .   .   .   .
                  a b c d e f g h
                next: white
                """));
        final Chooser<DraughtsMatch> competent = agent("competent", 1);
        step(match, competent.choose(match));
        assertThat(match.legalSteps()).containsExactly("stop", "g7");
        assertThat(competent.choose(match)).isEqualTo("g7");
    }

    /** White gives a man on d4, which must be captured, and captures the last two: no other move wins so soon. */
    @Test
    void theForesightedAgentGivesAPieceToWin() {
        final Position shot = Position.parse("""
                8   .   .   .   .
                7 .   .   .   .
                6   .   .   .   .
                5 .   b   b   .
                4   .   .   .   .
                3 .   w   w   .
                2   w   .   .   .
                1 w   .   .   .
                  a b c d e f g h
                rules: classic
                next: white
                """);
        for (int seed = 0; seed < 2; seed++) {
            assertThat(agent("foresighted", seed).choose(match(shot))).isEqualTo("c3-d4");
            assertThat(agent("competent", seed).choose(match(shot))).isNotEqualTo("c3-d4");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"simplified", "classic"})
    void theCompetentAgentWinsMostGamesAgainstTheRandomOne(String variant) {
        int won = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            final DraughtsMatch match = draughts.begin(provider, start("random", variant, seed));
            play(match, List.of(agent("competent", seed), agent("random", seed)));
            won += match.game().winner().filter(Player.WHITE::equals).isPresent() ? 1 : 0;
        }
        assertThat(won).as("games won of %s", GAMES).isGreaterThan(GAMES * 3 / 4);
    }

    @Test
    void agentsEndAGameThatNoRuleEnds() {
        final DraughtsMatch match = match(Position.parse("""
                8   .   .   .   B
                7 .   .   .   .
                6   .   .   .   .
                5 .   .   .   .
                4   .   .   .   .
                3 .   .   .   .
                2   .   .   .   .
                1 W   .   .   .
                  a b c d e f g h
                next: white
                """));
        play(match, List.of(agent("competent", 1), agent("competent", 2)));
        assertThat(match.game().ending()).contains(Ending.RESIGNED);
    }

    private static void play(DraughtsMatch match, List<Chooser<DraughtsMatch>> agents) {
        for (int steps = 0; !match.isOver(); steps++) {
            assertThat(steps).as("steps in\n%s", match.game().position()).isLessThan(ENDLESS);
            step(match, agents.get(match.player()).choose(match));
        }
    }
}
