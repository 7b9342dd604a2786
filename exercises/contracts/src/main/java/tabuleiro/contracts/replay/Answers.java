package tabuleiro.contracts.replay;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Looks for the one field, or part of a record in one, that makes a game answer one query otherwise. */
final class Answers {

    private final Played played;
    private final Object game;
    private final Object held;
    private final Object wanted;
    private final Map<String, Object> expected;

    private Answers(Played played, Object game, Map<String, Object> facts, Wrong wrong) {
        this.played = played;
        this.game = game;
        held = facts.get(wrong.query());
        wanted = wrong.value();
        expected = new LinkedHashMap<>(facts);
        expected.put(wrong.query(), wanted);
    }

    /**
     * Sets that field, and returns whether there is one.
     *
     * @param facts what all queries answer
     */
    static boolean set(Played played, Object game, Map<String, Object> facts, Wrong wrong) throws Exception {
        final Answers answers = new Answers(played, game, facts, wrong);
        final Map<Object, Object> objects = new IdentityHashMap<>();
        Transplant.note(game, objects);
        for (Object each : objects.keySet().toArray()) {
            for (Field field : Transplant.fields(each.getClass())) {
                if (!each.getClass().isRecord() && answers.isSet(each, field)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isSet(Object object, Field field) throws Exception {
        final Object old = Transplant.value(field, object);
        for (Object value : values(field, old)) {
            field.set(object, value);
            if (played.facts(game).equals(Optional.of(expected))) {
                return true;
            }
            field.set(object, old);
        }
        return false;
    }

    /** Returns what a field may hold instead: the wrong answer, or a record of which it is a part. */
    private List<Object> values(Field field, Object old) throws ReflectiveOperationException {
        final List<Object> values = new ArrayList<>();
        if (mayHold(field, old)) {
            values.add(plain(wanted, old));
        } else if (old != null && old.getClass().isRecord() && Transplant.isOfProgram(old.getClass())) {
            for (Field part : Transplant.fields(old.getClass())) {
                if (mayHold(part, part.get(old))) {
                    values.add(Transplant.with(old, part, plain(wanted, part.get(old))));
                }
            }
        }
        return values;
    }

    private boolean mayHold(Field field, Object old) {
        return Objects.equals(old, plain(held, old)) && fits(field.getType(), plain(wanted, old));
    }

    /** Returns what a field that does not hold an optional value holds in its place: null for nothing. */
    private static Object plain(Object value, Object old) {
        return value instanceof Optional<?> optional && !(old instanceof Optional) ? optional.orElse(null) : value;
    }

    private static boolean fits(Class<?> type, Object value) {
        return type.isPrimitive() ? value != null : value == null || type.isInstance(value);
    }
}
