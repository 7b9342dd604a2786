/** The console on a screen that stays where it is. Only {@code JLineDevice} knows the terminal library. */
package tabuleiro.console.screen;
