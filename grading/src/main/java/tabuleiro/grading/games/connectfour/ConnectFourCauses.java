package tabuleiro.grading.games.connectfour;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.cause.Causes;

/** Knows which rule of Connect Four a wrong answer contradicts. */
public final class ConnectFourCauses extends Causes {

    /** What lies behind every other answer: where the discs are, and whose they are. */
    private static final String BEHIND = behind("C4-04", "C4-07", "C4-03", "C4-02", "C4-01");

    private static final List<Line> LINES = lines();

    /** Four cells in line. */
    private record Line(String rule, List<Cell> cells) {

        long of(Position position, Player player) {
            return cells.stream().filter(cell -> position.at(cell.row(), cell.column()).equals(Optional.of(player)))
                    .count();
        }
    }

    private static List<Line> lines() {
        final List<Line> lines = new ArrayList<>();
        final Map<String, int[]> steps = Map.of("C4-08", new int[] {0, 1}, "C4-09", new int[] {1, 0}, "C4-10",
                new int[] {1, 1}, "C4-10 ", new int[] {1, -1});
        for (Map.Entry<String, int[]> step : steps.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList()) {
            for (int i = 0; i < ConnectFour.ROWS * ConnectFour.COLUMNS; i++) {
                final int row = i / ConnectFour.COLUMNS + 1;
                final int column = i % ConnectFour.COLUMNS + 1;
                final int down = step.getValue()[0];
                final int right = step.getValue()[1];
                if (Cell.exists(row + 3 * down, column + 3 * right)) {
                    lines.add(new Line(step.getKey().strip(), IntStream.range(0, ConnectFour.IN_LINE)
                            .mapToObj(n -> new Cell(row + n * down, column + n * right)).toList()));
                }
            }
        }
        return lines;
    }

