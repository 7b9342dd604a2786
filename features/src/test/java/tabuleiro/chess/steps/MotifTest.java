package tabuleiro.chess.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A motif is also played with the colours and the wings exchanged, unless somebody may castle. */
class MotifTest {

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "8/P6k/8/8/8/8/8/K2Q4 w - - a7a8q d1d4; 8/P6k/8/8/8/8/8/K2Q4 w - - a7a8q d1d4,"
                + " k2q4/8/8/8/8/8/p6K/8 b - - a2a1q d8d5, 4q2k/8/8/8/8/8/K6p/8 b - - h2h1q e8e5,"
                + " 8/k6P/8/8/8/8/8/4Q2K w - - h7h8q e1e4",
        "4k3/8/8/2Pp4/8/8/8/R3K3 w Q d6 c5d6 e1c1; 4k3/8/8/2Pp4/8/8/8/R3K3 w Q d6 c5d6 e1c1,"
                + " r3k3/8/8/8/2pP4/8/8/4K3 b q d3 c4d3 e8c8",
        "4k3/8/8/2Pp4/8/8/8/4K3 w - d6 c5d6; 4k3/8/8/2Pp4/8/8/8/4K3 w - d6 c5d6,"
                + " 4k3/8/8/8/2pP4/8/8/4K3 b - d3 c4d3, 3k4/8/8/4pP2/8/8/8/3K4 w - e6 f5e6,"
                + " 3k4/8/8/8/4Pp2/8/8/3K4 b - e3 f4e3"})
    void coloursAndWingsAreExchanged(String text, String all) {
        final Motif motif = Motif.read(text);
        final Random random = new Random(1);
        final Set<String> seen = Stream.generate(() -> written(motif.exchanged(random))).limit(60)
                .collect(Collectors.toSet());
        assertThat(seen).containsExactlyInAnyOrder(all.split(", "));
    }

    private static String written(Motif motif) {
        return motif.diagram() + motif.moves().stream().map(move -> " " + move).collect(Collectors.joining());
    }
}
