package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import tabuleiro.grading.marks.RuleMark;
import tabuleiro.svg.Shapes;

/**
 * The picture of what a submission has earned of each rule, and of each guard behind a gap: a strip of cells, each
 * filled from below as far as the rule is earned.
 *
 * @param rules what the cells stand for
 */
public record RuleMap(List<RuleMark> rules) {

    private static final int CELL = 12;
    private static final int TALL = 16;
    private static final int GAP = 6;

    private int left(int place) {
        return place * CELL + (rules.get(place).guard() ? GAP : 0);
    }

    /** Returns what a cell stands for. */
    public static String name(RuleMark mark) {
        return mark.rule() + (mark.guard() ? " guard" : "");
    }

    /** Returns the anchor at which something is said of a rule, or of its guard. */
    public static String anchor(RuleMark mark) {
        return mark.rule() + (mark.guard() ? "-guard" : "");
    }

    /** Returns the strip of a submission. */
    public String strip(Row row) {
        final StringBuilder lost = new StringBuilder();
        final StringBuilder earned = new StringBuilder();
        final StringBuilder words = new StringBuilder();
        for (int i = 0; i < rules.size(); i++) {
            final BigDecimal share = row.shares().get(i);
            final int full = share.multiply(BigDecimal.valueOf(TALL)).setScale(0, RoundingMode.DOWN).intValue();
            cell(earned, i, TALL - full, full);
            cell(lost, i, 0, TALL - full);
            if (full < TALL) {
                words.append(words.isEmpty() ? "" : ", ").append(name(rules.get(i))).append(' ')
                        .append(share.movePointRight(2).setScale(0, RoundingMode.DOWN)).append(" %");
            }
        }
        final String title = words.isEmpty() ? "all earned" : words.toString();
        final int width = left(rules.size() - 1) + CELL;
        return "<svg class=\"map\" role=\"img\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\">%s</svg>".formatted(
                width, TALL, width, TALL, "<title>" + Shapes.escaped(title) + "</title>"
                + Shapes.path("lost", lost.toString()) + Shapes.path("earned", earned.toString()));
    }

    private void cell(StringBuilder path, int place, int top, int tall) {
        if (tall > 0) {
            path.append('M').append(left(place)).append(' ').append(top).append('h').append(CELL - 1).append('v')
                    .append(tall).append('h').append(1 - CELL).append('z');
        }
    }
}
