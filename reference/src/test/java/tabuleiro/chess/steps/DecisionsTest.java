package tabuleiro.chess.steps;

import static org.assertj.core.api.Assertions.assertThat;

import chess.Games;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;
import tabuleiro.steps.RandomPlay.Study;

/** The motifs and studies of random games of chess can be played, and show every refusal and every end. */
class DecisionsTest {

    /** About as many as random games try. */
    private static final int NUMBER = 400;

    private final Games games = new Games();

    static Stream<Motif> played() {
        return Stream.of(Decisions.single(), Decisions.lines(), Decisions.beginnings()).flatMap(List::stream);
    }

    static List<Motif> finished() {
        return Decisions.finished();
    }

    private static Position position(Motif motif) {
        return Position.of(motif.diagram(), 0, 1);
    }

    @ParameterizedTest
    @MethodSource("played")
    void aGameCanBeResumedFromAMotif(Motif motif) {
        assertThat(games.whyNotNewGame(position(motif))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("finished")
    void inAFinishedMotifTheGameIsOver(Motif motif) {
        assertThat(games.whyNotNewGame(position(motif))).contains(Refusal.GAME_OVER);
    }

    @Test
    void studiesShowEveryRefusalInAGame() {
        final Set<Refusal> refusals = new HashSet<>();
        forEachStudy(trial -> { }, refusals::add);
        assertThat(refusals).isEqualTo(EnumSet.range(Refusal.GAME_OVER, Refusal.NOT_FIFTY));
    }

    @Test
    void studiesShowEveryEnd() {
        final Set<Optional<Ending>> endings = new HashSet<>();
        forEachStudy(game -> endings.add(game.ending()), refusal -> { });
        assertThat(endings).hasSize(1 + Ending.values().length);
    }

    @Test
    void aDrawMayBeClaimedNowAndThenAndIsNotAlways() {
        final Set<List<Claim>> claims = new HashSet<>();
        forEachStudy(game -> claims.add(game.claims()), refusal -> { });
        assertThat(claims).contains(List.of(), List.of(Claim.THREEFOLD_REPETITION), List.of(Claim.FIFTY_MOVES));
    }

    private void forEachStudy(Consumer<Chess> after, Consumer<Refusal> refused) {
        final ChessStudies studies = new ChessStudies(games::newGame);
        final Random random = new Random(1);
        for (int i = 0; i < NUMBER; i++) {
            final Study<Chess, Position> study = studies.next(random);
            final Chess game = games.newGame(study.position());
            study.trials().forEach(trial -> trial.whyNot().apply(game).ifPresentOrElse(
                    refusal -> refused.accept((Refusal) refusal), () -> trial.move().accept(game)));
            after.accept(game);
        }
    }
}
