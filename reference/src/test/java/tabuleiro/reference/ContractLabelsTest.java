package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the reference to the contracts of the interfaces in both directions: each clause is asserted where it belongs,
 * and each assertion names a clause. Shows on wrong classes what is found.
 */
class ContractLabelsTest {

    /** The clauses that no program can check, each with the reason. */
    private static final Map<String, String> UNCHECKED = Map.of(
            "QwirkleProvider.shuffledBag(long) every_order",
            "one order does not show how likely it was; ShuffleTest counts the orders of many seeds",
            "DraughtsProvider.draws(long) equally_likely",
            "one list does not show how likely it was; an example counts the numbers of many seeds");

    private static final Path REFERENCE = Path.of("src/main/java");
    private static final Path SPECIFICATION = Path.of("../features/src/main/java/tabuleiro");

    static List<String> games() throws IOException {
        try (Stream<Path> folders = Files.list(REFERENCE)) {
            return folders.filter(Files::isDirectory).map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private static Contracts contracts(String game) throws IOException {
        return new Contracts(SourceType.in(SPECIFICATION.resolve(game)), SourceType.in(REFERENCE.resolve(game)),
                UNCHECKED.keySet());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseIsAssertedAndEveryAssertionNamesAClause(String game) throws IOException {
        final Contracts contracts = contracts(game);
        assertSoftly(softly -> {
            softly.assertThat(contracts.clauses()).as("clauses at all").isNotEmpty();
            softly.assertThat(contracts.nobodys()).as("clauses that nobody has to keep").isEmpty();
            softly.assertThat(contracts.notAsserted()).as("clauses that nothing asserts").isEmpty();
            softly.assertThat(contracts.notPromised()).as("assertions that name no clause").isEmpty();
            softly.assertThat(contracts.silent()).as("assertions that do not say what is broken").isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theInvariantIsCheckedLast(String game) throws IOException {
        assertThat(contracts(game).withoutInvariant()).as("constructors and commands that do not check it").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void onlyAssertionsCallWhatTheMutationRunLeavesOut(String game) throws IOException {
        assertThat(contracts(game).calledOutsideAssertions()).isEmpty();
    }

    @Test
    void whatIsUncheckedIsAClauseThatNothingAsserts() throws IOException {
        final Set<String> inVain = new TreeSet<>(UNCHECKED.keySet());
        for (String game : games()) {
            inVain.retainAll(contracts(game).listedInVain());
        }
        assertThat(inVain).as("listed as unchecked, but asserted or unknown").isEmpty();
    }

    private static final String DIE = """
            /**
             * A die.
             *
             * @invariant has_face it shows
             *       a face (C4-01)
             */
            interface Die {
                /**
                 * Rolls it.
                 *
                 * @pre  may_roll   {@code whyNotRoll(n).isEmpty()} (C4-02)
                 * @post has_rolled it has rolled (C4-03, C4-04)
                 */
                void roll(int n);
            }
            """;

    private static final String PROVIDER = """
            interface DieProvider {
                /** @post is_new it has not rolled (C4-05) */
                Die newGame();
            }
            """;

    private static final String RIGHT = """
            /** Keeps its face. */
            class RealDie implements Die {
                RealDie() {
                    assert face == 1 : ensure("is_new", "C4-05", 1, this);
                    assert invariant();
                }
                public void roll(int n) {
                    assert whyNotRoll(n).isEmpty() : require("may_roll", whyNotRoll(n), n, this);
                    final Change change = new Change(old, now);
                    assert rolled(n);
                    assert invariant();
                }
                private boolean rolled(int n) {
                    assert change.is(n) : ensure("has_rolled", "C4-04", n, this);
                    return true;
                }
                private boolean invariant() {
                    assert face > 0 : maintain("has_face", "C4-01", this);
                    return true;
                }
            }
            """;

    private static Contracts die(String was, String is, String... unchecked) throws IOException {
        assertThat(RIGHT).contains(was);
        return new Contracts(SourceType.parse(List.of(DIE, PROVIDER)),
                SourceType.parse(List.of(RIGHT.replace(was, is))), Set.of(unchecked));
    }

    private static List<String> faults(Contracts contracts) {
        return Stream.of(contracts.nobodys(), contracts.notAsserted(), contracts.notPromised(), contracts.silent(),
                        contracts.withoutInvariant(), contracts.calledOutsideAssertions(), contracts.listedInVain())
                .flatMap(List::stream).collect(Collectors.toList());
    }

    @Test
    void whatIsRightHasNoFault() throws IOException {
        assertThat(faults(die("", ""))).isEmpty();
    }

    @Test
    void aClauseThatNothingAssertsIsNamed() throws IOException {
        final String rolled = "assert rolled(n);";
        assertThat(die(rolled, "").notAsserted())
                .containsExactly("RealDie.roll(int) does not assert ensure has_rolled [C4-03, C4-04]");
        assertThat(die(rolled, "").notPromised())
                .containsExactly("RealDie.rolled(int) asserts ensure has_rolled [C4-04]");
        assertThat(die(rolled, "", "Die.roll(int) has_rolled").notAsserted()).isEmpty();
        assertThat(die("assert face == 1 : ensure(\"is_new\", \"C4-05\", 1, this);", "").notAsserted())
                .containsExactly("RealDie.<init>() does not assert ensure is_new [C4-05]");
        assertThat(die("assert face > 0 : maintain(\"has_face\", \"C4-01\", this);", "").notAsserted())
                .containsExactly("RealDie.invariant() does not assert maintain has_face [C4-01]");
    }

    @Test
    void aClauseOfAMethodOfTheReferenceItselfIsHeldToItsAssertionsToo() throws IOException {
        final String own = "/** @post is_light it is light (C4-06) */ void weigh() { %s } private boolean invariant()";
        final String light = "assert isLight() : ensure(\"is_light\", \"C4-06\", 1, this);";
        assertThat(faults(die("private boolean invariant()", own.formatted(light)))).isEmpty();
        assertThat(die("private boolean invariant()", own.formatted("")).notAsserted())
                .containsExactly("RealDie.weigh() does not assert ensure is_light [C4-06]");
        assertThat(die("private boolean invariant()", own.formatted(light.replace("light", "heavy"))).notPromised())
                .containsExactly("RealDie.weigh() asserts ensure is_heavy [C4-06]");
    }

    @Test
    void aClauseThatNobodyHasToKeepIsNamed() throws IOException {
        assertThat(die("roll(int n)", "throwIt(int n)").nobodys())
                .containsExactly("Die.roll(int) may_roll", "Die.roll(int) has_rolled");
        assertThat(die("RealDie()", "RealDie(int n)").nobodys()).containsExactly("DieProvider.newGame() is_new");
        assertThat(die("boolean invariant()", "boolean check()").nobodys()).containsExactly("Die has_face");
    }

    @Test
    void anAssertionOfAnotherKindLabelRuleOrMethodIsNamed() throws IOException {
        assertThat(die("ensure(\"has_rolled\"", "require(\"has_rolled\"").notPromised())
                .containsExactly("RealDie.roll(int) asserts require has_rolled [C4-04]");
        assertThat(die("has_rolled", "has_stopped").notPromised())
                .containsExactly("RealDie.roll(int) asserts ensure has_stopped [C4-04]");
        assertThat(die("C4-04", "C4-05").notPromised())
                .containsExactly("RealDie.roll(int) asserts ensure has_rolled [C4-05]");
        assertThat(die("assert face == 1", "assert a : ensure(\"has_rolled\", \"C4-04\", 1, this); assert face == 1")
                .notPromised()).containsExactly("RealDie.<init>() asserts ensure has_rolled [C4-04]");
    }

    @Test
    void anAssertionThatDoesNotSayWhatIsBrokenIsNamed() throws IOException {
        assertThat(die("assert face == 1 : ensure(\"is_new\", \"C4-05\", 1, this)", "assert face == 1").silent())
                .containsExactly("face == 1");
        assertThat(die("\"has_rolled\"", "LABEL").silent()).containsExactly("ensure LABEL [C4-04]");
        assertThat(die("\"may_roll\", whyNotRoll(n)", "\"may_roll\", whyNotStop(n)").silent())
                .as("the refusal of another command").containsExactly("require may_roll [whyNotStop(n)]");
    }

    @Test
    void aCommandThatForgetsTheInvariantIsNamed() throws IOException {
        assertThat(die("assert rolled(n);\n        assert invariant();", "assert invariant(); assert rolled(n);")
                .withoutInvariant()).containsExactly("RealDie.roll(int)");
    }

    @Test
    void whatIsListedAsUncheckedButAssertedOrUnknownIsNamed() throws IOException {
        assertThat(die("", "", "Die.roll(int) has_rolled", "Die.roll(int) is_fair").listedInVain())
                .containsExactly("Die.roll(int) has_rolled", "Die.roll(int) is_fair");
    }

    @Test
    void aCallOutsideAnAssertionIsNamed() throws IOException {
        final String rolled = "assert rolled(n);";
        assertThat(die(rolled, rolled + " int a = change.size();").calledOutsideAssertions())
                .containsExactly("RealDie: change.size()");
        assertThat(die(rolled, rolled + " int a = new Certificate(state).size();").calledOutsideAssertions())
                .containsExactly("RealDie: new Certificate(state).size()");
        assertThat(die(rolled, rolled + " int a = Certificate.size();").calledOutsideAssertions())
                .containsExactly("RealDie: Certificate.size()");
    }
}
