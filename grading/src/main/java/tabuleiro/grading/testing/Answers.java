package tabuleiro.grading.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Exchange.Series;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.results.Seen;

/** Which answers of a submission in the random games were right. What it was not asked is neither right nor wrong. */
final class Answers {

    private final Map<Observation, Boolean> right = new IdentityHashMap<>();
    private final Set<Observation> nothing = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Keeps whether the answer to a call was right. */
    void add(Exchange exchange, boolean isRight) {
        right.put(exchange.call(), isRight);
        nothing.remove(exchange.call());
    }

    /** Keeps that nothing was answered to a call that has an answer. */
    void addNothing(Exchange exchange) {
        nothing.add(exchange.call());
    }

    /** Adds what another has of calls of which nothing is kept here. */
    void addUnasked(Answers other) {
        other.nothing.stream().filter(call -> !right.containsKey(call)).forEach(nothing::add);
        other.right.forEach(right::putIfAbsent);
    }

    /** Checks whether a move was allowed that the rules allow: one about which nothing was refused. */
    boolean isMoving() {
        return right.entrySet().stream().anyMatch(entry -> entry.getValue() && entry.getKey().isAboutMove()
                && Optional.empty().equals(entry.getKey().answer()));
    }

    /** Returns by id of a rule what is seen of it in all games of a script, of the basic game or of its extension. */
    Map<String, Seen> seen(Script script, boolean extension) {
        final Map<String, Seen> seen = new TreeMap<>();
        final Map<Series, List<Observation>> series = new IdentityHashMap<>();
        script.rounds().stream().filter(round -> round.extension() == extension)
                .flatMap(round -> round.exchanges().stream()).forEach(exchange -> {
            exchange.pair().ifPresent(pair -> pair.rules().forEach(rule ->
                    add(seen, rule, List.of(exchange.call(), pair.other()))));
            exchange.series().filter(calls -> !calls.isSingle()).ifPresent(calls ->
                    series.computeIfAbsent(calls, any -> new ArrayList<>()).add(exchange.call()));
        });
        series.forEach((each, calls) -> add(seen, each.rule(), calls));
        return seen;
    }

    private void add(Map<String, Seen> seen, String rule, List<Observation> calls) {
        seen.put(rule, seen.getOrDefault(rule, Seen.NOTHING).plus(calls.stream().allMatch(right::containsKey),
                calls.stream().allMatch(call -> right.getOrDefault(call, false)),
                calls.stream().allMatch(right::containsKey) && calls.stream().anyMatch(nothing::contains)));
    }
}
