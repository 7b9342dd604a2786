/**
 * The few shapes and words from which every game draws its positions as SVG: a grid with named rows and columns, things
 * on its cells, marks around cells, and lines below it. It knows no game and depends on nothing but Java.
 */
package tabuleiro.svg;
