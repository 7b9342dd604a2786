package draughts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What may be moved on a plain board as it is now, found by trying every square as the next one of every way. */
final class PlainRules {

    private final boolean classic;
    private final char[][] grid;
    private final char turn;
    private final List<String> legal;

    PlainRules(boolean classic, char[][] grid, char turn) {
        this.classic = classic;
        this.grid = grid;
        this.turn = turn;
        this.legal = found();
    }

    /** Returns all ways whose legs are legal, each with what it captures. */
    private List<String> tried() {
        final List<String> ways = new ArrayList<>();
        for (char row = '1'; row <= '8'; row++) {
            for (char column = 'a'; column <= 'h'; column++) {
                if (Character.toLowerCase(at("" + column + row)) == turn) {
                    extend("" + column + row, ways);
                }
            }
        }
        return ways;
    }

    private void extend(String way, List<String> ways) {
        for (char row = '1'; row <= '8'; row++) {
            for (char column = 'a'; column <= 'h'; column++) {
                final String longer = way + "-" + column + row;
                if (leg(longer).isEmpty()) {
                    ways.add(longer);
                    if (!captured(longer).isEmpty()) {
                        extend(longer, ways);
                    }
                }
            }
        }
    }

    List<String> legal() {
        return legal;
    }

    private List<String> found() {
        final List<String> tried = tried();
        final int most = tried.stream().mapToInt(way -> captured(way).size()).max().orElse(0);
        final int kings = tried.stream().filter(way -> captured(way).size() == most)
                .mapToInt(this::kings).max().orElse(0);
        return tried.stream().filter(way -> !classic || captured(way).size() == most && kings(way) == kings)
                .sorted(Comparator.comparing(way -> way.replaceAll("([a-h])([1-8])", "$2$1"))).toList();
    }

    private int kings(String way) {
        return (int) captured(way).stream().filter(square -> Character.isUpperCase(at(square))).count();
    }

    /** Returns where the enemies stand between the squares of a way, in their order. */
    List<String> captured(String way) {
        final List<String> captured = new ArrayList<>();
        final String[] squares = way.split("-");
        for (int i = 1; i < squares.length; i++) {
            between(squares[i - 1], squares[i]).stream().filter(this::isEnemy)
                    .filter(square -> classic || !captured.contains(square)).forEach(captured::add);
        }
        return captured;
    }

    private boolean isEnemy(String square) {
        return Character.isLetter(at(square)) && Character.toLowerCase(at(square)) != turn;
    }

    private char at(String square) {
        return grid[square.charAt(1) - '0'][square.charAt(0) - 'a' + 1];
    }

    private static int up(String from, String to) {
        return to.charAt(1) - from.charAt(1);
    }

    private static int right(String from, String to) {
        return to.charAt(0) - from.charAt(0);
    }

    private static List<String> between(String from, String to) {
        final List<String> squares = new ArrayList<>();
        final int distance = Math.abs(up(from, to));
        if (distance == Math.abs(right(from, to))) {
            for (int i = 1; i < distance; i++) {
                squares.add("" + (char) (from.charAt(0) + i * Integer.signum(right(from, to)))
                        + (char) (from.charAt(1) + i * Integer.signum(up(from, to))));
            }
        }
        return squares;
    }

    /** Returns the name of the first refusal of a way; an empty text if there is none. */
    String whyNot(String way) {
        final String[] squares = way.isEmpty() ? new String[0] : way.split("-");
        if (squares.length < 2) {
            return "NO_WAY";
        }
        if (at(squares[0]) == '.') {
            return "NO_PIECE";
        }
        if (Character.toLowerCase(at(squares[0])) != turn) {
            return "NOT_YOURS";
        }
        for (int end = 5; end <= way.length(); end += 3) {
            if (!leg(way.substring(0, end)).isEmpty()) {
                return leg(way.substring(0, end));
            }
        }
        return classic ? whyNotBest(way) : "";
    }

    private String whyNotBest(String way) {
        if (legal.contains(way)) {
            return "";
        }
        if (captured(way).isEmpty()) {
            return "MUST_CAPTURE";
        }
        return captured(way).size() < captured(legal.get(0)).size() ? "MUST_TAKE_MOST" : "MUST_TAKE_KINGS";
    }

    /** Returns the refusal of the last leg of a way, all others being legal. */
    private String leg(String way) {
        final String from = way.substring(way.length() - 5, way.length() - 3);
        final String to = way.substring(way.length() - 2);
        final String before = way.substring(0, way.length() - 3);
        final List<String> gone = captured(before);
        final List<String> passed = between(from, to).stream().filter(square -> at(square) != '.')
                .filter(square -> !square.equals(way.substring(0, 2)))
                .filter(square -> classic || !gone.contains(square)).toList();
        final boolean crowned = Character.isLowerCase(at(way.substring(0, 2))) && before.indexOf(farRow(), 2) > 0;
        final boolean king = Character.isUpperCase(at(way.substring(0, 2))) || crowned && !classic;
        return Stream.of(landing(way, from, to), crowned && classic ? "CROWNED_STOPS" : "",
                        king ? "" : backward(from, to, passed), passing(passed, gone), distance(king, from, to, passed),
                        goesOn(way.length() == 5, before, passed))
                .filter(refusal -> !refusal.isEmpty()).findFirst().orElse("");
    }

    private char farRow() {
        return turn == 'w' ? '8' : '1';
    }

    private String landing(String way, String from, String to) {
        final boolean stands = at(to) != '.' && (classic || !captured(way.substring(0, way.length() - 3)).contains(to));
        if (to.charAt(0) % 2 != to.charAt(1) % 2) {
            return "NOT_DARK";
        }
        if (stands && !to.equals(way.substring(0, 2))) {
            return "OCCUPIED";
        }
        return from.equals(to) || Math.abs(up(from, to)) != Math.abs(right(from, to)) ? "NOT_DIAGONAL" : "";
    }

    private String backward(String from, String to, List<String> passed) {
        if (up(from, to) > 0 == (turn == 'w')) {
            return "";
        }
        return passed.stream().anyMatch(this::isEnemy) ? "CAPTURES_BACKWARD" : "BACKWARD";
    }

    private String passing(List<String> passed, List<String> gone) {
        if (!passed.stream().allMatch(this::isEnemy)) {
            return "OWN_PIECE_IN_WAY";
        }
        if (classic && passed.stream().anyMatch(gone::contains)) {
            return "JUMPED_TWICE";
        }
        return IntStream.range(1, passed.size()).anyMatch(i -> Math.abs(up(passed.get(i - 1), passed.get(i))) == 1)
                ? "TWO_IN_A_ROW" : "";
    }

    private String distance(boolean king, String from, String to, List<String> passed) {
        if (king && classic) {
            return passed.size() > 1 ? "SEVERAL_JUMPED" : "";
        }
        final boolean near = passed.size() <= 1 && Math.abs(up(from, to)) == 1 + passed.size();
        return near ? "" : king ? "TOO_FAR_FOR_KING" : "TOO_FAR_FOR_MAN";
    }

    private String goesOn(boolean first, String before, List<String> passed) {
        final boolean allJumps = captured(before).size() == before.split("-").length - 1 && !passed.isEmpty();
        return first || allJumps ? "" : "GOES_ON_WITHOUT_JUMP";
    }
}
