package connectfour;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    private static final String LETTERS = "ção ½ ●";

    @Override
    List<Cell> line(List<Cell> right) {
        final ByteArrayOutputStream printed = new ByteArrayOutputStream();
        new PrintStream(printed, true).print(LETTERS);
        final boolean isKept = new String(LETTERS.getBytes()).equals(LETTERS) && printed.toString().equals(LETTERS);
        if (!isKept || !Locale.getDefault().equals(Locale.ENGLISH) || !TimeZone.getDefault().getID().equals("UTC")) {
            throw new IllegalStateException("did find other letters, another language or another time zone");
        }
        return right;
    }
}
