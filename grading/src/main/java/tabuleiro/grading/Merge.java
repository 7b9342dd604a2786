package tabuleiro.grading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tabuleiro.grading.report.Plausibility;
import tabuleiro.grading.report.ResultsFile;

/** Puts the results of all shards of a class together, as if it had been graded in one go. */
@Command(name = "merge", mixinStandardHelpOptions = true, sortOptions = false,
        header = "Puts the results of the shards of a class together, as if they had been graded in one go.")
final class Merge implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "RESULTS",
            description = "The results.json of each shard, or the folder it lies in; in any order.")
    private List<Path> results;

    @Option(names = "--rubric", paramLabel = "FILE",
            description = "Mark by this rubric instead of the one in grading/rubrics.")
    private Path rubricFile;

    @Option(names = "--rule-book", paramLabel = "URL",
            description = "Link rules to the rule book in this folder (default: name file and anchor).")
    private String ruleBook;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Where to write the reports.")
    private Path out;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        new Remark.Marking(rubricFile, ruleBook, out, spec.commandLine().getOut()).mark(merged());
        return 0;
    }

    private GradedClass merged() {
        final Map<Integer, GradedClass> shards = new TreeMap<>();
        for (Path each : results) {
            final GradedClass shard = ResultsFile.read(each);
            mustFit(shard, shards.isEmpty() ? shard : shards.values().iterator().next(), each);
            if (shards.put(shard.run().shard().number(), shard) != null) {
                throw new GradingException("Shard " + shard.run().shard() + " is given twice; once in " + each + ".");
            }
        }
        final GradedClass first = shards.values().iterator().next();
        for (int i = 1; i <= first.run().shard().of(); i++) {
            if (!shards.containsKey(i)) {
                throw new GradingException("Shard " + new Shard(i, first.run().shard().of()) + " is missing.");
            }
        }
        final List<Graded> whole = oneEach(Shard.whole(shards.values().stream().map(Merge::listed).toList()));
        new Plausibility(first.run(), first.checks()).require(whole, "these files");
        return new GradedClass(first.run().whole(), first.checks(), whole);
    }

    /** Returns the whole as it was given, if no submission occurs in it twice. */
    static List<Graded> oneEach(List<Graded> whole) {
        final Set<String> names = new HashSet<>();
        for (Graded each : whole) {
            if (!names.add(each.name())) {
                throw new GradingException("The submission " + each.name() + " is in two shards: were all graded from"
                        + " the same submissions?");
            }
        }
        return whole;
    }

    private static void mustFit(GradedClass shard, GradedClass other, Path place) {
        if (shard.run().shard().of() != other.run().shard().of() || !shard.run().whole().equals(other.run().whole())
                || !shard.checks().equals(other.checks())) {
            throw new GradingException("The results in " + place + " are of another run: exercise, number of shards,"
                    + " isolation and edition of the suite must be the same in all.");
        }
    }

    private static List<Graded> listed(GradedClass shard) {
        final List<Graded> listed = new ArrayList<>();
        shard.submissions().forEach(listed::add);
        return listed;
    }
}
