package tabuleiro.contracts.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.contracts.replay.Tried.Came;
import tabuleiro.contracts.replay.Tried.Kind;

/** One call of a query, which is to return something wrong. */
final class QueryTrial {

    private final Program program;
    private final List<Step> play;
    private final boolean isChecked;

    /** Will make the last of these calls; assertions are checked in those before it, or are not. */
    QueryTrial(Program program, List<Step> play, boolean isChecked) {
        this.program = program;
        this.play = play;
        this.isChecked = isChecked;
    }

    private Played played() throws Exception {
        return new Played(program, play, Trials.MOST_STEPS, isChecked);
    }

    /** Returns what comes of it. */
    Tried tried(Object right, List<Wrong> wrongs) throws Exception {
        final Played off = played();
        off.go();
        final Played on = played();
        Watch.check(any -> { }, false);
        on.go();
        if (!off.hasReturned(right)) {
            return Tried.nothing(Kind.WRONG, wrongs.size());
        } else if (on.thrown() != null) {
            return Tried.nothing(Kind.FALSE_ALARM, wrongs.size());
        }
        final List<Came> came = new ArrayList<>();
        final List<List<String>> said = new ArrayList<>();
        for (Wrong wrong : wrongs) {
            final Played each = played();
            Watch.check(any -> { }, program.isCollected());
            Replaced.with("", off.result(), wrong.value(), true);
            each.go();
            final Came first = Stops.came(each);
            said.add(Watch.failures());
            came.add(first == Came.UNNOTICED && !program.isCollected()
                    && off.call().method().getParameterCount() == 0 ? ofField(wrong) : first);
        }
        return new Tried(Kind.RIGHT, came, said);
    }

    /** Returns what comes of it if a field says what it must not answer, and not a local variable. */
    private Came ofField(Wrong wrong) throws Exception {
        final Played played = played();
        final Map<String, Object> facts = played.facts(played.game()).orElse(Map.of());
        if (!facts.containsKey(wrong.query()) || !Answers.set(played, played.game(), facts, wrong)) {
            return Came.UNNOTICED;
        }
        Watch.check(any -> { }, false);
        played.go();
        return Stops.came(played);
    }
}
