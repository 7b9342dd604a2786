package tabuleiro.grading.blame;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tabuleiro.Reason;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** Knows which rule of Quarto a wrong answer contradicts. */
final class QuartoBlame extends Blame {

    /** What else a method is about. */
    private static final Map<String, String> RULES = Map.ofEntries(entry("newGame", "QT-01"), entry("at", "QT-01"),
            entry("isFree", "QT-07"), entry("pool", "QT-08"), entry("chosen", "QT-05"), entry("nextToPlay", "QT-09"),
            entry("chooser", "QT-09"), entry("isOver", "QT-16"), entry("winner", "QT-14"),
            entry("winningCells", "QT-18"), entry("sharedTraits", "QT-18"), entry("choices", "QT-06"),
            entry("choose", "QT-05"), entry("whyNotChoose", "QT-06"), entry("position", "QT-01"));

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
        Cell.ALL.stream().filter(each -> each.row() < Quarto.SIZE && each.column() < Quarto.SIZE).forEach(corner ->
                lines.add(line("QT-13", cell -> cell.row() - corner.row() >> 1 == 0
                        && cell.column() - corner.column() >> 1 == 0)));
        return lines;
    }

    private static Line line(String rule, Predicate<Cell> cells) {
        return new Line(rule, Set.copyOf(Cell.ALL.stream().filter(cells).toList()));
    }

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = RULES.getOrDefault(asked.name(), "QT-07");
        if (given instanceof NoAnswer || right == null) {
            return rule;
        }
        return switch (asked.name()) {
            case "whyNotChoose", "whyNotPlace", "whyNotNewGame" -> refused(asked, right, given);
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner" -> isEmpty(right) ? inventedEnd(asked) : isEmpty(given) ? missedEnd(asked) : "QT-09";
            case "winningCells", "sharedTraits" -> isEmpty(right) ? inventedEnd(asked)
                    : isEmpty(given) ? missedEnd(asked) : rule;
            case "choices" -> ofMember(asked, right, given, each -> game(asked).whyNotChoose((Piece) each), rule);
            case "legalMoves" -> ofMember(asked, right, given, each -> game(asked).whyNotPlace((Cell) each), rule);
            case "nextToPlay", "chooser" -> game(asked).winner().isPresent() ? rule + OR + missedEnd(asked) : rule;
            case "at", "position" -> !asked.hasMoved() ? rule
                    : given instanceof Position wrong && wrong.pieces().equals(((Position) right).pieces()) ? "QT-05"
                    : "QT-07";
            default -> rule;
        };
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
        final Optional<String> refused = odd(right, given).flatMap(whyNot::of).map(Reason::rule);
        return isEmpty(given) && refused.isEmpty() ? inventedEnd(asked) : refused.orElse(rule);
    }

    private static Quarto game(Asked asked) {
        return (Quarto) asked.object();
    }

    private static Position position(Asked asked) {
        return asked.object() instanceof Quarto game ? game.position() : (Position) asked.arguments().get(0);
    }

    @Override
    protected String missedEnd(Asked asked) {
        return LINES.stream().filter(line -> line.has(position(asked), Quarto.IN_LINE)).map(Line::rule).distinct()
                .reduce((one, other) -> one + OR + other).map(lines -> lines + OR + "QT-14").orElse("QT-16");
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return position(asked).count() == Cell.ALL.size() || LINES.stream()
                .noneMatch(line -> line.pieces(position(asked)).size() >= Quarto.IN_LINE - 1) ? "QT-16" : "QT-15";
    }

    /** Any line or square that won may be named, and what its pieces share. */
    @Override
    public boolean isOpen(Asked asked, Object right, Object given) {
        if (!(given instanceof Collection<?> members) || isEmpty(right)) {
            return super.isOpen(asked, right, given);
        }
        return asked.name().startsWith("winningCells") && LINES.stream().anyMatch(line ->
                line.has(position(asked), Quarto.IN_LINE) && line.cells.equals(Set.copyOf(members)))
                || asked.name().equals("sharedTraits") && LINES.stream().anyMatch(line ->
                line.has(position(asked), Quarto.IN_LINE) && line.shared(position(asked)).equals(Set.copyOf(members)));
    }
}
