/** What a game adds to the console, and the values it is made of. This is given code; README.md says how to add a game. */
package tabuleiro.console;
