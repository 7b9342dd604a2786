package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.Contract;

/** Tests which careless calls are stopped, with a list of stones as the game. */
class CarelessCallTest {

    private final List<String> game = new ArrayList<>();
    private final Moves moves = new Moves(new Prefetch());
    private String secret = "untouched";

    @Test
    void aCallerIsStoppedByAnAssertionAtTheStart() {
        force(() -> {
            throw new AssertionError(Contract.require("TY-02 cell_may_be_taken", 4, game));
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void anAssertionWithoutAMessageStopsACallerToo() {
        force(() -> {
            throw new AssertionError();
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void aCallThatIsNotStoppedIsFound() {
        force(() -> { });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class).hasMessageContaining("nothing");
    }

    @Test
    void anAssertionAtTheEndDoesNotStopTheCaller() {
        for (String late : List.of(Contract.ensure("TY-02 cell_is_taken", ""),
                Contract.maintain("TY-02 players_take_turns", ""))) {
            force(() -> {
                throw new AssertionError(late);
            });
            assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                    .hasMessageContaining(late.lines().findFirst().orElseThrow());
        }
    }

    @Test
    void aCallThatChangesTheGameBeforeItIsStoppedIsFound() {
        force(() -> {
            game.add("half a stone");
            throw new AssertionError();
        });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("the position after a call that is stopped");
    }

    @Test
    void anExceptionIsNotAnAssertion() {
        assertThatThrownBy(() -> force(() -> {
            throw new IllegalArgumentException("no such cell");
        })).isInstanceOf(IllegalArgumentException.class).hasMessage("no such cell");
    }

    @Test
    void noCallerIsStoppedIfNoCallWasMade() {
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("no call was made without asking first");
    }

    @Test
    void aCallThatChangesWhatAQueryReturnsBeforeItIsStoppedIsFound() {
        force(() -> {
            secret = "changed";
            throw new AssertionError();
        });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("what queries return after a call that is stopped")
                .hasMessageContaining("secret: untouched").hasMessageContaining("secret: changed");
    }

    @Test
    void aQueryThatFailsAfterACallThatIsStoppedIsFound() {
        force(() -> {
            secret = "";
            throw new AssertionError();
        });
        assertThatThrownBy(moves::isStopped).isInstanceOf(AssertionError.class)
                .hasMessageContaining("secret: no value: java.lang.IllegalStateException: the secret is lost");
    }

    @Test
    void aGameThatAQueryChangesIsNotBlamedOnTheCall() {
        moves.force(() -> List.copyOf(game), Map.of("the game", () -> {
            if (game.isEmpty()) {
                game.add("a trace");
            }
            return List.copyOf(game);
        }), () -> {
            throw new AssertionError();
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    @Test
    void aQueryThatReturnsSomethingElseEachTimeIsNotBlamedOnTheCall() {
        moves.force(() -> "the position", Map.of("the game", () -> {
            game.add("a trace");
            return game.size();
        }), () -> {
            throw new AssertionError();
        });
        assertThatCode(moves::isStopped).doesNotThrowAnyException();
    }

    private void force(Runnable call) {
        moves.force(() -> List.copyOf(game), Map.of("secret", this::secret), call);
    }

    private String secret() {
        if (secret.isEmpty()) {
            throw new IllegalStateException("the secret is lost");
        }
        return secret;
    }
}
