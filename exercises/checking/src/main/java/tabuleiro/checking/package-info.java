/** Checks an exercise: compiles what was saved, has its examples run in another process, and says what to do next. */
package tabuleiro.checking;
