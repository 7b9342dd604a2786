package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.play.Situations.Situation;

/**
 * Looks, before games are recorded, for situations in which something is decided: near the boards of the rule book, which
 * are turned, spoiled and crossed with each other, and on the way of games that are played by chance.
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
    private static final int LEGAL = 8;
    private static final int CANDIDATES = 120;
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
        book.stream().map(BoardText::of).filter(each -> read(each).isPresent()).forEach(bases::add);
        Stream.generate(() -> play.more(random)).limit(SPOILED).flatMap(List::stream).map(Object::toString)
                .map(BoardText::of).filter(each -> read(each).isPresent()).forEach(bases::add);
        final List<BoardText> all = new ArrayList<>(bases);
        Collections.shuffle(all, random);
        int left = play.measures().tried();
        for (int i = 0; left > 0 && i < SPOILED * all.size(); i++) {
            final BoardText base = all.get(i % all.size());
            left -= visit(i < all.size() ? base : varied(base));
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
    BoardText varied(BoardText base) {
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
    Optional<P> read(BoardText picture) {
        try {
            return Optional.of(play.parse(picture.toString())).filter(this::belongs);
        } catch (RuntimeException noPosition) {
            return Optional.empty();
        }
    }

    private boolean belongs(P position) {
        return extension == play.isExtension(position);
    }

    private int visit(BoardText picture) {
        final Optional<P> position = read(picture);
        position.ifPresent(each -> refusal(each).ifPresentOrElse(refusal -> situations.add(new Situation<>(each,
                Optional.empty(), List.of(refusal + ending(each) + Situations.BAR + random.nextInt(ALIKE)))),
                () -> expand(each)));
        return position.isPresent() ? 1 : 0;
    }

    private Optional<Reason> refusal(P position) {
        return GameAction.of(GameAction.BEGIN, position).whyNot(provider);
    }

    private String ending(P position) {
        return Calls.queries(Calls.specification(provider)).stream()
                .filter(query -> query.getReturnType() == Optional.class && query.getParameterCount() == 1
                        && query.getParameterTypes()[0].isInstance(position))
                .map(query -> Wording.of(Calls.call(provider, query, List.of(position))))
                .collect(Collectors.joining());
    }

    /** Tries moves in a position. */
    private void expand(P position) {
        final G known = resumed(position);
        expand(position, known, Chance.shuffled(play.moves(known, random), random));
    }

    private void expand(P position, G known, List<GameAction> moves) {
        int legal = 0;
        for (GameAction move : moves.subList(0, Math.min(CANDIDATES, moves.size()))) {
            final Optional<Reason> refusal = move.whyNot(known);
            if (refusal.isPresent()) {
                situations.add(new Situation<>(position, Optional.of(move), List.of(refused(known, move, refusal.get()))));
            } else if (legal++ < LEGAL) {
                situations.add(new Situation<>(position, Optional.of(move), looks(position, known, move)));
            }
        }
    }

    /** Returns how a move looks that is refused. */
    String refused(G known, GameAction move, Reason reason) {
        return move.command() + " " + reason + Situations.BAR + play.look(known, move);
    }

    private List<String> looks(P position, G known, GameAction move) {
        final G after = resumed(position);
        move.make(after);
        final List<String> looks = new ArrayList<>(List.of(move.command() + Situations.BAR + play.look(known, move)));
        final List<String> signs = play.signs(after);
        signs.forEach(sign -> looks.add(move.command() + " makes " + sign));
        if (play.isOver(after)) {
            situations.add(new Situation<>(play.position(after), Optional.empty(),
                    signs.stream().map(sign -> "over " + sign).toList()));
        }
        return looks;
    }

    /** Checks whether a legal move ends the game. */
    boolean isLast(P position, GameAction move) {
        final G after = resumed(position);
        move.make(after);
        return play.isOver(after);
    }

    /** Returns the provider whose games are explored. */
    Object provider() {
        return provider;
    }

    /** Returns a game that is resumed from a position. */
    @SuppressWarnings("unchecked")
    G resumed(P position) {
        return (G) GameAction.of(GameAction.BEGIN, position).make(provider);
    }

    /** Plays a game by chance, to its end perhaps; returns at how many situations moves were tried. */
    @SuppressWarnings("unchecked")
    private int wander() {
        final boolean lasts = random.nextBoolean();
        G game = (G) opening(true).make(provider);
        int visited = 1;
        for (int i = 0; i < LONGEST && !play.isOver(game); i++) {
            final P position = play.position(game);
            final List<GameAction> moves = Chance.shuffled(play.moves(game, random), random);
            if (random.nextInt(EXPANDED) == 0) {
                expand(position, game, moves);
                visited++;
            }
            game = moved(position, game, moves, lasts);
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

    /** Returns the game after a legal move, which does not end it if the game lasts and there is another. */
    private G moved(P position, G game, List<GameAction> moves, boolean lasts) {
        G moved = game;
        int left = lasts ? LEGAL / 2 : 1;
        for (int i = 0; i < moves.size() && left > 0; i++) {
            if (moves.get(i).whyNot(game).isEmpty()) {
                moved = resumed(position);
                moves.get(i).make(moved);
                left = play.isOver(moved) ? left - 1 : 0;
            }
        }
        return moved;
    }
}
