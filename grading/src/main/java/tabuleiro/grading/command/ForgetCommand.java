package tabuleiro.grading.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Times;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.SimilarPages;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;

/** Removes one submission from every file of a report. */
@Command(name = "forget",
        header = "Removes a student from every file of a report.",
        description = {"", "Pages of similar submissions are removed as well: compare again (grade similar REPORT). What"
                + " was exported or given back before lies where you put it.", ""})
final class ForgetCommand implements Callable<Integer> {

    /** The heading of submissions in adjustments, if none is left below it. */
    private static final String NOBODY_LEFT =
            "(?m)^submissions:[ \\t]*\\n(?=(?:[ \\t]*#.*\\n|[ \\t]*\\n)*(?:[^\\s#]|\\z))";

    @Parameters(index = "0", paramLabel = "NAME", description = "The name or number of the submission, or both.")
    private String name;

    @Parameters(index = "1", paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Mixin
    private MarkingOptions marking;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() throws IOException {
        marking.remembered(report);
        final StoredReport stored = StoredReport.at(report);
        stored.mustBeMarkedBy(marking.rubric(stored.graded().run()));
        final List<Graded> kept = new ArrayList<>();
        final List<HandIn> meant = new ArrayList<>();
        stored.graded().submissions().forEach(each -> {
            if (Stream.of(each.name(), each.handIn().person(), each.handIn().id()).anyMatch(name::equals)) {
                meant.add(each.handIn());
            } else {
                kept.add(each);
            }
        });
        if (meant.size() != 1 || Files.exists(report.resolve("unfinished.jsonl"))) {
            throw new GradingException(meant.isEmpty() ? "There is no submission " + name + " in the report."
                    : meant.size() > 1 ? name + " may be each of " + String.join(", ",
                    meant.stream().map(HandIn::label).toList()) + ": write one of these."
                    : "A grading in " + report + " is unfinished: finish it first.");
        }
        final OutputFolder folder = new OutputFolder(report);
        takeOut(folder, meant.get(0));
        SimilarPages.remove(folder);
        marking.mark(new GradedClass(stored.graded().run(), stored.graded().checks(), kept), report, terminal.out());
        return 0;
    }

    /** Takes the lines out of the files that are written by hand in which this submission stands. */
    private void takeOut(OutputFolder folder, HandIn handIn) throws IOException {
        final String keys = Stream.of(handIn.label(), handIn.person(), handIn.id()).filter(each -> !each.isEmpty())
                .map(Pattern::quote).reduce((one, other) -> one + "|" + other).orElseThrow();
        final Pattern row = Pattern.compile("[\"']?(" + keys + ")[\"']?[,;\t].*", Pattern.DOTALL);
        for (String file : List.of(Groups.FILE, Times.FILE)) {
            rewrite(folder, file, line -> row.matcher(line).matches());
        }
        final Pattern start = Pattern.compile("#?(\\s*)[\"']?(" + keys + ")[\"']?\\s*:.*");
        rewrite(folder, Adjustments.FILE, new Predicate<>() {

            private int depth = -1;

            @Override
            public boolean test(String line) {
                final Matcher found = start.matcher(line);
                final int indented = line.replaceFirst("^#", " ").length() - line.replaceFirst("^#?\\s*", "").length();
                if (found.matches()) {
                    depth = indented;
                } else if (!line.isBlank() && indented <= depth) {
                    depth = -1;
                }
                return depth >= 0;
            }
        });
    }

    private void rewrite(OutputFolder folder, String file, Predicate<String> isTakenOut)
            throws IOException {
        final Path path = report.resolve(file);
        if (Files.exists(path)) {
            final String text = String.join("\n", Files.readAllLines(path).stream()
                    .filter(isTakenOut.negate()).toList()).concat("\n").replaceFirst(NOBODY_LEFT, "");
            folder.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        }
    }
}
