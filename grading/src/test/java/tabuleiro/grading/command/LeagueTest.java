package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Standing;
import tabuleiro.grading.report.LeaguePage;
import tabuleiro.grading.report.StoredLeague;
import tabuleiro.language.Language;

/** A league: each agent plays each other, and what one does costs nobody else a game. */
@Slow
class LeagueTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void twoHonestAgents() throws IOException {
        handIn("class/ada", "");
        handIn("class/ben", "int choice(int right) { return right; }");
    }

    /** Hands in the base of the hostile programs, with this in place of what it does not do. */
    private void handIn(String name, String mischief) throws IOException {
        final Map<String, String> sources =
                new TreeMap<>(Fixtures.sources(Fixtures.project("grading/hostile/base")));
        sources.put("connectfour/Mischief.java", "package connectfour; import tabuleiro.connectfour.*;"
                + " final class Mischief extends Hook { int asked; " + mischief + " }");
        for (Map.Entry<String, String> each : sources.entrySet()) {
            final Path file = folder.resolve(name).resolve(each.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, each.getValue());
        }
    }

    private int grade(String... words) {
        final List<String> arguments = new ArrayList<>(List.of(words));
        if (!Fixtures.isSandboxed() && words[0].equals("league")) {
            arguments.add("--isolation=process");
        }
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Grade.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
                .execute(arguments.toArray(String[]::new));
    }

    private void league(String to, String... more) {
        assertThat(grade(Stream.concat(Stream.of("league", folder.resolve("class").toString(), "--out",
                folder.resolve(to).toString()), Stream.of(more)).toArray(String[]::new))).as(err.toString()).isZero();
    }

    private StoredLeague stored(String league) {
        return StoredLeague.in(folder.resolve(league)).orElseThrow();
    }

    private Map<String, Standing> standings(String league) {
        return LeaguePage.of(stored(league)).standings().stream()
                .collect(Collectors.toMap(each -> each.entrant().name(), each -> each));
    }

    private Map<String, String> files(String league) throws IOException {
        final Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder.resolve(league))) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return files;
    }

    @Test
    void eachPlaysEachAndTheSameSeedMakesTheSameBytesInPartsToo() throws IOException {
        league("once", "--seed", "5", "--jobs", "2");
        assertThat(stored("once").games()).hasSize(2)
                .allMatch(each -> each.moves().size() > 6 && each.lost().isEmpty());
        assertThat(stored("once").games().stream().map(each -> each.key().first() + each.key().second()))
                .doesNotHaveDuplicates();
        assertThat(out.toString()).contains("ada", "ben", "of 2");
        assertThat(files("once").get("index.html")).contains("Each meets each in 2 games").doesNotContain("http");
        league("part-1", "--seed", "5", "--shard", "1/2");
        league("part-2", "--seed", "5", "--shard", "2/2");
        assertThat(grade("merge", folder.resolve("part-2").toString(), folder.resolve("part-1").toString(), "--out",
                folder.resolve("merged").toString())).as(err.toString()).isZero();
        assertThat(files("merged")).isEqualTo(files("once"));
        assertThat(grade("merge", folder.resolve("part-2").toString(), "--out", folder.resolve("half").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("Shard 1/2 is missing");
        assertThat(files("part-1")).doesNotContainKey("index.html");
        assertThat(grade("merge", folder.resolve("part-2").toString(), folder.resolve("part-1").toString(), "--out",
                folder.resolve("portuguese").toString(), "--language", "pt")).as(err.toString()).isZero();
        assertThat(files("portuguese").get("league.json")).isEqualTo(files("once").get("league.json"));
        assertThat(files("portuguese").get("index.html")).contains("4 em linha: liga",
                "Todos jogam contra todos, 2 jogos", "joga na coluna %3");
        league("other", "--seed", "6", "--jobs", "1");
        assertThat(stored("other").games()).isNotEqualTo(stored("once").games());
    }

    @Test
    void whatWasPlayedIsKeptAndOnlyWhatIsMissingIsPlayed() throws IOException {
        league("kept", "--seed", "5");
        final Map<String, String> whole = files("kept");
        final String kept = whole.get("league.json");
        final Game one = stored("kept").games().get(0);
        final String mark = one.moves().toString().replace(" ", "");
        // A game that nobody would play shows that it is not played again.
        Files.writeString(folder.resolve("kept/league.json"),
                new ObjectMapper().readTree(kept).toString()
                        .replace(mark, "[1,1,2,2,3,3,4]"));
        handIn("class/dora", "");
        league("kept");
        assertThat(stored("kept").games()).hasSize(6).filteredOn(each -> each.key().equals(one.key()))
                .allMatch(each -> each.moves().equals(List.of(1, 1, 2, 2, 3, 3, 4)));
        assertThat(grade("league", folder.resolve("class").toString(), "--seed", "6", "--out",
                folder.resolve("kept").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("was played with --seed 5");
        // A league that was stopped has a line for each game, and perhaps the beginning of one.
        Files.createDirectories(folder.resolve("stopped"));
        final String settings = new ObjectMapper().readTree(kept).get("settings").toString();
        Files.writeString(folder.resolve("stopped/unfinished-league.jsonl"), settings + "\n"
                + new ObjectMapper().writeValueAsString(one) + "\n{\"key\":{\"fir");
        Files.move(folder.resolve("class/dora"), folder.resolve("dora"));
        league("stopped");
        assertThat(files("stopped")).isEqualTo(whole);
    }

    @Test
    void whoEndsHangsLiesOrIsSlowLosesItsGamesAndNobodyElseDoes() throws IOException {
        final String third = "int choice(int right) { if (++asked < 3) { return right; } ";
        handIn("class/ends", third + "System.exit(7); return right; }");
        handIn("class/hangs", third + "while (true) { } }");
        handIn("class/lies", third + "return 9; }");
        handIn("class/throws", third + "throw new IllegalStateException(\"no idea <b>\"); }");
        handIn("class/works", "volatile long work; int choice(int right) {"
                + " if (++asked == 3) { for (long i = 0; i < 60_000_000L; i++) { work += i; } } return right; }");
        handIn("class/stops", "void played(Engine game) { if (++asked > 4) { throw new AssertionError(\"full\"); } }");
        handIn("class/empty", "int choice(int right) { throw new UnsupportedOperationException(\"TODO\"); }");
        handIn("class/broken", "no Java at all");
        league("league", "--seed", "5", "--rounds", "all", "--games", "1");
        final Map<String, Standing> all = standings("league");
        assertThat(all).containsOnlyKeys("ada", "ben", "ends", "hangs", "lies", "throws", "works", "stops");
        assertThat(stored("league").entrants()).filteredOn(each -> !each.plays()).extracting("name")
                .containsExactly("broken", "empty");
        final List<String> honest = List.of("ada", "ben", "works");
        assertThat(stored("league").games()).filteredOn(game -> honest.contains(game.key().first())
                && honest.contains(game.key().second())).hasSize(3).allMatch(game -> game.lost().isEmpty());
        assertThat(stored("league").games()).filteredOn(game -> !game.lost().isEmpty())
                .allMatch(game -> !honest.contains(game.loser()));
        assertThat(all.get("works").late()).as("a slow move is shown, and the game goes on").isPositive();
        assertThat(all.get("ada").late()).isZero();
        assertThat(all.get("ends").broken()).isEqualTo(3);
        assertThat(all.get("hangs").withdrawn()).isTrue();
        assertThat(all.get("lies").withdrawn()).isFalse();
        final String page = saidInPortuguese(files("league").get("index.html"));
        assertThat(page).contains("exit code 7", "chose column 9: there is no such column", "no idea \\u003cb>",
                "plays no more", "does not compile", "at no level does its agent choose");
    }

    /** Returns a page of which all is translated. */
    private static String saidInPortuguese(String page) {
        final List<String> unsaid = new ArrayList<>();
        assertThat(Language.of("pt").in("connect-four").page(page, unsaid::add)).contains(
                "(código de saída 7), como", "escolheu a coluna 9: essa coluna não existe", "já não joga");
        assertThat(unsaid).isEmpty();
        return page;
    }

    @Test
    void swissRoundsArePlayedAsNamedAndPartsAreRefused() throws IOException {
        handIn("class/cleo", "ConnectFour game(Engine right) { return right; }");
        league("swiss", "--seed", "5", "--rounds", "1");
        assertThat(stored("swiss").games()).as("one of three waits").hasSize(2);
        assertThat(out.toString()).contains("0 of 0");
        assertThat(grade("league", folder.toString(), "--shard", "1/2", "--seed", "1", "--rounds", "3")).isEqualTo(2);
        assertThat(err.toString()).contains("In parts, each meets each");
        assertThat(grade("league", folder.toString(), "--shard", "1/2")).isEqualTo(2);
        for (String wrong : List.of("--rounds=0", "--move-time=0", "--games=0", "--minutes=-1", "--rounds=none")) {
            assertThat(grade("league", folder.toString(), wrong)).as(wrong).isEqualTo(2);
            assertThat(err.toString()).contains(wrong.substring(0, wrong.indexOf('='))).contains(" from 1");
        }
    }
}
