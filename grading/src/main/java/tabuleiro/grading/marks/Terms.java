package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.language.Language;

/**
 * What a rubric says besides the weights of rules and guards.
 *
 * @param isPlayed    whether random games are played against the reference
 * @param ownExamples what it weighs to find all faults by examples of one's own; 0 if they are not marked
 * @param contracts   what it weighs that postconditions and invariants stop mistakes; 0 if they are not tried
 * @param agent       what it weighs that an agent keeps what positions are worth, from 0; nothing if it is not asked
 * @param extension   what need not be built
 * @param caps        the most that is given without some part
 * @param isHidden    whether pages show of an instructor's own examples no more than their titles and why they fail
 * @param byHand      what is marked by hand, such as the design, and what it weighs beside the rules
 * @param pass        the least mark with which one passes, if the rubric says
 * @param policy      what becomes of submissions that are not as they should be
 * @param tasks       how much of the exercise is marked
 * @param language    in which pages and comments are written
 */
public record Terms(boolean isPlayed, BigDecimal ownExamples, BigDecimal contracts,
        Optional<BigDecimal> agent, Extension extension, List<Cap> caps, boolean isHidden,
        SortedMap<String, BigDecimal> byHand, Optional<BigDecimal> pass, Policy policy, FirstTasks tasks,
        Language language) {

    /** Nothing is marked but rules and guards. */
    public static final Terms PLAIN =
            new Terms(false, BigDecimal.ZERO, Extension.NONE, List.of());

    /** Creates terms by which contracts are not tried, nothing is hidden, and nothing marked by hand. */
    public Terms(boolean isPlayed, BigDecimal ownExamples, Extension extension, List<Cap> caps) {
        this(isPlayed, ownExamples, BigDecimal.ZERO, Optional.empty(), extension, caps, false, new TreeMap<>(),
                Optional.empty(), Policy.NONE, FirstTasks.ALL, Language.ENGLISH);
    }

    /** Returns what it weighs that an agent keeps what positions are worth; 0 if it is not asked. */
    BigDecimal agentWeight() {
        return agent.orElse(BigDecimal.ZERO);
    }

    /** Returns the same terms without random games, and without what the agent is asked beside them. */
    Terms withoutPlay() {
        return new Terms(false, ownExamples, contracts, Optional.empty(), extension, caps, isHidden, byHand,
                pass, policy, tasks, language);
    }

    /** Returns the same terms, by which contracts are not tried. */
    Terms withoutContracts() {
        return new Terms(isPlayed, ownExamples, BigDecimal.ZERO, agent, extension, caps, isHidden, byHand,
                pass, policy, tasks, language);
    }

    /** Returns the same terms, by which pages are written in another language. */
    Terms in(Language other) {
        return new Terms(isPlayed, ownExamples, contracts, agent, extension, caps, isHidden, byHand, pass, policy,
                tasks, other);
    }

    /** Returns the same terms with another extension, and other caps. */
    Terms with(Extension other, List<Cap> others) {
        return new Terms(isPlayed, ownExamples, contracts, agent, other, others, isHidden, byHand, pass, policy,
                tasks, language);
    }
}
