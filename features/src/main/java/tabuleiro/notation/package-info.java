/** Texts in which programs exchange games, whatever the game is. */
package tabuleiro.notation;
