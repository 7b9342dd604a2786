package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.svg.Shapes;

/**
 * The picture of how marks are distributed.
 *
 * @param counts how many marks lie in each of as many parts of the scale; the full mark lies in the last
 * @param width  of each part, in marks
 * @param pass   the least mark with which one passes
 */
public record Histogram(List<Integer> counts, BigDecimal width, BigDecimal pass) {

    private static final int PARTS = 20;
    private static final int BAR = 26;
    private static final int TALLEST = 120;
    private static final int ABOVE = 18;
    private static final int LABEL_EACH = 5;

    /** Returns the picture of these marks, on this scale. */
    static Histogram of(List<BigDecimal> marks, int scale, BigDecimal pass) {
        final int parts = Math.min(scale, PARTS);
        final BigDecimal width = BigDecimal.valueOf(scale).divide(BigDecimal.valueOf(parts), 4, RoundingMode.HALF_UP);
        return new Histogram(IntStream.range(0, parts).map(i -> (int) marks.stream().filter(mark -> i == Math.min(
                parts - 1, mark.divide(width, 0, RoundingMode.FLOOR).intValue())).count()).boxed().toList(),
                width, pass);
    }

    /** Returns the picture in words. */
    public String words() {
        return IntStream.range(0, counts.size()).filter(i -> counts.get(i) > 0)
                .mapToObj(i -> mark(i) + " to " + mark(i + 1) + ": " + counts.get(i))
                .collect(Collectors.joining(", "));
    }

    private String mark(int part) {
        return width.multiply(BigDecimal.valueOf(part)).setScale(1, RoundingMode.HALF_UP).stripTrailingZeros()
                .toPlainString();
    }

    /** Returns the element for a page. */
    public String svg() {
        final int height = ABOVE + TALLEST;
        final String bars = IntStream.range(0, counts.size()).mapToObj(this::bar).collect(Collectors.joining());
        final String labels = IntStream.rangeClosed(0, counts.size() / LABEL_EACH).map(i -> i * LABEL_EACH)
                .mapToObj(i -> Shapes.text("axis", i * BAR + BAR / 2.0, height + 16, mark(i)))
                .collect(Collectors.joining());
        return ("<svg class=\"histogram\" role=\"img\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\">"
                + "<title>%s</title>%s</svg>").formatted((counts.size() + 1) * BAR, height + 20,
                (counts.size() + 1) * BAR, height + 20, Shapes.escaped("How many marks: " + words()),
                bars + Shapes.rectangle("ground", BAR / 2.0, height, counts.size() * BAR, 1, 0) + labels);
    }

    private String bar(int part) {
        final int count = counts.get(part);
        final double tall = (double) TALLEST * count / Math.max(1, Collections.max(counts));
        final boolean isPass = width.multiply(BigDecimal.valueOf(part)).compareTo(pass) >= 0;
        if (count == 0) {
            return "";
        }
        return Shapes.rectangle(isPass ? "good" : "bad", BAR / 2.0 + part * BAR + 1,
                ABOVE + TALLEST - tall, BAR - 2, tall, 2)
                + Shapes.text("axis", (part + 1) * BAR, ABOVE + TALLEST - tall - 4, String.valueOf(count));
    }
}
