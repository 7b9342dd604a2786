package tabuleiro.grading.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Variant;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Reference;

/** A game that begins where another stands does not know what no position tells. */
class ResumingTest {

    @Test
    void whatNoPositionTellsIsNotAskedAndWhoHasResignedDoesNotGoOn() {
        final Exercise exercise = new Exercise("draughts");
        final Reference reference =
                new Reference(exercise, Fixtures.compiled(exercise, Fixtures.withoutContracts(exercise)));
        final DraughtsProvider provider = (DraughtsProvider) reference.provider(false);
        final Draughts game = provider.newGame(Variant.SIMPLIFIED);
        final Resuming resuming = new Resuming(provider, reference.specification(), new Boards().codec());
        game.move(game.legalMoves().get(0));
        assertThat(resuming.after(game).orElseThrow().untold()).isEqualTo(Set.of("moves"));
        game.resign();
        assertThat(resuming.after(game)).as("its position goes on").isEmpty();
        assertThat(provider.whyNotNewGame(game.position())).isEmpty();
    }
}
