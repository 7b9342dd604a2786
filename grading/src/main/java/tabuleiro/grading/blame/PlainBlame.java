package tabuleiro.grading.blame;

import java.util.Map;
import tabuleiro.games.Descriptor;

/**
 * Knows of any game which rule a wrong answer contradicts, as far as its specification says: the rule of a refusal, and
 * the one that a method is about. Whatever is wrong with the position may lie behind it.
 */
final class PlainBlame extends Blame {

    /** Will know it of this game. */
    PlainBlame(Descriptor game) {
        super(game, Map.of());
    }

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = about(asked.name());
        if (given instanceof NoAnswer) {
            return rule;
        }
        if (asked.isWhyNot()) {
            return either(refused(asked, right, given), rule, behind(about("position")));
        }
        return either(rule, asked.name().equals("position") ? "" : behind(about("position")));
    }

    @Override
    protected String missedEnd(Asked asked) {
        return either(about("isOver"), about("winner"));
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return missedEnd(asked);
    }
}
