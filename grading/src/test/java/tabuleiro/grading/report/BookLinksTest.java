package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.rulebook.RuleBook;

/** Tests the links from reports to the rule book. */
class BookLinksTest {

    static List<Exercise> exercises() {
        return Exercise.known();
    }

    @ParameterizedTest
    @CsvSource({"https://example.org/rules, https://example.org/rules/connect-four.html#C4-06",
        "https://example.org/rules/, https://example.org/rules/connect-four.html#C4-06",
        "http://localhost:8000/index.html, http://localhost:8000/connect-four.html#C4-06",
        "../rule-book, ../rule-book/connect-four.html#C4-06", "/srv/book, /srv/book/connect-four.html#C4-06",
        "file:///srv/book, file:///srv/book/connect-four.html#C4-06", ". , ./connect-four.html#C4-06"})
    void aRuleStandsOnThePageOfItsGame(String typed, String link) {
        assertThat(BookLinks.of("connect-four", typed).link("C4-06")).isEqualTo(link);
    }

    @Test
    void withoutAnAddressTheFileAndTheAnchorAreNamed() {
        assertThat(BookLinks.of("connect-four", null).link("C4-06")).isEmpty();
        assertThat(BookLinks.of("connect-four", null).place("C4-06")).isEqualTo("connect-four.html#C4-06");
    }

    @ParameterizedTest
    @ValueSource(strings = {"javascript:alert(1)", "javascript:1", "javascript:1/x",
        "JAVASCRIPT:x", "data:text/html,x", "", " ", "a b",
        "\"onclick=x",
        "C:\\book", "https:", ":x"})
    void whatIsNoSuchAddressIsRefused(String typed) {
        assertThatThrownBy(() -> BookLinks.of("connect-four", typed)).isInstanceOf(GradingException.class)
                .hasMessageStartingWith("--rule-book is the address of the folder").hasMessageEndingWith(typed + ".");
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void theRuleBookHasTheRulesOfEachRubricThere(Exercise exercise) {
        final var addresses = new RuleBook(Path.of("../features/rules"), Path.of("../features/src/main/java"))
                .addresses();
        assertThat(Fixtures.rubric(exercise.name()).rules().keySet()).allSatisfy(rule -> assertThat(addresses.get(rule))
                .isEqualTo(BookLinks.of(exercise.name(), null).place(rule)));
    }
}
