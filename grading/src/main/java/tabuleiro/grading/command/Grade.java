package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Home;
import tabuleiro.grading.SuiteEdition;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.intake.Candidate;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.intake.Paths;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.suite.OwnRules;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.testing.OwnTester;
import tabuleiro.grading.testing.Tester;

/** The command line of the grading suite. */
@Command(name = "grade", version = "Tabuleiro 1.0",
        subcommands = {HandOutCommand.class, BoardsCommand.class, MarksCommand.class, MergeCommand.class,
            AdjustmentsCommand.class,
            MoodleCommand.class, ExportCommand.class, AutograderCommand.class, SimilarCommand.class,
            ForgetCommand.class, CraftCommand.class, OralCommand.class, LeagueCommand.class, FaultsCommand.class},
        header = "Grades submissions of an exercise, rule by rule.",
        description = {"", "Finds the submissions in each PATH, compiles and runs them in a sandbox, and writes an HTML"
                + " page for each, a page for the class and results.json.", ""},
        footer = {"", "Ends with 0 when grading worked, whatever the marks; with 2, and one line that says what to do,"
                + " when it could not."})
public final class Grade implements Callable<Integer> {

    @Parameters(arity = "0..*", paramLabel = "PATH",
            description = "A submission, or those of a class: a folder, a zip or tar.gz archive, a .java file.")
    private List<Path> paths;

    @Option(names = "--exercise", paramLabel = "NAME",
            description = "Which exercise it is, such as connect-four (default: the one that most submissions hold).")
    private String exerciseName;

