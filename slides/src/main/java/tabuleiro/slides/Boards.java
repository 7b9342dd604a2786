package tabuleiro.slides;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

/**
 * The program that draws the boards of the slides as SVG. Each is described in a file of one folder: the name of the
 * game, the cells to mark, and the picture; its drawing gets the same name with another ending.
 */
public final class Boards {

    private Boards() {
    }

    /**
     * Draws them all.
     *
     * @param arguments the folder
     */
    public static void main(String[] arguments) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(arguments[0]))) {
            for (Path each : files.filter(file -> file.toString().endsWith(".txt")).sorted().toList()) {
                final List<String> lines = Files.readAllLines(each);
                final String svg = draw(lines.get(0), lines.get(1), String.join("\n", lines.subList(2, lines.size())));
                Files.writeString(Path.of(each.toString().replaceAll("txt$", "svg")), svg);
            }
        }
    }

    private static String draw(String game, String mark, String picture) {
        return switch (game) {
            case "connect-four" -> connectFour(Position.parse(picture), List.of(mark.split("; *")));
            default -> throw new IllegalArgumentException("boards of " + game + " cannot be drawn yet");
        };
    }

    private static String connectFour(Position position, List<String> marks) {
        final StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 700 600\""
                + " role=\"img\" aria-label=\"a grid of Connect Four\"><rect width=\"700\" height=\"600\" rx=\"20\""
                + " fill=\"#1d4e89\"/>");
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                final Cell cell = new Cell(row, column);
                svg.append("<circle cx=\"%d\" cy=\"%d\" r=\"40\" fill=\"%s\" stroke=\"%s\" stroke-width=\"8\"/>"
                        .formatted(column * 100 - 50, row * 100 - 50, position.at(row, column)
                                .map(player -> player.digit() == '1' ? "#f2b807" : "#d7263d").orElse("#ffffff"),
                                marks.contains(row + "," + column) ? "#000000" : "#1d4e89"));
                position.at(row, column).ifPresent(player -> svg.append(("<text x=\"%d\" y=\"%d\" font-size=\"44\""
                        + " text-anchor=\"middle\" font-weight=\"700\" fill=\"%s\">%s</text>").formatted(
                        cell.column() * 100 - 50, cell.row() * 100 - 34,
                        player.digit() == '1' ? "#14181f" : "#ffffff", player.digit())));
            }
        }
        return svg.append("</svg>").toString();
    }
}
