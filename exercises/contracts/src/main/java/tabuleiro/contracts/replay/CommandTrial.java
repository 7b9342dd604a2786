package tabuleiro.contracts.replay;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import tabuleiro.contracts.replay.Tried.Came;
import tabuleiro.contracts.replay.Tried.Kind;

/** One call of a command, or one that begins a game, after which the game is to be at a wrong position. */
final class CommandTrial {

    /** A program may take so many times the steps that it takes as it is, and some more. */
    private static final int TIMES = 10;
    private static final int MORE_STEPS = 1_000_000;
    /** So often it is looked whether the action is done. */
    private static final int MOST_LOOKS = 3_000;

    private final Program program;
    private final List<Step> play;
    private final boolean isChecked;
    private final Object right;
    private Object before;
    private Map<String, Object> facts = Map.of();
    private Set<String> reached = Set.of();
    /** At which of the places where the program goes on the action is done; -1 if at none. */
    private int done = -1;
    private String engine = "";
    private Wrong decoy;
    private List<String> last = List.of();
    private int most = Trials.MOST_STEPS;

    /** Will make the last of these calls; assertions are checked in those before it, or are not. */
    CommandTrial(Program program, List<Step> play, boolean isChecked, Object right) {
        this.program = program;
        this.play = play;
        this.isChecked = isChecked;
        this.right = right;
    }

    /** How a game is put at another position. */
    private enum Way {
        /** Of the fields of the game only those are replaced that the call changes. */
        CHANGED,
        /** Objects that were there before the call are replaced, and others changed. */
        REPLACED,
        /** All objects are changed. */
        IN_PLACE,
        /** It becomes all that the other game is. */
        AS_A_WHOLE
    }

    private Played played() throws Exception {
        return new Played(program, play, most, isChecked);
    }

    /** Returns what comes of it. */
    Tried tried(List<Wrong> wrongs, Random random) throws Exception {
        final Played off = played();
        before = off.facts(off.game()).map(each -> each.get(Wrong.POSITION)).orElse(right);
        off.go();
        facts = off.hasLedTo(right) ? off.facts(off.changed()).orElse(Map.of()) : Map.of();
        final Played on = played();
        done = place(on);
        reached = Watch.reached();
        most = (int) Math.min(Trials.MOST_STEPS, (long) TIMES * Watch.steps() + MORE_STEPS);
        engine = off.changed() == null ? "" : off.changed().getClass().getName();
        final Kind kind = kind(off, on);
        return kind != Kind.RIGHT || wrongs.isEmpty() ? Tried.nothing(kind, wrongs.size()) : inTurn(wrongs, random);
    }

    private Kind kind(Played off, Played on) {
        if (facts.isEmpty()) {
            return off.thrown() == null && on.hasLedTo(right) ? Kind.ASSERTIONS_WORK : Kind.WRONG;
        }
        if (on.thrown() == null) {
            return Kind.RIGHT;
        }
        return on.thrown() instanceof AssertionError ? Kind.FALSE_ALARM : Kind.WRONG;
    }

    /**
     * Makes the call, and returns at which place its action is done; -1 if that is not seen. Where a game begins,
     * others may be made that are not returned.
     */
    private int place(Played on) {
        final Map<Object, Integer> places = new IdentityHashMap<>();
        final int[] count = new int[1];
        Watch.check(self -> {
            final Object game = on.at(self);
            if (count[0]++ < MOST_LOOKS && on.call().type().isInstance(game) && !places.containsKey(game)
                    && on.isAt(game, right) && on.facts(game).equals(Optional.of(facts))) {
                places.put(game, count[0] - 1);
            }
        }, program.isCollected());
        on.go();
        final Map<Object, Object> made = new IdentityHashMap<>();
        Transplant.note(on.changed(), made);
        return places.entrySet().stream().filter(entry -> made.containsKey(entry.getKey()))
                .mapToInt(Map.Entry::getValue).min().orElse(-1);
    }

    private Tried inTurn(List<Wrong> wrongs, Random random) throws Exception {
        final Came[] came = new Came[wrongs.size()];
        final List<List<String>> said = new ArrayList<>();
        final int control = random.nextInt(wrongs.size());
        for (int i = 0; i < came.length; i++) {
            if (i == control && isAlarmed(wrongs.get(i))) {
                return Tried.nothing(Kind.FALSE_ALARM, came.length);
            }
            came[i] = attempt(wrongs.get(i));
            said.add(last);
        }
        return new Tried(Kind.RIGHT, List.of(came), said);
    }

