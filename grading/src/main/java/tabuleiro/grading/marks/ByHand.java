package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Adds what is marked by hand to a mark, and says what is not marked yet: that does not count. */
final class ByHand {

    private static final String ORAL = "oral";

    private final Rubric rubric;
    private final Map<String, BigDecimal> weights;
    private final MarkSteps steps;

    /** Will add to this mark the parts that this rubric has. */
    ByHand(Rubric rubric, MarkSteps steps) {
        this.rubric = rubric;
        this.steps = steps;
        weights = rubric.byHand();
    }

    /**
     * Adds what was given, and returns what is not marked yet.
     *
     * @param shared what was given to all, and to a submission, of which each of a group gets the share
     * @param mine   what was given to one of them alone
     */
    List<String> add(List<Adjustment> shared, Adjustment mine, BigDecimal share) {
        final Map<String, Adjustment.Part> given = new TreeMap<>();
        shared.forEach(adjustment -> given.putAll(adjustment.parts()));
        given.replaceAll((part, mark) -> new Adjustment.Part(steps.shared(mark.mark(), share), mark.how()));
        given.putAll(mine.parts());
        addParts(given);
        final Optional<BigDecimal> oral = Stream.concat(Stream.of(mine), shared.stream())
                .flatMap(adjustment -> adjustment.oral().stream()).findFirst();
        oral.ifPresent(factor -> steps.change(steps.mark().multiply(factor), "After the oral, "
                + factor.toPlainString() + " of it: " + MarkSteps.rounded(steps.mark().multiply(factor)) + "."));
        final List<String> open = Stream.concat(weights.keySet().stream().filter(part -> !given.containsKey(part)),
                Stream.of(ORAL).filter(any -> rubric.terms().policy().isOral() && oral.isEmpty())).toList();
        sayOpen(open, sum(given));
        return open;
    }

    private BigDecimal sum(Map<String, ?> parts) {
        return parts.keySet().stream().map(weights::get).reduce(rubric.total(), BigDecimal::add);
    }

    private void addParts(Map<String, Adjustment.Part> given) {
        if (given.isEmpty()) {
            return;
        }
        final BigDecimal all = sum(given);
        final BigDecimal points = given.entrySet().stream()
                .map(entry -> entry.getValue().mark().multiply(weights.get(entry.getKey())))
                .reduce(steps.mark().multiply(rubric.total()), BigDecimal::add);
        final BigDecimal mark = points.divide(all, 1, RoundingMode.HALF_UP);
        steps.change(mark, "With " + given.entrySet().stream().map(entry -> entry.getKey() + " "
                + entry.getValue().mark() + " of " + rubric.scale() + entry.getValue().how() + ", which weighs "
                + weight(entry.getKey(), all)).collect(Collectors.joining(", ")) + ", marked by hand: " + mark + ".");
    }

    private void sayOpen(List<String> open, BigDecimal marked) {
        if (open.isEmpty()) {
            return;
        }
        final BigDecimal all = open.stream().filter(weights::containsKey).map(weights::get)
                .reduce(marked, BigDecimal::add);
        steps.say("Not marked yet: " + open.stream().map(part -> part + " ("
                + (weights.containsKey(part) ? weight(part, all) : "a factor on the whole") + ")")
                .collect(Collectors.joining(", ")) + "; the mark is without " + (open.size() == 1 ? "it." : "them."));
    }

    /** Returns what a part weighs among all of this, on the scale of the exercise. */
    private String weight(String part, BigDecimal all) {
        return weights.get(part).multiply(BigDecimal.valueOf(rubric.scale())).divide(all, 1, RoundingMode.HALF_UP)
                + " of the " + rubric.scale();
    }
}
