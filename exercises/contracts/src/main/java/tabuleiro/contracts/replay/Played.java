package tabuleiro.contracts.replay;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One play of a program up to a call, with classes of its own. */
final class Played {

    private final Step call;
    private final Objects objects;
    private final Object game;
    private final Map<Object, Object> known = new IdentityHashMap<>();
    private Object result;
    private Throwable thrown;

    /**
     * Makes all calls but the last.
     *
     * @param most      how many steps the program may take, before the call and in it
     * @param isChecked whether its assertions are checked before the call
     */
    Played(Program program, List<Step> play, int most, boolean isChecked) throws Exception {
        program.before().run();
        final Loader loader = program.loader().get();
        Thread.currentThread().setContextClassLoader(loader);
        Watch.begin(most);
        if (isChecked) {
            Watch.check(any -> { }, false);
        }
        objects = new Objects(Class.forName(program.provider(), true, loader).getConstructor().newInstance());
        call = play.get(play.size() - 1);
        for (Step each : play.subList(0, play.size() - 1)) {
            objects.plain(each.method().invoke(objects.object(each.object()), objects.arguments(each.arguments())));
        }
        Watch.begin(most);
        game = objects.object(call.object());
        Transplant.note(game, known);
    }

    /** Makes the call. */
    void go() {
        try {
            result = call.method().invoke(game, objects.arguments(call.arguments()));
        } catch (InvocationTargetException stopped) {
            thrown = stopped.getCause();
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the call. */
    Step call() {
        return call;
    }

    /** Returns the object that is called. */
    Object game() {
        return game;
    }

    /** Returns the game that the call has changed or begun, or which is asked. */
    Object changed() {
        return call.begins() ? result : game;
    }

    /** Returns the game in whose assertion, or line, something begins. */
    Object at(Object self) {
        return call.begins() ? self : game;
    }

    /** Returns the objects that were there before the call. */
    Map<Object, Object> known() {
        return known;
    }

    /** Returns what the call has returned. */
    Object result() {
        return result;
    }

    /** Returns what it has thrown; null if nothing. */
    Throwable thrown() {
        return thrown;
    }

    /** Checks whether it has returned this. */
    boolean hasReturned(Object right) {
        return thrown == null && right.equals(objects.plain(result));
    }

    /** Checks whether it has led to this position. */
    boolean hasLedTo(Object position) {
        return thrown == null && isAt(changed(), position);
    }

    /** Returns what all queries without arguments answer; nothing if one does not. */
    Optional<Map<String, Object>> facts(Object object) {
        try {
            return Watch.silently(false, () -> {
                final Map<String, Object> facts = new LinkedHashMap<>();
                for (Method query : Trials.queries(call.type())) {
                    facts.put(query.getName(), objects.plain(query.invoke(object)));
                }
                return Optional.of(facts);
            });
        } catch (Exception | StackOverflowError none) {
            return Optional.empty();
        }
    }

    /** Checks whether a game is at this position. */
    boolean isAt(Object object, Object position) {
        try {
            return Watch.silently(false, () -> position.equals(call.type().getMethod(Wrong.POSITION).invoke(object)));
        } catch (Exception | StackOverflowError none) {
            return false;
        }
    }

    /** Returns the game that begins at a position; assertions and exceptions do not count. */
    Object begun(Object position) throws Exception {
        final Object games = objects.object(0);
        final Method begin = Stream.of(games.getClass().getInterfaces()).flatMap(type ->
                Arrays.stream(type.getMethods())).filter(method -> method.getReturnType() == call.type()
                && Arrays.equals(method.getParameterTypes(), new Class<?>[] {position.getClass()}))
                .findFirst().orElseThrow(() -> new NoSuchMethodException("no game begins at a position"));
        return Watch.silently(true, () -> begin.invoke(games, position));
    }
}
