package tabuleiro.grading.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.Submission;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.marks.ContractMark;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.RuleMark;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Noticed;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.testing.RandomGames;
import tabuleiro.grading.testing.Tester;

/**
 * Makes sure that the reference itself earns all that a rubric gives: an example that it does not pass would lower
 * every mark without a word. It is read as source text and judged as a submission is.
 *
 * <p>That it did is remembered beside the sandbox's runtimes, so that it is tested again only after a change of suite,
 * rules, rubric, reference or isolation.
 */
final class ReferenceCheck {

    /** How much of what happened is reported in one line. */
    private static final int MOST_CHARACTERS = 200;

    private final Run run;
    private final Path project;
    private final Path remembered;

    /**
     * Will try rules and rubric of a run.
     *
     * @param run       says which
     * @param rubric    the file of the rubric
     * @param project   the folder of the reference's project
     * @param memory    the folder in which it is remembered that the reference earned everything
     */
    ReferenceCheck(Run run, Path rubric, Path project, Path memory) {
        this.run = run;
        this.project = project;
        remembered = memory.resolve(name(rubric));
    }

    /** Returns a name that is the same as long as nothing changes on which the reference's marks depend. */
    private String name(Path rubric) {
        final CRC32 sum = new CRC32();
        sum.update((run.whole() + System.getProperty("java.vm.version")).getBytes(StandardCharsets.UTF_8));
        try (Stream<Path> files = isPossible() ? Files.walk(sources()) : Stream.of()) {
            for (Path file : Stream.concat(Stream.of(rubric), files.filter(Files::isRegularFile).sorted()).toList()) {
                sum.update(file.getFileName().toString().getBytes(StandardCharsets.UTF_8));
                sum.update(Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0]);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return "%s-%08x".formatted(run.exercise().name(), sum.getValue());
    }

    private Path sources() {
        return sources(project, run.exercise());
    }

    private static Path sources(Path project, Exercise exercise) {
        return project.resolve("src/main/java").resolve(exercise.packageName());
    }

    /** Checks whether there is a reference here. In a copy that was handed out there is none. */
    boolean isPossible() {
        return Files.isDirectory(sources());
    }

    /** Checks whether it has earned everything before, and nothing has changed since. */
    boolean isDone() {
        return Files.exists(remembered);
    }

    /**
     * Makes sure that the reference earns everything by this rubric.
     *
     * @throws GradingException if it does not; the message names the example
     */
    void require(Rubric rubric, Tester tester) {
        final Submission submission = submission();
        mustEarnEverything(submission.problem().isEmpty()
                ? tester.test(submission.sources()) : tester.notRun(submission.problem()), rubric);
        remember();
    }

    private Submission submission() {
        return submission(project, run.exercise());
    }

    /** Returns the reference as a submission. */
    private static Submission submission(Path project, Exercise exercise) {
        try (Intake intake = new Intake(List.of(exercise), List.of(project))) {
            return intake.candidates().get(0).read(exercise);
        }
    }

    /** Returns the sources by path with which a reference solves an exercise; nothing if there is no reference. */
    static Optional<Map<String, String>> sources(Exercise exercise) {
        return Files.isDirectory(sources(Home.reference(), exercise))
                ? Optional.of(submission(Home.reference(), exercise).sources()) : Optional.empty();
    }

    /**
     * Returns the games that submissions play against the reference, from the seed of the run; nothing if the rubric
     * gives nothing for them.
     *
     * @throws GradingException if it does, but there is no reference here
     */
    Optional<RandomGames> games(Rubric rubric) {
        if (!rubric.isPlayed()) {
            return Optional.empty();
        }
        if (!isPossible()) {
            throw new GradingException("The rubric marks play against the reference, which is not in this copy: put"
                    + " the folder reference back, or mark by a rubric without play (--rubric FILE).");
        }
        return Optional.of(new RandomGames(submission().sources(), run.seed().orElseThrow(),
                rubric.terms().agent().isPresent() && run.exercise().hasPositions()));
    }

    /** Returns the sources of the reference by path, which says the cause of each failure, if it is here. */
    Optional<Map<String, String>> sourcesIfPossible() {
        return isPossible() ? Optional.of(submission().sources()) : Optional.empty();
    }

    private static void mustEarnEverything(Observed observed, Rubric rubric) {
        if (!observed.problem().isEmpty()) {
            throw wrong(String.join(": ", observed.problem()).lines().findFirst().orElse(""));
        }
        final MarkSheet sheet = MarkSheet.of(rubric, observed.outcomes(),
                observed.extras().with(Extras.WORTHLESS.own()));
        lost(sheet).ifPresent(mark -> {
            throw wrong(mark.firstFailing().map(ReferenceCheck::words).orElse("earns not all of " + mark.rule()
                    + ", for no example checks that rule itself, or random games go wrong for it"));
        });
        mustNotice(sheet);
        observed.played().filter(played -> rubric.isPlayed()).filter(played -> played.right() < played.games()
                || played.extensionRight() < played.extensionGames()).ifPresent(played -> {
            throw wrong("differs from itself in random games: " + String.join(" / ",
                    played.differences().get(0).check().steps()));
        });
    }

    private static void mustNotice(MarkSheet sheet) {
        final Optional<Noticed> some = sheet.contracts().map(ContractMark::noticed);
        some.filter(noticed -> !noticed.strength().earnsAll()).ifPresent(noticed -> {
            final String clauses = noticed.strength().clauses().stream()
                    .filter(clause -> clause.boards() > 0 && !clause.noticesAll())
                    .map(clause -> "%s (%s of %s)".formatted(clause.name(), clause.asserted(), clause.boards()))
                    .collect(Collectors.joining(", "));
            throw wrong("has contracts that notice only " + noticed.strength().percent()
                    + " %; boards that break these clauses are not all noticed: " + clauses
                    + noticed.missed().stream().findFirst().map(missed -> ". " + missed.sentence()).orElse(""));
        });
    }

    private static Optional<RuleMark> lost(MarkSheet sheet) {
        return Stream.concat(sheet.exercise().marks(), sheet.extension().marks())
                .filter(mark -> mark.weight().signum() > 0 && !mark.isEarned()).findFirst();
    }

    private static String words(Outcome outcome) {
        final String happened = outcome.message().lines().map(String::strip).filter(line -> !line.isEmpty())
                .collect(Collectors.joining(" "));
        return "does not pass the example \"" + outcome.check().example() + "\" of " + outcome.check().rule() + " ("
                + outcome.check().file() + ", line " + outcome.check().line() + "; "
                + happened.substring(0, Math.min(happened.length(), MOST_CHARACTERS)) + ")";
    }

    private static GradingException wrong(String what) {
        return new GradingException("The reference itself " + what + ". Marks would be too low, so nothing is graded:"
                + " correct the example, the rubric or the reference first.");
    }

    /** Where nothing can be written, the reference is tested again each time. */
    private void remember() {
        try {
            Files.createDirectories(remembered.getParent());
            Files.write(remembered, new byte[0]);
        } catch (IOException unwritable) {
            // Nothing depends on it but time.
        }
    }
}
