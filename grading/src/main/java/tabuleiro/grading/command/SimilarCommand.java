package tabuleiro.grading.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.SimilarPages;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.similarity.Alike;
import tabuleiro.grading.similarity.JPlag;

/** Shows which submissions of a report are alike: the same ones at once, others as JPlag compares them. */
@Command(name = "similar",
        header = "Shows which submissions of a report are alike, side by side.",
        description = {"", "Names at once those that are the same but for comments, white space and names. Then JPlag"
                + " compares the others; it is fetched when it is needed first. Nothing of it stands on a student's"
                + " page.", ""})
final class SimilarCommand implements Callable<Integer> {

    @Parameters(paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Mixin
    private MarkingOptions marking;

    @Option(names = "--with", paramLabel = "FOLDER", arity = "1..*",
            description = "Compare with the submissions in these folders and archives as well, such as last year's. The"
                    + " reference, the samples, the clean solution of the faults and the programs of the slides are"
                    + " always among them.")
    private List<Path> with;

    @Option(names = "--minutes", paramLabel = "N", defaultValue = "20",
            description = "How long JPlag may compare (default: ${DEFAULT-VALUE}).")
    private long minutes;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        marking.mustMakeSense();
        if (minutes < 1) {
            throw new GradingException("--minutes is at least 1, not " + minutes + ".");
        }
        if (!Files.isDirectory(report)) {
            throw new GradingException("Name the folder of the report, not " + report + ".");
        }
        final StoredReport stored = StoredReport.at(report);
        final Rubric rubric = marking.rubric(stored, report);
        final Alike alike = new Alike(stored.graded().run().exercise());
        final List<Graded> others = noted(stored, rubric, alike);
        alike.same().forEach(names -> terminal.print("The same program: " + String.join(", ", names)));
        final OutputFolder folder = new OutputFolder(report);
        final SimilarPages pages = new SimilarPages(folder, stored, others, rubric.title());
        try {
            final JPlag.Found found = compared(stored, others, alike);
            pages.write(alike, Optional.of(found), "");
            folder.write(Alike.FILE, out -> out.write(alike.kept(found.pairs())));
        } catch (GradingException failed) {
            pages.write(alike, Optional.empty(), failed.getMessage());
            throw failed;
        } finally {
            marking.reports(rubric, folder).write(folder, stored.graded());
            terminal.printWritten(report.resolve(SimilarPages.FILE));
        }
        return 0;
    }

    /** Takes note of all programs, and returns those of other places. Partners who both hand in are one group. */
    private List<Graded> noted(StoredReport stored, Rubric rubric, Alike alike) {
        final Groups groups = Adjustments.in(report, rubric, stored.graded()).groups();
        stored.graded().submissions().forEach(graded -> {
            if (groups.elsewhere(graded.handIn()).isEmpty()) {
                alike.add(graded);
            }
        });
        final List<Graded> others =
                OtherPrograms.of(stored.graded().run().exercise(), with == null ? List.of() : with);
        others.forEach(alike::add);
        return others;
    }

    /** Programs that are no Java, or are made to do harm, are left out if JPlag does not get to its end with them. */
    private JPlag.Found compared(StoredReport stored, List<Graded> others, Alike alike) {
        final SortedMap<String, Map<String, String>> programs = new TreeMap<>(NameOrder.BY_NAME);
        final SortedMap<String, Map<String, String>> runnable = new TreeMap<>(NameOrder.BY_NAME);
        final List<String> unlike = alike.unlike();
        final List<Graded> all = new ArrayList<>(others);
        stored.graded().submissions().forEach(all::add);
        all.stream().filter(graded -> unlike.contains(graded.name())).forEach(graded -> {
            programs.put(graded.name(), graded.sources());
            if (graded.problem().isEmpty()) {
                runnable.put(graded.name(), graded.sources());
            }
        });
        if (programs.size() < 2) {
            return new JPlag.Found(List.of(), List.of());
        }
        final JPlag jplag = JPlag.fetched(Duration.ofMinutes(minutes));
        final Map<String, byte[]> stub = stored.graded().run().exercise().stubSources();
        try {
            return ofTheClass(jplag.compare(programs, stub), alike);
        } catch (GradingException failed) {
            if (runnable.size() == programs.size() || runnable.size() < 2) {
                throw failed;
            }
            final JPlag.Found found = ofTheClass(jplag.compare(runnable, stub), alike);
            found.unread().addAll(programs.keySet().stream().filter(program -> !runnable.containsKey(program))
                    .toList());
            return found;
        }
    }

    /** Leaves out pairs of programs of which none is of the class. */
    private static JPlag.Found ofTheClass(JPlag.Found found, Alike alike) {
        return new JPlag.Found(new ArrayList<>(found.pairs().stream().filter(pair ->
                !alike.isOther(pair.one()) || !alike.isOther(pair.other())).toList()), found.unread());
    }
}