    /**
     * Checks whether something is noticed where nothing is wrong: the game is put at the right position. A game at the
     * wrong one is made all the same, so that nothing but the position differs.
     */
    private boolean isAlarmed(Wrong wrong) throws Exception {
        decoy = wrong;
        final Came came = attempt(new Wrong(Wrong.POSITION, right));
        decoy = null;
        return came != Came.UNNOTICED;
    }

    /**
     * Makes something wrong as soon as the action is done, so that whatever the call keeps from then on is wrong, too.
     */
    private Came attempt(Wrong wrong) throws Exception {
        last = List.of();
        final Came came = done < 0 ? Came.UNNOTICED : best(wrong);
        return came == Came.UNNOTICED && isStoppedWhenMade(wrong) ? Came.ASSERTED : came;
    }

    /** Tries the ways to make something wrong: the best that comes of one of them counts. */
    private Came best(Wrong wrong) throws Exception {
        Came best = Came.NOT_MADE;
        for (Way way : Way.values()) {
            final boolean isEnough = best == Came.ASSERTED || best != Came.NOT_MADE
                    && (program.isCollected() || !wrong.isPosition() || way == Way.AS_A_WHOLE);
            if (!isEnough) {
                final Came came = attempt(wrong, way);
                best = came.compareTo(best) < 0 ? came : best;
            }
        }
        return best;
    }

    private Came attempt(Wrong wrong, Way way) throws Exception {
        final Played played = played();
        final int[] count = {done};
        final boolean[] isMade = new boolean[1];
        Watch.check(self -> {
            if (count[0]-- == 0) {
                Watch.hush();
                isMade[0] = made(played, played.at(self), wrong, way);
            }
        }, program.isCollected());
        played.go();
        last = isMade[0] && Watch.failures().size() > last.size() ? Watch.failures() : last;
        return isMade[0] ? Stops.came(played) : Came.NOT_MADE;
    }

    private boolean made(Played played, Object game, Wrong wrong, Way way) {
        try {
            if (wrong.isPosition()) {
                return isAt(played, game, wrong.value(), way);
            }
            if (!Answers.set(played, game, facts, wrong)) {
                Replaced.with(wrong.query(), facts.get(wrong.query()), wrong.value(), false);
            }
            return true;
        } catch (Exception | StackOverflowError | AssertionError impossible) {
            return false;
        }
    }

    private boolean isAt(Played played, Object game, Object position, Way way) throws Exception {
        if (decoy != null && decoy.isPosition()) {
            played.begun(decoy.value());
        }
        final Object common = played.begun(right);
        final Object other = played.begun(position);
        final Map<String, Object> same = played.facts(common).orElseThrow();
        final Map<String, Object> expected = played.facts(other).orElseThrow();
        expected.replaceAll((query, fact) -> fact.equals(same.get(query)) ? facts.get(query) : fact);
        final Transplant transplant = new Transplant(played.known(), way == Way.IN_PLACE);
        if (way == Way.CHANGED) {
            transplant.changed(game, played.begun(before), common, other);
        } else {
            transplant.into(game, way == Way.AS_A_WHOLE ? null : common, other);
        }
        return played.isAt(game, position) && played.facts(game).equals(Optional.of(expected));
    }

    /** Checks whether a value that the call makes cannot be made like this: its constructor asserts so. */
    private boolean isStoppedWhenMade(Wrong wrong) throws Exception {
        if (!wrong.isPosition() || reached.stream().noneMatch(this::isOfValue)) {
            return false;
        }
        final Played played = played();
        Watch.checkOnly(place -> reached.contains(place) && isOfValue(place));
        try {
            played.begun(wrong.value());
            return false;
        } catch (InvocationTargetException stopped) {
            return stopped.getCause() instanceof AssertionError;
        }
    }

    private boolean isOfValue(String place) {
        return place.contains(".<init>:") && !place.startsWith(engine + ".") && !place.endsWith(Watch.GUARD);
    }
}
