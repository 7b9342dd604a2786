/** The process in which a student's program runs: it is told what to run, and answers what came of each example. */
package tabuleiro.checking.worker;
