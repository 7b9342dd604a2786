package tabuleiro.draughts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.notation.PortableGame;

/** Games as PDN, the portable notation of draughts, with moves by the numbers of their squares (DR-27). */
public final class Pdn {

    private static final String GAME_TYPE = "GameType";
    private static final Map<Variant, String> GAME_TYPES =
            Map.of(Variant.CLASSIC, "28,W,8,8,N2,0", Variant.SIMPLIFIED, "99,W,8,8,N2,0");
    private static final Pattern MOVE = Pattern.compile("\\d{1,2}(?:[-x:]\\d{1,2})+");
    private static final int LAST = 32;
    private static final int A_ROW = 4;
    private static final Pattern SQUARE = Pattern.compile("(\\d{1,2})|[a-hA-H][1-8]");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern LARGER = Pattern.compile("(?<!\\d)(3[3-9]|[4-9]\\d)(?!\\d)");
    private static final Pattern JOINED = Pattern.compile("(?<=[a-hA-H][1-8])(?=[a-hA-H][1-8])");

    private Pdn() {
    }

    /**
     * Returns a game as PDN.
     *
     * @param game  the game
     * @param start the position with which it has begun; its counted turns are lost
     * @param names the names of White and Black
     */
    public static PortableGame of(Draughts game, Position start, List<String> names) {
        final Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", names.get(0));
        tags.put("Black", names.get(1));
        tags.put(GAME_TYPE, GAME_TYPES.get(game.variant()));
        tags.put("SetUp", "1");
        tags.put("FEN", PdnFen.draw(start));
        final Set<Square> occupied = new HashSet<>(start.pieces().keySet());
        final List<PortableGame.NumberedMove> moves = new ArrayList<>();
        for (List<Square> way : game.moves()) {
            occupied.remove(way.get(0));
            moves.add(PortableGame.NumberedMove.after(moves.size() + start.nextToPlay().ordinal(),
                    write(way, occupied.removeAll(passed(way)))));
            occupied.add(way.get(way.size() - 1));
        }
        return new PortableGame(tags, moves, PortableGame.result(game.isOver(), game.winner()));
    }

    /** Returns the squares over which a way passes. */
    private static List<Square> passed(List<Square> way) {
        return IntStream.range(1, way.size()).boxed().flatMap(i -> between(way.get(i - 1), way.get(i))).toList();
    }

    private static Stream<Square> between(Square from, Square to) {
        final int down = Integer.signum(to.row() - from.row());
        final int right = Integer.signum(to.column() - from.column());
        return IntStream.range(1, Math.abs(to.row() - from.row()))
                .mapToObj(i -> new Square(from.row() + i * down, from.column() + i * right));
    }

    /** Returns a way by the numbers of its squares. Moves are written with hyphens, captures with an x. */
    public static String write(List<Square> way, boolean captures) {
        return way.stream().map(square -> String.valueOf(PdnFen.number(square)))
                .collect(Collectors.joining(captures ? "x" : "-"));
    }

    /** Returns the variant that is played with these tags; nothing if another kind of draughts is. */
    public static Optional<Variant> variant(Map<String, String> tags) {
        final List<String> type = type(tags);
        final boolean isKnown = type.size() == 1 || String.join(",", type.subList(1, Math.min(type.size(), 4)))
                .matches("W(,8(,8)?)?");
        return Stream.of(Variant.values()).filter(variant -> isKnown
                && GAME_TYPES.get(variant).startsWith(type.get(0) + ",")).findFirst();
    }

    /** What a game is of that is none of these rules, on this board, with its squares numbered like this. */
    public enum Other {
        /** Another kind of draughts, by its type. */
        TYPE,
        /** A position whose squares are counted from another corner. */
        NUMBERS,
        /** A larger board: a square has a number over 32. */
        LARGER,
        /** English draughts, in which the upper player begins: it needs no type. */
        ENGLISH
    }

