package tabuleiro.grading.judge;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.grading.blame.Heard;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Script;

/** Which answers of a submission in the random games were right. What it was not asked is neither right nor wrong. */
final class Answers {

    private final Map<Heard, Boolean> right = new IdentityHashMap<>();

    /** Keeps whether the answer to a call was right. */
    void add(Exchange exchange, boolean isRight) {
        right.put(exchange.call(), isRight);
    }

    /** Returns by id of a rule what is seen of it in all games of a script. */
    Map<String, Seen> seen(Script script) {
        final Map<String, Seen> seen = new TreeMap<>();
        script.rounds().stream().flatMap(round -> round.exchanges().stream()).forEach(exchange -> {
            exchange.pair().ifPresent(pair -> seen.put(pair.rule(), seen.getOrDefault(pair.rule(), Seen.NOTHING)
                    .plus(right.containsKey(exchange.call()) && right.containsKey(pair.other()),
                            right.getOrDefault(exchange.call(), false) && right.getOrDefault(pair.other(), false))));
            if (!right.getOrDefault(exchange.call(), true)) {
                final String rule = exchange.pair().map(Exchange.Pair::rule).orElse(exchange.rule());
                seen.put(rule, seen.getOrDefault(rule, Seen.NOTHING).plusWrong());
            }
        });
        return seen;
    }
}
