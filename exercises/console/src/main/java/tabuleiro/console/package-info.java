/** The parts that the consoles of all games share. A console plays any engine. This is given code. */
package tabuleiro.console;
