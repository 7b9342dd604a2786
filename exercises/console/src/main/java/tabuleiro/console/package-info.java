/** What a game adds to the console, and what that is made of. Given code; README.md says how to add a game. */
package tabuleiro.console;
