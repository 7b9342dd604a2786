package tabuleiro.grading.testing;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.feedback.Task;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.grading.suite.Suite;

/**
 * What random games ask of the first tasks of an exercise: methods to which no later task adds anything, and which were
 * not written with a part of one to which it does, about rules that these tasks complete. Where a move would be made by
 * a method that is not complete, a game ends; so it does when it is over, as long as a later task says when that is.
 */
final class EarlyGames {

    private static final String MATCH = "Pairing.";
    private static final String END = "the game is over";
    private static final Set<String> ENDINGS = Set.of("isOver", "ending");

    private final boolean isWhole;
    private final boolean hasExtension;
    private final Set<String> methods;
    private final Set<String> rules;
    private final boolean hasEnd;

    /** Knows what is asked of the tasks of a suite. */
    private EarlyGames(Suite suite) {
        final FirstTasks tasks = suite.tasks();
        final List<Task> all = FirstTasks.in(suite.exercise());
        final Set<String> later = names(all.stream().filter(task ->
                !tasks.has(task.number()) && !task.isExtension()));
        methods = names(all.stream().filter(task -> tasks.has(task.number())));
        methods.removeAll(later);
        all.stream().filter(task -> task.methods().stream().anyMatch(method -> method.contains(" (")
                && later.contains(name(method)))).forEach(task -> methods.removeAll(names(Stream.of(task))));
        isWhole = later.isEmpty();
        hasEnd = ENDINGS.stream().noneMatch(later::contains);
        hasExtension = all.stream().allMatch(task -> !task.isExtension() || tasks.has(task.number()));
        rules = suite.completeRules();
    }

    /** Returns what the methods are called that tasks add, without their parts: {@code Engine.move (jumps)} is move. */
    private static Set<String> names(Stream<Task> tasks) {
        return tasks.flatMap(task -> task.methods().stream()).map(EarlyGames::name).collect(Collectors.toSet());
    }

    /** Methods of a match are told apart from those of a game. */
    private static String name(String method) {
        final String name = method.replaceFirst("^(?!" + MATCH + ")\\w+\\.", "");
        return name.startsWith("new ") ? name.replaceFirst("\\) .*", ")") : name.replaceFirst("[ (].*", "");
    }

    /** Returns what the tasks call a method of the specification. */
    private static String name(Method method) {
        final String with = Stream.of(method.getParameterTypes()).map(type -> type.getSimpleName()
                .toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "));
        return switch (method.getName()) {
            case "newGame" -> "new Engine(" + with + ")";
            case "newMatch" -> MATCH + "new";
            case "whyNotNewGame" -> with.equals("position") ? "whyNot" : method.getName();
            default -> (method.getDeclaringClass().getSimpleName().equals("Match") ? MATCH : "") + method.getName();
        };
    }

    private boolean isComplete(Method method) {
        return isWhole || methods.contains(name(method));
    }

    /** Returns those of the games, and of what is asked in them, that belong to a suite: all, if it has all tasks. */
    static Script of(Script script, Suite suite) {
        return suite.tasks().equals(FirstTasks.ALL) ? script : new EarlyGames(suite).of(script);
    }

    private Script of(Script script) {
        return new Script(script.rounds().stream().map(round -> new Round(round.games(), round.extension(),
                round.extension() && !hasExtension ? List.of() : new Asked().of(round.exchanges()))).toList());
    }

    /** What is asked in a round. */
    private final class Asked {

        private final Set<Integer> objects = new HashSet<>(Set.of(0));
        private final Map<Observation, Boolean> calls = new IdentityHashMap<>();

        List<Exchange> of(List<Exchange> all) {
            final List<Exchange> asked = new ArrayList<>();
            for (Exchange each : all) {
                if (isAsked(each)) {
                    asked.add(new Exchange(each.game(), each.call(), each.operation(), each.sent(), each.permitted(),
                            each.series(), each.rule(), each.moment(), each.pair().filter(pair ->
                            calls.containsKey(pair.other())).map(pair -> pair.of(rules)), each.after()));
                    calls.put(each.call(), true);
                    follow(each);
                } else if (each.call().isCommand() || each.result() >= 0) { // What it changes is not known any more.
                    each.objects().filter(object -> object > 0).forEach(objects::remove);
                }
            }
            return asked;
        }

        private boolean isAsked(Exchange each) {
            return isComplete(each.call().method()) && each.objects().allMatch(objects::contains)
                    && (each.call().isCommand() || each.result() >= 0 || rules.contains(each.rule()));
        }

        /** Keeps in mind which objects there are, and which games go on. */
        private void follow(Exchange each) {
            if (each.result() >= 0) {
                objects.add(each.result());
            } else if (each.call().isCommand() && !hasEnd
                    && each.moment().facts().get().stream().anyMatch(fact -> fact.phrase().equals(END))) {
                objects.remove(each.call().object());
            }
        }
    }
}
