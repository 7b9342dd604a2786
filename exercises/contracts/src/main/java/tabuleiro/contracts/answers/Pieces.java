package tabuleiro.contracts.answers;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An answer taken to pieces, so that it can be said in what another differs from it: in which member a list, in which
 * of its parts a position. Of each piece only a number is kept, so that nobody can read the answer itself.
 *
 * @param words  the number of the whole
 * @param pieces the number of each piece by its place
 */
record Pieces(int words, Map<Place, Integer> pieces) {

    /** Stands for the difference of a call that threw an exception. */
    static final int THROWN = "thrown".hashCode();
    /** Stands for the difference of a call that an assertion stopped. */
    static final int STOPPED = "stopped".hashCode();

    private static final int NOTHING = "nothing".hashCode();
    private static final int ORDER = "order".hashCode();

    /**
     * Where a piece is.
     *
     * @param part  the number of the part of the answer, from 0
     * @param place the number of a cell or a member in it
     */
    record Place(int part, int place) {
    }

    /** Takes an answer to pieces. What is no value, such as a game, is one piece. */
    static Pieces of(Object answer) {
        final Map<Place, Integer> pieces = new LinkedHashMap<>();
        if (answer instanceof Collection<?> members) {
            members.forEach(piece -> pieces.put(new Place(0, words(piece).hashCode()), words(piece).hashCode()));
        } else {
            add(answer, new int[1], 0, pieces);
        }
        return new Pieces(words(answer).hashCode(), pieces);
    }

    private static void add(Object value, int[] part, int place, Map<Place, Integer> pieces) {
        if (isMadeOfParts(value)) {
            for (RecordComponent each : value.getClass().getRecordComponents()) {
                add(held(value, each), part, 0, pieces);
                part[0]++;
            }
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, held) -> add(held, part, words(key).hashCode(), pieces));
        } else if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                add(list.get(i), part, Short.MAX_VALUE * place + i + 1, pieces);
            }
        } else if (value instanceof Set<?> set) {
            set.forEach(each -> add(each, part, words(each).hashCode(), pieces));
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(held -> add(held, part, place, pieces));
        } else {
            pieces.put(new Place(part[0], place), words(value).hashCode());
        }
    }

    /** A record of numbers and constants is a value like them. */
    private static boolean isMadeOfParts(Object value) {
        return value instanceof Record && Arrays.stream(value.getClass().getRecordComponents()).anyMatch(component ->
                component.getType().isInterface() || component.getType().isRecord()
                        || component.getType() == Optional.class);
    }

    private static Object held(Object record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns a value in words that are the same in each run; what is no value is an object. */
    static String words(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(Pieces::words).orElse("nothing");
        } else if (value instanceof Collection<?> collection) {
            final Stream<String> words = collection.stream().map(Pieces::words);
            return (value instanceof Set<?> ? words.sorted() : words).collect(Collectors.joining(", ", "[", "]"));
        } else if (value instanceof Map<?, ?> map) {
            return new TreeMap<>(map.entrySet().stream().collect(Collectors.toMap(entry -> words(entry.getKey()),
                    entry -> words(entry.getValue())))).toString();
        } else if (value instanceof Record) {
            return Arrays.stream(value.getClass().getRecordComponents()).map(component -> words(held(value, component)))
                    .collect(Collectors.joining(", ", "(", ")"));
        } else if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        return value == null || value instanceof Number || value instanceof Boolean || value instanceof String
                ? String.valueOf(value) : "an object";
    }

    /** Checks whether another answer is this one. What is thrown is none. */
    boolean equalsAnswer(Object given) {
        return !(given instanceof Throwable) && words(given).hashCode() == words;
    }

    /**
     * Returns in what another answer differs: first all of it as one number, then one for each part in which it does.
     *
     * @param given the other answer; what was thrown if there was none
     */
    List<Integer> differences(Object given) {
        if (given instanceof Throwable) {
            return List.of(given instanceof AssertionError ? STOPPED : THROWN);
        }
        final Pieces other = of(given);
        if (given instanceof Collection) {
            return List.of(other.pieces.isEmpty() ? NOTHING : missing(other).map(each -> each ^ 1)
                    .or(() -> other.missing(this).map(each -> each ^ 2)).orElse(ORDER));
        } else if (isMadeOfParts(given)) {
            final List<Integer> parts = byPart(other);
            return Stream.concat(Stream.of(parts.hashCode()), parts.stream()).toList();
        }
        return List.of(other.pieces.isEmpty() ? NOTHING : other.words);
    }

    /** Returns the first piece that another answer has not. */
    private Optional<Integer> missing(Pieces other) {
        return pieces.entrySet().stream().filter(entry -> !other.pieces.containsKey(entry.getKey()))
                .map(Map.Entry::getValue).findFirst();
    }

    /** Returns of each part that differs which: whether something is missing, is too much, or is another. */
    private List<Integer> byPart(Pieces other) {
        final Map<Integer, Integer> kinds = new TreeMap<>();
        pieces.forEach((place, piece) -> {
            final Integer instead = other.pieces.get(place);
            if (!piece.equals(instead)) {
                kinds.merge(place.part(), instead == null ? 1 : 2, (one, more) -> one | more);
            }
        });
        other.pieces.keySet().stream().filter(place -> !pieces.containsKey(place))
                .forEach(place -> kinds.merge(place.part(), Byte.SIZE / 2, (one, more) -> one | more));
        return kinds.entrySet().stream().map(entry -> entry.getKey() * Byte.SIZE + entry.getValue()).toList();
    }

    /** Writes it. */
    void write(DataOutputStream out) throws IOException {
        out.writeInt(words);
        out.writeShort(pieces.size());
        for (Map.Entry<Place, Integer> each : pieces.entrySet()) {
            out.writeByte(each.getKey().part());
            out.writeInt(each.getKey().place());
            out.writeInt(each.getValue());
        }
    }

    /** Returns what was written. */
    static Pieces read(DataInputStream in) throws IOException {
        final int words = in.readInt();
        final Map<Place, Integer> pieces = new LinkedHashMap<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            pieces.put(new Place(in.readUnsignedByte(), in.readInt()), in.readInt());
        }
        return new Pieces(words, pieces);
    }

    /** Returns the numbers of some texts, such as the arguments of a call. */
    static int number(List<?> values) {
        return values.stream().map(Pieces::words).toList().hashCode();
    }
}
