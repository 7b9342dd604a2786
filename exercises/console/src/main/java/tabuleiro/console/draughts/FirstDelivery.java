package tabuleiro.console.draughts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.Chance;
import tabuleiro.console.Command;
import tabuleiro.console.History;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Sight;
import tabuleiro.console.Words;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * The first delivery of the original assignment (DR-35): a board with white men, of which one is asked whether it could
 * reach an empty square if it were a black man. A step is such a question, {@code b6-c5}, or what lies on the board.
 */
final class FirstDelivery implements PlayedGame {

    private static final int MEN = 12;
    private static final List<Square> DARK = Square.ALL.stream().filter(Square::isDark).toList();

    private final DraughtsProvider provider;
    private final long seed;
    private Set<Square> men;
    /** The way of the man that was asked about last; no square if it cannot reach the other one. */
    private List<Square> way = List.of();
    private boolean isOver;

    /** Creates a board on which men lie; the seed places others at random, unless another seed is typed. */
    FirstDelivery(DraughtsProvider provider, long seed, Set<Square> men) {
        this.provider = provider;
        this.seed = seed;
        this.men = men;
    }

    /** Returns where men lie at the start. */
    static Set<Square> opening() {
        return DARK.stream().filter(square -> square.row() <= MEN / 4).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Square> atRandom(long seed) {
        final Chance chance = new Chance(seed);
        final Set<Square> men = new TreeSet<>();
        while (men.size() < MEN) {
            men.add(chance.any(DARK));
        }
        return men;
    }

    /** Answers the question for the board of the game that is being played. */
    static void answer(Command.Context context, String squares) {
        final Reading<Step> reading = ((DraughtsMatch) context.match()).delivery().read(squares);
        reading.refusal().ifPresent(context::refuse);
        reading.meaning().ifPresent(step -> step.action().get().forEach(context::say));
    }

    @Override
    public int player() {
        return 0;
    }

    @Override
    public Message question() {
        return Message.of("delivery.ask");
    }

    @Override
    public Reading<Step> read(String typed) {
        return switch (typed.replaceFirst(" -?\\d{1,18}$", "")) {
            case "menu" -> Reading.step(typed, () -> isOver = true);
            case "empty" -> Reading.step(typed, () -> lay(Set.of()));
            case "opening" -> Reading.step(typed, () -> lay(opening()));
            case "random" -> Reading.step(typed, () -> lay(atRandom(typed.contains(" ")
                    ? Long.parseLong(typed.substring(typed.indexOf(' ') + 1)) : seed)));
            default -> Notation.read(typed).then(squares -> whyNot(squares).map(Reading::<Step>refused)
                    .orElseGet(() -> Reading.meant(new Step(typed, () -> reach(squares)))));
        };
    }

    private void lay(Set<Square> others) {
        men = others;
        way = List.of();
    }

    private Optional<Message> whyNot(List<Square> squares) {
        if (!men.contains(squares.get(0))) {
            return Optional.of(Message.of(Refusal.NO_PIECE));
        }
        if (squares.size() != 2) {
            return Optional.of(Message.of("refused.squares"));
        }
        if (!squares.get(1).isDark()) {
            return Optional.of(Message.of(Refusal.NOT_DARK));
        }
        return Optional.of(Message.of(Refusal.OCCUPIED)).filter(message -> men.contains(squares.get(1)));
    }

    private List<Message> reach(List<Square> ends) {
        final boolean canReach = provider.canReach(men, ends.get(0), ends.get(1));
        way = canReach ? way(men, ends.get(0), ends.get(1)) : List.of();
        return List.of(Message.of(canReach ? "delivery.can" : "delivery.cannot", ends.get(0).toString(),
                ends.get(1).toString()));
    }

    /** Returns the way to a square that can be reached: of the engine it is asked square by square. */
    private List<Square> way(Set<Square> occupied, Square from, Square to) {
        final List<Square> whole = new ArrayList<>(List.of(from));
        final Optional<Square> landing = DARK.stream().filter(square -> from.row() - square.row() == 2
                && Math.abs(from.column() - square.column()) == 2 && square.row() > to.row()
                && !occupied.contains(square)
                && provider.canReach(occupied, from, square)
                && provider.canReach(moved(occupied, from, square), square, to)).findFirst();
        whole.addAll(landing.map(square -> way(moved(occupied, from, square), square, to)).orElse(List.of(to)));
        return whole;
    }

    private static Set<Square> moved(Set<Square> occupied, Square from, Square to) {
        return Stream.concat(occupied.stream().filter(square -> !square.equals(from)), Stream.of(to))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public List<String> legalSteps() {
        return List.of();
    }

    @Override
    public boolean isOver() {
        return isOver;
    }

    @Override
    public Message result() {
        return Message.literal("");
    }

    private Position position() {
        final Map<Square, Piece> pieces = new LinkedHashMap<>();
        men.forEach(square -> pieces.put(square, Piece.WHITE_MAN));
        return new Position(Variant.SIMPLIFIED, pieces, Player.WHITE, 0, 0);
    }

    /** Draws the board; the squares on the way have numbers. */
    @Override
    public String plain(Words words) {
        final List<StringBuilder> lines = Shown.board(position(), words).lines().map(StringBuilder::new).toList();
        for (int i = 1; i < way.size(); i++) {
            lines.get(Draughts.SIZE - way.get(i).row()).setCharAt(2 * way.get(i).column(), (char) ('0' + i));
        }
        return String.join("\n", lines);
    }

    /** Draws the board, on which a man is chosen and then any empty square. */
    @Override
    public Picture picture(Sight sight) {
        final List<List<Square>> pairs = men.stream().flatMap(from -> DARK.stream().filter(to -> !men.contains(to))
                .map(to -> List.of(from, to))).toList();
        return new DraughtsPicture(new Shown(position(), List.of()), Optional.of(new Turn(pairs, List.of())),
                way, Optional.empty(), sight).picture(History.NONE, List.of());
    }
}
