package tabuleiro.grading;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.intake.Candidate;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.judge.Games;
import tabuleiro.grading.judge.Judge;
import tabuleiro.grading.judge.OwnJudge;
import tabuleiro.grading.judge.RuleBook;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.BookLinks;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;

/** The command line of the grading suite. */
@Command(name = "grade", mixinStandardHelpOptions = true, version = "Tabuleiro 1.0",
        subcommands = {Remark.class, Merge.class, FaultsCommand.class, FloorCommand.class}, sortOptions = false,
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

    @Option(names = "--rubric", paramLabel = "FILE",
            description = "Mark by this rubric instead of the one in grading/rubrics.")
    private Path rubricFile;

    @Option(names = "--rule-book", paramLabel = "URL",
            description = "Link rules to the rule book in this folder (default: name file and anchor).")
    private String ruleBook;

    @Option(names = "--own-examples",
            description = "Judge the examples that students have written, too, if the rubric does not weigh them.")
    private boolean ownExamples;

    @Option(names = "--isolation", paramLabel = "KIND", defaultValue = "sandbox",
            description = "sandbox (default), or process: no sandbox, for programs you trust.")
    private String isolation;

    @Option(names = "--shard", paramLabel = "I/N", defaultValue = "1/1",
            description = "Grade only part I of N of the class, from 1/N to N/N; then see merge.")
    private String shard;

    @Option(names = "--jobs", paramLabel = "N", defaultValue = "all",
            description = "Grade so many submissions at once (default: one for each processor). Marks do not depend on"
                    + " it.")
    private String jobs;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "" + Games.SEED,
            description = "From which number the random games follow that are played against the reference (default:"
                    + " ${DEFAULT-VALUE}).")
    private long seed;

    @Spec
    private CommandSpec spec;

    /** Runs the command line and ends with its exit code. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** Returns what runs a command line. What an instructor can mend is reported in one line, with exit code 2. */
    static CommandLine commandLine() {
        return new CommandLine(new Grade()).registerConverter(long.class, Grade::number)
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
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException none) {
            throw new TypeConversionException("that is a whole number, such as 2, not " + word);
        }
    }

    @Override
    public Integer call() {
        if (paths == null) {
            throw new GradingException("Name the folder of the submissions: grade PATH (grade --help tells more).");
        }
        final int atOnce = Jobs.parse(jobs);
        BookLinks.of("", ruleBook);
        final List<Exercise> exercises =
                exerciseName == null ? Exercise.known() : List.of(Exercise.named(exerciseName));
        Intake.requirePaths(paths);
        try (Workers workers = new Workers(new Sandbox(kind(), Home.runtimes()), atOnce)) {
            return grade(exercises, workers, atOnce);
        }
    }

    private int grade(List<Exercise> exercises, Workers workers, int atOnce) {
        try (Intake intake = new Intake(exercises, paths, out)) {
            intake.remarks().forEach(this::tell);
            final Exercise exercise = exerciseName == null ? intake.exercise() : exercises.get(0);
            final Rubric rubric = Rubric.of(exercise, rubricFile);
            final Run run = new Run(exercise, Shard.parse(shard), workers.isolation(), Edition.current(),
                    !rubric.isPlayed() ? "" : "seed " + seed);
            kind().warning().ifPresent(this::tell);
            grade(run, rubric, run.shard().part(intake.candidates()), workers, atOnce);
        }
        return 0;
    }

    private void grade(Run run, Rubric rubric, List<Candidate> submissions, Workers workers, int atOnce) {
        final ReferenceCheck reference = new ReferenceCheck(run,
                rubricFile == null ? run.exercise().rubric() : rubricFile, Home.reference(), Home.checked());
        final Judge judge = new Judge(run.exercise(), workers, () -> new RuleBook(run.exercise()),
                reference.games(rubric, seed), reference.sourcesIfPossible());
        final OutputFolder folder = new OutputFolder(out);
        tryReference(reference, rubric, judge, workers);
        try (Journal journal = new Journal(folder, run);
                ClassGrader grader = new ClassGrader(run, judge, ownJudge(run, judge), journal, atOnce)) {
            if (journal.size() > 0) {
                tell("The grading that was stopped is resumed: what is done of " + submissions.size()
                        + " submissions, and has not changed since, is kept.");
            }
            final GradedClass graded;
            try (Progress progress = new Progress(submissions.size())) {
                grader.start(submissions, progress::step);
                workers.probe();
                rubric.mustFit(grader.checks());
                journal.begin();
                graded = grader.result();
            }
            new Summary(rubric, spec.commandLine().getOut()).print(
                    new Reports(rubric, BookLinks.of(run.exercise().name(), ruleBook)).write(folder, graded),
                    run.isolation(), out);
            journal.finish();
        }
    }

    private Optional<OwnJudge> ownJudge(Run run, Judge judge) {
        return ownExamples || Rubric.of(run.exercise(), rubricFile).ownExamples().signum() > 0
                ? Optional.of(Faults.of(run.exercise()).ownJudge(judge)) : Optional.empty();
    }

    /** An example that the reference itself does not pass would lower every mark. */
    private void tryReference(ReferenceCheck check, Rubric rubric, Judge judge, Workers workers) {
        if (!check.isPossible()) {
            tell("The reference is not in this copy, so rules and rubric are not tried on it first.");
        } else if (!check.isDone()) {
            workers.probe();
            rubric.mustFit(judge.checks());
            check.require(rubric, judge);
        }
    }

    private void tell(String what) {
        spec.commandLine().getErr().println("grade: " + OneLine.of(what));
    }

    private Isolation kind() {
        return Stream.of(Isolation.values()).filter(each -> each.name().equalsIgnoreCase(isolation)).findFirst()
                .orElseThrow(() -> new GradingException("--isolation is sandbox or process, not " + isolation + "."));
    }
}
