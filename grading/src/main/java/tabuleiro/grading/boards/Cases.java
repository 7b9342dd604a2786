package tabuleiro.grading.boards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.contracts.Hooks;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Case;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.contracts.replay.Tried;
import tabuleiro.contracts.replay.Wrong;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Reference;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Recorder;
import tabuleiro.rulebook.Clause;

/** Finds calls in plays, and what can be wrong after them, of which the reference says which clauses it breaks. */
public final class Cases {

    private static final Pattern BROKEN = Pattern.compile("(?:postcondition|invariant) broken: (\\S+)");
    /** So many calls of a method are looked at. */
    private static final int MOST_CALLS = 30;

    private final Reference of;
    private final Calls calls;
    private final Trials reference;
    private final List<List<Step>> plays = new ArrayList<>();
    private final Map<String, Set<Object>> elsewhere = new HashMap<>();
    private final List<Clause> clauses;
    private final Random random;

    /**
     * Will look in plays of a reference.
     *
     * @param classes of the reference, by name
     * @param clauses of the specification
     * @param seed    from which it follows what is found
     */
    public Cases(Exercise exercise, Map<String, byte[]> classes, List<Clause> clauses, long seed) {
        of = new Reference(exercise, classes);
        reference = new Trials(Hooks.in(classes), exercise.provider(), () -> { }, true);
        this.clauses = clauses;
        calls = new Calls(of.provider(false), clauses);
        random = new Random(seed);
    }

    /** Has an example played, which is handed a provider; it counts if each of its calls is answered. */
    public void play(Consumer<Object> example) {
        final List<Step> play = new ArrayList<>();
        final List<Object> answers = new ArrayList<>();
        example.accept(new Recorder(heard -> {
            play.add(new Step(heard.object(), heard.method(), heard.arguments().stream().map(Cases::kept).toArray()));
            answers.add(heard.answer());
        }).provider(calls.provider(), of.specification()));
        if (!play.isEmpty() && answers.stream().noneMatch(NoAnswer.class::isInstance)) {
            plays.add(play);
        }
    }

    /** An example may change a list that it has handed over. */
    private static Object kept(Object argument) {
        return argument instanceof List<?> list ? List.copyOf(list) : argument;
    }

    /** Writes what is found, so much for each clause at most; returns the clauses for which there is nothing. */
    public List<Clause> write(Path file, int most) throws IOException {
        final List<Case> cases = new Trial(found(), 1, most).asked();
        Boards.write(file, cases);
        final Set<String> broken = new HashSet<>();
        cases.forEach(tried -> tried.wrongs().forEach(wrong -> broken.addAll(wrong.broken())));
        return clauses.stream().filter(clause -> !clause.kind().equals("precondition")
                && !broken.contains(clause.owner() + " " + clause.label())).toList();
    }

    private List<Case> found() {
        final Map<String, List<Calls.Made>> methods = new TreeMap<>();
        final Set<List<Object>> known = new HashSet<>();
        for (List<Step> play : plays) {
            for (Calls.Made each : calls.made(play)) {
                final Step call = each.call();
                if (known.add(List.of(call.method(), List.of(call.arguments()), each.before(), each.right()))) {
                    methods.computeIfAbsent(call.method().toString(), any -> new ArrayList<>()).add(each);
                    note(each);
                }
            }
        }
        final List<Case> cases = new ArrayList<>();
        for (List<Calls.Made> some : methods.values()) {
            drawn(some).stream().map(this::asked).filter(asked -> !asked.wrongs().isEmpty()).forEach(cases::add);
        }
        return cases;
    }

    private void note(Calls.Made made) {
        final Map<String, Object> answers = new LinkedHashMap<>(made.answers());
        answers.put(made.call().isQuery() ? made.call().method().getName() : Wrong.POSITION, made.right());
        answers.forEach((query, answer) ->
                elsewhere.computeIfAbsent(query, any -> new LinkedHashSet<>()).add(answer));
    }

    /** Returns some of the calls, with as many different answers as there are. */
    private List<Calls.Made> drawn(List<Calls.Made> some) {
        Collections.shuffle(some, random);
        final Map<Object, Integer> turns = new HashMap<>();
        final Map<Calls.Made, Integer> turn = new IdentityHashMap<>();
        some.forEach(made -> turn.put(made, turns.merge(made.right(), 1, Integer::sum)));
        return some.stream().sorted(Comparator.comparing(turn::get)).limit(MOST_CALLS).toList();
    }

    private Case asked(Calls.Made made) {
        final Step call = made.call();
        final List<Case.Question> questions = new ArrayList<>();
        final String asked = call.isQuery() ? call.method().getName() : Wrong.POSITION;
        final String name = call.isQuery() ? "the answer" : "";
        final Object before = call.isQuery() ? made.right() : made.before();
        Variations.of(name, before, made.right(), made.position(), elsewhere.get(asked), random)
                .forEach(varied -> questions.add(
                        new Case.Question(new Wrong(asked, varied.value()), varied.words(), Set.of())));
        made.answers().forEach((query, answer) -> Variations.of("`" + query + "()`", answer, answer,
                made.position(), elsewhere.get(query), random)
                .forEach(varied -> questions.add(new Case.Question(new Wrong(query, varied.value()),
                        varied.words(), Set.of()))));
        final Tried tried = reference.tried(made.play(), made.right(),
                questions.stream().map(Case.Question::wrong).toList(), random);
        final List<Case.Question> broken = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            final Set<String> labels = tried.came().get(i) == Tried.Came.NOT_MADE ? Set.of()
                    : broken(call, tried.said().get(i));
            if (!labels.isEmpty()) {
                broken.add(new Case.Question(questions.get(i).wrong(), questions.get(i).words(), labels));
            }
        }
        return new Case(made.play(), made.before(), made.right(), broken);
    }

    /** Checks whether a clause is one of a call: of its method, or an invariant after a command. */
    private static boolean speaksOf(Clause clause, Step call) {
        return clause.owner().equals(Calls.owner(call)) || call.isCommand() && clause.kind().equals("invariant")
                && clause.owner().equals(call.type().getSimpleName());
    }

    private Set<String> broken(Step call, List<String> said) {
        final Set<String> broken = new LinkedHashSet<>();
        for (Matcher each : said.stream().map(BROKEN::matcher).filter(Matcher::lookingAt).toList()) {
            clauses.stream().filter(clause -> clause.label().equals(each.group(1)) && speaksOf(clause, call))
                    .forEach(clause -> broken.add(clause.owner() + " " + clause.label()));
        }
        return broken;
    }
}
