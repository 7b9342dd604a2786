package tabuleiro.grading.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.Home;
import tabuleiro.grading.calls.Wording;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.Moment.Fact;

/**
 * Random games as they follow from what a game says already. Worth trying as a move is whatever the types of its
 * commands can hold, legal moves among it: the constants of an enum, the list {@code ALL} of a type, records and lists
 * of such, and numbers. An example says it by the phrase whose step has the name of the command.
 */
class PlainPlay extends RandomPlay<Object, Object> {

    private static final Measures MEASURES = new Measures(60, 0, 80, 120);

    /** So many ways there are at most to choose the arguments of a call; of more, some are chosen by chance. */
    private static final int MOST = 60;
    private static final int LONGEST = 3;
    private static final List<Integer> NUMBERS = List.of(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 257, Integer.MIN_VALUE,
            Integer.MAX_VALUE);

    private final Descriptor game;

    /** The numbers that legal moves have named so far: those about which queries may be asked. */
    private final Set<Object> named = new TreeSet<>();

    /** Will play this game. */
    PlainPlay(Descriptor game, Causes causes) {
        super(MEASURES, reader(game), causes);
        this.game = game;
    }

    private static Function<String, Object> reader(Descriptor game) {
        try {
            final Method parse = type(game, "Position").getMethod("parse", String.class);
            return picture -> NamedCall.call(null, parse, List.of(picture));
        } catch (NoSuchMethodException none) {
            throw new IllegalStateException(game.provider().getPackageName()
                    + " needs a type Position with a static method parse(String).", none);
        }
    }

    private static Class<?> type(Descriptor game, String name) {
        try {
            return Class.forName(game.provider().getPackageName() + "." + name);
        } catch (ClassNotFoundException none) {
            throw new IllegalStateException(game.provider().getPackageName() + " needs a type " + name + ".", none);
        }
    }

    @Override
    protected List<List<Object>> arguments(Method method, Object known, Random random) {
        final List<?> legal = NamedCall.asked(known, "legalMoves").map(each -> (List<?>) each).orElse(List.of());
        legal.stream().flatMap(Causes::parts).filter(Integer.class::isInstance).forEach(named::add);
        final Class<?>[] types = method.getParameterTypes();
        final Set<List<Object>> tried = new LinkedHashSet<>();
        legal.stream().flatMap(move ->
                        Stream.of(List.<Object>of(move), List.<Object>copyOf(Causes.parts(move).toList())))
                .filter(some -> fit(some, types)).forEach(tried::add);
        final List<List<?>> values = Arrays.stream(method.getGenericParameterTypes())
                .<List<?>>map(type -> values(type, legal, method.getReturnType() == void.class, random)).toList();
        if (values.stream().mapToLong(List::size).reduce(1, (one, other) -> one * other) <= MOST) {
            tried.addAll(all(values));
        } else {
            Stream.generate(() -> values.stream().<Object>map(choices -> Chance.any(choices, random)).toList())
                    .limit(MOST)
                    .forEach(tried::add);
        }
        return List.copyOf(tried);
    }

    private static boolean fit(List<Object> some, Class<?>[] types) {
        return some.size() == types.length && IntStream.range(0, types.length).allMatch(i ->
                types[i].isInstance(some.get(i)) || types[i] == int.class && some.get(i) instanceof Integer);
    }

    private static List<List<Object>> all(List<List<?>> values) {
        List<List<Object>> all = List.of(List.of());
        for (List<?> next : values) {
            all = all.stream().flatMap(some -> next.stream()
                    .map(value -> Stream.concat(some.stream(), Stream.<Object>of(value)).toList())).toList();
        }
        return all;
    }

    /** Returns values of a type, at least one; numbers of a query only such as have been named. */
    private List<?> values(Type type, List<?> legal, boolean isMove, Random random) {
        if (type instanceof ParameterizedType generic) {
            return collections((Class<?>) generic.getRawType(), () -> Chance.any(
                    values(generic.getActualTypeArguments()[0], legal, isMove, random), random), random);
        }
        final Class<?> of = (Class<?>) type;
        if (of == int.class || of == long.class) {
            final Collection<?> numbers = isMove || named.isEmpty() ? NUMBERS : named;
            return numbers.stream().map(number -> of == int.class ? number : Long.valueOf((Integer) number)).toList();
        }
        if (of == boolean.class) {
            return List.of(false, true);
        }
        if (of.isEnum()) {
            return List.of(of.getEnumConstants());
        }
        return constants(of).orElseGet(() -> of.isRecord() ? records(of, legal, isMove, random) : List.of(""));
    }

