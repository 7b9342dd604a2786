package tabuleiro.draughts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private static final Pattern NUMBER = Pattern.compile("\\d+");

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
        final List<List<Square>> ways = game.moves();
        return new PortableGame(tags, IntStream.range(0, ways.size()).mapToObj(i ->
                PortableGame.NumberedMove.after(i + start.nextToPlay().ordinal(), write(ways.get(i)))).toList(),
                PortableGame.result(game.isOver(), game.winner()));
    }

    /** Returns a way by the numbers of its squares. Moves are written with hyphens, captures with an x. */
    private static String write(List<Square> way) {
        final boolean isStep = way.size() == 2 && Math.abs(way.get(0).row() - way.get(1).row()) == 1;
        return way.stream().map(square -> String.valueOf(PdnFen.number(square)))
                .collect(Collectors.joining(isStep ? "-" : "x"));
    }

    /** Returns the variant that is played with these tags; nothing if another kind of draughts is. */
    public static Optional<Variant> variant(Map<String, String> tags) {
        final String type = tags.getOrDefault(GAME_TYPE, GAME_TYPES.get(Variant.SIMPLIFIED)).split(",", 2)[0];
        return Stream.of(Variant.values()).filter(each -> GAME_TYPES.get(each).startsWith(type + ",")).findFirst();
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
