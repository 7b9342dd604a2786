/** Says in other languages what the course says in English, from the files in {@code features/languages}. */
package tabuleiro.language;
