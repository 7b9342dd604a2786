package tabuleiro.console.any;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.console.EngineFailure;
import tabuleiro.games.Descriptor;

/**
 * The commands and queries of any game, by their names. A move is written as what its command is called with, with
 * hyphens between, perhaps after the name of the command: {@code a7-d7}, {@code take a7}, {@code pass}.
 */
final class Moves {

    private final Descriptor descriptor;
    private final Class<?> type;
    private final Object game;

    /** Will make moves in this game, behind this interface. */
    Moves(Descriptor descriptor, Class<?> type, Object game) {
        this.descriptor = descriptor;
        this.type = type;
        this.game = game;
    }

    /** A call of a command, and why it must not be made; nothing if it may. */
    record Move(Method command, List<Object> arguments, Optional<Reason> refusal) {
    }

    /** Returns a type in the package of a game. */
    static Class<?> type(Descriptor game, String name) {
        return found(game, name).orElseThrow(() -> new IllegalStateException(
                game.provider().getPackageName() + " needs a type " + name + "."));
    }

    private static Optional<Class<?>> found(Descriptor game, String name) {
        try {
            return Optional.of(Class.forName(game.provider().getPackageName() + "." + name));
        } catch (ClassNotFoundException none) {
            return Optional.empty();
        }
    }

    /** Calls a method; what it throws is thrown again. */
    static Object call(Object object, Method method, Object... arguments) {
        try {
            method.setAccessible(true);
            return method.invoke(object, arguments);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw (Error) thrown.getCause();
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns what the game answers; nothing if it has no such query. */
    Optional<Object> ask(String query) {
        return method(query, List.of()).map(method -> call(game, method));
    }

    private Optional<Method> method(String name, List<Class<?>> parameters) {
        return Stream.of(type.getMethods()).filter(method -> method.getName().equals(name)
                && List.of(method.getParameterTypes()).equals(parameters)).findFirst();
    }

    /** Makes a move that is not refused. */
    void make(Move move) {
        call(game, move.command, move.arguments.toArray());
    }

    /** Returns what a text may mean: first what is not refused, then what is refused for the most special reason. */
    List<Move> read(String typed) {
        final List<String> words = List.of(typed.strip().split("\\s+|(?<=[^\\s-])-"));
        return Stream.of(type.getMethods()).filter(method -> method.getReturnType() == void.class)
                .sorted(Comparator.comparing(Method::toString)).flatMap(command -> arguments(command, words).stream()
                        .map(arguments -> new Move(command, arguments, whyNot(command, arguments))))
                .sorted(Comparator.comparing(move -> -move.refusal().map(reason -> reason.group().ordinal())
                        .orElse(Integer.MAX_VALUE))).toList();
    }

    private Optional<Reason> whyNot(Method command, List<Object> arguments) {
        final String name = "whyNot" + command.getName().substring(0, 1).toUpperCase(Locale.ROOT)
                + command.getName().substring(1);
        return method(name, List.of(command.getParameterTypes())).flatMap(query ->
                ((Optional<?>) call(game, query, arguments.toArray())).map(Reason.class::cast));
    }

    private static Optional<List<Object>> arguments(Method command, List<String> words) {
        final boolean isNamed = words.get(0).equalsIgnoreCase(command.getName());
        if (command.getParameterCount() == 0) {
            return isNamed && words.size() == 1 ? Optional.of(List.of()) : Optional.empty();
        }
        final Deque<String> left = new ArrayDeque<>(isNamed ? words.subList(1, words.size()) : words);
        try {
            final List<Object> arguments = new ArrayList<>();
            for (Type each : command.getGenericParameterTypes()) {
                arguments.add(value(each, left));
            }
            return left.isEmpty() ? Optional.of(arguments) : Optional.empty();
        } catch (IllegalArgumentException other) {
            return Optional.empty();
        }
    }

    /** Returns a value that is made of the next words: of as many as it takes, a list of all. */
    private static Object value(Type type, Deque<String> words) {
        if (type instanceof ParameterizedType generic) {
            final List<Object> all = new ArrayList<>();
            while (!words.isEmpty()) {
                all.add(value(generic.getActualTypeArguments()[0], words));
            }
            return generic.getRawType() == Optional.class ? all.stream().findFirst() : all;
        }
        final Class<?> of = (Class<?>) type;
        final Optional<Method> parse = parser(of);
        if (parse.isEmpty() && of.isRecord()) {
            return made(of, words);
        }
        final String word = Optional.ofNullable(words.poll()).orElseThrow(IllegalArgumentException::new);
        if (parse.isPresent()) {
            return call(null, parse.get(), word);
        }
        if (of.isEnum()) {
            return Stream.of(of.getEnumConstants()).filter(each -> ((Enum<?>) each).name().equalsIgnoreCase(word))
                    .findFirst().orElseThrow(IllegalArgumentException::new);
        }
        if (of == int.class || of == Integer.class) {
            return Integer.valueOf(word);
        }
        if (of == String.class) {
            return word;
        }
        throw new IllegalArgumentException(word);
    }

    private static Object made(Class<?> type, Deque<String> words) {
        final Object[] parts = Stream.of(type.getRecordComponents()).map(part -> value(part.getGenericType(), words))
                .toArray();
        try {
            return type.getConstructors()[0].newInstance(parts);
        } catch (ReflectiveOperationException refused) {
            throw new IllegalArgumentException(refused);
        }
    }

    private static Optional<Method> parser(Class<?> type) {
        return Stream.of(type.getMethods()).filter(method -> method.getName().equals("parse")
                && Modifier.isStatic(method.getModifiers()) && List.of(method.getParameterTypes()).equals(
                        List.of(String.class))).findFirst();
    }

    /** Checks whether the game has a cell of this name; true if its cells cannot be read. */
    boolean hasCell(String name) {
        return found(descriptor, "Cell").or(() -> found(descriptor, "Square")).flatMap(Moves::parser).map(parse -> {
            try {
                return call(null, parse, name) != null;
            } catch (IllegalArgumentException none) {
                return false;
            }
        }).orElse(true);
    }

    /** Returns the legal moves, as they are typed. */
    List<String> legal() {
        final Object moves = ask("legalMoves").orElse(List.of());
        return EngineFailure.unlessNone(((List<?>) moves).stream().map(Moves::written).toList(), "failure.moves");
    }

    private static String written(Object move) {
        if (move instanceof List<?> some) {
            return some.stream().map(Moves::written).collect(Collectors.joining("-"));
        }
        if (move instanceof Optional<?> some) {
            return some.map(Moves::written).orElse("");
        }
        if (move instanceof Record && parser(move.getClass()).isEmpty()) {
            return Stream.of(move.getClass().getRecordComponents()).map(part -> written(call(move, part.getAccessor())))
                    .collect(Collectors.joining("-"));
        }
        return move instanceof Enum<?> constant && parser(move.getClass()).isEmpty()
                ? constant.name().toLowerCase(Locale.ROOT) : String.valueOf(move);
    }
}
