package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A mark on its way, and the words for it. */
final class MarkSteps {

    private final BigDecimal scale;
    private final List<String> words = new ArrayList<>();
    private final BigDecimal first;
    private BigDecimal mark;
    private boolean isChanged;

    /** Begins with a mark on this scale. */
    MarkSteps(BigDecimal first, BigDecimal scale) {
        this.first = first;
        this.scale = scale;
        mark = first;
    }

    /** Says something that changes nothing. */
    void say(String sentence) {
        words.add(sentence);
    }

    /** Multiplies the mark of a group by the share of one of its members. */
    void share(BigDecimal share) {
        if (share.compareTo(BigDecimal.ONE) != 0) {
            final BigDecimal of = mark;
            change(shared(mark, share), "");
            words.set(words.size() - 1, "A share of " + share.toPlainString() + " in the group's " + of + ": "
                    + mark + ".");
        }
    }

    /** Returns what is given to one who has this share of it. */
    BigDecimal shared(BigDecimal given, BigDecimal share) {
        return given.multiply(share).min(scale);
    }

    /** Adds to the mark, or takes off. */
    void add(BigDecimal difference, String reason) {
        if (difference.signum() != 0) {
            final String how = difference.signum() < 0 ? " off" : " more";
            change(mark.add(difference), rounded(difference.abs()) + how
                    + (reason.isEmpty() ? "" : " for: " + reason) + ".");
        }
    }

    /** Sets the mark, whatever it was. */
    void set(BigDecimal other, String why) {
        change(other, "The mark is " + rounded(other) + ": " + why + ".");
    }

    /** Makes another mark of it, not below 0 nor above the scale, and says why. */
    void change(BigDecimal other, String why) {
        mark = rounded(other.max(BigDecimal.ZERO).min(scale));
        isChanged = true;
        words.add(why);
    }

    /** Returns a number as marks are written. */
    static BigDecimal rounded(BigDecimal number) {
        return number.setScale(1, RoundingMode.HALF_UP);
    }

    /** Returns the mark as it is now. */
    BigDecimal mark() {
        return mark;
    }

    /** Returns how it followed, a line for each step; none if nothing was said. */
    List<String> words() {
        if (words.isEmpty() || !isChanged) {
            return List.copyOf(words);
        }
        return Stream.concat(Stream.of(first + " by the rubric."), words.stream()).toList();
    }
}
