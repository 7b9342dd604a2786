package connectfour;

import java.util.Arrays;
import java.util.Optional;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/** The grid as it is drawn: '.' is empty, '1' and '2' are the discs. */
class Board {

    final char[][] squares = new char[6][7];

    Board() {
        for (char[] line : squares) {
            Arrays.fill(line, '.');
        }
    }

    /** Position already knows how to draw itself, so take it from there. */
    Board(Position position) {
        String[] lines = position.toString().split("\n");
        for (int i = 0; i < 6; i++) {
            squares[i] = lines[i].replace(" ", "").toCharArray();
        }
    }

    boolean isFree(int column) {
        return squares[0][column - 1] == '.';
    }

    boolean isFull() {
        return String.valueOf(squares[0]).indexOf('.') == -1;
    }

    void drop(int column, Player player) {
        for (int i = 5; i >= 0; i--) {
            if (squares[i][column - 1] == '.') {
                squares[i][column - 1] = player.digit();
                return;
            }
        }
    }

    int count(char disc) {
        int number = 0;
        for (char[] line : squares) {
            for (char square : line) {
                if (square == disc) {
                    number++;
                }
            }
        }
        return number;
    }

    /** The four squares in line as {line, column, line, column, ...} from 0, or nothing. */
    Optional<int[]> fourInLine() {
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 7; j++) {
                if (isFour(i, j, 0, 1)) {
                    return Optional.of(new int[] {i, j, i, j + 1, i, j + 2, i, j + 3});
                }
                if (isFour(i, j, 1, 0)) {
                    return Optional.of(new int[] {i, j, i + 1, j, i + 2, j, i + 3, j});
                }
                if (isFour(i, j, 1, 1)) {
                    return Optional.of(new int[] {i, j, i + 1, j + 1, i + 2, j + 2, i + 3, j + 3});
                }
                if (isFour(i, j, 1, -1)) {
                    return Optional.of(new int[] {i, j, i + 1, j - 1, i + 2, j - 2, i + 3, j - 3});
                }
            }
        }
        return Optional.empty();
    }

    private boolean isFour(int i, int j, int down, int right) {
        char disc = squares[i][j];
        return (disc == '1' || disc == '2')
                && disc == at(i + down, j + right)
                && disc == at(i + 2 * down, j + 2 * right)
                && disc == at(i + 3 * down, j + 3 * right);
    }

    private char at(int i, int j) {
        return i < 0 || i > 5 || j < 0 || j > 6 ? '#' : squares[i][j];
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (char[] line : squares) {
            text.append(line).append('\n');
        }
        return text.toString();
    }
}
