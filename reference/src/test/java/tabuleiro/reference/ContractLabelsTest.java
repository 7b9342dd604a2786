package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    private static final Map<String, Contracts> READ = new HashMap<>();

    static List<String> games() throws IOException {
        try (Stream<Path> folders = Files.list(REFERENCE)) {
            return folders.filter(Files::isDirectory).map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private static Contracts contracts(String game) throws IOException {
        if (!READ.containsKey(game)) {
            READ.put(game, new Contracts(SourceType.in(SPECIFICATION.resolve(game)),
                    SourceType.in(REFERENCE.resolve(game)), UNCHECKED.keySet()));
        }
        return READ.get(game);
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
                    assert face == 1 : ensure("C4-05 is_new", this);
                    assert invariant();
                }
                public void roll(int n) {
                    assert whyNotRoll(n).isEmpty() : require("may_roll", whyNotRoll(n), n, this);
                    final Change change = new Change(old, now);
                    assert rolled(n);
                    assert invariant();
                }
                private boolean rolled(int n) {
                    assert change.is(n) : ensure("C4-04 has_rolled", this);
                    return true;
                }
                private boolean invariant() {
                    assert face > 0 : maintain("C4-01 has_face", this);
                    return true;
                }
            }
            """;

    private static Contracts die(String was, String is, String... unchecked) throws IOException {
        assertThat(RIGHT).contains(was);
        return new Contracts(SourceType.parse(List.of(DIE, PROVIDER)),
                SourceType.parse(List.of(RIGHT.replace(was, is))), Set.of(unchecked));
    }

    /** Returns all that is found. */
    private static List<String> faults(Contracts contracts) {
        return Stream.of(contracts.nobodys(), contracts.notAsserted(), contracts.notPromised(), contracts.silent(),
                        contracts.withoutInvariant(), contracts.calledOutsideAssertions(), contracts.listedInVain())
                .flatMap(List::stream).toList();
    }

    @Test
    void whatIsRightHasNoFault() throws IOException {
        assertThat(faults(die("", ""))).isEmpty();
    }

    /** What is wrong if a text of the right class is replaced by another. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            assert rolled(n);         | ''                      | roll(int) does not assert ensure has_rolled
            assert face > 0 : maintain("C4-01 has_face", this); | '' | does not assert maintain has_face [C4-01]
            roll(int n)               | throwIt(int n)          | Die.roll(int) has_rolled
            RealDie()                 | RealDie(int n)          | DieProvider.newGame() is_new
            boolean invariant()       | boolean check()         | Die has_face
            ensure("C4-04             | require("C4-04          | roll(int) asserts require has_rolled [C4-04]
            has_rolled                | has_stopped             | roll(int) asserts ensure has_stopped [C4-04]
            C4-04                     | C4-05                   | roll(int) asserts ensure has_rolled [C4-05]
            face == 1 : ensure("C4-05 is_new", this) | face == 1 | face == 1
            "C4-04 has_rolled"        | "has_rolled"            | ensure has_rolled [has_rolled]
            "may_roll", whyNotRoll(n) | "may_roll", whyNotRun() | require may_roll [whyNotRun()]
            assert rolled(n);         | int a = change.size();  | RealDie: change.size()
            """)
    void aFaultIsNamed(String was, String is, String fault) throws IOException {
        assertThat(faults(die(was, is))).anySatisfy(found -> assertThat(found).contains(fault));
    }

    @Test
    void aCommandThatForgetsTheInvariantIsNamed() throws IOException {
        assertThat(die("assert rolled(n);\n        assert invariant();", "assert invariant(); assert rolled(n);")
                .withoutInvariant()).containsExactly("RealDie.roll(int)");
    }

    @Test
    void aClauseOfAMethodOfTheReferenceItselfIsHeldToItsAssertionsToo() throws IOException {
        final String own = "/** @post is_light it is light (C4-06) */ void weigh() { %s } private boolean invariant()";
        final String light = "assert isLight() : ensure(\"C4-06 is_light\", this);";
        assertThat(faults(die("private boolean invariant()", own.formatted(light)))).isEmpty();
        assertThat(die("private boolean invariant()", own.formatted("")).notAsserted())
                .containsExactly("RealDie.weigh() does not assert ensure is_light [C4-06]");
    }

    @Test
    void whatIsListedAsUncheckedButAssertedOrUnknownIsNamed() throws IOException {
        assertThat(die("", "", "Die.roll(int) has_rolled", "Die.roll(int) is_fair").listedInVain())
                .containsExactly("Die.roll(int) has_rolled", "Die.roll(int) is_fair");
    }

    @ParameterizedTest
    @ValueSource(strings = {"@pre columnExists it exists (C4-05)", "@post column_exists it exists",
        "@post column_exists (C4-05)", "@invariant (C4-05)", "@pre column_exists it exists (see C4-05)"})
    void aClauseWithoutLabelTextOrRuleIsRefused(String clause) {
        assertThatThrownBy(() -> Clause.in("Rolls it.\n" + clause)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(clause);
    }
}
