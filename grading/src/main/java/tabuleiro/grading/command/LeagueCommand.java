package tabuleiro.grading.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.Reference;
import tabuleiro.grading.Submission;
import tabuleiro.grading.agent.League;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.intake.Candidate;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.league.Entrant;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Settings;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.LeagueJournal;
import tabuleiro.grading.report.LeaguePage;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredLeague;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.sandbox.Sandbox;

/** Has the agents of a class, or of several classes, play each other. */
@Command(name = "league",
        header = "Has the agents of a class, or of two classes, play each other.",
        description = {"", "Runs the agent of each submission in a sandbox of its own, at the highest level that it"
                + " has. Writes a page on which each game can be stepped through, and league.json. A league that was"
                + " stopped is resumed; who comes late, or hands in again, only plays the games that are missing.", ""})
final class LeagueCommand implements Callable<Integer> {

    private static final int LONGEST_MOVE = 10_000;
    private static final int MOST_GAMES = 100;
    private static final int DIGEST = 16;

    @Parameters(arity = "1..*", paramLabel = "FOLDER",
            description = "The submissions of a class: a folder, or a zip or tar.gz archive; of two classes, two.")
    private List<Path> paths;

    @Option(names = "--out", paramLabel = "FOLDER", defaultValue = "league",
            description = "Where to write the league (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--seed", paramLabel = "N",
            description = "The number from which the seeds of the agents follow, and the columns that are drawn"
                    + " (default: that of the league in the folder; a new one draws it, and keeps it).")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--move-time", paramLabel = "MS", defaultValue = "100",
            description = "How much processor time a move may take, in milliseconds (default: ${DEFAULT-VALUE}).")
    private int moveTime;

    @Option(names = "--games", paramLabel = "N", defaultValue = "2",
            description = "How many games are played when two meet (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--minutes", paramLabel = "N", defaultValue = "10",
            description = "If it would take longer that each meets each, play Swiss rounds (default:"
                    + " ${DEFAULT-VALUE}).")
    private int minutes;

    @Option(names = "--rounds", paramLabel = "N",
            description = "Play so many Swiss rounds, or all: each meets each (default: as --minutes allows).")
    private Optional<String> rounds = Optional.empty();

    @Option(names = "--shard", paramLabel = "I/N", defaultValue = "1/1",
            description = "Play only part I of N of the games, from 1/N to N/N; then see merge.")
    private String shard;

    @Mixin
    private LanguageOption language;

    @Mixin
    private JobsOption jobs;

    @Mixin
    private IsolationOption isolation;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        final Shard part = Shard.parse(shard);
        mustMakeSense(part);
        language.speak(League.EXERCISE);
        final Map<String, String> sources = Faults.of(League.EXERCISE).reference().orElseThrow(() ->
                new GradingException("The reference decides the games, and is not in this copy: put the folder"
                        + " reference back."));
        try (Intake intake = new Intake(List.of(League.EXERCISE), paths, out);
                Workers workers = new Workers(new Sandbox(isolation.kind(), Home.runtimes()), jobs.number())) {
            intake.remarks().forEach(terminal::tell);
            isolation.kind().warning().ifPresent(terminal::tell);
            workers.probe();
            final Reference reference = new Reference(League.EXERCISE, workers.compile(sources,
                    League.EXERCISE.packageName()).filter(compiled -> compiled.problem().isEmpty())
                    .map(Compiled::classes)
                    .orElseThrow(() -> new GradingException("The reference decides the games, and does not compile: put"
                            + " it back as it was.")));
            try (League league = new League(reference, workers, jobs.number(), JobsOption.inMemory())) {
                play(league, intake.candidates(), part, workers.isolation());
            }
        }
        return 0;
    }

    private void mustMakeSense(Shard part) {
        mustBe("--move-time", moveTime, LONGEST_MOVE);
        mustBe("--games", games, MOST_GAMES);
        mustBe("--minutes", minutes, Integer.MAX_VALUE);
        if (!rounds.orElse("all").matches("all|[1-9]\\d{0,3}")) {
            throw new GradingException("--rounds is all, or a number from 1, not " + rounds.get() + ".");
        }
        if (!part.equals(Shard.WHOLE) && (seed.isEmpty() || !rounds.orElse("all").equals("all"))) {
            throw new GradingException("In parts, each meets each, and all follow from one number: name it with"
                    + " --seed N, and leave out --rounds. Who meets in Swiss rounds follows from all games before.");
        }
    }

    private static void mustBe(String option, int number, int most) {
        if (number < 1 || number > most) {
            throw new GradingException(option + " is from 1 to " + most + ", not " + number + ".");
        }
    }

    private void play(League league, List<Candidate> candidates, Shard part, String isolated) {
        final OutputFolder folder = new OutputFolder(out);
        try (LeagueJournal journal = new LeagueJournal(folder)) {
            final Optional<StoredLeague> stored = StoredLeague.in(out);
            final Optional<Settings> before = journal.settings().or(() -> stored.map(StoredLeague::settings));
            final Settings given = settings(before, isolated);
            stored.ifPresent(storedLeague -> storedLeague.games().forEach(journal::keep));
            final Map<String, Map<String, String>> sources = new TreeMap<>();
            final List<Entrant> entrants = league.tried(entrants(candidates, sources), entrant ->
                    sources.get(entrant.name()), given);
            final List<Entrant> playing = entrants.stream().filter(Entrant::plays).toList();
            mustBeTwo(entrants, playing.size());
            final Settings settings = given.withRounds(rounds(part, before).orElseGet(() ->
                    league.rounds(playing, games, jobs.number(), Duration.ofMinutes(minutes))));
            final StoredLeague whole = new StoredLeague(settings, part.toString(), entrants,
                    played(league, playing, settings, part, journal));
            whole.write(folder);
            if (part.equals(Shard.WHOLE)) {
                show(whole, folder, terminal);
            } else {
                terminal.printWritten(out.resolve(StoredLeague.NAME));
            }
            journal.finish();
        }
    }

    /** Returns the settings that are given, without rounds; those of a league that is there must fit. */
    private Settings settings(Optional<Settings> before, String isolated) {
        final Settings given = new Settings(seed.or(() -> before.map(Settings::seed)).orElseGet(SeedOption::drawn),
                moveTime, games, 0, isolated);
        before.filter(settings -> !settings.fit(given)).ifPresent(other -> {
            throw new GradingException("The league in " + out + " was played with --seed " + other.seed()
                    + " --move-time " + other.moveMillis() + " --games " + other.games() + ", in "
                    + other.isolation() + ". Name another folder with --out.");
        });
        return given;
    }

    private List<Game> played(League league, List<Entrant> playing, Settings settings, Shard part,
            LeagueJournal journal) {
        journal.begin(settings);
        final int meetings = settings.rounds() == 0 ? playing.size() * (playing.size() - 1) / 2 / part.of()
                : playing.size() / 2 * settings.rounds();
        try (Progress progress = new Progress(meetings * games)) {
            return league.play(playing, settings, part, journal::known, game -> {
                journal.played(game);
                progress.step();
            });
        }
    }

    /** Returns how many rounds are played, if that is not to be found out: what was named, or has been found before. */
    private Optional<Integer> rounds(Shard part, Optional<Settings> before) {
        return rounds.or(() -> Optional.of("all").filter(all -> !part.equals(Shard.WHOLE)))
                .map(word -> word.equals("all") ? 0 : Integer.parseInt(word)).or(() -> before.map(Settings::rounds));
    }

    private static List<Entrant> entrants(List<Candidate> candidates, Map<String, Map<String, String>> sources) {
        final List<Entrant> entrants = new ArrayList<>();
        for (Candidate each : candidates) {
            final Submission submission = each.read(League.EXERCISE);
            sources.put(submission.name(), submission.sources());
            entrants.add(new Entrant(submission.name(), submission.handIn().from(),
                    submission.digest().substring(0, DIGEST), "",
                    submission.problem().stream().findFirst().orElse("")));
        }
        entrants.sort((one, other) -> NameOrder.BY_NAME.compare(one.name(), other.name()));
        return entrants;
    }

    private static void mustBeTwo(List<Entrant> entrants, int playing) {
        if (playing < 2) {
            throw new GradingException("A league takes two agents that play, and there " + (playing == 1 ? "is one"
                    : "is none") + ": " + String.join("; ", entrants.stream().filter(entrant -> !entrant.plays())
                    .map(entrant -> entrant.name() + " " + entrant.problem()).toList()) + ".");
        }
    }

    /** Writes the page of a league, and prints its table. */
    static void show(StoredLeague league, OutputFolder folder, Terminal terminal) {
        final LeaguePage page = LeaguePage.of(league);
        page.write(folder);
        page.standings().forEach(standing ->
                terminal.print("%5s \u00B1 %-4s %s  %s of %s%s".formatted(standing.rating(),
                standing.plusMinus(), standing.entrant().name(), standing.points(), standing.games(),
                standing.withdrawn() ? ", plays no more" : "")));
        page.absent().forEach(entrant ->
                terminal.print("              %s  %s".formatted(entrant.name(), entrant.problem())));
        terminal.printWritten(folder.path().resolve(LeaguePage.FILE));
    }
}
