package tabuleiro.grading.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.MultiReadOnlySeekableByteChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Submission;

/** Whatever reading a submission meets costs that submission alone, also while the exercise is being found out. */
class ReadingTest {

    private static final String GAMES = "connectfour/Games.java";
    private static final List<tabuleiro.grading.Exercise> BOTH = List.of(Given.CONNECT_FOUR, Given.QUARTO);

    @TempDir
    private Path folder;

    static Stream<Throwable> faults() {
        return Stream.of(new OutOfMemoryError("Java heap space"), new StackOverflowError(), new IOException("broken"),
                new IllegalStateException("odd"), new NullPointerException(), new LinkageError(), new AssertionError());
    }

    /** Where a content begins is looked up in buffers that all readers of an archive share. */
    @Test
    void onlyOneAtATimeLooksWhereAContentBegins() throws Exception {
        final ZipMaker maker = new ZipMaker();
        List.of("one", "two", "three").forEach(each -> maker.add(each, each.getBytes(UTF_8)));
        final Meeting meeting = new Meeting(Files.newByteChannel(maker.to(folder.resolve("class.zip"))));
        try (Archive archive = ZipEntries.open(meeting, SizeLimits.CLASS)) {
            final List<Entry> entries = archive.root().inside().list();
            assertThat(content(entries.get(2))).isEqualTo("three");
            final FutureTask<String> two = new FutureTask<>(() -> content(entries.get(1)));
            meeting.other = new Thread(two);
            assertThat(content(entries.get(0))).isEqualTo("one");
            assertThat(two.get()).isEqualTo("two");
        }
        assertThat(meeting.seen).as("what the other does meanwhile").isNotEmpty()
                .noneMatch(frame -> frame.getClassName().equals(ZipFile.class.getName()));
    }

    private static String content(Entry entry) throws IOException {
        try (InputStream in = entry.bytes().open()) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    /** A channel on which another reader begins when the first has moved it, and is waited for until it waits. */
    private static final class Meeting extends MultiReadOnlySeekableByteChannel {

        private Thread other;
        private List<StackTraceElement> seen = List.of();

        Meeting(SeekableByteChannel channel) {
            super(List.of(channel));
        }

        @Override
        public SeekableByteChannel position(long place) throws IOException {
            super.position(place);
            if (other != null && other.getState() == Thread.State.NEW) {
                other.start();
                while (other.getState() == Thread.State.RUNNABLE) {
                    Thread.onSpinWait();
                }
                seen = List.of(other.getStackTrace());
            }
            return this;
        }
    }

    private static <T extends Throwable> void raise(Throwable fault) throws T {
        @SuppressWarnings("unchecked")
        final T raised = (T) fault;
        throw raised;
    }

    private static Candidate candidate(String name, Entry root) {
        return new Candidate(HandIn.of(name), List.of("a note"), root,
                new Candidate.Known(BOTH, new Stubs(BOTH), new TemporaryFolder()));
    }

    private static Candidate hit(Throwable fault) {
        return candidate("hit", Entry.folder("hit", () -> {
            ReadingTest.<RuntimeException>raise(fault);
            return null;
        }));
    }

    private Candidate honest() throws IOException {
        final Path zip = new ZipMaker().with(GAMES, Given.SOURCE).to(folder.resolve("honest.zip"));
        return candidate("honest", Entry.of(zip));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultIsNamedInTheRowOfItsSubmission(Throwable fault) {
        final Submission read = hit(fault).read(Given.CONNECT_FOUR);
        assertThat(read.problem()).hasSize(2).first().isEqualTo("cannot be read");
        assertThat(read.problem().get(1))
                .contains(fault instanceof IOException ? "cannot be read" : fault.getClass().getName());
        assertThat(read.notes()).containsExactly("a note");
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultHasNoSayInWhichExerciseItIs(Throwable fault) throws IOException {
        assertThat(new Majority(BOTH, "class").of(List.of(hit(fault), hit(fault), honest())))
                .isEqualTo(Given.CONNECT_FOUR);
        assertThatThrownBy(() -> new Majority(BOTH, "class").of(List.of(hit(fault))))
                .isInstanceOf(GradingException.class).hasMessageContaining("No exercise found");
    }

    @Test
    void theSumOfAllNamesIsLimited() {
        assertThat(contents(540, i -> ("d".repeat(249) + "/").repeat(30) + i)).isEmpty();
        assertThat(contents(560, i -> ("d".repeat(249) + "/").repeat(30) + i)).contains("longer than 4 MiB together");
    }

    @Test
    void foldersThatOnlyLieOnTheWayCountToo() {
        assertThat(contents(600, i -> (i + "/").repeat(30) + "f")).isEmpty();
        assertThat(contents(1_000, i -> (i + "/").repeat(30) + "f")).contains("more than 20000 files and folders");
    }

    /** Returns why so many files with these paths are refused; nothing if they are not. */
    private static String contents(int files, IntFunction<String> path) {
        final ArchiveTree tree = new ArchiveTree();
        IntStream.range(0, files).forEach(i -> tree.add(Entry.file(path.apply(i), InputStream::nullInputStream)));
        try {
            Contents.of(tree.root());
            return "";
        } catch (IOException refused) {
            return refused.getMessage();
        }
    }

    @Test
    void longNamesInAFolderAndInEachKindOfArchiveAreRefusedAlone() throws IOException {
        final ZipMaker zip = new ZipMaker().with(GAMES, Given.SOURCE);
        final TarMaker tar = new TarMaker().with(GAMES, Given.SOURCE);
        final String long100 = "d".repeat(99) + "/";
        for (int i = 0; i < 600; i++) {
            zip.with(("d".repeat(249) + "/").repeat(30) + i, "");
        }
        for (int i = 0; i < 4_700; i++) {
            tar.longName((long100.repeat(9) + i).getBytes(StandardCharsets.US_ASCII)).with("cut", "");
        }
        zip.to(folder.resolve("class/a.zip"));
        tar.packedTo(folder.resolve("class/b.tgz"));
        Given.source(folder, "class/honest/" + GAMES);
        assertThat(Given.problems(Given.found(folder.resolve("class")))).containsEntry("honest", "")
                .containsEntry("a.zip", "is unsafe").containsEntry("b.tgz", "is too large");
    }

    @Test
    void aFolderDeeperThanAnyPathMayBeIsRefusedAlone() throws IOException {
        Given.source(folder, "class/honest/" + GAMES);
        Path deep = Files.createDirectories(folder.resolve("class/deep/connectfour"));
        Files.writeString(deep.resolve("Games.java"), Given.SOURCE);
        for (int i = 0; i < 40; i++) {
            deep = Files.createDirectory(deep.resolve("d"));
        }
        assertThat(Given.problems(Given.found(folder.resolve("class")))).containsEntry("honest", "")
                .containsEntry("deep", "is unsafe");
    }

    @Test
    void aFaultInTheArchiveOfAClassLeavesNothingUnpacked() throws IOException {
        final List<Path> before = Given.temporary();
        final Path zip = new ZipMaker().with("a/" + GAMES, Given.SOURCE).with("b/" + GAMES, Given.SOURCE)
                .to(folder.resolve("class.zip"));
        for (String source : List.of("a/one/", "a/two/", "b/one/", "b/two/")) {
            Given.source(folder, "classes/" + source + GAMES);
        }
        assertThatThrownBy(() -> new Intake(BOTH, List.of(zip, folder.resolve("classes"))))
                .isInstanceOf(GradingException.class).hasMessageContaining("holds classes");
        assertThat(Given.temporary()).isEqualTo(before);
    }
}
