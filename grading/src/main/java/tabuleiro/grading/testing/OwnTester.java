package tabuleiro.grading.testing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Text;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.OwnExample;
import tabuleiro.grading.results.OwnExamples;
import tabuleiro.grading.suite.Example;

/**
 * Tests the examples that students have written: each must pass on solutions that are right, and they are worth the
 * share of the faults that they find. May be used by several threads at once.
 *
 * <p>All solutions are compiled once for all submissions. Each fault is tried until the first example finds it.
 */
public final class OwnTester {

    /** How many faults are tried at most; of more, a part that is spread evenly over the rules. */
    public static final int MOST_FAULTS = 60;

    private static final String MEANINGLESS =
            "A step means nothing, or two things: %s\nThe page Phrases of the rule book lists what there is.";

    private static final String WRONG = "A right solution does not pass it: %s\n%s";
    private static final String REFUSED = "A right solution may refuse here for another reason: %s\n%s\nAn example may"
            + " name a refusal only where no other is right.";

    /** How the reference chooses among the refusals that are right: the first of them. Another would be right, too. */
    private static final Pattern CHOICE =
            Pattern.compile("(return [\\w.]*(?:[rR]efusals|ofResuming)\\w*\\(.*\\)\\.stream\\(\\))\\.findFirst\\(\\)");

    private final Tester tester;
    private final List<Map<String, String>> right;
    private final List<Map<String, String>> wrong;
    private Optional<Classes> classes = Optional.empty();
    private Optional<GivenExamples> given = Optional.empty();

    /** The classes of right solutions, of those that refuse for other reasons, and of wrong solutions. */
    private record Classes(List<Map<String, byte[]>> right, List<Map<String, byte[]>> refusing,
            List<Map<String, byte[]>> wrong) {
    }

    /**
     * Will test with the help of this tester.
     *
     * @param right the sources by path of solutions that are right, the one that the faults change among them: what is
     *              left to chance, or to the solution, differs between them
     * @param wrong the sources by path of solutions that are wrong, in the order of the rules
     */
    public OwnTester(Tester tester, List<Map<String, String>> right, List<Map<String, String>> wrong) {
        this.tester = tester;
        this.right = List.copyOf(right);
        this.wrong = spread(wrong);
    }

    /** Returns who tests by clean solution and reference, if it is here, and the faults in rules that are examined. */
    public static OwnTester of(Faults known, Tester tester) {
        return new OwnTester(tester, Stream.concat(known.reference().stream(), Stream.of(known.clean())).toList(),
                known.faults().stream().filter(fault -> tester.checks().stream().anyMatch(fault::isIn))
                        .map(fault -> fault.in(known.clean())).toList());
    }

    private synchronized Classes classes() {
        if (classes.isEmpty()) {
            classes = Optional.of(new Classes(right.stream().map(this::compiled).toList(),
                    right.stream().map(OwnTester::refusing).filter(solution -> !right.contains(solution))
                    .map(this::compiled)
                            .toList(),
                    wrong.stream().map(this::compiled).toList()));
        }
        return classes.get();
    }

    private static <T> List<T> spread(List<T> all) {
        final int number = Math.min(MOST_FAULTS, all.size());
        return IntStream.range(0, number).mapToObj(i -> all.get(i * all.size() / number)).toList();
    }

    private Map<String, byte[]> compiled(Map<String, String> sources) {
        return tester.compiled(sources).orElseThrow(() -> new GradingException("The reference, or a fault that"
                + " students' own examples are to find, does not compile. Run: grading/grade faults --out FOLDER"));
    }

    /** Returns what came of the examples in these feature files, given by name. */
    public OwnExamples test(Map<String, String> features) {
        final GivenExamples given = given();
        final OwnBook book = new OwnBook(features, given);
        final Map<OwnExample, Example> playable = new LinkedHashMap<>();
        book.all().forEach(ownExample -> book.playable(ownExample)
                .ifPresent(example -> playable.put(ownExample, example)));
        final Map<Check, String> problems = problems(List.copyOf(playable.values()));
        final List<Example> counting = new ArrayList<>(playable.values());
        counting.removeIf(example -> problems.containsKey(example.check()));
        final List<OwnExample> judged = book.all().stream()
                .map(ownExample -> Optional.ofNullable(playable.get(ownExample))
                .map(Example::check).map(problems::get).map(ownExample::because).orElse(ownExample)).toList();
        return new OwnExamples(judged, found(counting, given), wrong.size());
    }

    /** Returns what is to be said of feature files of these names that cannot be tested, for this reason. */
    public OwnExamples none(Collection<String> files, String reason) {
        return new OwnExamples(files.stream().map(file -> new OwnExample(Text.clean(file), 0, "", reason)).toList(), 0,
                wrong.size());
    }

    /** Returns why examples do not count; nothing for those that all right solutions pass. */
    private Map<Check, String> problems(List<Example> examples) {
        final Map<Example, String> meaningless = tester.meaningless(examples);
        final List<Example> understood = examples.stream().filter(example -> !meaningless.containsKey(example))
                .toList();
        final Map<Check, String> problems = new HashMap<>();
        meaningless.forEach((example, step) -> problems.put(example.check(), MEANINGLESS.formatted(step)));
        if (understood.isEmpty()) {
            return problems;
        }
        addProblems(problems, WRONG, classes().right, understood);
        addProblems(problems, REFUSED, classes().refusing, understood);
        return problems;
    }

    private void addProblems(Map<Check, String> problems, String what, List<Map<String, byte[]>> solutions,
            List<Example> examples) {
        solutions.forEach(solution -> tester.examine(solution, examples).stream()
                .filter(outcome -> !outcome.passed()).forEach(outcome -> problems.putIfAbsent(outcome.check(),
                        what.formatted(step(outcome), outcome.message()))));
    }

    /** Returns the same solution, which names the last of the refusals that are right where it named the first. */
    private static Map<String, String> refusing(Map<String, String> solution) {
        final Map<String, String> sources = new TreeMap<>(solution);
        sources.replaceAll((path, text) -> CHOICE.matcher(text).replaceAll("$1.reduce((first, last) -> last)"));
        return sources;
    }

    private static String step(Outcome outcome) {
        return outcome.check().steps().get(Math.max(0, outcome.step())).lines().findFirst().orElse("");
    }

    private synchronized GivenExamples given() {
        if (given.isEmpty()) {
            given = Optional.of(new GivenExamples(tester.checks(), tester.exercise().game().columns()));
        }
        return given.get();
    }

    /** Returns how many faults are found by a step that is not in an example which is given and copied. */
    private int found(List<Example> examples, GivenExamples given) {
        if (examples.isEmpty()) {
            return 0;
        }
        return (int) classes().wrong.stream().filter(program -> tester.fails(program, examples,
                outcome -> !given.hasStep(outcome.check().steps(), outcome.step()))).count();
    }
}
