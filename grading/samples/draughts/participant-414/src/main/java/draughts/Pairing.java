package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.Contract;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/** A match against another program. */
final class Pairing implements Match {

    private final Draughts game;
    private final List<Integer> draws;
    private final List<String> lines = new ArrayList<>();
    private final List<Integer> incomplete = new ArrayList<>();
    private int drawn;
    private Optional<Player> side = Optional.empty();
    private Optional<Refusal> abandoned = Optional.empty();

    Pairing(Draughts game, List<Integer> draws) {
        this.game = game;
        this.draws = List.copyOf(draws);
        draw();
    }

    private void draw() {
        lines.add(draws.get(drawn).toString());
        drawn++;
    }

    @Override
    public Draughts game() {
        return game;
    }

    @Override
    public List<Integer> drawn() {
        return draws.subList(0, drawn);
    }

    @Override
    public Optional<Player> side() {
        return side;
    }

    @Override
    public List<String> linesToSend() {
        return List.copyOf(lines);
    }

    @Override
    public List<Integer> incompleteTurn() {
        return List.copyOf(incomplete);
    }

    @Override
    public boolean isWaiting() {
        return !isOver() && (side.isEmpty() || side.get() != game.nextToPlay());
    }

    private Optional<Refusal> whyNotPlay() {
        if (isOver()) {
            return Optional.of(Refusal.ENDED);
        }
        return isWaiting() ? Optional.of(Refusal.NOT_ITS_TURN) : Optional.empty();
    }

    @Override
    public Optional<Refusal> whyNotMove(List<Square> way) {
        return whyNotPlay().or(() -> game.whyNotMove(way));
    }

    @Override
    public void move(List<Square> way) {
        assert whyNotMove(way).isEmpty() : Contract.require("may_be_moved", whyNotMove(way), way, this);
        lines.add(String.valueOf(way.size()));
        for (Square square : way) {
            lines.add(String.valueOf(square.row()));
            lines.add(String.valueOf(square.column()));
        }
        game.move(way);
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        return whyNotPlay();
    }

    @Override
    public void resign() {
        assert whyNotResign().isEmpty() : Contract.require("may_resign", whyNotResign(), side, this);
        lines.add("0");
        game.resign();
    }

    @Override
    public Optional<Refusal> whyNotReceive(String line) {
        if (isOver()) {
            return Optional.of(Refusal.ENDED);
        }
        if (!isWaiting()) {
            return Optional.of(Refusal.NOT_AWAITED);
        }
        if (line.length() > LONGEST_LINE) {
            return Optional.of(Refusal.LINE_TOO_LONG);
        }
        if (!line.matches("0|[1-9][0-9]*") || Long.parseLong(line) > Integer.MAX_VALUE) {
            return Optional.of(Refusal.NOT_A_NUMBER);
        }
        return side.isEmpty() ? Optional.empty() : whyNotInTurn(Integer.parseInt(line));
    }

    private Optional<Refusal> whyNotInTurn(int number) {
        if (incomplete.isEmpty()) {
            return number == 0 || 2 <= number && number <= MOST_SQUARES
                    ? Optional.empty() : Optional.of(Refusal.COUNT);
        }
        if (number < 1 || number > Draughts.SIZE) {
            return Optional.of(Refusal.OUTSIDE_BOARD);
        }
        final List<Integer> numbers = new ArrayList<>(incomplete);
        numbers.add(number);
        return isWhole(numbers) && game.whyNotMove(way(numbers)).isPresent()
                ? Optional.of(Refusal.ILLEGAL_TURN) : Optional.empty();
    }

    private static boolean isWhole(List<Integer> numbers) {
        return numbers.size() == 2 * numbers.get(0) + 1;
    }

    private static List<Square> way(List<Integer> numbers) {
        final List<Square> way = new ArrayList<>();
        for (int i = 1; i < numbers.size(); i += 2) {
            way.add(new Square(numbers.get(i), numbers.get(i + 1)));
        }
        return way;
    }

    @Override
    public void receive(String line) {
        assert whyNotReceive(line).isEmpty() : Contract.require("line_is_accepted", whyNotReceive(line), line, this);
        final int number = Integer.parseInt(line);
        if (side.isEmpty()) {
            compare(number);
        } else if (incomplete.isEmpty() && number == 0) {
            game.resign();
        } else {
            incomplete.add(number);
            if (isWhole(incomplete)) {
                game.move(way(incomplete));
                incomplete.clear();
            }
        }
    }

    private void compare(int number) {
        final int own = draws.get(drawn - 1);
        if (own != number) {
            side = Optional.of(own > number ? Player.WHITE : Player.BLACK);
        } else if (drawn == MOST_DRAWS) {
            abandoned = Optional.of(Refusal.DRAWS_EQUAL);
        } else {
            draw();
        }
    }

    @Override
    public Optional<Refusal> whyNotAbandon(Refusal why) {
        return isOver() ? Optional.of(Refusal.ENDED) : Optional.empty();
    }

    @Override
    public void abandon(Refusal why) {
        assert whyNotAbandon(why).isEmpty() : Contract.require("may_be_abandoned", whyNotAbandon(why), why, this);
        abandoned = Optional.of(why);
    }

    @Override
    public Optional<Refusal> abandoned() {
        return abandoned;
    }
}