    /** Will know it of this game. */
    public ConnectFourCauses(Descriptor game) {
        super(game, Map.of("whyNotNewGame", "C4-06", "worth", "C4-19"));
    }

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = about(asked.name());
        if (asked.name().equals("nextToPlay")) {
            return ofNext(asked, rule, given);
        }
        if (given instanceof NoAnswer none) {
            return none.stopped() && !asked.arguments().isEmpty() ? ofStopped(asked, rule) : rule;
        }
        return switch (asked.name()) {
            case "whyNotPlay", "whyNotNewGame" -> either(refused(asked, right, given), rule, "C4-05", BEHIND);
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner", "winningLine" -> ofWinner(asked, rule, right, given);
            case "legalMoves" -> either(isEmpty(right) ? missedEnd(asked) : ofNone(asked, given), rule, "C4-05",
                    BEHIND);
            case "at", "position" -> ofCell(asked, right, given);
            case "hasSpace" -> either(rule, ofCell(asked, right, given));
            default -> rule;
        };
    }

    private static String ofNext(Asked asked, String rule, Object given) {
        final boolean isOver = game(asked).isOver();
        return either(when(isOver, "C4-15"), when(!isOver && isNew(asked), "C4-02"), rule,
                when(!(given instanceof NoAnswer), BEHIND));
    }

    /** Who finds no legal move takes the game for over. */
    private String ofNone(Asked asked, Object given) {
        return isEmpty(given) ? inventedEnd(asked) : "";
    }

    private String ofWinner(Asked asked, String rule, Object right, Object given) {
        if (isEmpty(right)) {
            return either(given instanceof List<?> cells ? ofLine(cells) : "", inventedEnd(asked));
        }
        return either(when(!isEmpty(given), rule),
                given instanceof List<?> cells && !cells.isEmpty() ? ofLine(cells) : "",
                when(given instanceof List<?> || isEmpty(given), ended(asked)), BEHIND);
    }

    /** Returns what was wrong about a call that an assertion stopped. */
    private String ofStopped(Asked asked, String rule) {
        return asked.object() instanceof ConnectFour || asked.arguments().get(0) instanceof Position
                ? either("C4-06", rule, inventedEnd(asked)) : either(rule, BEHIND);
    }

    /** Returns what is wrong about what lies on cells: the discs, or only whose they are. */
    private static String ofCell(Asked asked, Object right, Object given) {
        final boolean isOther = right instanceof Position one && given instanceof Position other
                ? discs(one).equals(discs(other)) : right instanceof Optional<?> && isEmpty(right) == isEmpty(given);
        return either(when(isOther && asked.hasMoved(), "C4-03"), when(isNew(asked), "C4-02"),
                asked.hasMoved() ? "C4-04" : "C4-07", BEHIND);
    }

    private static List<Boolean> discs(Position position) {
        return position.cells().stream().map(Optional::isPresent).toList();
    }

    private static ConnectFour game(Asked asked) {
        return (ConnectFour) asked.object();
    }

    private static boolean isNew(Asked asked) {
        return position(asked).cells().stream().allMatch(Optional::isEmpty);
    }

    private static Position position(Asked asked) {
        return asked.object() instanceof ConnectFour game ? game.position() : (Position) asked.arguments().get(0);
    }

    private static String ofLine(List<?> cells) {
        return LINES.stream().filter(line -> Set.copyOf(line.cells).equals(Set.copyOf(cells))).map(Line::rule)
                .findFirst().orElse("C4-14");
    }

    /** Returns the rules of the lines in which a player has so many discs. */
    private static String ofMany(Asked asked, int discs) {
        return either(LINES.stream().filter(line -> List.of(Player.values()).stream()
                .anyMatch(player -> line.of(position(asked), player) >= discs)).map(Line::rule)
                .toArray(String[]::new));
    }

    /** Returns the rule by which the game has ended. */
    private static String ended(Asked asked) {
        final String lines = ofMany(asked, ConnectFour.IN_LINE);
        return lines.isEmpty() ? "C4-12" : lines;
    }

    @Override
    protected String missedEnd(Asked asked) {
        return either(ended(asked), "C4-11", BEHIND);
    }

    @Override
    protected String inventedEnd(Asked asked) {
        final long left = position(asked).cells().stream().filter(Optional::isEmpty).count();
        return either(when(left <= ConnectFour.COLUMNS, "C4-12"), ofMany(asked, ConnectFour.IN_LINE - 1),
                "C4-11", BEHIND);
    }

    /** Any line that won may be the winning line, from either end. */
    @Override
    public List<?> permitted(Asked asked, Object right) {
        return !asked.name().equals("winningLine") || isEmpty(right) ? super.permitted(asked, right)
                : LINES.stream().filter(line -> line.of(position(asked), game(asked).winner().orElseThrow())
                        == ConnectFour.IN_LINE).map(Line::cells).flatMap(cells -> Stream.of(cells,
                        cells.stream().sorted(Comparator.comparing(cell -> -cells.indexOf(cell))).toList())).toList();
    }

    /** Returns the columns that an agent of a level may choose for the player who is next (C4-17, C4-18). */
    public static List<Integer> columns(Level level, ConnectFour game) {
        final List<Integer> wins = wins(game.position(), game.nextToPlay());
        final List<Integer> threats = wins(game.position(), game.nextToPlay().opponent());
        if (level == Level.RANDOM || wins.isEmpty() && threats.size() != 1) {
            return game.legalMoves();
        }
        return wins.isEmpty() ? threats : wins;
    }

    /** Returns the columns in which one more disc gives a player four in line. */
    private static List<Integer> wins(Position position, Player player) {
        return IntStream.rangeClosed(1, ConnectFour.COLUMNS).filter(column -> LINES.stream()
                .filter(line -> line.of(position, player) == ConnectFour.IN_LINE - 1).map(Line::cells)
                .anyMatch(cells -> lowestEmpty(position, column).filter(cells::contains).isPresent())).boxed().toList();
    }

    private static Optional<Cell> lowestEmpty(Position position, int column) {
        return IntStream.rangeClosed(1, ConnectFour.ROWS).mapToObj(row -> new Cell(row, column))
                .filter(cell -> position.at(cell.row(), column).isEmpty()).reduce((upper, lower) -> lower);
    }

    @Override
    public boolean isOpen(Asked asked, Object right, Object given) {
        return asked.name().equals("chooseColumn") && !(given instanceof NoAnswer) || super.isOpen(asked, right, given);
    }
}
