/** The console in lines: for pipes, for {@code --plain}, and for the drawings of the original assignments. */
package tabuleiro.console.lines;
