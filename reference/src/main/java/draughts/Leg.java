package draughts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/**
 * One leg of a way, from where a run has come to the next square, which need not be legal.
 *
 * @param rules     of the variant
 * @param run       as far as the piece has come
 * @param to        where it would land
 * @param direction in which that is, or nothing if the two squares are not on one diagonal
 * @param passed    the squares between, in their order; none if the two are not on one diagonal
 * @param jumped    those of them on which enemy pieces stand
 */
record Leg(Rules rules, Run run, Square to, Optional<Direction> direction, List<Square> passed,
        List<Square> jumped) {

    /** Returns the leg to a square. */
    static Leg of(Rules rules, Run run, Square to) {
        final Optional<Direction> direction = Direction.between(run.here(), to);
        final List<Square> passed = direction.map(each -> each.from(run.here()))
                .map(ray -> ray.subList(0, ray.indexOf(to))).orElse(List.of());
        return new Leg(rules, run, to, direction, passed,
                passed.stream().filter(square -> run.board().has(run.player().opponent(), square)).toList());
    }

    /** Returns the run after the leg, which is legal. */
    Run made() {
        for (Square over : passed) {
            if (!run.board().isEmpty(over)) {
                return rules.landed(run.jump(new Jump(over, to)));
            }
        }
        return rules.landed(run.step(to));
    }

    /** Returns the first reason why it must not be made, or nothing. */
    Optional<Refusal> whyNot() {
        return whyNotLand().or(this::whyNotTurn).or(this::whyNotPass).or(this::whyNotAsFar).or(this::whyNotGoOn);
    }

    private Optional<Refusal> whyNotLand() {
        if (!to.isDark()) {
            return Optional.of(Refusal.NOT_DARK);
        }
        if (!run.board().isEmpty(to)) {
            return Optional.of(Refusal.OCCUPIED);
        }
        return direction.isPresent() ? Optional.empty() : Optional.of(Refusal.NOT_DIAGONAL);
    }

    private Optional<Refusal> whyNotTurn() {
        if (rules.mustStop(run)) {
            return Optional.of(Refusal.CROWNED_STOPS);
        }
        if (direction.filter(Direction.of(run.piece())::contains).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(jumped.isEmpty() ? Refusal.BACKWARD : Refusal.CAPTURES_BACKWARD);
    }

    private Optional<Refusal> whyNotPass() {
        if (passed.stream().anyMatch(square -> run.board().has(run.player(), square))) {
            return Optional.of(Refusal.OWN_PIECE_IN_WAY);
        }
        if (jumped.stream().anyMatch(run.captured()::contains)) {
            return Optional.of(Refusal.JUMPED_TWICE);
        }
        return IntStream.range(1, passed.size()).anyMatch(i -> jumped.containsAll(passed.subList(i - 1, i + 1)))
                ? Optional.of(Refusal.TWO_IN_A_ROW) : Optional.empty();
    }

    private Optional<Refusal> whyNotAsFar() {
        final int reach = rules.reach(run.piece());
        if (passed.size() > reach || passed.size() == reach && jumped.isEmpty()) {
            return Optional.of(run.piece().isKing() ? Refusal.TOO_FAR_FOR_KING : Refusal.TOO_FAR_FOR_MAN);
        }
        return jumped.size() > 1 ? Optional.of(Refusal.SEVERAL_JUMPED) : Optional.empty();
    }

    private Optional<Refusal> whyNotGoOn() {
        final boolean goesOn = run.way().size() > 1;
        return goesOn && (run.hasStepped() || jumped.isEmpty())
                ? Optional.of(Refusal.GOES_ON_WITHOUT_JUMP) : Optional.empty();
    }
}
