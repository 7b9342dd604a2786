package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** Random games of Connect Four. */
final class ConnectFourPlay extends RandomPlay<ConnectFour, Position> {

    private static final Measures MEASURES = new Measures(100, 0, 10, 70, 450);

    /** Numbers of columns that nobody expects. */
    private static final List<Integer> ABSURD = List.of(-1, -3, -7, 14, 42,
            4 + (1 << Byte.SIZE), 4 + (1 << Short.SIZE), Integer.MIN_VALUE, Integer.MAX_VALUE);

    private static final Map<String, String> RULES = Map.of("at", "C4-07", "hasSpace", "C4-05", "nextToPlay", "C4-15",
            "isOver", "C4-11", "winner", "C4-13", "winningLine", "C4-14",
            "position", "C4-04", "play", "C4-04", "chooseColumn", "C4-16");

    /** All lines, each from both ends. */
    private static final List<List<Cell>> LINES = allLines();

    /** Will play. */
    ConnectFourPlay() {
        super(MEASURES, Position::parse, RULES, "C4-06");
    }

    @Override
    List<String> given(Position position) {
        return List.of("the grid\n" + position);
    }

    @Override
    List<GameAction> moves(ConnectFour known, Random random) {
        return Stream.concat(IntStream.rangeClosed(0, ConnectFour.COLUMNS + 1).boxed(), Stream.of(any(ABSURD, random)))
                .map(column -> GameAction.of("play", column)).toList();
    }

    @Override
    String phrase(ConnectFour known, GameAction move) {
        return "%s drops a disc in column %s".formatted(next(known), move.arguments().get(0));
    }

    @Override
    List<List<Object>> arguments(Method query, ConnectFour known, Random random) {
        return query.getName().equals("at")
                ? List.of(List.of(1 + random.nextInt(ConnectFour.ROWS), 1 + random.nextInt(ConnectFour.COLUMNS)))
                : List.of(List.of(1 + random.nextInt(ConnectFour.COLUMNS)));
    }

    @Override
    String look(ConnectFour known, GameAction move) {
        final int column = (Integer) move.arguments().get(0);
        return ConnectFour.isColumn(column) ? column + " " + IntStream.rangeClosed(1, ConnectFour.ROWS)
                .filter(row -> known.at(row, column).isEmpty()).count() : "";
    }

    @Override
    List<UnaryOperator<BoardText>> symmetries() {
        return List.of(BoardText::mirrored, BoardText::shifted, BoardText::shifted, BoardText::shifted,
                picture -> picture.withCells(cell -> cell.equals("1") ? "2" : cell.equals("2") ? "1" : cell));
    }

    @Override
    String board(Position position) {
        return "the grid is\n" + position;
    }

    @Override
    List<Fact> more(ConnectFour known) {
        final List<Fact> facts = new ArrayList<>(List.of(fact("legalMoves", known.legalMoves().isEmpty()
                ? "there is no legal move" : "the legal moves are columns " + known.legalMoves().stream()
                        .map(String::valueOf).collect(Collectors.joining(", ")))));
        if (known.winner().isEmpty()) {
            facts.add(fact("winningLine", "there is no winning line"));
        }
        return facts;
    }

    /** Any line that won may be the winning line, from either end. */
    @Override
    Optional<List<?>> permitted(String query, ConnectFour known) {
        return query.equals("winningLine") ? known.winner().map(winner -> lines(known.position(), winner))
                : Optional.empty();
    }

    /** Returns the lines that a player has won with, each from both ends. */
    static List<List<Cell>> lines(Position position, Player winner) {
        return LINES.stream().filter(line -> line.stream().allMatch(cell -> position.cells()
                .get((cell.row() - 1) * ConnectFour.COLUMNS + cell.column() - 1).filter(each -> each == winner)
                .isPresent())).toList();
    }

    private static List<List<Cell>> allLines() {
        final List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < ConnectFour.ROWS * ConnectFour.COLUMNS; i++) {
            final int row = i / ConnectFour.COLUMNS + 1;
            final int column = i % ConnectFour.COLUMNS + 1;
            Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
                    .flatMap(step -> Stream.of(step, new int[] {-step[0], -step[1]}))
                    .filter(step -> Cell.exists(row + 3 * step[0], column + 3 * step[1]))
                    .forEach(step -> lines.add(IntStream.range(0, ConnectFour.IN_LINE)
                            .mapToObj(n -> new Cell(row + n * step[0], column + n * step[1])).toList()));
        }
        return lines;
    }

    @Override
    List<Aside> asides(Random random) {
        return new AgentPlay(random).asides();
    }
}
