package tabuleiro.console.quarto;

import tabuleiro.quarto.Player;

/**
 * The names of the players of a game (QT-31).
 *
 * @param first  the name of the player who places the first piece
 * @param second the name of the player who chooses the first piece
 */
record Names(String first, String second) {

    /** Returns the name of a player. */
    String of(Player player) {
        return player == Player.FIRST ? first : second;
    }
}
