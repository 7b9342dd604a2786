package tabuleiro.grading.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Home;
import tabuleiro.grading.Reference;
import tabuleiro.grading.Slow;
import tabuleiro.grading.results.Kept;

/** The agents of submissions are asked about positions whose values are known, and what they keep is counted. */
@Slow
class AgentTrialTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    private static final int ALL = 5_000;
    private static final AgentTrial TRIAL = new AgentTrial(EXERCISE, Fixtures.WORKERS::nextPlayer, 7);

    private static Map<String, byte[]> compiled(Map<String, String> sources) {
        return Fixtures.compiled(EXERCISE, sources);
    }

    /** Returns what comes of the base of the hostile programs, with this in place of what it does not do. */
    private static Kept kept(String mischief) {
        final Map<String, String> sources =
                new TreeMap<>(Fixtures.sources(Fixtures.project("grading/hostile/base")));
        sources.put("connectfour/Mischief.java", "package connectfour; import tabuleiro.connectfour.*;"
                + " final class Mischief extends Hook { int asked; " + mischief + " }");
        return TRIAL.kept(compiled(sources));
    }

    @Test
    void inEachPositionSomeMovesKeepTheValueAndOthersDoNot() {
        final ConnectFourProvider reference = (ConnectFourProvider) new Reference(EXERCISE,
                compiled(Fixtures.reference(EXERCISE))).provider(false);
        final List<ValuedPosition> all = ValuedPosition.drawn(Home.positions(EXERCISE), Integer.MAX_VALUE, 1);
        final Set<String> known = new HashSet<>();
        for (ValuedPosition each : all) {
            final ConnectFour game = reference.newGame(each.position());
            assertThat(game.nextToPlay()).isEqualTo(each.next());
            assertThat(each.keeping()).isNotEmpty().hasSizeLessThan(game.legalMoves().size());
            assertThat(each.keeping().chars().map(column -> column - '0').boxed()).isSubsetOf(game.legalMoves());
            assertThat(each.chance()).isEqualTo((double) each.keeping().length() / game.legalMoves().size());
            assertThat(known.add(each.position().toString())).as("%s occurs twice", each).isTrue();
        }
        assertThat(all).hasSize(ALL);
    }

    @Test
    void theSeedDrawsThem() {
        final List<ValuedPosition> drawn = ValuedPosition.drawn(Home.positions(EXERCISE), Kept.POSITIONS, 7);
        assertThat(drawn).hasSize(Kept.POSITIONS).doesNotHaveDuplicates()
                .isEqualTo(ValuedPosition.drawn(Home.positions(EXERCISE), Kept.POSITIONS, 7))
                .isNotEqualTo(ValuedPosition.drawn(Home.positions(EXERCISE), Kept.POSITIONS, 8));
    }

    @Test
    void aCompetentAgentKeepsMoreThanChanceAndARandomOneAboutAsMuch() {
        final Kept competent = kept("");
        assertThat(competent.won() + competent.drawn()).isEqualTo(Kept.POSITIONS);
        assertThat(competent.level()).isNotEqualTo("random").isNotEmpty();
        assertThat(competent.share()).isGreaterThan(competent.chance() + 30);
        final Kept random = kept("int choice(int right) { throw new IllegalStateException(); }"
                + " Agent agent(Agent right) { java.util.Random random = new java.util.Random(5);"
                + " return (game, player) -> game.legalMoves().get(random.nextInt(game.legalMoves().size())); }");
        // Of 500 answers, each right with a chance of about a half, 4 standard deviations are 45.
        assertThat(random.share()).isBetween(random.chance() - 90, random.chance() + 90);
        assertThat(random.chance()).isEqualTo(competent.chance());
        assertThat(random.ended()).isZero();
        assertThat(competent).isEqualTo(kept(""));
    }

    @Test
    void whoDoesNotAnswerKeepsNothingFromThenOn() {
        final Kept ends = kept("int choice(int right) { if (++asked > 100) { System.exit(7); } return right; }");
        assertThat(ends.ended()).isBetween(Kept.POSITIONS - 310, Kept.POSITIONS - 290);
        final Kept lies = kept("int choice(int right) { return ++asked == 1 ? right : 9; }");
        assertThat(lies.wins() + lies.draws()).isZero();
        final Kept never = kept("int choice(int right) { throw new UnsupportedOperationException(\"TODO\"); }");
        assertThat(never.level()).isEmpty();
        assertThat(never.wins() + never.draws()).isZero();
        assertThat(never.fitsTogether()).isTrue();
    }
}