    /** Returns what else a game is of; nothing if nothing speaks against these rules. */
    public static Optional<Other> other(PortableGame game) {
        final String fen = game.tags().getOrDefault("FEN", "");
        final String moves = game.moves().stream().map(PortableGame.NumberedMove::text)
                .collect(Collectors.joining(" "));
        final boolean isUsual = IntStream.rangeClosed(1, LAST)
                .allMatch(number -> renumbered(type(game.tags()), number) == number);
        if (variant(game.tags()).isEmpty()) {
            return Optional.of(Other.TYPE);
        }
        if (!fen.isEmpty() && !isUsual) {
            return Optional.of(Other.NUMBERS);
        }
        if (LARGER.matcher(fen + " " + moves).find()) {
            return Optional.of(Other.LARGER);
        }
        return Optional.of(Other.ENGLISH).filter(other -> fen.isEmpty() && !game.tags().containsKey(GAME_TYPE)
                && moves.matches("([1-9]|1[0-2])[-x].*"));
    }

    /** Returns the parts of the tag: the game, who begins, columns, rows, numbers, whether the board is mirrored. */
    private static List<String> type(Map<String, String> tags) {
        return List.of(tags.getOrDefault(GAME_TYPE, GAME_TYPES.get(Variant.SIMPLIFIED))
                .replaceAll("\\s", "").split(","));
    }

    /** Returns a move by the numbers of its squares, which the tags may have counted from another corner, or named. */
    public static String numbered(Map<String, String> tags, String move) {
        final List<String> type = type(tags);
        final String apart = JOINED.matcher(move).replaceAll("-");
        return SQUARE.matcher(apart).replaceAll(found -> String.valueOf(found.group(1) != null
                ? renumbered(type, Integer.parseInt(found.group())) : named(type, found.group())));
    }

    /** Returns the number of a square whose number counts from a corner: lower left or right, upper left or right. */
    private static int renumbered(List<String> type, int number) {
        final int corner = type.size() > 4 && type.get(4).matches("[NA][0-3]") && type.get(4).startsWith("N")
                ? type.get(4).charAt(1) - '0' : 2;
        final int above = (number - 1) / A_ROW;
        final int beside = (number - 1) % A_ROW;
        final int row = corner > 1 ? above : Draughts.SIZE - 1 - above;
        final int place = corner % 2 == 0 ^ isMirrored(type) ? beside : A_ROW - 1 - beside;
        return A_ROW * row + place + 1;
    }

    private static int named(List<String> type, String name) {
        final Square square = Square.parse(name.toLowerCase(Locale.ROOT));
        final Square own = isMirrored(type) ? new Square(square.row(), Draughts.SIZE + 1 - square.column()) : square;
        return own.isDark() ? PdnFen.number(own) : 0;
    }

    private static boolean isMirrored(List<String> type) {
        return type.size() > 5 && type.get(5).equals("1");
    }

    /** Checks whether a text is written like a move, such as {@code 22-18} or {@code 22x15x8}. */
    public static boolean isMove(String text) {
        return MOVE.matcher(text).matches();
    }

    /**
     * Returns the legal way that a move names, which is written with all squares, or with the first and the last if
     * there is only one capture that this can mean.
     *
     * @return nothing if there is none, or more than one
     */
    public static Optional<List<Square>> way(Draughts game, String move) {
        final List<Integer> numbers = NUMBER.matcher(move).results().map(MatchResult::group).map(Integer::valueOf)
                .toList();
        final List<List<Square>> ways = game.legalMoves();
        final Optional<List<Square>> whole = ways.stream().filter(way -> numbers(way).equals(numbers)).findFirst();
        final List<List<Square>> meant = ways.stream().filter(way -> numbers(way).get(0).equals(numbers.get(0))
                && numbers(way).get(way.size() - 1).equals(numbers.get(1)) && numbers.size() == 2).toList();
        return whole.or(() -> meant.stream().findFirst().filter(any -> 1 == meant.stream()
                .map(way -> game.captured(way).stream().sorted().toList()).distinct().count()));
    }

    private static List<Integer> numbers(List<Square> way) {
        return way.stream().map(PdnFen::number).toList();
    }
}
