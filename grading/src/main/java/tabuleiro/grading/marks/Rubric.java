package tabuleiro.grading.marks;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.YamlFile;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.language.Language;

/**
 * What a solution of an exercise is worth: a weight for each rule, and for each rule whose precondition is guarded.
 *
 * @param exercise which exercise it marks
 * @param title    what the exercise is called in reports
 * @param scale    the full mark
 * @param rules    by id of a rule, what it weighs
 * @param guards   by id of a rule, what its guards weigh
 * @param terms    what it says besides
 */
public record Rubric(Exercise exercise, String title, int scale, Map<String, BigDecimal> rules,
        Map<String, BigDecimal> guards, Terms terms) {

    /** Games in which nothing is wrong weigh a tenth of the whole: a ninth of all else. */
    private static final BigDecimal ALL_ELSE_TO_GAMES = BigDecimal.valueOf(9);
    /** A mistake in a rule costs so much of a mark of 20 at least, or all of the rule. */
    private static final BigDecimal LEAST = new BigDecimal("0.015");

    /** Creates a rubric by which nothing is marked but rules and guards. */
    public Rubric(Exercise exercise, String title, int scale, Map<String, BigDecimal> rules,
            Map<String, BigDecimal> guards) {
        this(exercise, title, scale, rules, guards, Terms.PLAIN);
    }

    /** Returns what games weigh in which nothing is wrong; 0 if none are played. */
    public BigDecimal games() {
        return isPlayed() ? allElse().divide(ALL_ELSE_TO_GAMES, MathContext.DECIMAL128) : BigDecimal.ZERO;
    }

    /** Returns the points that a mistake in a rule costs at least, unless the rule weighs less: 0.3 of 20. */
    BigDecimal least() {
        return total().multiply(LEAST);
    }

    /** Checks whether random games are played. */
    public boolean isPlayed() {
        return terms.isPlayed();
    }

    /** Returns what it weighs to find all faults by examples of one's own; 0 if they are not marked. */
    public BigDecimal ownExamples() {
        return terms.ownExamples();
    }

    /** Returns what it weighs that postconditions and invariants stop mistakes; 0 if that is not tried. */
    public BigDecimal contracts() {
        return terms.contracts();
    }

    /** Returns these outcomes as pages may show them. */
    public List<Outcome> shown(List<Outcome> outcomes) {
        return !terms.isHidden() ? outcomes
                : outcomes.stream().map(outcome -> outcome.check().hasOwnFile() ? outcome.hidden() : outcome).toList();
    }

    /** Returns what is marked by hand, and what it weighs beside all that is marked here. */
    public Map<String, BigDecimal> byHand() {
        return terms.byHand();
    }

    /** Returns the least mark with which one passes: half of the scale, unless the rubric says otherwise. */
    public BigDecimal pass() {
        return terms.pass().orElse(new BigDecimal(scale).divide(BigDecimal.valueOf(2)));
    }

    /** Returns what need not be built. */
    public Extension extension() {
        return terms.extension();
    }

    /**
     * Returns the rubric in a file.
     *
     * @throws GradingException if it cannot be read, or anything in it is missing, unknown, doubled or senseless; the
     *                          message says where
     */
    public static Rubric read(Path file) {
        try {
            final YamlFile read = new YamlFile("The rubric", file);
            final Rubric rubric = new Rubric(new Exercise(read.text("exercise")), read.text("title"),
                    read.number("scale").intValueExact(), read.numbers("rules"), read.numbers("guards"));
            final Rubric whole = rubric.with(terms(file, read, rubric));
            read.mustBeUsedUp();
            whole.mustMakeSense(file);
            return EarlyWeights.of(whole);
        } catch (ArithmeticException broken) {
            throw new GradingException("The rubric " + file + ": scale and tasks must be whole numbers.", broken);
        } catch (IllegalArgumentException unknown) {
            throw new GradingException("The rubric " + file + ": " + unknown.getMessage(), unknown);
        } catch (IOException unreadable) {
            throw new GradingException("The rubric " + file + " cannot be read.", unreadable);
        }
    }

    private Rubric with(Terms other) {
        return new Rubric(exercise, title, scale, rules, guards, other);
    }

    private static Terms terms(Path file, YamlFile read, Rubric rubric) {
        final String play = read.text("play", "no");
        must(file, play.equals("no") || play.equals("yes"), "play is yes or no, not " + play);
        return new Terms(play.equals("yes"), read.numberOrNone("own-examples"), read.numberOrNone("contracts"),
                read.optionalNumber("agent"), read.part("extension").map(Rubric::extension).orElse(Extension.NONE),
                read.partsOrNone("caps").stream().map(Cap::of).toList(),
                read.isYes("hidden"), new TreeMap<>(read.numbersOrNone("by-hand")), read.optionalNumber("pass"),
                Policy.of(read, rubric.scale), EarlyWeights.tasks(read, rubric.exercise),
                Language.of(read.text("language", "en")));
    }

    /** Returns the language in which pages and comments are written, unless somebody asks for another. */
    public Language language() {
        return terms.language();
    }

    private static Extension extension(YamlFile read) {
        return new Extension(read.numberOrNone("weight"), read.numbers("rules"), read.numbersOrNone("guards"));
    }

    /**
     * Returns the rubric by which an exercise is marked.
     *
     * @param file of the instructor's own; null for the one that comes with the exercise
     * @throws GradingException if it cannot be read, or is for another exercise
     */
    public static Rubric of(Exercise exercise, Path file) {
        mustBeKnown(exercise, "The results");
        final Rubric rubric = read(file == null ? exercise.rubric() : file);
        if (!rubric.exercise.name().equals(exercise.name())) {
            throw new GradingException("The rubric " + file + " is for " + rubric.exercise.name()
                    + ", but the submissions are for " + exercise.name() + ".");
        }
        return rubric;
    }

    private static void mustBeKnown(Exercise exercise, String place) {
        final List<String> known = Exercise.known().stream().map(Exercise::name).toList();
        if (!known.contains(exercise.name())) {
            throw new GradingException(place + ": there is no exercise " + exercise.name() + ", only "
                    + String.join(", ", known) + ".");
        }
    }

    private void mustMakeSense(Path file) {
        mustBeKnown(exercise, "The rubric " + file);
        must(file, scale >= 1, "the scale must be at least 1");
        must(file, pass().signum() >= 0 && pass().compareTo(BigDecimal.valueOf(scale)) <= 0,
                "pass is between 0 and " + scale + ", not " + pass());
        must(file, terms.agentWeight().signum() == 0 || isPlayed() && exercise.hasPositions(),
                "agent needs play: yes, and an exercise whose positions have known values");
        must(file, Stream.concat(Stream.of(ownExamples(), contracts(), terms.agentWeight(), extension().weight()),
                Stream.of(rules, guards, extension().rules(), extension().guards(), byHand())
                .flatMap(weights -> weights.values().stream())).allMatch(weight -> weight.signum() >= 0) && total()
                .signum() > 0,
                "no weight may be below 0, and some must be above");
        Stream.of(rules, guards).forEach(weights -> weights.keySet().stream()
                .filter((weights == rules ? extension().rules() : extension().guards())::containsKey).forEach(rule -> {
                    throw new GradingException("The rubric " + file + ": " + rule
                            + " stands both in the exercise and in its extension.");
                }));
        terms.caps().stream().flatMap(cap -> cap.without().stream()).filter(rule -> !rules.containsKey(rule))
                .forEach(rule -> {
                    throw new GradingException("The rubric " + file + ", caps: there is no rule " + rule + ".");
                });
    }

    private static void must(Path file, boolean isSo, String otherwise) {
        if (!isSo) {
            throw new GradingException("The rubric " + file + ": " + otherwise + ".");
        }
    }

    /** Returns a number that changes with whatever the rubric says about marks, in whichever language. */
    public String fingerprint() {
        final CRC32 sum = new CRC32();
        sum.update(List.of(exercise, title, scale, new TreeMap<>(rules), new TreeMap<>(guards),
                terms.in(Language.ENGLISH)).toString().getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(sum.getValue());
    }

    /** Returns the same rubric, which gives nothing for random games. */
    public Rubric withoutPlay() {
        return with(terms.withoutPlay());
    }

    /** Returns the same rubric, which gives nothing for postconditions and invariants. */
    public Rubric withoutContracts() {
        return with(terms.withoutContracts());
    }

    /** Returns the sum of all weights, that of games included. */
    public BigDecimal total() {
        return allElse().add(games());
    }

    private BigDecimal allElse() {
        return sum(rules).add(sum(guards)).add(ownExamples()).add(contracts()).add(terms.agentWeight())
                .add(extension().weight());
    }

    private static BigDecimal sum(Map<String, BigDecimal> weights) {
        return weights.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /**
     * Makes sure that the rubric weighs just what the examples check.
     *
     * @throws GradingException if a rule has a weight but no example, or examples but no weight
     */
    public void mustFit(List<Check> checks) {
        mustFit("rules", Stream.concat(rules.keySet().stream(), extension().rules().keySet().stream()), checks, false);
        mustFit("guards", Stream.concat(guards.keySet().stream(), extension().guards().keySet().stream()), checks,
                true);
    }

    private void mustFit(String part, Stream<String> given, List<Check> checks, boolean guard) {
        final TreeSet<String> checked = checks.stream().filter(check -> check.guard() == guard)
                .map(Check::rule).collect(Collectors.toCollection(TreeSet::new));
        final TreeSet<String> weighed = given.collect(Collectors.toCollection(TreeSet::new));
        final TreeSet<String> known = new TreeSet<>(weighed);
        weighed.removeAll(checked);
        checked.removeAll(known);
        if (!weighed.isEmpty() || !checked.isEmpty()) {
            throw new GradingException("The rubric of " + exercise.name() + ", part " + part
                    + ", does not fit the features."
                    + (weighed.isEmpty() ? "" : " No example checks " + String.join(", ", weighed) + ".")
                    + (checked.isEmpty() ? "" : " No weight is given for " + String.join(", ", checked) + "."));
        }
    }
}