    @Option(names = "--out", paramLabel = "FOLDER", defaultValue = "grading-report",
            description = "Where to write the reports (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Mixin
    private MarkingOptions marking;

    @Option(names = "--rules", paramLabel = "FOLDER",
            description = "Judge by the feature files in this folder, too; the rubric must weigh their rules.")
    private Path rules;

    @Option(names = "--own-examples",
            description = "Judge the examples that students have written, too, if the rubric does not weigh them.")
    private boolean ownExamples;

    @Mixin
    private IsolationOption isolation;

    @Option(names = "--shard", paramLabel = "I/N", defaultValue = "1/1",
            description = "Grade only part I of N of the class, from 1/N to N/N; then see merge.")
    private String shard;

    @Mixin
    private JobsOption jobs;

    @Mixin
    private SeedOption seed;

    @Option(names = "--prune",
            description = "Drop from the report what is not there any more (default: it is kept, and marked).")
    private boolean prune;

    @Mixin
    private Terminal terminal;

    /** Runs the command line and ends with its exit code. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** Returns what runs a command line. What an instructor can mend is reported in one line, with exit code 2. */
    static CommandLine commandLine() {
        return new CommandLine(new Grade()).registerConverter(Long.class, Grade::number)
                .registerConverter(long.class, Grade::number)
                .setParameterExceptionHandler((wrong, arguments) -> {
                    final CommandLine command = wrong.getCommandLine();
                    final String first = wrong.getMessage().lines().findFirst().orElse("");
                    command.getErr().println("grade: " + OneLine.of(first) + " ("
                            + command.getCommandSpec().qualifiedName() + " --help tells more).");
                    return 2;
                })
                .setExecutionExceptionHandler((exception, command, parsed) -> {
                    if (!(exception instanceof GradingException)) {
                        throw exception;
                    }
                    command.getErr().println("grade: " + OneLine.of(exception.getMessage()));
                    return 2;
                });
    }

    private static long number(String word) {
        return Run.number(word).orElseThrow(() -> new TypeConversionException(
                "that is a whole number of at most 18 digits, such as 2, not " + word));
    }

    @Override
    public Integer call() {
        if (paths == null) {
            throw new GradingException("Name the folder of the submissions: grade PATH (grade --help tells more).");
        }
        final int atOnce = jobs.number();
        marking.mustMakeSense();
        final List<Exercise> exercises =
                exerciseName == null ? Exercise.known() : List.of(Exercise.named(exerciseName));
        Paths.require(paths);
        try (Workers workers = new Workers(new Sandbox(isolation.kind(), Home.runtimes()), atOnce)) {
            return grade(exercises, workers, atOnce);
        }
    }

    /** Returns the option that says from which seed the games follow. */
    SeedOption seed() {
        return seed;
    }

    private int grade(List<Exercise> exercises, Workers workers, int atOnce) {
        try (Intake intake = new Intake(exercises, paths, out)) {
            intake.remarks().forEach(terminal::tell);
            final Exercise exercise = exerciseName == null ? intake.exercise() : exercises.get(0);
            marking.remembered(out);
            final Rubric rubric = marking.rubric(exercise);
            final OutputFolder folder = new OutputFolder(out);
            final boolean isTried = rubric.contracts().signum() > 0;
            final Shard part = Shard.parse(shard);
            final String seeded = rubric.isPlayed() || isTried ? Run.seeded(seed.of(folder, part)) : "";
            final String played = rubric.isPlayed() ? seeded : "";
            final Run run = new Run(exercise, part, workers.isolation(),
                    rubric.terms().tasks().edition(ownRules().edition(SuiteEdition.current())),
                    played, isTried ? seeded : "");
            isolation.kind().warning().ifPresent(terminal::tell);
            grade(run, folder, rubric, intake, workers, atOnce);
        }
        return 0;
    }

    private void grade(Run run, OutputFolder folder, Rubric rubric, Intake intake, Workers workers, int atOnce) {
        final Map<String, Graded> earlier = StoredReport.toBeKept(folder, run, rubric);
        final ReferenceCheck reference = new ReferenceCheck(run,
                marking.rubricFile(run.exercise()), Home.reference(), Home.checked());
        final Tester tester = new Tester(run.exercise(), workers,
                () -> new Suite(run.exercise(), ownRules()).upTo(rubric.terms().tasks()),
                reference.games(rubric), reference.sourcesIfPossible(),
                run.seed().filter(any -> !run.contracts().isEmpty()));
        mustBeAdjustable(rubric, intake, earlier, tester);
        tryReference(reference, rubric, tester, workers);
        try (Journal journal = new Journal(folder, run);
                ClassGrader grader = new ClassGrader(run, tester, ownTester(run, tester), journal, earlier, atOnce)) {
            grade(run.shard().part(intake.candidates()), rubric, grader, journal, workers);
            final Changes changes = new Changes(intake, earlier, prune);
            final GradedClass graded = grader.result(changes);
            marking.remember(folder);
            new Summary(rubric, terminal.out()).print(
                    marking.reports(rubric, folder).write(folder, graded), run, out);
            if (!earlier.isEmpty()) {
                terminal.tell(changes.said(graded));
            }
            journal.finish();
        }
    }

    private OwnRules ownRules() {
        return rules == null ? OwnRules.NONE : OwnRules.in(rules);
    }

    /** What is wrong in the adjustments is said before anything is graded. */
    private void mustBeAdjustable(Rubric rubric, Intake intake, Map<String, Graded> earlier, Tester tester) {
        final Map<String, HandIn> known = new TreeMap<>();
        earlier.forEach((name, each) -> known.put(name, each.handIn()));
        intake.candidates().forEach(candidate -> known.put(candidate.name(), candidate.handIn()));
        Adjustments.in(out, rubric, known.values(), tester.checks());
    }

    private void grade(List<Candidate> submissions, Rubric rubric, ClassGrader grader, Journal journal,
            Workers workers) {
        if (journal.size() > 0) {
            terminal.tell("The grading that was stopped is resumed: what is done of " + submissions.size()
                    + " submissions, and has not changed since, is kept.");
        }
        try (Progress progress = new Progress(submissions.size())) {
            grader.start(submissions, progress::step);
            workers.probe();
            rubric.mustFit(grader.checks());
            journal.begin();
            grader.await();
        }
    }

    private Optional<OwnTester> ownTester(Run run, Tester tester) {
        return ownExamples || marking.rubric(run.exercise()).ownExamples().signum() > 0
                ? Optional.of(OwnTester.of(Faults.of(run.exercise()), tester)) : Optional.empty();
    }

    /** An example that the reference itself does not pass would lower every mark. */
    private void tryReference(ReferenceCheck check, Rubric rubric, Tester tester, Workers workers) {
        if (!check.isPossible()) {
            terminal.tell("The reference is not in this copy, so rules and rubric are not tried on it first.");
        } else if (!check.isDone()) {
            workers.probe();
            rubric.mustFit(tester.checks());
            check.require(rubric, tester);
        }
    }
}
