/**
 * The rule book: HTML that is made of the feature files, the contracts in the interfaces, the refusals and pictures. It
 * needs Cucumber's parser, which depends on nothing else of Cucumber; nothing that a game is made of needs the rule
 * book.
 */
package tabuleiro.rulebook;
