package tabuleiro.console.quarto;

import tabuleiro.quarto.Player;

/**
 * What the players of a game are called (QT-31).
 *
 * @param first  who places the first piece
 * @param second who chooses the first piece
 */
record Names(String first, String second) {

    /** What is a player called? */
    String of(Player player) {
        return player == Player.FIRST ? first : second;
    }
}
