package tabuleiro.quarto;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One of the 16 pieces, one for every combination of the four attributes (QT-02).
 *
 * <p>It is written in three characters (QT-32): {@code (} round or {@code [} square; {@code B} or {@code b} large or
 * small white, {@code P} or {@code p} large or small black; {@code !} solid or {@code ;} hollow.
 *
 * @param size    {@link Trait#LARGE} or {@link Trait#SMALL}
 * @param colour  {@link Trait#WHITE} or {@link Trait#BLACK}
 * @param shape   {@link Trait#ROUND} or {@link Trait#SQUARE}
 * @param filling {@link Trait#SOLID} or {@link Trait#HOLLOW}
 */
public record Piece(Trait size, Trait colour, Trait shape, Trait filling) {

    /** Every piece once, from large white round solid down to small black square hollow (QT-34). */
    public static final List<Piece> ALL = all();

    private static final int LENGTH = 3;

    /**
     * Makes a piece of a value for each attribute.
     *
     * @throws IllegalArgumentException if a value belongs to another attribute
     */
    public Piece {
        mustBe(Trait.LARGE, size);
        mustBe(Trait.WHITE, colour);
        mustBe(Trait.ROUND, shape);
        mustBe(Trait.SOLID, filling);
    }

    private static void mustBe(Trait one, Trait trait) {
        if (trait != one && trait != one.opposite()) {
            throw new IllegalArgumentException("%s stands where only %s or %s may stand"
                    .formatted(trait, one, one.opposite()));
        }
    }

    private static List<Piece> all() {
        final List<Piece> all = new ArrayList<>();
        for (Trait size : pair(Trait.LARGE)) {
            for (Trait colour : pair(Trait.WHITE)) {
                for (Trait shape : pair(Trait.ROUND)) {
                    pair(Trait.SOLID).forEach(filling -> all.add(new Piece(size, colour, shape, filling)));
                }
            }
        }
        return List.copyOf(all);
    }

    private static List<Trait> pair(Trait one) {
        return List.of(one, one.opposite());
    }

    /**
     * Returns the piece with this notation.
     *
     * @param notation three characters, such as {@code (B!} for large white round solid
     * @throws IllegalArgumentException if no piece has this notation
     */
    public static Piece parse(String notation) {
        return ALL.stream().filter(piece -> piece.toString().equals(notation)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(("no piece is written %s: a piece has %s characters,"
                        + " ( or [, then B, b, P or p, then ! or ;").formatted(notation, LENGTH)));
    }

    /** Returns its value of each attribute: size, colour, shape and filling, in this order. */
    public Set<Trait> traits() {
        return Collections.unmodifiableSet(new LinkedHashSet<>(List.of(size, colour, shape, filling)));
    }

    /** Checks whether it has this trait. */
    public boolean has(Trait trait) {
        return trait == size || trait == colour || trait == shape || trait == filling;
    }

    /** Returns its traits in words, such as {@code large white round solid}. */
    public String words() {
        return Stream.of(size, colour, shape, filling).map(trait -> trait.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    /** Returns the three characters that {@link #parse} reads. */
    @Override
    public String toString() {
        final String letters = colour == Trait.WHITE ? "Bb" : "Pp";
        final String form = shape == Trait.ROUND ? "(" : "[";
        final char letter = letters.charAt(size == Trait.LARGE ? 0 : 1);
        return form + letter + (filling == Trait.SOLID ? "!" : ";");
    }
}
