package tabuleiro.grading.games.quarto;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tabuleiro.Reason;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.cause.Causes;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** Knows which rule of Quarto a wrong answer contradicts. */
public final class QuartoCauses extends Causes {

    /** What may be wrong about the pieces that can be chosen. */
    private static final String POOL = "QT-06|QT-08|QT-03|QT-02";

    /** What lies behind every other answer: which pieces lie where, and whose turn it is. */
    private static final String BEHIND = behind("QT-07", "QT-01", "QT-08", "QT-05", "QT-02");

    private static final List<Line> LINES = lines();

    /** Four cells that may win. */
    private record Line(String rule, Set<Cell> cells) {

        List<Piece> pieces(Position position) {
            return cells.stream().map(position::at).flatMap(Optional::stream).toList();
        }

        Set<Trait> shared(Position position) {
            final Set<Trait> shared = new HashSet<>(List.of(Trait.values()));
            pieces(position).forEach(piece -> shared.retainAll(piece.traits()));
            return shared;
        }

        boolean has(Position position, int pieces) {
            return pieces(position).size() >= pieces && !shared(position).isEmpty();
        }
    }

    private static List<Line> lines() {
        final List<Line> lines = new ArrayList<>();
        for (int i = 1; i <= Quarto.SIZE; i++) {
            final int number = i;
            lines.add(line("QT-10", cell -> cell.row() == number));
            lines.add(line("QT-11", cell -> cell.column() == number));
        }
        lines.add(line("QT-12", cell -> cell.row() == cell.column()));
        lines.add(line("QT-12", cell -> cell.row() + cell.column() == Quarto.SIZE + 1));
        Cell.ALL.stream().filter(cell -> cell.row() < Quarto.SIZE && cell.column() < Quarto.SIZE).forEach(corner ->
                lines.add(line("QT-13", cell -> cell.row() - corner.row() >> 1 == 0
                        && cell.column() - corner.column() >> 1 == 0)));
        return lines;
    }

    private static Line line(String rule, Predicate<Cell> cells) {
        return new Line(rule, Set.copyOf(Cell.ALL.stream().filter(cells).toList()));
    }

    /** Will know it of this game. */
    public QuartoCauses(Descriptor game) {
        super(game, Map.of("winner", "QT-14", "sharedTraits", "QT-18", "whyNotChoose", "QT-06",
                "whyNotPlace", "QT-07", "whyNotNewGame", "QT-07"));
    }

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = about(asked.name());
        if (given instanceof NoAnswer none) {
            return none.stopped() && !asked.arguments().isEmpty() ? ofStopped(asked, rule) : rule;
        }
        return switch (asked.name()) {
            case "whyNotPlace", "whyNotNewGame" -> either(refused(asked, right, given), BEHIND);
            case "whyNotChoose" -> either(refused(asked, right, given), POOL, BEHIND);
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner" -> isEmpty(right) || isEmpty(given) ? ofWinner(asked, "QT-09", right, given)
                    : either("QT-09", BEHIND);
            case "winningCells", "sharedTraits" -> ofWinner(asked, rule, right, given);
            case "choices" -> ofMember(asked, right, given, member -> game(asked).whyNotChoose((Piece) member), POOL);
            case "legalMoves" -> ofMember(asked, right, given, member -> game(asked).whyNotPlace((Cell) member), rule);
            case "pool" -> either(rule, POOL, BEHIND);
            case "nextToPlay", "chooser" -> either(rule, game(asked).isOver() ? missedEnd(asked) : inventedEnd(asked));
            case "at", "position", "isFree" -> ofBoard(asked, right, given);
            default -> either(rule, BEHIND);
        };
    }

    private String ofWinner(Asked asked, String rule, Object right, Object given) {
        final boolean isShort = given instanceof Set<?> cells && cells.size() == Quarto.IN_LINE && cells.stream()
                .anyMatch(each -> each instanceof Cell cell && position(asked).at(cell).isEmpty());
        return isEmpty(right) ? inventedEnd(asked)
                : either(when(!isEmpty(given), rule), when(isShort, "QT-15"), ended(asked), "QT-14", rule, BEHIND);
    }

    /** Returns what was wrong about a call that an assertion stopped. */
    private String ofStopped(Asked asked, String rule) {
        if (asked.object() instanceof Quarto) {
            return either(rule, asked.name().equals("choose") ? POOL : "QT-07", inventedEnd(asked));
        }
        return asked.arguments().get(0) instanceof Position ? either("QT-08", inventedEnd(asked)) : rule;
    }

    private static String ofBoard(Asked asked, Object right, Object given) {
        final boolean isChosen = right instanceof Position is && given instanceof Position wrong
                && is.pieces().equals(wrong.pieces());
        final String placed = asked.hasMoved() ? "QT-07" : "QT-01";
        return either(isChosen ? "QT-05" : placed, BEHIND);
    }

    /** Asks why something with this member must not be done. */
    @FunctionalInterface
    private interface WhyNot {
        Optional<? extends Reason> of(Object member);
    }

    /** Returns why the reference permits or refuses the first member that only one of two answers has. */
    private String ofMember(Asked asked, Object right, Object given, WhyNot whyNot, String rule) {
        if (game(asked).isOver()) {
            return missedEnd(asked);
        }
        final String refused = odd(right, given).flatMap(whyNot::of).map(Reason::rule).orElse("");
        return either(isEmpty(given) && refused.isEmpty() ? inventedEnd(asked) : refused, rule, BEHIND);
    }

    private static Quarto game(Asked asked) {
        return (Quarto) asked.object();
    }

    private static Position position(Asked asked) {
        return asked.object() instanceof Quarto game ? game.position() : (Position) asked.arguments().get(0);
    }

    /** Returns the rule by which the game has ended. */
    private static String ended(Asked asked) {
        final String lines = either(LINES.stream().filter(line -> line.has(position(asked), Quarto.IN_LINE))
                .map(Line::rule).toArray(String[]::new));
        return lines.isEmpty() ? "QT-16" : lines;
    }

    @Override
    protected String missedEnd(Asked asked) {
        return either(ended(asked), "QT-16|QT-14|QT-17", BEHIND);
    }

    @Override
    protected String inventedEnd(Asked asked) {
        final boolean isDraw = position(asked).count() >= Cell.ALL.size() - 1 || LINES.stream()
                .noneMatch(line -> line.pieces(position(asked)).size() >= Quarto.IN_LINE - 1);
        return either(isDraw ? "QT-16" : "", "QT-15|QT-13|QT-12|QT-11|QT-10|QT-14", BEHIND);
    }

    /** Any line or square that won may be named, and what its pieces share. */
    @Override
    public List<?> permitted(Asked asked, Object right) {
        if (!Set.of("winningCells", "sharedTraits").contains(asked.name()) || isEmpty(right)) {
            return super.permitted(asked, right);
        }
        final Position position = position(asked);
        return LINES.stream().filter(line -> line.has(position, Quarto.IN_LINE))
                .map(line -> asked.name().equals("winningCells") ? line.cells : line.shared(position)).toList();
    }
}
