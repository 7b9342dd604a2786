package connectfour;

import tabuleiro.checking.RecordedGames;

/** Plays recorded games with your engine: {@code mvn test -Dgroups=games}. Given code: nothing to change here. */
class GamesTest extends RecordedGames {
}
