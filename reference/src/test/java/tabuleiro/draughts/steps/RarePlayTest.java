package tabuleiro.draughts.steps;

import static org.assertj.core.api.Assertions.assertThat;

import draughts.Games;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** What random games of draughts try, measured with the reference. */
class RarePlayTest {

    private static final int TIMES = 300;

    /** How many ways are looked at in one position. */
    private static final int WAYS = 10;

    /** Why jumps are refused with which no legal move begins. */
    private static final Set<Refusal> SMALLER =
            EnumSet.of(Refusal.MUST_TAKE_MOST, Refusal.MUST_TAKE_KINGS, Refusal.CAPTURES_BACKWARD);

    private final DraughtsProvider provider = new Games();

    /** Returns one generator again and again: the first numbers of generators with seeds in a row are much alike. */
    private static Stream<Random> randoms() {
        final Random random = new Random(1);
        return Stream.generate(() -> random).limit(TIMES);
    }

    @Test
    void everyRefusalOfAMoveIsTried() {
        final Set<Refusal> tried = randoms().flatMap(random -> new Studies(provider, random).rare().stream()
                        .map(provider::newGame).flatMap(game -> refusals(game, random)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Refusal.class)));
        assertThat(tried).containsExactlyInAnyOrderElementsOf(
                EnumSet.range(Refusal.NO_WAY, Refusal.MUST_TAKE_KINGS));
    }

    private static Stream<Refusal> refusals(Draughts game, Random random) {
        return new DraughtsTrials("", game, new Tried(), random).all().stream()
                .flatMap(trial -> trial.whyNot().apply(game).stream()).map(Refusal.class::cast);
    }

    /** A quarter of the ways leads on from where a legal move begins; without such ways it would be one in thirty. */
    @Test
    void waysLeadOnFromTheBeginningsOfLegalMoves() {
        assertThat(ways((game, way) -> way.size() > 2 && isBeginning(game, way.subList(0, way.size() - 1))))
                .isGreaterThan(TIMES * WAYS / 6);
    }

    /** Jumps that no legal move begins with go on, too; without such ways it would be one in a hundred and fifty. */
    @Test
    void waysGoOnFromJumpsWithWhichNoLegalMoveBegins() {
        assertThat(ways((game, way) -> way.size() > 2 && game.whyNotMove(way.subList(0, 2)).filter(SMALLER::contains)
                .isPresent() && !isBeginning(game, way.subList(0, 2)))).isGreaterThan(TIMES * WAYS / 60);
    }

    /** Returns how many ways fit, of some in each of many rare positions. */
    private long ways(BiPredicate<Draughts, List<Square>> fits) {
        return randoms().flatMap(random -> new Studies(provider, random).rare().stream().map(provider::newGame)
                .flatMap(game -> Stream.generate(new Ways(game, random)::any).limit(WAYS)
                        .filter(way -> fits.test(game, way)))).count();
    }

    private static boolean isBeginning(Draughts game, List<Square> way) {
        return game.legalMoves().stream()
                .anyMatch(legal -> legal.size() >= way.size() && legal.subList(0, way.size()).equals(way));
    }

    @Test
    void whatHasBeenTriedLeastComesFirst() {
        final Tried tried = new Tried();
        tried.note("a", "b");
        tried.note("a");
        assertThat(tried.leastFirst(List.of("a", "b", "c", "d"))).containsExactly("c", "d", "b", "a");
    }

    @Test
    void noRefusalIsTriedTwiceAtOnePoint() {
        randoms().forEach(random -> {
            final Draughts game = provider.newGame(Variant.CLASSIC);
            assertThat(refusals(game, random).toList()).doesNotHaveDuplicates();
        });
    }

    @Test
    void whoIsBlockedHasNoMove() {
        final Set<Optional<Ending>> endings = randoms().map(random -> new Situations(random).blocked())
                .filter(position -> position.fault().isEmpty())
                .map(provider::ending).collect(Collectors.toSet());
        assertThat(endings).containsExactly(Optional.of(Ending.NO_MOVE));
    }

    @Test
    void everyEndingIsReached() {
        final Set<Ending> endings = EnumSet.noneOf(Ending.class);
        randoms().flatMap(random -> new Studies(provider, random).any(new Tried()).stream()).forEach(study -> {
            final Draughts game = provider.newGame(study.position());
            study.trials().stream().filter(trial -> trial.whyNot().apply(game).isEmpty())
                    .forEach(trial -> trial.move().accept(game));
            game.ending().ifPresent(endings::add);
        });
        assertThat(endings).containsExactlyInAnyOrder(Ending.values());
    }

    @Test
    void spoiledPositionsAreRefusedForEveryReason() {
        final Position start = provider.newGame(Variant.CLASSIC).position();
        final Set<Optional<Refusal>> refusals = new HashSet<>();
        randoms().forEach(random -> refusals.add(provider.whyNotNewGame(new Spoiler(random).spoiled(start))));
        assertThat(refusals).containsAll(List.of(Optional.empty(), Optional.of(Refusal.PIECE_ON_LIGHT_SQUARE),
                Optional.of(Refusal.TOO_MANY_PIECES), Optional.of(Refusal.UNCROWNED_MAN),
                Optional.of(Refusal.COUNTERS), Optional.of(Refusal.GAME_OVER)));
    }

    /** One in ten spoiled positions is refused for a man on the far row alone. */
    @Test
    void menOftenStandUncrownedOnTheFarRow() {
        final Position start = provider.newGame(Variant.CLASSIC).position();
        assertThat(randoms().filter(random -> provider.whyNotNewGame(new Spoiler(random).spoiled(start))
                .equals(Optional.of(Refusal.UNCROWNED_MAN))).count()).isGreaterThan(TIMES / 20);
    }

    @Test
    void aGameThatLooksOverIsDrawnWonOrLost() {
        final Position start = provider.newGame(Variant.CLASSIC).position();
        final Set<Ending> endings = randoms().flatMap(random ->
                provider.ending(new Spoiler(random).ending(start)).stream()).collect(Collectors.toSet());
        assertThat(endings).containsExactlyInAnyOrder(Ending.ALL_CAPTURED, Ending.NO_MOVE, Ending.TWENTY_TURNS,
                Ending.FIVE_TURNS);
    }
}
