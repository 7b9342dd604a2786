package tabuleiro.specification;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The names that all games have for the same things: cells, what lies on them, players. Each check returns faults. */
final class NamingConventions {

    /** What a game may call its cells: in draughts and chess they are squares. */
    private static final Set<String> CELLS = Set.of("Cell", "Square");
    private static final List<String> ROW_AND_COLUMN = List.of("row", "column");
    private static final Set<Type> NUMBERS = Set.of(int.class, long.class, Integer.class, Long.class);

    private NamingConventions() {
    }

    /** Checks whether a type is that of the cells of a game. */
    static boolean isCell(Class<?> type) {
        return CELLS.contains(type.getSimpleName());
    }

    /** Returns what is wrong with the type of cells: it is a record of row and column, in this order. */
    static List<String> cellFaults(Class<?> cell) {
        final List<String> components = !cell.isRecord() ? List.of()
                : Arrays.stream(cell.getRecordComponents()).map(RecordComponent::getName).toList();
        return components.equals(ROW_AND_COLUMN) ? List.of()
                : List.of(cell.getSimpleName() + " is no record of row and column, but has " + components);
    }

    /** Returns the queries for what lies on a cell that are not called {@code at}; one must be. */
    static List<String> atFaults(Class<?> type) {
        final List<Method> queries = Conventions.methodsOf(type)
                .filter(method -> method.getReturnType() == Optional.class && namesACell(method))
                .filter(method -> !method.getName().startsWith("whyNot")).toList();
        final List<String> faults = new ArrayList<>(queries.stream().filter(method -> !method.getName().equals("at"))
                .map(method -> Conventions.signature(method) + " returns what lies on a cell, but is not called at")
                .toList());
        if (queries.stream().noneMatch(method -> method.getName().equals("at"))) {
            faults.add(type.getSimpleName() + " has no query at(cell)");
        }
        return faults;
    }

    private static boolean namesACell(Method method) {
        final List<String> types = Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList();
        return types.size() == 1 && CELLS.contains(types.get(0)) || types.equals(List.of("int", "int"))
                && Arrays.stream(method.getParameters()).map(Parameter::getName).toList().equals(ROW_AND_COLUMN);
    }

    /** Returns what is wrong with the queries whose turn it is and who has won: they return players. */
    static List<String> turnFaults(Class<?> game, Class<?> player) {
        final List<String> faults = new ArrayList<>();
        if (!player.isEnum()) {
            faults.add(player.getSimpleName() + " is no enum");
        }
        if (Conventions.methodsOf(game).noneMatch(method -> method.getName().equals("nextToPlay")
                && method.getParameterCount() == 0 && method.getReturnType() == player)) {
            faults.add(game.getSimpleName() + " has no query Player nextToPlay()");
        }
        if (Conventions.methodsOf(game).noneMatch(method -> returnsWinner(method, player))) {
            faults.add(game.getSimpleName() + " has no query Optional<Player> winner() and no Set<Player> winners()");
        }
        return faults;
    }

    private static boolean returnsWinner(Method method, Class<?> player) {
        final Type type = method.getGenericReturnType();
        return method.getName().equals("winner") && Conventions.isGeneric(type, Optional.class, player)
                || method.getName().equals("winners") && Conventions.isGeneric(type, Set.class, player);
    }

    /** Returns the methods, parameters and parts of records that name a player by a number. */
    static List<String> numberedPlayers(Class<?> type) {
        final Stream<String> queries = Conventions.methodsOf(type)
                .filter(method -> !method.isDefault() || type.isInterface())
                .filter(method -> isPlayer(method.getName()) && hasNumbers(method.getGenericReturnType()))
                .map(method -> Conventions.signature(method) + " returns a number for a player");
        final Stream<String> parameters = Conventions.methodsOf(type)
                .flatMap(method -> Arrays.stream(method.getParameters())
                        .filter(each -> isPlayer(each.getName()) && hasNumbers(each.getParameterizedType()))
                        .map(each -> Conventions.signature(method) + " takes a number for the " + each.getName()));
        return Stream.concat(queries, parameters).toList();
    }

    /** Checks whether a name is that of a player. The number of players is called {@code players}. */
    private static boolean isPlayer(String name) {
        return name.matches("(?i).*(player|winners?|next|mover|placer|chooser|opponent|turnOf)|next.*|toMove|turn");
    }

    private static boolean hasNumbers(Type type) {
        return NUMBERS.contains(type) || NUMBERS.stream().anyMatch(number -> type.getTypeName()
                .endsWith("<" + number.getTypeName() + ">"));
    }
}
