package tabuleiro.grading.blame;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tabuleiro.Reason;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** Knows which rule of Connect Four a wrong answer contradicts. */
final class ConnectFourBlame extends Blame {

    /** What else a method is about. */
    private static final Map<String, String> RULES = Map.ofEntries(entry("newGame", "C4-02"), entry("at", "C4-07"),
            entry("hasSpace", "C4-05"), entry("nextToPlay", "C4-03"), entry("isOver", "C4-11"),
            entry("winner", "C4-13"), entry("winningLine", "C4-14"), entry("play", "C4-04"),
            entry("position", "C4-07"), entry("agent", "C4-16"), entry("chooseColumn", "C4-16"));

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

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = RULES.getOrDefault(asked.name(), "C4-06");
        if (given instanceof NoAnswer || right == null) {
            return rule;
        }
        return switch (asked.name()) {
            case "whyNotPlay", "whyNotNewGame" -> refused(asked, right, given);
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner" -> isEmpty(right) ? inventedEnd(asked) : isEmpty(given) ? missedEnd(asked) : rule;
            case "winningLine" -> isEmpty(right) ? ofLine(given) : isEmpty(given) ? missedEnd(asked) : rule;
            case "legalMoves" -> isEmpty(right) ? missedEnd(asked) : isEmpty(given) ? inventedEnd(asked)
                    : odd(right, given).flatMap(each -> game(asked).whyNotPlay((Integer) each)).map(Reason::rule)
                            .orElse(rule);
            case "at", "position" -> asked.hasMoved() && !asked.hasOthers() ? "C4-04|C4-07"
                    : isNew(asked) || asked.hasOthers() ? "C4-02|C4-04|C4-07" : rule;
            case "nextToPlay" -> game(asked).isOver() ? "C4-15" : isNew(asked) ? "C4-02" : rule;
            default -> rule;
        };
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

    private static String ofLine(Object cells) {
        return LINES.stream().filter(line -> Set.copyOf(line.cells).equals(Set.copyOf((List<?>) cells))).map(Line::rule)
                .findFirst().orElse("C4-14");
    }

    private static Optional<String> ofMany(Asked asked, int discs) {
        return LINES.stream().filter(line -> List.of(Player.values()).stream()
                .anyMatch(player -> line.of(position(asked), player) >= discs)).map(Line::rule).distinct()
                .reduce((one, other) -> one + OR + other);
    }

    @Override
    protected String missedEnd(Asked asked) {
        return ofMany(asked, ConnectFour.IN_LINE).orElse("C4-12");
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return ofMany(asked, ConnectFour.IN_LINE - 1).map(lines -> lines + OR + "C4-11").orElse("C4-11");
    }

    @Override
    public boolean isOpen(Asked asked, Object right, Object given) {
        return asked.name().equals("chooseColumn") && !(given instanceof NoAnswer)
                || asked.name().equals("winningLine") && given instanceof List<?> cells && !isEmpty(right)
                && LINES.stream().anyMatch(line -> Set.copyOf(line.cells).equals(Set.copyOf(cells))
                && game(asked).winner().filter(each -> line.of(position(asked), each) == ConnectFour.IN_LINE)
                        .isPresent())
                || super.isOpen(asked, right, given);
    }
}
