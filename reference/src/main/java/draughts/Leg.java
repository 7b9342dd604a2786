package draughts;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    /** The refusals that are asked of a leg. */
    static final Set<Refusal> REFUSALS = EnumSet.range(Refusal.NOT_DARK, Refusal.GOES_ON_WITHOUT_JUMP);

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

    /** Checks whether no refusal applies. */
    boolean isLegal() {
        return REFUSALS.stream().noneMatch(this::applies);
    }

    /** Checks whether it must not be made for this reason, one of the refusals of legs. */
    boolean applies(Refusal refusal) {
        return switch (refusal) {
            case NOT_DARK -> !to.isDark();
            case OCCUPIED -> !run.board().isEmpty(to);
            case NOT_DIAGONAL -> to.isDark() && direction.isEmpty();
            case CROWNED_STOPS -> rules.mustStop(run);
            case BACKWARD -> isBackward() && jumped.isEmpty();
            case CAPTURES_BACKWARD -> isBackward() && !jumped.isEmpty();
            default -> passesWrongly(refusal);
        };
    }

    private boolean passesWrongly(Refusal refusal) {
        return switch (refusal) {
            case OWN_PIECE_IN_WAY -> passesOwn();
            case JUMPED_TWICE -> jumped.stream().anyMatch(run.captured()::contains);
            case TWO_IN_A_ROW -> passesTwoInARow();
            case TOO_FAR_FOR_MAN -> !run.piece().isKing() && isTooFar();
            case TOO_FAR_FOR_KING -> run.piece().isKing() && isTooFar();
            case SEVERAL_JUMPED -> passed.size() <= reach() && jumped.size() > 1 && !passesTwoInARow();
            default -> run.way().size() > 1 && (run.hasStepped() || jumped.isEmpty());
        };
    }

    /** Checks whether a man would go backward that need not stop. */
    private boolean isBackward() {
        return !run.isManOnFarRow() && direction.filter(each -> !Direction.of(run.piece()).contains(each)).isPresent();
    }

    private boolean passesOwn() {
        return passed.stream().anyMatch(square -> run.board().has(run.player(), square));
    }

    private boolean passesTwoInARow() {
        return IntStream.range(1, passed.size()).anyMatch(i -> jumped.containsAll(passed.subList(i - 1, i + 1)));
    }

    private boolean isTooFar() {
        return !passesOwn() && !passesTwoInARow()
                && (passed.size() > reach() || passed.size() == reach() && jumped.isEmpty());
    }

    private int reach() {
        return rules.reach(run.piece());
    }
}
