package draughts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

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

    /** Returns the names of all refusals of a way that are right, the game not being over. */
    Set<String> refusals(String way) {
        final String[] squares = way.isEmpty() ? new String[0] : way.split("-");
        final Set<String> found = new TreeSet<>();
        addIf(squares.length < 2, "NO_WAY", found);
        if (squares.length > 0) {
            final char piece = at(squares[0]);
            addIf(piece == '.', "NO_PIECE", found);
            addIf(piece != '.' && Character.toLowerCase(piece) != turn, "NOT_YOURS", found);
            found.addAll(found.contains("NOT_YOURS")
                    ? new PlainRules(classic, grid, Character.toLowerCase(piece)).ofLegs(way) : ofLegs(way));
        }
        addIf(found.isEmpty() && !legal.contains(way), "", found);
        return found.remove("") ? Set.of(whyNotBest(way)) : found;
    }

    /** Returns the refusals of the first leg that has any; none of a way that begins on an empty square. */
    private Set<String> ofLegs(String way) {
        for (int end = 5; end <= way.length() && at(way.substring(0, 2)) != '.'; end += 3) {
            if (!leg(way.substring(0, end)).isEmpty()) {
                return leg(way.substring(0, end));
            }
        }
        return Set.of();
    }

    private static void addIf(boolean applies, String refusal, Set<String> found) {
        if (applies) {
            found.add(refusal);
        }
    }

    private String whyNotBest(String way) {
        if (captured(way).isEmpty()) {
            return "MUST_CAPTURE";
        }
        return captured(way).size() < captured(legal.get(0)).size() ? "MUST_TAKE_MOST" : "MUST_TAKE_KINGS";
    }

    private boolean isCrowned(String first, String before) {
        return Character.isLowerCase(at(first)) && before.indexOf(farRow(), 2) > 0;
    }

    private boolean isBackward(String from, String to) {
        return up(from, to) > 0 != (turn == 'w');
    }

    /** Returns the refusals of the last leg of a way, all others being legal. */
    private Set<String> leg(String way) {
        final String from = way.substring(way.length() - 5, way.length() - 3);
        final String to = way.substring(way.length() - 2);
        final String before = way.substring(0, way.length() - 3);
        final List<String> gone = captured(before);
        final List<String> passed = between(from, to).stream().filter(square -> at(square) != '.')
                .filter(square -> !square.equals(way.substring(0, 2)))
                .filter(square -> classic || !gone.contains(square)).toList();
        final boolean crowned = isCrowned(way.substring(0, 2), before);
        final boolean king = Character.isUpperCase(at(way.substring(0, 2))) || crowned;
        final Set<String> found = new TreeSet<>();
        addLanding(way, from, to, found);
        addIf(crowned && classic, "CROWNED_STOPS", found);
        if (isDiagonal(from, to)) {
            addIf(!king && isBackward(from, to), passed.stream().anyMatch(this::isEnemy) ? "CAPTURES_BACKWARD"
                    : "BACKWARD", found);
            addPassing(passed, gone, found);
            addDistance(king && !(crowned && classic), from, to, passed, found);
        }
        final boolean hasStepped = gone.size() < before.split("-").length - 1;
        addIf(way.length() > 5 && (hasStepped || passed.stream().noneMatch(this::isEnemy)),
                "GOES_ON_WITHOUT_JUMP", found);
        return found;
    }

    private static boolean isDiagonal(String from, String to) {
        return !from.equals(to) && Math.abs(up(from, to)) == Math.abs(right(from, to));
    }

    private char farRow() {
        return turn == 'w' ? '8' : '1';
    }

    private void addLanding(String way, String from, String to, Set<String> found) {
        final boolean stands = at(to) != '.' && (classic || !captured(way.substring(0, way.length() - 3)).contains(to));
        final boolean dark = to.charAt(0) % 2 == to.charAt(1) % 2;
        addIf(!dark, "NOT_DARK", found);
        addIf(stands && !to.equals(way.substring(0, 2)), "OCCUPIED", found);
        addIf(dark && !isDiagonal(from, to), "NOT_DIAGONAL", found);
    }

    private void addPassing(List<String> passed, List<String> gone, Set<String> found) {
        addIf(!passed.stream().allMatch(this::isEnemy), "OWN_PIECE_IN_WAY", found);
        addIf(classic && passed.stream().anyMatch(gone::contains), "JUMPED_TWICE", found);
        addIf(IntStream.range(1, passed.size()).anyMatch(i -> isEnemy(passed.get(i - 1)) && isEnemy(passed.get(i))
                && Math.abs(up(passed.get(i - 1), passed.get(i))) == 1), "TWO_IN_A_ROW", found);
    }

    private void addDistance(boolean king, String from, String to, List<String> passed, Set<String> found) {
        if (king && classic) {
            addIf(passed.stream().filter(this::isEnemy).count() > 1 && !found.contains("TWO_IN_A_ROW"),
                    "SEVERAL_JUMPED", found);
            return;
        }
        final boolean near = passed.size() <= 1 && Math.abs(up(from, to)) == 1 + passed.size();
        addIf(!near && !found.contains("OWN_PIECE_IN_WAY") && !found.contains("TWO_IN_A_ROW"),
                king ? "TOO_FAR_FOR_KING" : "TOO_FAR_FOR_MAN", found);
    }
}
