package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Submission;

/**
 * Whatever lies in the archive of a class costs the member that it belongs to, and no other; honest ones lose
 * nothing.
 */
class ClassArchiveTest {

    private static final String GAMES = "connectfour/Games.java";
    private static final int MIB = 1 << 20;

    @TempDir
    private Path folder;

    private static byte[] packed() {
        return new ZipMaker().with(GAMES, Given.SOURCE).bytes();
    }

    private static ZipMaker honest() {
        return new ZipMaker().with("honest-1/" + GAMES, Given.SOURCE).with("honest-2/" + GAMES, Given.SOURCE);
    }

    private List<Submission> found(ZipMaker zip) throws IOException {
        return Given.found(zip.to(folder.resolve("class.zip")));
    }

    private static Submission other(List<Submission> found) {
        assertThat(Given.problems(found)).containsEntry("honest-1", "").containsEntry("honest-2", "").hasSize(3);
        return found.stream().filter(each -> !each.name().startsWith("honest")).findFirst().orElseThrow();
    }

    static Stream<String> oddNames() {
        return Stream.of("a\nb", "a\rb", "a\r\nb", "a\u0085b", "a\u2028b", "a\tb", "a\u001B[31mb", "a\u007Fb", "\u0000",
                "a: x", "l".repeat(252), "ö".repeat(252), "l".repeat(5000), "CON", "aux.", "a.", "a..", "...", " a ",
                " ", "\u00A0", "rtl\u202Efdp", "e\u0301", "\u200B", "\uD83D\uDE00", "\uFFFD", "-rf", "$(reboot)",
                "%s%n", "<b>", "*", "?", "|", "\"", "a'b", "~", "#", "&amp;");
    }

