package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.util.List;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.RuleMark;

/**
 * What stands about one submission in the tables of its class.
 *
 * @param file         the name of its page
 * @param name         of the submission
 * @param isGone       whether it was not there any more when its class was graded again
 * @param summary      what became of it, in a few words; empty if it simply ran
 * @param ran          whether it could be run at all
 * @param mark         on the rubric's scale
 * @param open         which parts by hand are not marked yet, which the mark is without
 * @param earnedRules  how many rules are earned
 * @param earnedGuards how many rules' guards are earned
 * @param games        how many random games were right of how many; empty if none are weighed
 * @param contracts    how many mistakes its contracts have stopped of how many; empty if that was not tried
 * @param found        how many faults are found by examples that its author has written, of how many; empty if none
 *                     were tested
 * @param shares       for each rule, then for the guards of each, how much of it is earned
 * @param losses       what it loses marks for, the dearest first
 * @param concerns     why an instructor should look at it, the most urgent first
 */
public record Row(String file, String name, boolean isGone, String summary, boolean ran, BigDecimal mark,
        List<String> open, long earnedRules, long earnedGuards, String games, String contracts, String found,
        List<BigDecimal> shares, List<Loss> losses, List<Concern> concerns) {

    /**
     * A rule, or the guards of one, that marks are lost for, or contracts.
     *
     * @param rule    the id of the rule, or {@code contracts}
     * @param guard   whether it is about its guards
     * @param regains how many marks are regained at most by mending it
     */
    public record Loss(String rule, boolean guard, BigDecimal regains) {

        /** Returns the id, and whether it is a guard. */
        public String words() {
            return rule + (guard ? " guard" : "");
        }
    }

    /** Returns what is reported in short of the submission on this page, which is marked by this rubric. */
    static Row of(Rubric rubric, Page page, List<Concern> concerns) {
        return new Row(page.file(), page.graded().name(), page.graded().isGone(), page.summary(),
                page.graded().problem().isEmpty(),
                page.given().mark(), page.given().open(), page.marks().earnedRules(), page.marks().earnedGuards(),
                page.graded().extras().played().map(played -> played.right() + "/" + played.games()).orElse(""),
                page.graded().extras().noticed().map(noticed -> noticed.strength().whole() + "/"
                        + noticed.strength().clauses().size()).orElse(""),
                page.graded().extras().own().map(own -> own.found() + "/" + own.faults()).orElse(""),
                page.marks().exercise().marks().map(RuleMark::share).toList(),
                page.graded().problem().isEmpty() ? page.toMend(rubric).stream().map(toMend -> toMend.cause()
                        .map(cause -> new Loss(cause.rule(), cause.guard(), cause.regains()))
                        .orElseGet(() -> new Loss("contracts", false, toMend.regains()))).toList() : List.of(),
                concerns);
    }
}
