package tabuleiro.grading.calls;

import java.lang.reflect.Method;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A call that the steps of an example made, and its answer. Objects are {@link tabuleiro.contracts.replay.Known} by the
 * order in which they came up.
 *
 * @param object    the number of the object that was called; the provider is 0
 * @param method    the method
 * @param arguments what it was called with
 * @param answer    the value that it returned; a {@link NoAnswer} if it returned none
 */
public record Observation(int object, Method method, List<Object> arguments, Object answer) {

    /** Every game has a query of this name, and nothing else has. */
    private static final String GAME = "nextToPlay";
    private static final String POSITION = "position";

    /** Returns the call as a reader knows it, such as {@code whyNotPlay(4)}. */
    public String words() {
        return words(Wording::of);
    }

    /** Returns the call in words, of which this makes each argument. */
    public String words(Function<Object, String> wording) {
        return arguments.stream().map(wording).collect(Collectors.joining(", ", method.getName() + "(", ")"));
    }

    /** Checks whether it is a command, which changes something and returns nothing. */
    public boolean isCommand() {
        return method.getReturnType() == void.class;
    }

    /** Checks whether a move was made: whether it is a command of a game that has returned. */
    public boolean isMove() {
        return isCommand() && !(answer instanceof NoAnswer) && isOfGame();
    }

    /** Checks whether a game is asked why a move must not be made. */
    public boolean isAboutMove() {
        return method.getName().startsWith("whyNot") && isOfGame();
    }

    /** Checks whether the answer stands in a position of this type: who was handed that need know no rule to answer. */
    public boolean standsIn(Class<?> position) {
        return method.getName().equals(POSITION) || Stream.of(position.getMethods()).anyMatch(declared ->
                declared.getName().equals(method.getName()) && declared.getParameterCount() == arguments.size());
    }

    /** Checks whether a game is asked what stands in its position. */
    public boolean isGiven() {
        return Stream.of(method.getDeclaringClass().getMethods())
                .filter(declared -> declared.getName().equals(POSITION))
                .findFirst().filter(declared -> standsIn(declared.getReturnType())).isPresent();
    }

    /** Checks whether it is handed one thing, a position. */
    public boolean isOfPosition() {
        return isOfPosition(method);
    }

    /** Checks whether a method is handed one thing, a position. */
    static boolean isOfPosition(Method method) {
        return method.getParameterCount() == 1 && method.getParameterTypes()[0].getSimpleName().equals("Position");
    }

    private boolean isOfGame() {
        return Stream.of(method.getDeclaringClass().getMethods()).anyMatch(declared -> declared.getName().equals(GAME));
    }

    /** Checks whether a method returns an object behind an interface of the specification. */
    static boolean returnsObject(Method method) {
        return method.getReturnType().isInterface()
                && method.getReturnType().getPackageName().startsWith("tabuleiro");
    }

    /** Checks whether another call asks the same, whatever was answered. */
    public boolean asksTheSameAs(Observation other) {
        return object == other.object && method.equals(other.method) && arguments.equals(other.arguments);
    }
}
