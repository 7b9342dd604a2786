package tabuleiro.grading.testing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.feedback.PossibleCauses;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Script.Round;

/** The causes of random games that went wrong. */
final class GameCauses {

    private final List<Deviation> differences = new ArrayList<>();
    private final Map<Boolean, Map<String, Integer>> rules = Map.of(false, new TreeMap<>(), true, new TreeMap<>());

    /**
     * Charges the differences of a script, and the games that were lost without one to the rule of the last. Where the
     * first game that has its cause in a rule is right when no other is played meanwhile, games share something.
     *
     * @param playing  what came of the script
     * @param possible to which all that fails is added
     */
    GameCauses(Script script, ScriptPlayer playing, CauseFinder causes, PossibleCauses possible) {
        final List<Deviation> found = playing.differences();
        final List<String> charged = found.stream()
                .map(difference -> causes.rule(difference, round(script, difference))).toList();
        charged.forEach(possible::add);
        final Map<String, String> meant = new HashMap<>();
        for (int i = 0; i < found.size(); i++) {
            final Deviation each = found.get(i);
            final Round round = round(script, each);
            final String rule = meant.computeIfAbsent(possible.likely(charged.get(i)), likely -> causes.ofSharing()
                    .filter(any -> mayShare(each) && playing.isRight(round.only(each.exchange().game())))
                    .orElse(likely));
            differences.add(each.causedBy(rule));
            rules.get(round.extension()).merge(rule, 1, Integer::sum);
        }
        List.of(false, true).forEach(extension -> chargeOthers(playing.lost(extension), rules.get(extension)));
    }

    /** Checks whether another game may be the reason: not of what breaks off, and not of what chance decides. */
    private static boolean mayShare(Deviation difference) {
        return !difference.brokeOff() && difference.exchange().series().isEmpty();
    }

    private void chargeOthers(int lost, Map<String, Integer> charged) {
        final int others = lost - charged.values().stream().mapToInt(Integer::intValue).sum();
        if (others > 0 && !differences.isEmpty()) {
            charged.merge(differences.get(differences.size() - 1).rule(), others, Integer::sum);
        }
    }

    private static Round round(Script script, Deviation difference) {
        return script.rounds().stream().filter(round -> round.exchanges().stream()
                .anyMatch(exchange -> exchange == difference.exchange())).findFirst().orElseThrow();
    }

    /** Returns the differences, each charged to a rule. */
    List<Deviation> differences() {
        return differences;
    }

    /** Returns by rule how many games of the basic game, or of its extension, are charged to it. */
    Map<String, Integer> rules(boolean extension) {
        return rules.get(extension);
    }
}
