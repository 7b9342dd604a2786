package tabuleiro.grading.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.agent.League;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Plausibility;
import tabuleiro.grading.report.ResultsFile;
import tabuleiro.grading.report.StoredLeague;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Shard;

/**
 * Puts reports together, of different submissions or of the shards of a class, as if all had been graded in one go; or
 * the shards of a league.
 */
@Command(name = "merge",
        header = "Puts reports of different submissions, or of all shards of a class or a league, together.")
final class MergeCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "REPORT",
            description = "The folder of each report, or its results.json; in any order.")
    private List<Path> reports;

    @Mixin
    private MarkingOptions marking;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Where to write the reports.")
    private Path out;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        if (reports.stream().allMatch(path -> Files.exists(path.resolve(StoredLeague.NAME)))) {
            mergeLeagues();
            return 0;
        }
        marking.mustMakeSense();
        marking.remembered(reports.get(0));
        final GradedClass merged = merged();
        final OutputFolder folder = new OutputFolder(out);
        StoredReport.mustNotBeLost(folder, merged);
        Companions.carry(reports, folder);
        marking.mark(merged, out, terminal.out());
        return 0;
    }

    /** Puts the games of a league together. */
    private void mergeLeagues() {
        marking.speak(League.EXERCISE);
        final List<StoredLeague> parts = reports.stream().map(path -> StoredLeague.in(path).orElseThrow()).toList();
        final StoredLeague first = parts.get(0);
        final Set<Shard> shards = new TreeSet<>();
        final Map<Game.Key, Game> games = new HashMap<>();
        for (StoredLeague each : parts) {
            if (!each.settings().equals(first.settings()) || !each.entrants().equals(first.entrants())
                    || !shards.add(Shard.parse(each.shard()))) {
                throw new GradingException("These are not the parts of one league: one is given twice, or in one other"
                        + " agents play, or with another seed, isolation, --move-time or --games.");
            }
            each.games().forEach(game -> games.put(game.key(), game));
        }
        shards.forEach(shard -> mustBeComplete(shard.of(), shards));
        final List<Game> whole = League.whole(first.playing(), first.settings(), key ->
                Optional.ofNullable(games.get(key)).orElseThrow(() -> new GradingException("The game " + key.number()
                        + " of " + key.first() + " and " + key.second() + " is in no part.")));
        final StoredLeague league = new StoredLeague(first.settings(), Shard.WHOLE.toString(), first.entrants(), whole);
        final OutputFolder folder = new OutputFolder(out);
        league.write(folder);
        LeagueCommand.show(league, folder, terminal);
    }

    private GradedClass merged() {
        final Map<String, Graded> all = new TreeMap<>(NameOrder.BY_NAME);
        final Set<Shard> shards = new TreeSet<>();
        GradedClass first = null;
        for (Path each : reports) {
            final GradedClass part = ResultsFile.read(each);
            first = first == null ? part : first;
            mustFit(part, first, each);
            MarksCommand.mustHaveAllGames(part);
            if (!shards.add(part.run().shard()) && !part.run().shard().equals(Shard.WHOLE)) {
                throw new GradingException("Shard " + part.run().shard() + " is given twice; once in " + each + ".");
            }
            part.submissions().forEach(submission -> add(submission, all));
        }
        shards.forEach(shard -> mustBeComplete(shard.of(), shards));
        final List<Graded> whole = List.copyOf(all.values());
        new Plausibility(first.run(), first.checks()).require(whole, "these files");
        return new GradedClass(first.run().whole(), first.checks(), whole);
    }

    /** Adds a submission, which must not be there yet. */
    static void add(Graded submission, Map<String, Graded> all) {
        if (all.put(submission.name(), submission) != null) {
            throw new GradingException("The submission " + submission.name() + " is in two reports: were all graded"
                    + " from different submissions?");
        }
    }

    private static void mustBeComplete(int of, Set<Shard> shards) {
        IntStream.rangeClosed(1, of).mapToObj(i -> new Shard(i, of)).filter(shard -> !shards.contains(shard))
                .findFirst().ifPresent(missing -> {
                    throw new GradingException("Shard " + missing + " is missing.");
                });
    }

    private static void mustFit(GradedClass part, GradedClass other, Path place) {
        other.run().whole().difference(part.run().whole()).or(() -> part.checks().equals(other.checks())
                ? Optional.empty() : Optional.of("other examples")).ifPresent(difference -> {
            throw new GradingException("The results in " + place + " are of another run: they have " + difference
                    + ".");
        });
    }
}
