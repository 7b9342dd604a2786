package tabuleiro.grading.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.league.Entrant;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Settings;
import tabuleiro.grading.league.Standing;
import tabuleiro.grading.league.Table;

/** Who meets whom: each each, or in Swiss rounds; and what counts of the games of who breaks off too many. */
class ScheduleTest {

    private static List<Entrant> entrants(int count) {
        return IntStream.range(0, count).mapToObj(i -> new Entrant("agent " + (char) ('a' + i / 26)
                + (char) ('a' + i % 26), "class", "digest", "competent", "")).toList();
    }

    private static Settings settings(int rounds) {
        return new Settings(7, 100, 2, rounds, "a sandbox");
    }

    private static Set<String> of(Schedule.Meeting meeting) {
        return new TreeSet<>(List.of(meeting.one().name(), meeting.other().name()));
    }

    /** Who comes first in the alphabet wins. */
    private static Game won(Game.Key key) {
        return new Game(key, List.of(), List.of(), key.first().compareTo(key.second()) < 0 ? 1 : 2, "", false);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 8, 9, 40})
    void eachMeetsEachOnceAndNobodyTwoAtATime(int count) {
        final Schedule schedule = new Schedule(entrants(count), settings(0));
        final Set<Set<String>> met = new HashSet<>();
        for (int round = 0; round < schedule.rounds(); round++) {
            final List<Schedule.Meeting> meetings = schedule.round(round, new Table());
            assertThat(meetings).hasSize(count / 2);
            assertThat(meetings.stream().flatMap(each -> of(each).stream())).doesNotHaveDuplicates();
            meetings.forEach(each -> assertThat(met.add(of(each))).as("%s meet again", of(each)).isTrue());
        }
        assertThat(met).hasSize(count * (count - 1) / 2);
    }

    @Test
    void eachBeginsEveryOtherGame() {
        final List<Game.Key> keys = new Schedule.Meeting(entrants(2).get(0), entrants(2).get(1)).games(4);
        assertThat(keys.stream().map(Game.Key::first)).containsExactly("agent aa", "agent ab", "agent aa", "agent ab");
        assertThat(keys.stream().map(Game.Key::second)).containsExactly("agent ab", "agent aa", "agent ab", "agent aa");
        assertThat(keys.stream().map(settings(0)::seedOf)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"40, 6", "40, 20", "9, 4", "31, 15"})
    void inSwissRoundsNobodyMeetsTheSameAgainAndTheBestComesFirst(int count, int rounds) {
        final Schedule schedule = new Schedule(entrants(count), settings(rounds));
        assertThat(schedule.rounds()).isEqualTo(rounds);
        final Table table = new Table();
        final Set<Set<String>> met = new HashSet<>();
        for (int round = 0; round < rounds; round++) {
            final List<Schedule.Meeting> meetings = schedule.round(round, table);
            assertThat(meetings).hasSize(count / 2);
            assertThat(meetings.stream().flatMap(each -> of(each).stream())).doesNotHaveDuplicates();
            meetings.forEach(each -> assertThat(met.add(of(each))).as("%s meet again", of(each)).isTrue());
            meetings.forEach(each -> each.games(2).forEach(key -> table.add(won(key))));
        }
        assertThat(Standing.of(entrants(count), table.games()).get(0).entrant().name()).isEqualTo("agent aa");
        if (count % 2 == 1) {
            assertThat(entrants(count).stream().map(each -> table.games().stream()
                    .filter(game -> game.key().isOf(each.name())).count() / 2)).as("nobody waits twice")
                    .allMatch(played -> played >= rounds - 1);
        }
    }

    @Test
    void whoHasAsManyPointsMeets() {
        final Schedule schedule = new Schedule(entrants(16), settings(4));
        final Table table = new Table();
        for (int round = 0; round < 2; round++) {
            schedule.round(round, table).forEach(each -> each.games(2).forEach(key -> table.add(won(key))));
        }
        schedule.round(2, table).forEach(each ->
                assertThat(table.halves(each.one().name())).isEqualTo(table.halves(each.other().name())));
    }

    @Test
    void moreRoundsThanThereAreOpponentsMeanAll() {
        assertThat(new Schedule(entrants(4), settings(50)).rounds()).isEqualTo(3);
        assertThat(new Schedule(entrants(5), settings(5)).rounds()).isEqualTo(5);
    }

    @Test
    void whoBreaksOffThreeGamesLosesAllThatFollow() {
        final List<Entrant> three = entrants(3);
        final Table table = new Table();
        final List<Game> played = new ArrayList<>();
        for (int number = 1; number <= 4; number++) {
            final Game.Key key = Game.Key.of(three.get(0), three.get(1), number);
            played.add(new Game(key, List.of(4), List.of(), key.first().equals("agent aa") ? 2 : 1, "crashed", true));
        }
        played.forEach(table::add);
        assertThat(table.games().subList(0, 3)).isEqualTo(played.subList(0, 3));
        assertThat(table.games().get(3).wasPlayed()).isFalse();
        assertThat(table.games().get(3).loser()).isEqualTo("agent aa");
        assertThat(table.isWithdrawn("agent aa")).isTrue();
        assertThat(table.isWithdrawn("agent ab")).isFalse();
        table.add(won(Game.Key.of(three.get(0), three.get(2), 1)));
        assertThat(table.games().get(4).loser()).as("what it would have won counts no more").isEqualTo("agent aa");
        table.add(won(Game.Key.of(three.get(1), three.get(2), 1)));
        assertThat(table.games().get(5).loser()).as("of others every game counts").isEqualTo("agent ac");
        assertThat(Standing.of(three, table.games()).stream().filter(Standing::withdrawn)
                .map(each -> each.entrant().name())).containsExactly("agent aa");
    }

    @Test
    void aClassIsComparedByItsGamesAgainstTheOthers() {
        final List<Entrant> all = Stream.of("a", "b").flatMap(from -> entrants(2).stream().map(each ->
                new Entrant(from + "/" + each.name(), from, each.digest(), each.level(), ""))).toList();
        final List<Game> games = new ArrayList<>();
        for (int one = 0; one < 4; one++) {
            for (int other = one + 1; other < 4; other++) {
                games.add(won(Game.Key.of(all.get(one), all.get(other), 1)));
            }
        }
        games.set(1, new Game(games.get(1).key(), List.of(), List.of(), 0, "", false));
        assertThat(Standing.classes(Standing.of(all, games), games)).extracting(Standing.OfClass::name,
                Standing.OfClass::points, Standing.OfClass::games).containsExactly(
                tuple("a", "3\u00BD", 4),
                tuple("b", "\u00BD", 4));
    }
}
