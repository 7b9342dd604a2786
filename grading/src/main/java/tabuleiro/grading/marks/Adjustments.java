package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Submission;
import tabuleiro.grading.results.Check;
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
        graded.submissions().forEach(submission -> known.add(submission.handIn()));
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
        final List<String> whose = groups.of(graded.handIn()).stream().map(member -> member.person() + ": "
                + of(rubric, graded, member).mark()).toList();
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
                Stream.of(own, mine).flatMap(adjustment -> adjustment.appeals().stream()).toList());
        final MarkSheet sheet = appealed.sheet();
        final MarkSteps steps = new MarkSteps(sheet.mark(), BigDecimal.valueOf(rubric.scale()));
        steps.share(share);
        final List<String> open = new ByHand(rubric, steps).add(List.of(common, own), mine, share);
        if (graded.notes().stream().anyMatch(note -> note.startsWith(Submission.WRONG_PACKAGE))) {
            steps.add(rubric.terms().policy().wrongPackage(), "the package has another name");
        }
        for (Adjustment changed : List.of(common, own, mine)) {
            steps.add(changed.difference(), changed.reason());
        }
        deadline.ifPresent(due -> late(due, List.of(mine, own), graded.handIn(), steps));
        for (Adjustment changed : List.of(common, own, mine)) {
            changed.atMost().filter(most -> most.compareTo(steps.mark()) < 0).ifPresent(most ->
                    steps.set(most, "at most that" + because(changed.reason())));
        }
        Stream.of(mine, own, common).filter(adjustment -> adjustment.mark().isPresent()).findFirst()
                .ifPresent(changed -> steps.set(changed.mark().orElseThrow(),
                        "set by hand" + because(changed.reason())));
        final String changed = sheet.mark() + " by the rubric, changed by hand";
        return new FinalMark(sheet, appealed.outcomes(), appealed.extras(), steps.mark(),
                Stream.concat(appealed.words().stream(), steps.words().stream()).toList(),
                Stream.concat(appealed.own().stream(), Stream.of(own, mine).anyMatch(Adjustment::isOfTheMark)
                        ? Stream.of(changed) : Stream.empty()).toList(), open);
    }

    private static String because(String reason) {
        return reason.isEmpty() ? "" : " (" + reason + ")";
    }

    private void late(Deadline due, List<Adjustment> own, HandIn handIn, MarkSteps steps) {
        final Optional<LocalDateTime> byHand = own.stream().flatMap(adjustment -> adjustment.handedIn().stream())
                .findFirst();
        final HandIn known = times.getOrDefault(handIn.label(), handIn);
        final Optional<LocalDateTime> handedIn = byHand.or(() ->
                Optional.of(known.time()).filter(time -> !time.isEmpty()).map(due::local));
        final LocalDateTime until = own.stream().flatMap(adjustment -> adjustment.extension().stream()).findFirst()
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
}
