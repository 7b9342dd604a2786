package tabuleiro.grading.report;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.grading.marks.RuleMark;

/**
 * What stands on the page of a class.
 *
 * @param pages of its submissions, in their order
 */
public record ClassPage(List<Page> pages) {

    /** Which rules are marked, and after them which guards? As the first submission has them. */
    public List<RuleMark> rules() {
        return pages.stream().limit(1).flatMap(ClassPage::marks).toList();
    }

    /** How many submissions have earned this rule, or these guards? */
    public long earnedBy(RuleMark rule) {
        return pages.stream().flatMap(ClassPage::marks).filter(RuleMark::isEarned)
                .filter(mark -> mark.rule().equals(rule.rule()) && mark.guard() == rule.guard()).count();
    }

    private static Stream<RuleMark> marks(Page page) {
        return Stream.concat(page.marks().rules().stream(), page.marks().guards().stream());
    }
}
