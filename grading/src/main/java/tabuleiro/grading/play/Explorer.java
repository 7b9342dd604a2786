package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.calls.Wording;
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
    private static final int LEGAL = 10;
    private static final int CANDIDATES = 100;
    /** Positions that are refused for the same reason count as so many different ones. */
    private static final int ALIKE = 6;

    private final RandomPlay<G, P> play;
    private final Object provider;
    private final Random random;
    private final boolean extension;
    private final Situations<P> situations;
    private final List<BoardText> bases = new ArrayList<>();

    /**
     * Will explore the games of a provider of the reference.
     *
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
        Stream.concat(book.stream(), Stream.generate(() -> play.unlikeTheBook(random)).limit(SPOILED)
                .flatMap(Optional::stream).map(Object::toString)).map(BoardText::of)
                .filter(boardText -> read(boardText).isPresent()).forEach(bases::add);
        final int tried = play.measures().tried();
        bases.forEach(boardText -> read(boardText).ifPresent(this::visit));
        Stream.generate(() -> read(varied(Chance.any(bases, random)))).limit((long) SPOILED * tried)
                .flatMap(Optional::stream).limit(tried).forEach(this::visit);
        for (int left = tried; left > 0; left--) {
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
            varied = varied.spoiled(Chance.any(bases, random), random);
        }
        return varied;
    }

    /** Returns a position with the same board, as far as it can be resumed: what belongs to it is another's. */
    Optional<P> relative(P position) {
        return bases.isEmpty() ? Optional.empty() : Stream.generate(() -> BoardText.of(position.toString())
                        .withLinesOf(Chance.any(bases, random), random)).limit(SPOILED).map(this::read)
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

    private void visit(P position) {
        NamedCall.begin(position).whyNot(provider).ifPresentOrElse(refusal -> refuse(position, List.of(
                refusal + Wording.of(NamedCall.about(provider, position)) + RandomPlay.BAR + random.nextInt(ALIKE))),
                () -> expand(position));
    }

    private void refuse(P position, List<String> looks) {
        situations.add(new Situation<>(position, Optional.empty(), false, looks));
    }

    /** Tries moves in a position, and makes so many legal ones: those that look as few did so far. */
    private void expand(P position) {
        final Map<Boolean, List<Situation<P>>> found = candidates(resumed(position))
                .collect(Collectors.partitioningBy(Situation::isLegal));
        found.get(false).forEach(situations::add);
        found.get(true).stream().sorted(situations.bySize()).limit(LEGAL).map(this::seen).forEach(situations::add);
    }

    /** Returns moves to try in a game, in any order. */
    Stream<Situation<P>> candidates(G known) {
        final P position = play.position(known);
        return play.moves(known, random).stream().limit(CANDIDATES).map(move -> {
            final Optional<Reason> refusal = move.whyNot(known);
            return new Situation<>(position, Optional.of(move), refusal.isEmpty(), List.of(move.name()
                    + refusal.map(reason -> " " + reason).orElse("") + RandomPlay.BAR + play.look(known, move)));
        });
    }

    /** Returns a situation with what is seen after its move. */
    private Situation<P> seen(Situation<P> situation) {
        final G after = after(situation.position(), situation.move().orElseThrow());
        final List<String> signs = play.signs(after);
        if (play.isOver(after)) {
            refuse(play.position(after), List.of("over " + signs.get(0)));
        }
        return new Situation<>(situation.position(), situation.move(), true, Stream.concat(situation.looks().stream(),
                signs.stream().map(sign -> "makes " + sign)).toList());
    }

    private G after(P position, NamedCall move) {
        final G after = resumed(position);
        move.make(after);
        return after;
    }

    @SuppressWarnings("unchecked")
    private G resumed(P position) {
        return (G) NamedCall.begin(position).make(provider);
    }

    /** Plays a game by chance, to its end perhaps; returns at how many points moves were tried. */
    @SuppressWarnings("unchecked")
    private int wander() {
        final boolean lasts = random.nextBoolean();
        final G game = (G) opening(true).make(provider);
        int visited = 1;
        for (int i = 0; i < LONGEST && !play.isOver(game); i++) {
            if (random.nextInt(EXPANDED) == 0) {
                expand(play.position(game));
                visited++;
            }
            legal(game, lasts).ifPresent(move -> move.make(game));
        }
        return visited;
    }

    /** Returns a call that begins one of these games; or one that must not be made, unless it must be right. */
    @SuppressWarnings("unchecked")
    NamedCall opening(boolean mustBeRight) {
        return Stream.generate(() -> play.opening(random))
                .filter(begin -> begin.whyNot(provider).isPresent() ? !mustBeRight && !extension
                        : belongs(play.position((G) begin.make(provider)))).findFirst().orElseThrow();
    }

    /** Returns any legal move, which does not end the game if it shall last and there is another. */
    Optional<NamedCall> legal(G known, boolean lasts) {
        return play.moves(known, random).stream().filter(move -> move.whyNot(known).isEmpty())
                .limit(lasts ? LEGAL : 1).toList().stream()
                .min(Comparator.comparing(move -> lasts && play.isOver(after(play.position(known), move))));
    }
}
