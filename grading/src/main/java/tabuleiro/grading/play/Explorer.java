package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.play.Situations.Situation;

/**
 * Looks, before games are recorded, for situations in which something is decided: near the boards of the rule book,
 * which are turned, spoiled and crossed with each other, and on the way of games that are played by chance.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class Explorer<G, P> {

    /** So often a position of the book is spoiled; a game played by chance has so many moves at most. */
    private static final int SPOILED = 6;
    private static final int LONGEST = 80;
    /** At one point in so many of such a game, moves are tried. */
    private static final int EXPANDED = 3;
    /** So many legal moves are made at each point, to see what becomes of them, of so many that are tried. */
    private static final int LEGAL = 6;
    private static final int LEGAL_IN_BOOK = 30;
    private static final int CANDIDATES = 120;
    /** Of so many legal moves one is made that does not end the game. */
    private static final int FEW = 5;
    /** Positions that are refused for the same reason count as so many different ones. */
    private static final int ALIKE = 6;

    private final RandomPlay<G, P> play;
    private final Object provider;
    private final Random random;
    private final boolean extension;
    private final Situations<P> situations;
    private final List<BoardText> bases = new ArrayList<>();

    /**
     * Will explore the games of a provider.
     *
     * @param provider  of the reference, with its assertions off
     * @param extension whether what is an extension of the basic game belongs to them
     */
    Explorer(RandomPlay<G, P> play, Object provider, Random random, boolean extension) {
        this.play = play;
        this.provider = provider;
        this.random = random;
        this.extension = extension;
        situations = new Situations<>(random);
    }

    /** Looks for situations near these boards, and for those that chance finds. */
    void explore(Collection<String> book) {
        Stream.concat(book.stream(), Stream.generate(() -> play.more(random)).limit(SPOILED).flatMap(List::stream)
                .map(Object::toString)).map(BoardText::of).filter(each -> read(each).isPresent()).forEach(bases::add);
        final List<BoardText> all = Chance.shuffled(bases, random);
        int left = play.measures().tried();
        for (int i = 0; left > 0 && i < SPOILED * all.size(); i++) {
            final Optional<P> position = read(i < all.size() ? all.get(i) : varied(all.get(i % all.size())));
            final int legal = i < all.size() ? LEGAL_IN_BOOK : LEGAL;
            position.ifPresent(each -> visit(each, legal));
            left -= position.isPresent() ? 1 : 0;
        }
        for (left = play.measures().tried(); left > 0; left--) {
            left -= wander();
        }
    }

    /** Returns what has been found. */
    Situations<P> situations() {
        return situations;
    }

    /** Returns a picture that is turned, spoiled or crossed with another of the book. */
    private BoardText varied(BoardText base) {
        BoardText varied = base;
        for (var turn : play.symmetries()) {
            varied = random.nextBoolean() ? turn.apply(varied) : varied;
        }
        for (int changes = random.nextInt(SPOILED / 2); changes > 0; changes--) {
            varied = varied.spoiled(RandomPlay.any(bases, random), random);
        }
        return varied;
    }

    /** Returns a position with the same board, as far as it can be resumed: what belongs to it is another's. */
    Optional<P> relative(P position) {
        return bases.isEmpty() ? Optional.empty() : Stream.generate(() -> BoardText.of(position.toString())
                        .withLinesOf(RandomPlay.any(bases, random), random)).limit(SPOILED).map(this::read)
                .flatMap(Optional::stream).filter(each -> !each.equals(position)).findFirst();
    }

    /** Returns the position that a picture shows; nothing if it shows none that belongs to these games. */
    private Optional<P> read(BoardText picture) {
        try {
            return Optional.of(play.parse(picture.toString())).filter(this::belongs);
        } catch (RuntimeException noPosition) {
            return Optional.empty();
        }
    }

    private boolean belongs(P position) {
        return extension == play.isExtension(position);
    }

    private void visit(P position, int legal) {
        GameAction.of(GameAction.BEGIN, position).whyNot(provider).ifPresentOrElse(refusal -> refuse(position,
                Optional.empty(), List.of(refusal + Calls.about(provider, position).stream().map(query -> Wording.of(
                        Calls.call(provider, query, List.of(position)))).collect(Collectors.joining())
                        + Situations.BAR + random.nextInt(ALIKE))), () -> expand(position, legal));
    }

    private void refuse(P position, Optional<GameAction> move, List<String> looks) {
        situations.add(new Situation<>(position, move, false, looks));
    }

    /** Tries moves in a position, and makes so many legal ones. */
    private void expand(P position, int most) {
        final G known = resumed(position);
        int legal = 0;
        for (GameAction move : play.shuffledMoves(known, random).stream().limit(CANDIDATES).toList()) {
            final Optional<Reason> refusal = move.whyNot(known);
            if (refusal.isPresent()) {
                refuse(position, Optional.of(move), List.of(refused(known, move, refusal.get())));
            } else if (legal++ < most) {
                situations.add(new Situation<>(position, Optional.of(move), true, looks(position, known, move)));
            }
        }
    }

    /** Returns how a move looks that is refused. */
    String refused(G known, GameAction move, Reason reason) {
        return move.command() + " " + reason + Situations.BAR + play.look(known, move);
    }

    private List<String> looks(P position, G known, GameAction move) {
        final G after = after(position, move);
        final List<String> looks = new ArrayList<>(List.of(move.command() + Situations.BAR + play.look(known, move)));
        final List<String> signs = play.signs(after);
        signs.forEach(sign -> looks.add("makes " + sign));
        if (play.isOver(after)) {
            refuse(play.position(after), Optional.empty(), signs.stream().map(sign -> "over " + sign).toList());
        }
        return looks;
    }

    private G after(P position, GameAction move) {
        final G after = resumed(position);
        move.make(after);
        return after;
    }

    @SuppressWarnings("unchecked")
    private G resumed(P position) {
        return (G) GameAction.of(GameAction.BEGIN, position).make(provider);
    }

    /** Plays a game by chance, to its end perhaps; returns at how many points moves were tried. */
    @SuppressWarnings("unchecked")
    private int wander() {
        final boolean lasts = random.nextBoolean();
        final G game = (G) opening(true).make(provider);
        int visited = 1;
        for (int i = 0; i < LONGEST && !play.isOver(game); i++) {
            if (random.nextInt(EXPANDED) == 0) {
                expand(play.position(game), LEGAL);
                visited++;
            }
            legal(game, lasts).ifPresent(move -> move.make(game));
        }
        return visited;
    }

    /** Returns a call that begins one of these games; or one that must not be made, unless it must be right. */
    @SuppressWarnings("unchecked")
    GameAction opening(boolean mustBeRight) {
        return Stream.generate(() -> RandomPlay.any(play.openings(random), random))
                .filter(each -> each.whyNot(provider).isPresent() ? !mustBeRight && !extension
                        : belongs(play.position((G) each.make(provider)))).findFirst().orElseThrow();
    }

    /** Returns a legal move, which does not end the game if it shall last and there is another. */
    Optional<GameAction> legal(G known, boolean lasts) {
        final List<GameAction> legal = play.shuffledMoves(known, random).stream()
                .filter(move -> move.whyNot(known).isEmpty()).limit(lasts ? FEW : 1).toList();
        return legal.stream().filter(move -> !lasts || !play.isOver(after(play.position(known), move))).findFirst()
                .or(() -> legal.stream().findFirst());
    }
}
