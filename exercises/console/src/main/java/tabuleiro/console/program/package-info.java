/** The program that all games share: questions, commands, the loop of turns, saves, and engines that fail. */
package tabuleiro.console.program;
