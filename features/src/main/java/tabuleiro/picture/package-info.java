/** The way in to pictures of positions: from the text in a feature file, or on the command line, to SVG. */
package tabuleiro.picture;
