/** What is right in the examples of an exercise, call by call, and which rule a wrong answer contradicts. */
package tabuleiro.contracts.answers;
