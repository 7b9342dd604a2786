package tabuleiro.console.program;

import java.time.Duration;
import java.util.function.LongSupplier;
import tabuleiro.console.Language;

/**
 * What the program takes from the machine on which it runs.
 *
 * @param language   the language of the system
 * @param freshSeed  supplies a seed when chance is to be fresh
 * @param engineTime how long an engine may take to answer a call
 */
public record Surroundings(Language language, LongSupplier freshSeed, Duration engineTime) {
}
