package tabuleiro.grading.boards;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
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
import java.util.stream.Stream;
import tabuleiro.contracts.Case;
import tabuleiro.contracts.Hooks;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Known;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.contracts.replay.Tried;
import tabuleiro.contracts.replay.Wrong;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Reference;
import tabuleiro.rulebook.Clause;

/** Finds calls in plays, and what can be wrong after them, of which the reference says which clauses it breaks. */
public final class Cases {

    private static final Pattern BROKEN = Pattern.compile("(?:postcondition|invariant) broken: (\\S+)");
    /** So many calls of a method are looked at. */
    private static final int MOST_CALLS = 12;

    private final Recorder recorder = new Recorder();
    private final Reference of;
    private final Object provider;
    private final Trials reference;
    private final List<List<Step>> plays = new ArrayList<>();
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
        provider = of.provider(false);
        reference = new Trials(Hooks.in(classes), exercise.provider(), () -> { }, true);
        this.clauses = clauses;
        random = new Random(seed);
    }

    /** Has an example played, which is handed a provider. */
    public void play(Consumer<Object> example) {
        example.accept(recorder.begin(provider, of.specification()));
        recorder.steps().ifPresent(plays::add);
    }

    /** Writes what is found, so much for each clause at most; returns the clauses for which there is nothing. */
    public List<Clause> write(Path file, int most) throws IOException {
        final List<Case> cases = new Trial(found(), 1, most).asked();
        BoardsFile.write(file, cases);
        final Set<String> broken = new HashSet<>();
        cases.forEach(each -> each.wrongs().forEach(wrong -> broken.addAll(wrong.broken())));
        return clauses.stream().filter(each -> !each.kind().equals("precondition")
                && !broken.contains(each.owner() + " " + each.label())).toList();
    }

    /** A call as it was made. */
    private record Made(List<Step> play, Object before, Object right, Object position, Map<String, Object> answers) {

        Step call() {
            return play.get(play.size() - 1);
        }
    }

    private List<Case> found() {
        final Map<String, List<Made>> methods = new TreeMap<>();
        final Set<List<Object>> known = new HashSet<>();
        for (List<Step> play : plays) {
            for (Made each : made(play)) {
                final Step call = each.call();
                if (known.add(List.of(call.method(), List.of(call.arguments()), each.before, each.right))) {
                    methods.computeIfAbsent(owner(call), any -> new ArrayList<>()).add(each);
                }
            }
        }
        final List<Case> cases = new ArrayList<>();
        for (List<Made> some : methods.values()) {
            Collections.shuffle(some, random);
            some.stream().limit(MOST_CALLS).map(this::asked).filter(each -> !each.wrongs().isEmpty())
                    .forEach(cases::add);
        }
        return cases;
    }

    private static String owner(Step call) {
        return call.method().getDeclaringClass().getSimpleName() + "." + call.method().getName();
    }

    /** Returns the calls of a play that the reference makes and of which a clause speaks. */
    private List<Made> made(List<Step> play) {
        final List<Made> made = new ArrayList<>();
        final List<Step> leading = new ArrayList<>();
        final List<Object> objects = new ArrayList<>(List.of(provider));
        try {
            for (Step call : play) {
                final Object object = objects.get(call.object());
                final boolean isSpokenOf = isSpokenOf(call);
                final Object before = call.begins() || !isSpokenOf ? null : position(object);
                final Object answer = call.method().invoke(object, handed(call, objects));
                note(answer, objects);
                if (isSpokenOf) {
                    made.add(made(with(leading, call), before, answer, call.begins() ? answer : object));
                }
                if (call.isCommand() || !isValue(answer)) {
                    leading.add(call);
                }
            }
        } catch (InvocationTargetException refused) {
            return List.of();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
        return made;
    }

    private static Made made(List<Step> play, Object before, Object answer, Object changed)
            throws ReflectiveOperationException {
        final Step call = play.get(play.size() - 1);
        final Object position = position(changed);
        return new Made(play, before == null ? position : before, call.isQuery() ? answer : position, position,
                call.isQuery() ? Map.of() : answers(changed, call));
    }

    /** Checks whether a clause says what a call of a game does or returns. */
    private boolean isSpokenOf(Step call) {
        return clauses.stream().anyMatch(each -> each.owner().equals(owner(call))
                && !each.kind().equals("precondition")) && Step.hasCommands(call.type())
                && Stream.of(call.type().getMethods()).anyMatch(each -> each.getName().equals(Wrong.POSITION));
    }

    private void note(Object answer, List<Object> objects) {
        if (!isValue(answer) && !objects.contains(answer)) {
            objects.add(answer);
        }
    }

    private boolean isValue(Object answer) {
        return answer == null || answer.getClass().getClassLoader() != provider.getClass().getClassLoader()
                || answer.getClass().isRecord();
    }

    private static List<Step> with(List<Step> leading, Step call) {
        return Stream.concat(leading.stream(), Stream.of(call)).toList();
    }

    private static Object[] handed(Step call, List<Object> objects) {
        return Stream.of(call.arguments()).map(each -> each instanceof Known known ? objects.get(known.number()) : each)
                .toArray();
    }

    private static Object position(Object game) throws ReflectiveOperationException {
        for (Class<?> each : game.getClass().getInterfaces()) {
            return each.getMethod(Wrong.POSITION).invoke(game);
        }
        throw new NoSuchMethodException("no position");
    }

    private static Map<String, Object> answers(Object game, Step call) throws ReflectiveOperationException {
        final Map<String, Object> answers = new LinkedHashMap<>();
        for (Method query : Trials.queries(call.type())) {
            if (!query.getName().equals(Wrong.POSITION)) {
                answers.put(query.getName(), query.invoke(game));
            }
        }
        return answers;
    }

    private Case asked(Made made) {
        final Step call = made.call();
        final List<Case.Question> questions = new ArrayList<>();
        final String asked = call.isQuery() ? call.method().getName() : Wrong.POSITION;
        Variations.of(call.isQuery() ? "the answer" : "", call.isQuery() ? made.right : made.before, made.right,
                made.position, random).forEach(each -> questions.add(
                        new Case.Question(new Wrong(asked, each.value()), each.words(), Set.of())));
        made.answers.forEach((query, answer) -> Variations.of("`" + query + "()`", answer, answer,
                made.position, random)
                .forEach(each -> questions.add(new Case.Question(new Wrong(query, each.value()),
                        each.words(), Set.of()))));
        final Tried tried = reference.tried(made.play, made.right,
                questions.stream().map(Case.Question::wrong).toList(), random);
        final List<Case.Question> broken = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            final Set<String> labels = tried.came().get(i) == Tried.Came.NOT_MADE ? Set.of()
                    : broken(call, tried.said().get(i));
            if (!labels.isEmpty()) {
                broken.add(new Case.Question(questions.get(i).wrong(), questions.get(i).words(), labels));
            }
        }
        return new Case(made.play, made.before, made.right, broken);
    }

    /** Checks whether a clause is one of a call: of its method, or an invariant after a command. */
    private static boolean speaksOf(Clause clause, Step call) {
        return clause.owner().equals(owner(call)) || call.isCommand() && clause.kind().equals("invariant")
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
