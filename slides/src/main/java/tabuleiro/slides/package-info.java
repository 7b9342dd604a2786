/** The programs that build the slides: they run what is shown, and draw boards. */
package tabuleiro.slides;
