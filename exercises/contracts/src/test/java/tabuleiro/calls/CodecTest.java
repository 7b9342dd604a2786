package tabuleiro.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of every type that may cross arrive as they left; whatever else is sent is named and refused. */
class CodecTest {

    /** An enum. */
    private enum Colour { RED, GREEN }

    /** A record with a constructor that may refuse. */
    private record Point(int x, Optional<Colour> colour) {
        @SuppressWarnings("unused")
        Point {
            if (x < 0) {
                throw new IllegalArgumentException("x is below 0");
            }
        }
    }

    /** The declared types that the tests speak of. */
    @SuppressWarnings("unused")
    private interface Types {
        boolean aBoolean();

        int anInt();

        long aLong();

        String aString();

        Colour anEnum();

        List<Integer> aList();

        Set<Colour> aSet();

        Map<String, List<Long>> aMap();

        Optional<String> anOptional();

        Runnable anInterface();

        void nothing();
    }

    /** Inherits methods. */
    private interface More extends Types {
    }

    private final List<Object> objects = new ArrayList<>();

    private final Codec codec = new Codec(new Handles() {
        @Override
        public int handleOf(Object object, Class<?> type) {
            objects.add(object);
            return objects.size() - 1;
        }

        @Override
        public Object objectOf(int handle, Class<?> type) {
            return objects.get(handle);
        }
    });

    private static Type type(String method) {
        try {
            return Types.class.getDeclaredMethod(method).getGenericReturnType();
        } catch (NoSuchMethodException unknown) {
            throw new IllegalArgumentException(unknown);
        }
    }

    private byte[] written(Type type, Object value) throws IOException {
        return Parts.written(out -> codec.form(type).write(out, value));
    }

    private Object read(Type type, byte... bytes) throws IOException {
        return codec.form(type).read(new DataInputStream(new ByteArrayInputStream(bytes)));
    }

    private void survives(String method, Object value) throws IOException {
        assertThat(read(type(method), written(type(method), value))).as(method).isEqualTo(value);
    }

    @Test
    void everyTypeSurvivesTheWay() throws IOException {
        survives("aBoolean", true);
        survives("aLong", Long.MIN_VALUE);
        survives("aString", "é ♟ \u0000");
        survives("anEnum", Colour.GREEN);
        survives("aSet", Set.of(Colour.RED, Colour.GREEN));
        survives("aMap", Map.of("a", List.of(1L), "b", List.of()));
        survives("anOptional", Optional.empty());
        survives("anOptional", Optional.of("x"));
        final Runnable object = () -> { };
        survives("anInterface", object);
        assertThat(written(type("nothing"), null)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 127, 128, 254, 255, 256, 65_535, -1, -7, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void everyNumberSurvivesTheWay(int number) throws IOException {
        survives("aList", List.of(number, 7));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 254, 255, 256})
    void anyLengthSurvivesTheWay(int length) throws IOException {
        survives("aList", IntStream.range(0, length).boxed().toList());
    }

    @Test
    void nullIsNoValue() {
        assertThatThrownBy(() -> written(type("aString"), null)).isInstanceOf(MalformedException.class);
        assertThatThrownBy(() -> written(type("anOptional"), null)).isInstanceOf(MalformedException.class);
        assertThatThrownBy(() -> written(type("aList"), Arrays.asList(1, null))).isInstanceOf(MalformedException.class);
    }

    @Test
    void aCollectionWithoutEndIsCutOff() {
        final List<Integer> endless = new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return index;
            }

            @Override
            public int size() {
                return Integer.MAX_VALUE;
            }
        };
        assertThatThrownBy(() -> written(type("aList"), endless))
                .isInstanceOf(MalformedException.class).hasMessageContaining("more than");
    }

    @Test
    void aCollectionThatLiesAboutItsSizeSendsWhatItHas() throws IOException {
        final List<Integer> liar = new AbstractList<>() {
            @Override
            public Integer get(int index) {
                throw new IndexOutOfBoundsException();
            }

            @Override
            public int size() {
                return 5;
            }

            @Override
            public Iterator<Integer> iterator() {
                return List.of(1, 2).iterator();
            }
        };
        assertThat(read(type("aList"), written(type("aList"), liar))).isEqualTo(List.of(1, 2));
    }

    @Test
    void aMapThatLiesAboutItsSizeSendsWhatItHas() throws IOException {
        final Map<String, List<Long>> liar = new AbstractMap<>() {
            @Override
            public Set<Map.Entry<String, List<Long>>> entrySet() {
                return Set.of(Map.entry("one", List.of(1L)));
            }

            @Override
            public int size() {
                return 7;
            }
        };
        assertThat(read(type("aMap"), written(type("aMap"), liar))).isEqualTo(Map.of("one", List.of(1L)));
    }

    @Test
    void anElementOfAnotherTypeIsNamed() {
        assertThatThrownBy(() -> written(type("aList"), List.of("seven"))).isInstanceOf(MalformedException.class)
                .hasMessage("a java.lang.String where a java.lang.Integer belongs");
        assertThatThrownBy(() -> written(type("aSet"), List.of())).isInstanceOf(MalformedException.class);
        assertThatThrownBy(() -> written(type("anInt"), 7L)).isInstanceOf(MalformedException.class);
    }

    @Test
    void aTextWithoutMeasureIsRefused() {
        assertThatThrownBy(() -> written(type("aString"), "x".repeat(70_000)))
                .isInstanceOf(MalformedException.class).hasMessageContaining("more than");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 10_001, 2_000_000_000})
    void aForgedLengthOfACollectionIsRefused(int forged) throws IOException {
        final byte[] bytes = written(int.class, forged);
        assertThatThrownBy(() -> read(type("aList"), bytes)).isInstanceOf(MalformedException.class);
        assertThatThrownBy(() -> read(type("aMap"), bytes)).isInstanceOf(MalformedException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 99, Integer.MAX_VALUE})
    void aForgedLengthOfATextIsRefused(int forged) {
        final byte[] bytes = ByteBuffer.allocate(Integer.BYTES).putInt(forged).array();
        assertThatThrownBy(() -> read(type("aString"), bytes)).isInstanceOf(MalformedException.class);
    }

    @ParameterizedTest
    @ValueSource(bytes = {2, -1})
    void aConstantThatIsNoneIsRefused(byte forged) {
        assertThatThrownBy(() -> read(type("anEnum"), (byte) 0, forged)).isInstanceOf(MalformedException.class);
    }

    @Test
    void bothSidesNumberTheMethodsAlike() {
        final List<Operation> operations = codec.operations(Types.class);
        assertThat(operations).extracting(each -> each.method().getName()).isSorted()
                .contains("aBoolean", "nothing").hasSize(Types.class.getDeclaredMethods().length);
        assertThat(operations).extracting(Operation::number)
                .isEqualTo(IntStream.range(0, operations.size()).boxed().toList());
        assertThat(codec.operations(More.class)).allMatch(each -> codec.operation(More.class, each.method()) == each);
    }

    @Test
    void aRecordIsMadeByItsConstructorWhichMayRefuse() throws IOException {
        final byte[] below = new byte[] {(byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0};
        assertThat(written(Point.class, new Point(1, Optional.of(Colour.RED)))).hasSize(1 + 1 + 2);
        assertThatThrownBy(() -> read(Point.class, below)).isInstanceOf(MalformedException.class);
    }

    @Test
    void anAnswerThatBreaksOffIsNoValue() {
        assertThatThrownBy(() -> read(type("aLong"), (byte) 1, (byte) 2)).isInstanceOf(IOException.class);
    }
}
