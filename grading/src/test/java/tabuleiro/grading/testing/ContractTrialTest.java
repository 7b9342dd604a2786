package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.contracts.Trial;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.results.Noticed;

/** Contracts are worth what they notice: nothing that only looks like one earns anything. */
@Slow
class ContractTrialTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    private static final String ENGINE = "connectfour/Engine.java";
    private static final String BODY =
            "        grid[landing(column)][column] = next();\n        Hook.CASE.played(this);\n";
    private static final String PLAIN = "grid[landing(column)][column] = next();\n";
    private static final String GOOD = "final Position old = position();\nfinal Player mover = next();\n" + PLAIN
            + "assert position().cells().stream().filter(Optional::isPresent).count()"
            + " == old.cells().stream().filter(Optional::isPresent).count() + 1;\n"
            + "assert next() == mover.opponent();\n"
            + "for (int row = 1; row <= ROWS; row++) { for (int each = 1; each <= COLUMNS; each++) {\n"
            + "assert old.at(row, each).isEmpty() || at(row, each).equals(old.at(row, each));\n"
            + "assert row == ROWS || at(row, each).isEmpty() || at(row + 1, each).isPresent();\n"
            + "assert at(row, each).equals(old.at(row, each))"
            + " || each == column && at(row, each).equals(Optional.of(mover)); } }\n";
    /** Returns what comes of a right solution in which a disc is dropped like this. */
    private static Noticed noticed(String body) {
        final Map<String, String> sources = Fixtures.sources(Fixtures.project("grading/hostile/base"));
        assertThat(sources.get(ENGINE)).contains(BODY);
        sources.put(ENGINE, sources.get(ENGINE).replace(BODY, body));
        final Map<String, byte[]> classes = Fixtures.compiled(EXERCISE, sources);
        assertThat(classes).isNotEmpty();
        return new ContractTrial(EXERCISE, Fixtures.WORKERS::hooked, Fixtures.WORKERS::nextPlayer, 1)
                .noticed(classes, new Budget());
    }

    private static int noticed(Noticed noticed, String label) {
        return noticed.strength().clauses().stream().filter(each -> each.name().endsWith(" " + label)).findFirst()
                .orElseThrow().asserted();
    }

    @Test
    void contractsThatNoticeEarnAndAreTheSameTwice() {
        final Noticed noticed = noticed(GOOD);
        assertThat(List.of("disc_rests", "others_unchanged", "turn_passes")).allSatisfy(label ->
                assertThat(noticed(noticed, label)).as(noticed.toString()).isGreaterThanOrEqualTo(Trial.BOARDS - 1));
        assertThat(noticed(GOOD)).isEqualTo(noticed);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        PLAIN, // nothing but guards
        PLAIN + "assert true;",
        PLAIN + "try { Thread.sleep(1); } catch (InterruptedException ignored) { assert true; }",
        "try { " + GOOD + " } catch (AssertionError caught) { assert true; }", // catches what its own assertions say
        "try { " + GOOD + " } finally { if (next() != null) { return; } }", // loses it
        "final Thread other = new Thread(() -> { " + GOOD + " }); other.start();"
                + " try { other.join(); } catch (InterruptedException ignored) { assert true; }", // says it elsewhere
        PLAIN + "assert Engine.class.getResourceAsStream(\"Engine.class\") == null;", // would read its own class
        PLAIN + "final StringBuilder seen = new StringBuilder(); try {\n" // finds it in its loader, and remembers it
                + "final ClassLoader loader = Engine.class.getClassLoader();\n"
                + "for (java.lang.reflect.Field field : loader.getClass().getDeclaredFields()) {\n"
                + "field.setAccessible(true); final Object value = field.get(loader);\n"
                + "seen.append(value instanceof java.util.Map<?, ?> map ? map.values().stream().mapToInt(each ->"
                + " each instanceof byte[] bytes ? java.util.Arrays.hashCode(bytes) : 0).sum() : value); }\n"
                + "} catch (ReflectiveOperationException none) { throw new IllegalStateException(none); }\n"
                + "final Optional<Thread> kept = Thread.getAllStackTraces().keySet().stream()"
                + ".filter(each -> each.getName().startsWith(\"kept\")).findFirst();\n"
                + "assert kept.isEmpty() || kept.get().getName().equals(\"kept\" + seen);\n"
                + "if (kept.isEmpty()) { final Thread keeper = new Thread(() -> { try { Thread.sleep(1_000_000); }"
                + " catch (InterruptedException ended) { return; } }, \"kept\" + seen); keeper.setDaemon(true);"
                + " keeper.start(); }"})
    void whatNoticesNothingEarnsNothing(String body) {
        final Noticed noticed = noticed(body);
        assertThat(noticed.strength().clauses()).hasSizeGreaterThan(8);
        assertThat(noticed.strength().percent()).as(noticed.toString()).isLessThan(10);
    }

    /** It fails at right boards as often as at wrong ones. */
    @ParameterizedTest
    @ValueSource(strings = {
        PLAIN + "assert column > 100;", // fails for everything
        PLAIN + "assert new Thread().getId() < 90;",
        PLAIN + "class Loaded { static final long NUMBER = new Thread().getId(); } assert Loaded.NUMBER % 2 == 0;"})
    void whatStopsRightBoardsEarnsLittleAndIsNamed(String body) {
        final Noticed noticed = noticed(body);
        assertThat(noticed.strength().alarms()).isPositive();
        assertThat(noticed.strength().percent()).as(noticed.toString()).isLessThan(20);
    }

    @Test
    void assertionsThatDoTheWorkAreNamed() {
        final Noticed noticed = noticed("assert (grid[landing(column)][column] = next()) != null;");
        assertThat(noticed.strength().working()).isPositive();
        assertThat(noticed.strength().percent()).isLessThan(10);
    }

    @Test
    void theBodyOnceMoreNoticesLittle() {
        final Noticed noticed = noticed("final int row = landing(column);\nfinal Player mover = next();\n"
                + "grid[row][column] = mover;\nassert grid[row][column] == mover;\n");
        assertThat(noticed.strength().percent()).as(noticed.toString()).isLessThan(20);
    }

    @Test
    void whatIsMissedIsShownWithTheClauseThatItBreaks() {
        assertThat(noticed(PLAIN).missed()).isNotEmpty().allSatisfy(missed -> {
            assertThat(missed.sentence()).contains("I find no label `", "C4-");
            assertThat(missed.wrong()).isNotEqualTo(missed.right());
        });
    }
}
