package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.grading.marks.RuleMark;

/**
 * What stands about one submission in the tables of its class.
 *
 * @param file         the name of its page
 * @param name         of the submission
 * @param summary      what became of it, in a few words; empty if it simply ran
 * @param ran          whether it could be run at all
 * @param mark         on the rubric's scale
 * @param points       what all that is earned weighs
 * @param earnedRules  how many rules are earned
 * @param earnedGuards how many rules' guards are earned
 * @param games        how many random games were right of how many; empty if none are weighed
 * @param found        how many faults are found by examples that its author has written, of how many; empty if none
 *                     were judged
 * @param earned       for each rule, then for the guards of each, whether it is earned
 */
public record Row(String file, String name, String summary, boolean ran, BigDecimal mark, BigDecimal points,
        long earnedRules, long earnedGuards, String games, String found, List<Boolean> earned) {

    /** Returns what is reported in short of the submission on this page. */
    static Row of(Page page) {
        return new Row(page.file(), page.graded().name(), page.summary(), page.graded().problem().isEmpty(),
                page.marks().mark(), page.marks().points(), page.marks().earnedRules(), page.marks().earnedGuards(),
                page.marks().play().map(play -> play.played().right() + "/" + play.played().games()).orElse(""),
                page.graded().extras().own().map(own -> own.found() + "/" + own.faults()).orElse(""),
                Stream.concat(page.marks().rules().stream(), page.marks().guards().stream())
                        .map(RuleMark::isEarned).toList());
    }
}
