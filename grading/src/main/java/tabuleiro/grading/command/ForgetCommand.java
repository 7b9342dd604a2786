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
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.Times;
import tabuleiro.grading.report.CraftPages;
import tabuleiro.grading.report.OralPages;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.SimilarPages;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;

/** Removes one submission from every file of a report. */
@Command(name = "forget",
        header = "Removes a student from every file of a report.",
        description = {"", "Pages of similar submissions and of the craft are removed as well: write them again (grade"
                + " similar REPORT, grade craft REPORT). What was exported or given back before lies where you put it.",
            ""})
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
        final StoredReport stored = StoredReport.at(report);
        final Rubric rubric = marking.rubric(stored, report);
        final List<Graded> all = new ArrayList<>();
        stored.graded().submissions().forEach(all::add);
        final Groups groups = Adjustments.in(report, rubric, stored.graded()).groups();
        final List<Graded> meant = all.stream().filter(graded -> Stream.of(graded.name(), graded.handIn().person(),
                graded.handIn().id()).anyMatch(name::equals)).toList();
        final List<Groups.Member> members = meant.isEmpty() ? groups.members().values().stream().flatMap(List::stream)
                .filter(member -> member.isCalled(name)).toList() : groups.of(meant.get(0).handIn());
        mustBeOne(meant, members, all);
        final OutputFolder folder = new OutputFolder(report);
        takeOut(folder, Stream.concat(meant.stream()
                .flatMap(graded -> Stream.of(graded.name(), graded.handIn().person(),
                graded.handIn().id())), members.stream().flatMap(member -> Stream.of(member.person().name(),
                member.person().id(), member.person().name() + "_" + member.person().id()))).toList());
        SimilarPages.remove(folder);
        CraftPages.remove(folder, stored.pages());
        OralPages.remove(folder, stored.pages());
        all.removeAll(meant);
        marking.mark(new GradedClass(stored.graded().run(), stored.graded().checks(), all), report, terminal.out());
        return 0;
    }

    private void mustBeOne(List<Graded> meant, List<Groups.Member> members, List<Graded> all) {
        if (Files.exists(report.resolve("unfinished.jsonl"))) {
            throw new GradingException("A grading in " + report + " is unfinished: finish it first.");
        }
        if (meant.size() > 1) {
            throw new GradingException(name + " may be each of " + String.join(", ", meant.stream().map(Graded::name)
                    .toList()) + ": write one of these.");
        }
        if (meant.isEmpty() && members.size() != 1) {
            throw new GradingException("There is no submission " + name + " in the report, and no member of a group.");
        }
        all.stream().filter(graded -> meant.isEmpty() && graded.handIn().members().contains(members.get(0).person()))
                .findFirst().ifPresent(graded -> {
                    throw new GradingException("The platform names " + name + " in the submission " + graded.name()
                            + ": forget that, and grade it again under another name.");
                });
    }

    /** Takes the lines in which one of these names stands out of the files that are written by hand. */
    private void takeOut(OutputFolder folder, List<String> names) throws IOException {
        final String keys = names.stream().filter(each -> !each.isEmpty())
                .map(Pattern::quote).reduce((one, other) -> one + "|" + other).orElseThrow();
        final Pattern row = Pattern.compile("(.*[,;\t])?\"?(" + keys + ")\"?([,;\t].*)?");
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