    private static List<?> collections(Class<?> type, Supplier<Object> value, Random random) {
        return IntStream.rangeClosed(0, LONGEST).mapToObj(size -> Stream.generate(value).limit(size).toList())
                .map(some -> collection(type, some)).toList();
    }

    private static Object collection(Class<?> type, List<Object> some) {
        if (type == Optional.class) {
            return some.stream().findFirst();
        }
        return type == Set.class ? Set.copyOf(some) : some;
    }

    /** Returns the list {@code ALL} of a type, if it has one. */
    private static Optional<List<?>> constants(Class<?> type) {
        return Arrays.stream(type.getFields()).filter(field -> field.getName().equals("ALL")
                && Modifier.isStatic(field.getModifiers())).<List<?>>map(field -> {
                    try {
                        return List.copyOf((Collection<?>) field.get(null));
                    } catch (IllegalAccessException hidden) {
                        throw new IllegalStateException(hidden);
                    }
                }).findFirst();
    }

    private List<?> records(Class<?> type, List<?> legal, boolean isMove, Random random) {
        final RecordComponent[] parts = type.getRecordComponents();
        final List<Object> made = new ArrayList<>(legal.stream().filter(type::isInstance).toList());
        for (int i = 0; i < MOST; i++) {
            try {
                made.add(type.getConstructors()[0].newInstance(Arrays.stream(parts).map(part -> Chance.any(
                        values(part.getGenericType(), legal, isMove, random), random)).toArray()));
            } catch (ReflectiveOperationException refused) {
                // There is no such value.
            }
        }
        return made;
    }

    /** What lies on the cells that a move names forms groups. */
    @Override
    protected String look(Object known, NamedCall move) {
        return move.arguments().stream()
                .flatMap(argument -> Stream.concat(Stream.of(argument), Causes.parts(argument))).distinct()
                .map(each -> Wording.of(NamedCall.askedAbout(known, "at", each))).collect(Collectors.joining(","))
                + BAR + move.arguments();
    }

    @Override
    protected String phrase(Object known, NamedCall move) {
        String phrase = phrases(move.name()).orElse("{actor} makes the move " + move.name());
        for (Object part : Stream.concat(Stream.of(next(known)), move.arguments().stream()).toList()) {
            phrase = phrase.replaceFirst("\\{\\w*}", Matcher.quoteReplacement(
                    part instanceof Enum<?> constant ? word(constant) : part.toString()));
        }
        return phrase;
    }

    /** Returns the phrase of the step that has the name of a command. */
    private Optional<String> phrases(String command) {
        final Pattern step = Pattern.compile("@When\\(\\s*\"([^\"]*)\"\\)\\s*public void " + command + "\\(");
        try (Stream<Path> files = Files.list(Home.specification().resolve(game.packageName()).resolve("steps"))) {
            for (Path file : files.sorted().toList()) {
                final Matcher found = step.matcher(Files.readString(file));
                if (found.find()) {
                    return Optional.of(found.group(1));
                }
            }
            return Optional.empty();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Turns the board, and exchanges two kinds of pieces, if there are just two. */
    @Override
    protected List<UnaryOperator<BoardText>> symmetries() {
        final List<String> signs = List.copyOf(game.key().keySet());
        return Stream.<UnaryOperator<BoardText>>concat(Stream.of(BoardText::mirrored, BoardText::upsideDown),
                Stream.<UnaryOperator<BoardText>>of(board -> players(board.exchanged(signs.get(0), signs.get(1))))
                        .filter(any -> signs.size() == 2 && String.join("", signs).length() == 2)).toList();
    }

    /** Exchanges the names of the players, if there are two. */
    private BoardText players(BoardText board) {
        final Object[] players = type(game, "Player").getEnumConstants();
        return players.length == 2 ? board.renamed(word((Enum<?>) players[0]), word((Enum<?>) players[1])) : board;
    }

    @Override
    protected List<Fact> more(Object known) {
        return List.of();
    }
}
