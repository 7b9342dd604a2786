package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A time is read as platforms write it in five languages, and what may be one of two days is refused. */
class TimeTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "Monday, 2 March 2026, 5:31 PM | 2026-03-02T17:31:00", "Tuesday, 3 March 2026, 12:04 AM | 2026-03-03T00:04:00",
        "segunda-feira, 2 de março de 2026 às 17:31 | 2026-03-02T17:31:00",
        "segunda, 2 março 2026, 17:31 | 2026-03-02T17:31:00", "lunes, 2 de marzo de 2026, 17:31 | 2026-03-02T17:31:00",
        "miércoles, 4 de marzo de 2026, 12:31 p. m. | 2026-03-04T12:31:00",
        "lundi 2 mars 2026, 17:31 | 2026-03-02T17:31:00", "dimanche 1er février 2026, 17h31 | 2026-02-01T17:31:00",
        "Montag, 2. März 2026, 17:31 Uhr | 2026-03-02T17:31:00", "Mar 2, 2026 530 PM | 2026-03-02T17:30:00",
        "2026-03-02 17:31 | 2026-03-02T17:31:00", "2026-03-02T17:31:08+01:00 | 2026-03-02T16:31:08Z",
        "2026-03-02 17:31:08.123 UTC | 2026-03-02T17:31:08Z", "2026-03-02-17-45-10 | 2026-03-02T17:45:10",
        "13/2/2026 17:31 | 2026-02-13T17:31:00", "2/13/2026 5:31 pm | 2026-02-13T17:31:00",
        "2.2.2026 07:05 | 2026-02-02T07:05:00"})
    void whatPlatformsWriteIsRead(String text, String time) {
        assertThat(TimeText.read(text)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3/2/2026", "3/2/2026 17:31", "yesterday", "", "2 March 2026", "2026-13-01 10:00",
        "30 February 2026, 10:00", "2 Smarch 2026, 10:00", "2 March 2026, 13:00 PM", "32/1/2026 10:00"})
    void whatIsNoTimeOrTwoIsRefused(String text) {
        assertThatThrownBy(() -> TimeText.read(text)).isInstanceOf(DateTimeException.class);
    }
}
