package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.console.GameStart;
import tabuleiro.console.Language;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;

/** Tests when what only one player may see is hidden (CO-13). */
class SceneTest {

    private static View.Scene scene(boolean isPrivate, int next, String... levels) {
        final PlayedGame match = (PlayedGame) Proxy.newProxyInstance(PlayedGame.class.getClassLoader(),
                new Class<?>[] {PlayedGame.class},
                (self, method, none) -> method.getName().equals("player") ? (Object) next : (Object) isPrivate);
        final List<GameStart.Seat> seats = Stream.of(levels)
                .map(level -> new GameStart.Seat(level, Optional.of(level).filter(each -> !each.isEmpty()))).toList();
        return new View.Scene(match, new GameStart(seats, Map.of(), 0), new Words(Words.class, Language.EN));
    }

    @Test
    void aHandIsHiddenFromAnotherPersonUntilItsOwnerIsReady() {
        assertThat(scene(true, 1, "", "").isHidden(-1)).isTrue();
        assertThat(scene(true, 1, "", "").isHidden(0)).isTrue();
        assertThat(scene(true, 1, "", "").isHidden(1)).isFalse();
    }

    @Test
    void theHandOfAnAgentIsHiddenAndThatOfTheOnlyPersonIsNot() {
        assertThat(scene(true, 1, "", "random").isHidden(-1)).isTrue();
        assertThat(scene(true, 0, "", "random").isHidden(-1)).isFalse();
        assertThat(scene(true, 0, "random", "random").isHidden(-1)).isTrue();
    }

    @Test
    void nothingIsHiddenIfNothingIsPrivate() {
        assertThat(scene(false, 1, "", "").isHidden(-1)).isFalse();
    }
}
