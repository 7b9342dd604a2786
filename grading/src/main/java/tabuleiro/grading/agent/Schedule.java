package tabuleiro.grading.agent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tabuleiro.grading.league.Entrant;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Settings;
import tabuleiro.grading.league.Table;

/** Who meets whom in which round. In a round each agent meets one other; of an odd number, one has nobody to play. */
final class Schedule {

    private final List<Entrant> all;
    private final Settings settings;

    /**
     * Two who meet.
     *
     * @param one   who begins the first game
     * @param other who begins the second
     */
    record Meeting(Entrant one, Entrant other) {

        /** Returns their games. */
        List<Game.Key> games(int count) {
            return IntStream.rangeClosed(1, count).mapToObj(i -> Game.Key.of(one, other, i)).toList();
        }
    }

    /** Will let these meet. */
    Schedule(List<Entrant> all, Settings settings) {
        this.all = all;
        this.settings = settings;
    }

    /** Returns how many rounds it takes until each has met each. */
    static int all(int entrants) {
        return entrants - 1 + entrants % 2;
    }

    /** Returns how many rounds there are. */
    int rounds() {
        return isWhole() ? all(all.size()) : settings.rounds();
    }

    /** Returns whether each meets each. */
    private boolean isWhole() {
        return settings.rounds() == 0 || settings.rounds() >= all(all.size());
    }

    /**
     * Returns who meets in a round.
     *
     * @param round from 0
     * @param table of what was played in the rounds before
     */
    List<Meeting> round(int round, Table table) {
        return isWhole() ? circle(round) : swiss(table);
    }

    /** Each meets each: all but the first go round in a circle, and those who face each other meet. */
    private List<Meeting> circle(int round) {
        final int seats = all.size() + all.size() % 2;
        final List<Meeting> meetings = new ArrayList<>();
        for (int i = 0; i < seats / 2; i++) {
            final int one = i == 0 ? 0 : 1 + (i + round) % (seats - 1);
            final int other = 1 + (seats - 1 - i + round) % (seats - 1);
            if (one < all.size() && other < all.size()) {
                meetings.add(new Meeting(all.get(Math.min(one, other)), all.get(Math.max(one, other))));
            }
        }
        return meetings;
    }

    /** Who has as many points meets, as far as they have not met; first it is drawn by lot. */
    private List<Meeting> swiss(Table table) {
        final List<Entrant> waiting = new ArrayList<>(all);
        Collections.shuffle(waiting, new Random(settings.seed()));
        waiting.removeIf(entrant -> table.isWithdrawn(entrant.name()));
        final Map<String, Set<String>> met = new TreeMap<>();
        all.forEach(entrant -> met.put(entrant.name(), new HashSet<>()));
        table.games().forEach(game -> {
            met.get(game.key().first()).add(game.key().second());
            met.get(game.key().second()).add(game.key().first());
        });
        waiting.sort(Comparator.comparing(entrant -> -table.halves(entrant.name())));
        if (waiting.size() % 2 == 1) {
            waiting.remove(waiting.stream()
                    .max(Comparator.comparing((Entrant entrant) -> met.get(entrant.name()).size())
                    .thenComparing(waiting::indexOf)).orElseThrow());
        }
        return paired(waiting, met);
    }

    /**
     * Has each meet the next one that is new to it. Two who are left exchange with a pair, the last one possible: while
     * each has met less than half of the others, there is one.
     */
    private static List<Meeting> paired(List<Entrant> waiting, Map<String, Set<String>> met) {
        final List<Meeting> meetings = new ArrayList<>();
        final List<Entrant> left = new ArrayList<>();
        while (!waiting.isEmpty()) {
            final Entrant one = waiting.remove(0);
            waiting.stream().filter(entrant -> !met.get(one.name()).contains(entrant.name())).findFirst()
                    .ifPresentOrElse(
                    other -> {
                        meetings.add(new Meeting(one, other));
                        waiting.remove(other);
                    }, () -> left.add(one));
        }
        for (int i = 0; i + 1 < left.size(); i += 2) {
            exchange(left.get(i), left.get(i + 1), meetings, met);
        }
        return meetings;
    }

    private static void exchange(Entrant one, Entrant other, List<Meeting> meetings, Map<String, Set<String>> met) {
        for (int i = meetings.size() - 1; i >= 0; i--) {
            final Meeting pair = meetings.get(i);
            for (Meeting turned : List.of(pair, new Meeting(pair.other, pair.one))) {
                if (!met.get(one.name()).contains(turned.one.name())
                        && !met.get(other.name()).contains(turned.other.name())) {
                    meetings.set(i, new Meeting(one, turned.one));
                    meetings.add(new Meeting(other, turned.other));
                    return;
                }
            }
        }
    }
}
