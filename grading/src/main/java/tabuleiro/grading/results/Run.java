package tabuleiro.grading.results;

import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.SuiteEdition;

/**
 * What a grading depends on besides the submissions. Results of unlike runs are never mixed.
 *
 * @param exercise  which exercise it is
 * @param shard     which part of the class is graded
 * @param isolation how the submissions are kept from the machine, in words
 * @param edition   of the suite and the rules, as {@link SuiteEdition} tells
 * @param play      which random games are played besides the examples, such as {@code seed 1}; empty if none are
 * @param contracts from which seed the mistakes follow by which contracts are tried, such as {@code seed 1}; empty if
 *                  they are not
 */
public record Run(Exercise exercise, Shard shard, String isolation, String edition, String play,
        String contracts) {

    private static final String SEED = "seed ";

    /** Creates a run of this suite in which contracts are not tried. */
    public Run(Exercise exercise, Shard shard, String isolation, String edition, String play) {
        this(exercise, shard, isolation, edition, play, "");
    }

    /** Returns how a run is said to follow from a seed. */
    public static String seeded(long seed) {
        return SEED + seed;
    }

    /** Returns the number that a word is, of at most 18 digits; nothing if it is none. */
    public static Optional<Long> number(String word) {
        return Optional.of(word).filter(each -> each.matches("-?\\d{1,18}")).map(Long::valueOf);
    }

    /** Returns the seed of its games and of the mistakes by which contracts are tried; nothing if there are neither. */
    public Optional<Long> seed() {
        return Stream.of(play, contracts).filter(each -> each.startsWith(SEED)).findFirst()
                .flatMap(each -> number(each.substring(SEED.length())));
    }

    /** Returns in words for an instructor how the submissions are run: no student may know the seed before the end. */
    public String words() {
        return isolation + seed().map(number -> ", with seed " + number).orElse("");
    }

    /** Returns the run that grades the whole of what this one grades a part of. */
    public Run whole() {
        return new Run(exercise, Shard.WHOLE, isolation, edition, play, contracts);
    }

    /** Returns in which way another run is not as this one, in words that name both; nothing if they are alike. */
    public Optional<String> difference(Run other) {
        return Stream.of(differs("exercise", exercise.name(), other.exercise.name()),
                        differs("edition of suite and rules", edition, other.edition),
                        differs("part of the class", shard.toString(), other.shard.toString()),
                        differs("isolation", isolation, other.isolation),
                        differs("random games", words(play), words(other.play)),
                        differs("trial of contracts", words(contracts), words(other.contracts)))
                .filter(each -> !each.isEmpty()).findFirst();
    }

    private static String words(String play) {
        return play.isEmpty() ? "none" : play;
    }

    private static String differs(String what, String mine, String others) {
        return mine.equals(others) ? "" : what + " " + others + " instead of " + mine;
    }
}
