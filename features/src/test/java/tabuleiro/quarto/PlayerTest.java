package tabuleiro.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the two players. */
class PlayerTest {

    @Test
    void eachPlayerIsTheOthersOpponent() {
        assertThat(Player.FIRST.opponent()).isEqualTo(Player.SECOND);
        assertThat(Player.SECOND.opponent()).isEqualTo(Player.FIRST);
    }

    @Test
    void thereAreTwoPlayers() {
        assertThat(Player.values()).containsExactly(Player.FIRST, Player.SECOND);
    }
}
