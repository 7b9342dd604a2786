/** Starts the console: builds what is out of date, finds the engine, and chooses between lines and a screen. */
package tabuleiro.console.start;