    @ParameterizedTest
    @MethodSource("oddNames")
    void anOddNameOfAnArchiveOrAFolderCostsNobodyAnything(String name) throws IOException {
        final ZipMaker zip = honest();
        zip.add(name + ".zip", packed());
        final Submission archive = other(found(zip));
        assertThat(archive.problem()).isEmpty();
        assertThat(archive.sources()).containsOnlyKeys(GAMES);
        final Submission inner = other(found(honest().with(name + "/" + GAMES, Given.SOURCE)));
        assertThat(inner.problem()).isEmpty();
        assertThat(List.of(archive.name(), inner.name())).allSatisfy(each -> {
            assertThat(each).isNotBlank().hasSizeLessThanOrEqualTo(102).isEqualTo(each.strip());
            assertThat(each).doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]");
        });
    }

    @Test
    void aNameThatIsListedOtherwiseIsNotedAsItWasWithoutTheCharactersThatHarm() throws IOException {
        final List<Submission> found = found(honest().with("a\u001B[31m\n/" + GAMES, Given.SOURCE));
        assertThat(other(found).name()).isEqualTo("a\uFFFD[31m\uFFFD");
        assertThat(other(found).notes()).containsExactly("What was handed in as a\\u001B[31m\\n is listed as"
                + " a\uFFFD[31m\uFFFD, because this name cannot be shown as it is.");
        assertThat(found.get(1).notes()).as("an honest name").isEmpty();
    }

    @Test
    void namesThatAreShownAlikeStayTwoSubmissions() throws IOException {
        final ZipMaker zip = new ZipMaker();
        for (String name : List.of("a\tb", "a\u001Bb", "\u00E9", "e\u0301", "n", "N", "s", "s ", "l".repeat(252) + "1",
                "l".repeat(252) + "2")) {
            zip.with(name + "/" + GAMES, Given.SOURCE);
        }
        final List<Submission> found = found(zip);
        assertThat(found).extracting(Submission::name).doesNotHaveDuplicates().contains("a\uFFFDb", "a\uFFFDb (2)",
                "\u00E9", "\u00E9 (2)", "n", "N", "s", "s (2)", "l".repeat(50) + "…", "l".repeat(50) + "… (2)");
        assertThat(found).hasSize(10).allSatisfy(each -> assertThat(each.problem()).isEmpty());
    }

    @Test
    void aStudentsFileWithALineBreakInItsNameBelongsToThatStudent() throws IOException {
        final ZipMaker moodle = new ZipMaker();
        moodle.add("One_1_assignsubmission_file_my\nwork\u0085.zip", packed());
        moodle.add("Two_2_assignsubmission_file_Games.java", Given.SOURCE);
        assertThat(Given.problems(found(moodle))).hasSize(2).containsEntry("One_1", "").containsEntry("Two_2", "");
    }

    @Test
    void namesInNoUnicodeAreReadFromATarToo() throws IOException {
        final byte[] tar = new TarMaker().with("aXb/" + GAMES, Given.SOURCE).with("cYd/" + GAMES, Given.SOURCE)
                .with("über/" + GAMES, Given.SOURCE).bytes();
        replace(tar, "aXb", new byte[] {'a', (byte) 0xE9, 'b'});
        replace(tar, "cYd", new byte[] {'c', (byte) 0xFF, 'd'});
        Files.write(folder.resolve("class.tar"), tar);
        assertThat(Given.problems(Given.found(folder.resolve("class.tar")))).hasSize(3)
                .containsEntry("aéb", "").containsEntry("cÿd", "").containsEntry("über", "");
    }

    /** Puts other bytes in the place of the name, and the checksum of the header right again. */
    private static void replace(byte[] tar, String name, byte[] other) {
        for (int start = 0; start < tar.length; start += 512) {
            if (new String(tar, start, name.length(), StandardCharsets.ISO_8859_1).equals(name)) {
                System.arraycopy(other, 0, tar, start, other.length);
                int sum = 8 * ' ';
                for (int i = 0; i < 512; i++) {
                    sum += i < 148 || i >= 156 ? tar[start + i] & 0xFF : 0;
                }
                System.arraycopy("%06o\0 ".formatted(sum).getBytes(), 0, tar, start + 148, 8);
            }
        }
    }

    @Test
    void limitsHoldForEachMember() throws IOException {
        final TarMaker files = tar();
        for (int i = 0; i < 20_001; i++) {
            files.with("x/f" + i, "");
        }
        assertThat(other(Given.found(files.packedTo(folder.resolve("files.tgz")))).problem().get(1))
                .contains("more than 20000 files");
        final ZipMaker names = honest();
        for (int i = 0; i < 600; i++) {
            names.with("x/" + ("d".repeat(249) + "/").repeat(30) + i, "");
        }
        assertThat(other(found(names)).problem().get(1)).contains("names", "longer than 4 MiB");
    }

    private static TarMaker tar() {
        return new TarMaker().with("honest-1/" + GAMES, Given.SOURCE).with("honest-2/" + GAMES, Given.SOURCE);
    }

    @Test
    void aBombIsNotUnpackedFurtherThanASubmissionMayBeAndNothingOfItIsKept() throws IOException {
        final byte[] zeros = new byte[60 * MIB];
        System.arraycopy(packed(), 0, zeros, 0, 4);
        final ZipMaker zip = honest();
        zip.add("bomb.zip", zeros);
        assertThat(other(found(zip)).problem()).satisfies(said -> {
            assertThat(said.get(0)).isEqualTo("is unsafe");
            assertThat(said.get(1)).contains("bomb.zip", "archive bomb");
        });
        assertThat(largest(zip.to(folder.resolve("class.zip")))).isLessThan(MIB);
        assertThat(largest(tar().with("bomb.zip", zeros).packedTo(folder.resolve("class.tgz")))).isLessThan(MIB);
    }

    /** Returns how large everything is that lies unpacked when the class has been found. */
    private static long largest(Path archive) throws IOException {
        final List<Path> before = Given.temporary();
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(archive))) {
            long size = 0;
            for (Path each : Given.temporary().stream().filter(each -> !before.contains(each)).toList()) {
                try (Stream<Path> files = Files.list(each)) {
                    size += files.mapToLong(file -> file.toFile().length()).sum();
                }
            }
            assertThat(intake.candidates()).hasSize(3);
            return size;
        }
    }

    @Test
    void aLargeSourceThatIsNotPartOfTheExerciseCostsNothing() throws IOException {
        final ZipMaker zip = honest().with("x/" + GAMES, Given.SOURCE);
        zip.add("x/elsewhere/Generated.java", "// " + "x".repeat(3 * MIB));
        assertThat(other(found(zip)).problem()).isEmpty();
        zip.add("x/connectfour/Generated.java", "// " + "x".repeat(2 * MIB));
        assertThat(other(found(zip)).problem()).element(1).asString().contains("Generated.java is larger than 1 MiB");
    }

    @Test
    void anArchiveThatSaysTooMuchOfItsEntriesIsRefused() throws IOException {
        final StringBuilder records = new StringBuilder();
        for (int i = 0; i < 2_000; i++) {
            records.append(String.format(Locale.ROOT, "15 k%04d=value\n", i));
        }
        final byte[] tar = TarMaker.gzip(new TarMaker().global(records.toString()).with(GAMES, Given.SOURCE).bytes());
        final ZipMaker zip = honest();
        zip.add("x.tgz", tar);
        assertThat(other(found(zip)).problem()).element(1).asString().contains("says far more of itself");
    }

    @Test
    void reportsAndJunkInTheArchiveAreNoSubmissionsAndNamed() throws IOException {
        final Path zip = honest().with("grading-report/results.json", "{}").with("grading-report/index.html", "")
                .with("target/x", "").with("__MACOSX/honest-1/._x", "").to(folder.resolve("class.zip"));
        try (Intake intake = new Intake(List.of(Given.CONNECT_FOUR), List.of(zip))) {
            assertThat(intake.candidates()).extracting(Candidate::name).containsExactly("honest-1", "honest-2");
            assertThat(intake.remarks()).hasSize(2).anyMatch(line -> line.startsWith("grading-report in "))
                    .anyMatch(line -> line.startsWith("target in "));
        }
    }

    @Test
    void aMacsFileForAnIconIsJunkThoughItsNameEndsInAControlCharacter() throws IOException {
        final Submission read = other(found(honest().with("x/" + GAMES, Given.SOURCE).with("x/Icon\r", "")));
        assertThat(read.problem()).isEmpty();
        assertThat(read.notes()).containsExactly("Left out: Icon\\u000D.");
    }
}
