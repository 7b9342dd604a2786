package tabuleiro.console;

import java.util.List;
import java.util.function.Supplier;

/** An engine or an agent did what it must not do, so the game cannot be continued (CO-15). */
public final class EngineFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final String UNWRITTEN = "failure.unwritten";

    /** The message as the players read it, without the places. */
    private final transient Message reason;

    /** The places in the code of the engine, one in each line; perhaps none. */
    private final String places;

    /**
     * Creates a failure.
     *
     * @param reason what went wrong, as a clause without a full stop
     * @param places where in the code of the engine, one place in each line
     */
    public EngineFailure(Message reason, String places) {
        super(reason.key());
        this.reason = reason;
        this.places = places;
    }

    /** Returns the failure for a reason with this key and these arguments. */
    public static EngineFailure of(String key, Object... arguments) {
        return new EngineFailure(Message.of(key, arguments), "");
    }

    /** Returns the failure of an engine that is not written so far; its text says which task is still to be done. */
    public static EngineFailure unwritten(String todo) {
        return of(UNWRITTEN, todo);
    }

    /** Checks whether the engine has failed only because a part of it is not written yet. */
    public boolean isUnwritten() {
        return reason.key().equals(UNWRITTEN);
    }

    /** Returns what the players are told, as a sentence without the places. */
    public Message sentence() {
        return isUnwritten() ? Message.of("unwritten", reason.arguments().toArray()) : Message.of("failure", reason);
    }

    /** Returns what the engine returns for a query; something else if it is not written yet. */
    public static <T> T ifWritten(Supplier<T> query, T otherwise) {
        try {
            return query.get();
        } catch (EngineFailure failure) {
            if (failure.isUnwritten()) {
                return otherwise;
            }
            throw failure;
        }
    }

    /** Throws the failure for a reason with this key and these arguments, unless what an engine does makes sense. */
    public static void unless(boolean isSensible, String key, Object... arguments) {
        if (!isSensible) {
            throw of(key, arguments);
        }
    }

    /** Throws the failure for a reason with this key and the number, unless a number lies between two others. */
    public static void unlessBetween(int least, int number, int most, String key) {
        unless(least <= number && number <= most, key, String.valueOf(number));
    }

    /**
     * Returns the choices that an engine offers.
     *
     * @throws EngineFailure with this key, if there are none
     */
    public static <T> List<T> unlessNone(List<T> choices, String key) {
        unless(!choices.isEmpty(), key);
        return choices;
    }

    /** Returns what went wrong, as a clause without a full stop. */
    public Message reason() {
        return reason;
    }

    /** Returns where it went wrong, one place of the code in each line; an empty text if that is not known. */
    public String places() {
        return places;
    }
}
