package tabuleiro.grading.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Parts;

/** Messages arrive whole or not at all. */
class FramesTest {

    private static Frames reading(int... bytes) {
        final byte[] all = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return new Frames(new ByteArrayInputStream(all), OutputStream.nullOutputStream());
    }

    @Test
    void aMessageArrives() throws IOException {
        final ByteArrayOutputStream sent = new ByteArrayOutputStream();
        new Frames(new ByteArrayInputStream(new byte[0]), sent).send(out -> Parts.writeText(out, "grüße"));

        final Frames there = new Frames(new ByteArrayInputStream(sent.toByteArray()), OutputStream.nullOutputStream());
        assertThat(Parts.readText(there.receive())).isEqualTo("grüße");
    }

    @Test
    void aBodyThatCannotBeWrittenSendsNothing() {
        final ByteArrayOutputStream sent = new ByteArrayOutputStream();
        assertThatThrownBy(() -> new Frames(new ByteArrayInputStream(new byte[0]), sent).send(out -> {
            out.writeInt(1);
            throw new MalformedException("null");
        })).isInstanceOf(MalformedException.class);
        assertThat(sent.size()).isZero();
    }

    @Test
    void aMessageLongerThanAgreedIsNotSent() {
        final ByteArrayOutputStream sent = new ByteArrayOutputStream();
        final Frames frames = new Frames(new ByteArrayInputStream(new byte[0]), sent, 8, 8);
        assertThatThrownBy(() -> frames.send(out -> out.write(new byte[9]))).isInstanceOf(MalformedException.class);
        assertThat(sent.size()).isZero();
    }

    @Test
    void aMessageLongerThanAgreedIsNotTaken() {
        final Frames frames = new Frames(
                new ByteArrayInputStream(new byte[] {0, 0, 0, 9}), OutputStream.nullOutputStream(), 8, 8);
        assertThatThrownBy(frames::receive).isInstanceOf(MalformedException.class);
    }

    @Test
    void aLengthBelowZeroOrWithoutMeasureIsRefused() {
        assertThatThrownBy(() -> reading(0xFF, 0xFF, 0xFF, 0xFF).receive()).isInstanceOf(MalformedException.class);
        assertThatThrownBy(() -> reading(0x7F, 0xFF, 0xFF, 0xFF).receive()).isInstanceOf(MalformedException.class);
    }

    @Test
    void aMessageThatBreaksOffIsTheEnd() {
        assertThatThrownBy(() -> reading(0, 0, 0, 5, 1, 2).receive()).isInstanceOf(EOFException.class);
        assertThatThrownBy(() -> reading().receive()).isInstanceOf(EOFException.class);
    }

    @Test
    void aPartLongerThanItsMessageIsRefused() {
        assertThatThrownBy(() -> Parts.readText(reading(0, 0, 0, 5, 0, 0, 0, 9, 65).receive()))
                .isInstanceOf(MalformedException.class);
    }
}
