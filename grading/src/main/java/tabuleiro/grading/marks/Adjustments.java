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
import tabuleiro.grading.intake.Submission;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;

/**
 * What an instructor changes by hand in the marks of a report.
 *
 * @param deadline until when the class hands in; nothing if it does not matter
 * @param all      what is changed for all
 * @param each     what is changed for one submission, or one member of a group, by its name or number
 * @param groups   whose work each submission is
 * @param times    when submissions were handed in, as a table says, by their names
 */
public record Adjustments(Optional<Deadline> deadline, Adjustment all, Map<String, Adjustment> each, Groups groups,
        Map<String, HandIn> times) {

    /** What the file is called, which lies in the folder of the report. */
    public static final String FILE = "adjustments.yaml";

    private static final String ORAL = "oral";

    /** Nothing is changed. */
    public static final Adjustments NONE = new Adjustments(Optional.empty(), Adjustment.NONE, Map.of(), Groups.NONE,
            Map.of());

    /**
     * Returns those that lie in the folder of a report, for these submissions; none if there is no such file.
     *
     * @throws tabuleiro.grading.GradingException if anything in the file is unknown or senseless; the message says
     *                                            where
     */
    public static Adjustments in(Path report, Rubric rubric, GradedClass graded) {
        final List<HandIn> known = new ArrayList<>();
        graded.submissions().forEach(each -> known.add(each.handIn()));
        return in(report, rubric, known, graded.checks());
    }

    /** Returns those in the folder of a report, for these submissions, which are held against these examples. */
    public static Adjustments in(Path report, Rubric rubric, Collection<HandIn> known, List<Check> checks) {
        final Groups groups = Groups.in(report, known);
        final Adjustments read =
                new AdjustmentsFile(rubric, groups, known, checks).read(report.resolve(FILE)).orElse(NONE);
        final Map<String, HandIn> times = Times.in(report, known);
        return groups.equals(Groups.NONE) && times.isEmpty() ? read
                : new Adjustments(read.deadline, read.all, read.each, groups, times);
    }

    private Adjustment own(Stream<String> keys) {
        return keys.filter(each::containsKey).findFirst().map(each::get).orElse(Adjustment.NONE);
    }

    private Adjustment own(Graded graded) {
        return own(Stream.of(graded.name(), graded.handIn().person(), graded.handIn().id()));
    }

    /** Returns what a submission gets in the end. */
    public FinalMark of(Rubric rubric, Graded graded) {
        return of(rubric, graded, own(graded), Adjustment.NONE, BigDecimal.ONE);
    }

    /** Returns what one of those gets in the end whose work a submission is. */
    public FinalMark of(Rubric rubric, Graded graded, Groups.Member member) {
        final String called = each.keySet().stream().filter(member::isCalled).filter(key -> Stream.of(graded.name(),
                graded.handIn().person(), graded.handIn().id()).noneMatch(key::equals)).findFirst().orElse("");
        return of(rubric, graded, own(graded), each.getOrDefault(called, Adjustment.NONE), member.share());
    }

    /** Returns a submission as an instructor sees it: with a note of whose work it is, and what each of them gets. */
    public Graded noted(Rubric rubric, Graded graded) {
        final List<String> whose = groups.of(graded.handIn()).stream().map(each -> each.person() + ": "
                + of(rubric, graded, each).mark()).toList();
        final String other = groups.elsewhere(graded.handIn());
        return !other.isEmpty() ? graded.noted("It is not counted: its author belongs to the group of " + other + ".")
                : whose.isEmpty() ? graded
                : graded.noted("This is the work of " + (whose.size() == 1 ? "one person. " : "a group. ")
                        + String.join("; ", whose) + ".");
    }

    /** What is changed for all does not reach what could not be graded. */
    private Adjustment all(Graded graded) {
        return graded.problem().isEmpty() ? all : new Adjustment(Optional.empty(), BigDecimal.ZERO, Optional.empty(),
                all.extension(), Optional.empty(), List.of(), Map.of(), Optional.empty(), "");
    }

    private FinalMark of(Rubric rubric, Graded graded, Adjustment own, Adjustment mine, BigDecimal share) {
        final Adjustment common = all(graded);
        final Appealed appealed = new Appealed(rubric, graded, common.appeals(),
                Stream.of(own, mine).flatMap(each -> each.appeals().stream()).toList());
        final MarkSheet sheet = appealed.sheet();
        final Steps steps = new Steps(sheet.mark(), BigDecimal.valueOf(rubric.scale()));
        steps.share(share);
        byHand(rubric, List.of(common, own), mine, share, steps);
        if (graded.notes().stream().anyMatch(note -> note.startsWith(Submission.WRONG_PACKAGE))) {
            steps.add(rubric.terms().policy().wrongPackage(), "the package has another name");
        }
        for (Adjustment changed : List.of(common, own, mine)) {
            steps.add(changed.difference(), changed.reason());
        }
        deadline.ifPresent(due -> late(due, List.of(mine, own), graded.handIn(), steps));
        for (Adjustment changed : List.of(common, own, mine)) {
            changed.atMost().filter(most -> most.compareTo(steps.mark) < 0).ifPresent(most ->
                    steps.set(most, "at most that" + because(changed.reason())));
        }
        Stream.of(mine, own, common).filter(each -> each.mark().isPresent()).findFirst().ifPresent(changed ->
                steps.set(changed.mark().orElseThrow(), "set by hand" + because(changed.reason())));
        final String changed = sheet.mark() + " by the rubric, changed by hand";
        return new FinalMark(sheet, appealed.outcomes(), appealed.extras(), steps.mark,
                Stream.concat(appealed.words().stream(), steps.words().stream()).toList(),
                Stream.concat(appealed.own().stream(), Stream.of(own, mine).anyMatch(Adjustment::isOfTheMark)
                        ? Stream.of(changed) : Stream.empty()).toList(), List.copyOf(steps.open));
    }

    /** What is not marked yet does not count. */
    private static void byHand(Rubric rubric, List<Adjustment> shared, Adjustment mine, BigDecimal share, Steps steps) {
        final Map<String, Adjustment.Part> given = new TreeMap<>();
        shared.forEach(each -> given.putAll(each.parts()));
        given.replaceAll((part, mark) -> new Adjustment.Part(steps.shared(mark.mark(), share), mark.how()));
        given.putAll(mine.parts());
        BigDecimal points = steps.mark.multiply(rubric.total());
        BigDecimal weights = rubric.total();
        for (Map.Entry<String, Adjustment.Part> part : given.entrySet()) {
            final BigDecimal weight = rubric.byHand().get(part.getKey());
            points = points.add(part.getValue().mark().multiply(weight));
            weights = weights.add(weight);
        }
        if (!given.isEmpty()) {
            final BigDecimal mark = points.divide(weights, 1, RoundingMode.HALF_UP);
            final BigDecimal all = weights;
            steps.change(mark, "With " + given.entrySet().stream().map(each -> each.getKey() + " "
                    + each.getValue().mark() + " of " + rubric.scale() + each.getValue().how() + ", which weighs "
                    + weight(rubric, each.getKey(), all)).collect(Collectors.joining(", "))
                    + ", marked by hand: " + mark + ".");
        }
        final Optional<BigDecimal> oral = Stream.concat(Stream.of(mine), shared.stream())
                .flatMap(each -> each.oral().stream()).findFirst();
        oral.ifPresent(factor -> steps.change(steps.mark.multiply(factor), "After the oral, " + factor.toPlainString()
                + " of it: " + Steps.rounded(steps.mark.multiply(factor)) + "."));
        rubric.byHand().keySet().stream().filter(each -> !given.containsKey(each)).forEach(steps.open::add);
        if (rubric.terms().policy().isOral() && oral.isEmpty()) {
            steps.open.add(ORAL);
        }
        if (!steps.open.isEmpty()) {
            final BigDecimal all = steps.open.stream().filter(rubric.byHand()::containsKey)
                    .map(rubric.byHand()::get).reduce(weights, BigDecimal::add);
            steps.say("Not marked yet: " + steps.open.stream().map(each -> each + " (" + (each.equals(ORAL)
                    ? "a factor on the whole" : weight(rubric, each, all)) + ")").collect(Collectors.joining(", "))
                    + "; the mark is without " + (steps.open.size() == 1 ? "it." : "them."));
        }
    }

    /** Returns what a part weighs when all of this is marked, on the scale of the exercise, in words. */
    private static String weight(Rubric rubric, String part, BigDecimal all) {
        return rubric.byHand().get(part).multiply(BigDecimal.valueOf(rubric.scale())).divide(all, 1,
                RoundingMode.HALF_UP) + " of the " + rubric.scale();
    }

    private static String because(String reason) {
        return reason.isEmpty() ? "" : " (" + reason + ")";
    }

    private void late(Deadline due, List<Adjustment> own, HandIn handIn, Steps steps) {
        final Optional<LocalDateTime> byHand = own.stream().flatMap(each -> each.handedIn().stream()).findFirst();
        final HandIn known = times.getOrDefault(handIn.label(), handIn);
        final Optional<LocalDateTime> handedIn = byHand.or(() ->
                Optional.of(known.time()).filter(time -> !time.isEmpty()).map(due::local));
        final LocalDateTime until = own.stream().flatMap(each -> each.extension().stream()).findFirst()
                .or(all::extension).orElse(due.due());
        if (handedIn.isEmpty()) {
            steps.say("It is not known when it was handed in, so nothing is taken off.");
            return;
        }
        steps.say("Handed in " + handedIn.get().toString().replace('T', ' ') + " (" + (byHand.isPresent()
                ? "set by hand" : known.clock()) + "), due " + until.toString().replace('T', ' ') + ".");
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
        private final List<String> open = new ArrayList<>();
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

        /** Multiplies the mark of a group by the share of one of its members. */
        void share(BigDecimal share) {
            if (share.compareTo(BigDecimal.ONE) != 0) {
                final BigDecimal of = mark;
                change(shared(mark, share), "");
                words.set(words.size() - 1, "A share of " + share.toPlainString() + " in the group's " + of + ": "
                        + mark + ".");
            }
        }

        BigDecimal shared(BigDecimal given, BigDecimal share) {
            return given.multiply(share).min(scale);
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
