package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tabuleiro.language.Language;

/** Tests that nothing of the rule book stays in English when it is read in Portuguese. */
class TranslatedBookTest {

    /** What stays in English is named with its page: write it into a file of {@code features/languages/pt}. */
    @Test
    void everySentenceAndEveryPhraseIsSaidInPortuguese() {
        final Language portuguese = Language.of("pt");
        final List<String> unsaid = new ArrayList<>();
        RuleBookTest.PAGES.forEach((file, page) -> portuguese.in(file.replace(".html", ""))
                .page(page, text -> unsaid.add(file + ": " + text)));
        Phrases.in(RuleBookTest.SOURCES).stream().flatMap(home -> home.classes().stream())
                .flatMap(each -> each.phrases().stream()).map(Phrases.Phrase::text)
                .filter(text -> portuguese.phrase(text).equals(text)).forEach(unsaid::add);
        assertThat(unsaid).isEmpty();
    }
}
