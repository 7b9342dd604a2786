package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.judge.Extras;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.results.Graded;

/**
 * What an instructor changes by hand in the marks of a report.
 *
 * @param deadline until when the class hands in; nothing if it does not matter
 * @param all      what is changed for all
 * @param each     what is changed for one submission, by its name or number
 */
public record Adjustments(Optional<Deadline> deadline, Adjustment all, Map<String, Adjustment> each) {

    /** What the file is called, which lies in the folder of the report. */
    public static final String FILE = "adjustments.yaml";

    /** Nothing is changed. */
    public static final Adjustments NONE = new Adjustments(Optional.empty(), Adjustment.NONE, Map.of());

    /**
     * Returns those that lie in the folder of a report, for these submissions; none if there is no such file.
     *
     * @throws tabuleiro.grading.GradingException if anything in the file is unknown or senseless; the message says
     *                                            where
     */
    public static Adjustments in(Path report, Rubric rubric, Collection<HandIn> known) {
        return AdjustmentsFile.read(report.resolve(FILE), rubric, known).orElse(NONE);
    }

    /** Returns what a submission gets in the end. */
    public FinalMark of(Rubric rubric, Graded graded) {
        final Adjustment own = Stream.of(graded.name(), graded.handIn().person(), graded.handIn().id())
                .filter(each::containsKey).findFirst().map(each::get).orElse(Adjustment.NONE);
        List<Outcome> outcomes = rubric.shown(graded.outcomes());
        Extras extras = graded.extras();
        for (Appeal appeal : Stream.concat(all.appeals().stream(), own.appeals().stream()).toList()) {
            outcomes = appeal.outcomes(outcomes);
            extras = appeal.extras(extras);
        }
        final MarkSheet sheet = MarkSheet.of(rubric, outcomes, extras);
        final Steps steps = new Steps(sheet.mark(), BigDecimal.valueOf(rubric.scale()));
        byHand(rubric, own, steps);
        for (Adjustment changed : List.of(all, own)) {
            steps.add(changed.difference(), changed.reason());
        }
        deadline.ifPresent(due -> late(due, own, graded.handIn(), steps));
        for (Adjustment changed : List.of(all, own)) {
            changed.atMost().filter(most -> most.compareTo(steps.mark) < 0).ifPresent(most ->
                    steps.set(most, "at most that" + because(changed.reason())));
        }
        own.mark().or(all::mark).ifPresent(mark -> steps.set(mark, "set by hand"
                + because(own.mark().isPresent() ? own.reason() : all.reason())));
        return new FinalMark(sheet, outcomes, extras, steps.mark, steps.words());
    }

    /** What is not marked yet does not count. */
    private void byHand(Rubric rubric, Adjustment own, Steps steps) {
        final Map<String, BigDecimal> given = new TreeMap<>(all.parts());
        given.putAll(own.parts());
        BigDecimal points = steps.mark.multiply(rubric.total());
        BigDecimal weights = rubric.total();
        for (Map.Entry<String, BigDecimal> part : given.entrySet()) {
            final BigDecimal weight = rubric.byHand().get(part.getKey());
            points = points.add(part.getValue().multiply(weight));
            weights = weights.add(weight);
        }
        if (!given.isEmpty()) {
            final BigDecimal mark = points.divide(weights, 1, RoundingMode.HALF_UP);
            steps.change(mark, "With " + given.entrySet().stream().map(each -> each.getKey() + " " + each.getValue())
                    .collect(Collectors.joining(", ")) + ", marked by hand: " + mark + ".");
        }
        final List<String> open = rubric.byHand().keySet().stream().filter(each -> !given.containsKey(each)).toList();
        if (!open.isEmpty()) {
            steps.say("Not marked yet: " + String.join(", ", open) + ".");
        }
    }

    private static String because(String reason) {
        return reason.isEmpty() ? "" : " (" + reason + ")";
    }

    private void late(Deadline due, Adjustment own, HandIn handIn, Steps steps) {
        final Optional<LocalDateTime> handedIn = own.handedIn().or(() ->
                Optional.of(handIn.time()).filter(time -> !time.isEmpty()).map(due::local));
        final LocalDateTime until = own.extension().or(all::extension).orElse(due.due());
        if (handedIn.isEmpty()) {
            steps.say("Nobody says when it was handed in, so nothing is taken off.");
            return;
        }
        steps.say("Handed in " + handedIn.get().toString().replace('T', ' ') + " (" + (own.handedIn().isPresent()
                ? "set by hand" : handIn.clock()) + "), due " + until.toString().replace('T', ' ') + ".");
        final long days = due.daysLate(handedIn.get(), until);
        if (due.isTooLate(handedIn.get(), until)) {
            steps.set(BigDecimal.ZERO, "it is not accepted any more");
        } else if (days > 0) {
            steps.add(due.perDay().multiply(BigDecimal.valueOf(days)).negate(),
                    days == 1 ? "one working day late" : days + " working days late");
        }
    }

    /** A mark on its way, and the words for it. */
    private static final class Steps {

        private final BigDecimal scale;
        private final List<String> words = new ArrayList<>();
        private final BigDecimal first;
        private BigDecimal mark;
        private boolean isChanged;

        Steps(BigDecimal first, BigDecimal scale) {
            this.first = first;
            this.scale = scale;
            mark = first;
        }

        void say(String sentence) {
            words.add(sentence);
        }

        void add(BigDecimal difference, String reason) {
            if (difference.signum() != 0) {
                final boolean isOff = difference.signum() < 0;
                change(mark.add(difference), rounded(difference.abs()) + (isOff ? " off" : " more")
                        + (reason.isEmpty() ? "" : " for: " + reason) + ".");
            }
        }

        void set(BigDecimal other, String why) {
            change(other, "The mark is " + rounded(other) + ": " + why + ".");
        }

        private void change(BigDecimal other, String why) {
            mark = rounded(other.max(BigDecimal.ZERO).min(scale));
            isChanged = true;
            words.add(why);
        }

        private static BigDecimal rounded(BigDecimal number) {
            return number.setScale(1, RoundingMode.HALF_UP);
        }

        List<String> words() {
            return words.isEmpty() ? List.of() : isChanged
                    ? Stream.concat(Stream.of(first + " by the rubric."), words.stream()).toList() : List.copyOf(words);
        }
    }
}
