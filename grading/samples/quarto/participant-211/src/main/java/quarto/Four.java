package quarto;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Trait;

/** Four fields in a line or a square. */
final class Four {

    private final Field[] fields;

    Four(Field... fields) {
        this.fields = fields;
    }

    boolean isWon() {
        return !traits().isEmpty();
    }

    Set<Trait> traits() {
        return Arrays.stream(Trait.values())
                .filter(trait -> Arrays.stream(fields).allMatch(field -> field.piece != null && field.piece.has(trait)))
                .collect(Collectors.toSet());
    }

    Set<Cell> cells() {
        return Arrays.stream(fields).map(field -> field.cell).collect(Collectors.toSet());
    }
}
