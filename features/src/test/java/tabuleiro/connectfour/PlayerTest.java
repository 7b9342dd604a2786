package tabuleiro.connectfour;

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
    void aDigitStandsForThePlayersDiscs() {
        assertThat(Player.FIRST.digit()).isEqualTo('1');
        assertThat(Player.SECOND.digit()).isEqualTo('2');
    }
}
