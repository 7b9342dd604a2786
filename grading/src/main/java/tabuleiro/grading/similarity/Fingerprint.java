package tabuleiro.grading.similarity;

import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import tabuleiro.grading.Exercise;

/**
 * Tells whether two programs are the same but for what takes no work to change: comments, white space, imports, names
 * that their authors chose, and in which file, of which name, a class stands.
 */
public final class Fingerprint {

    private static final int LAST_SIGN = 0xFF;

    private final Set<String> given = new HashSet<>();
    private final Set<String> stub;

    /** Will compare programs of this exercise: names that it was handed out with mean something. */
    public Fingerprint(Exercise exercise) {
        final var sources = exercise.stubSources().values().stream()
                .map(each -> new String(each, StandardCharsets.UTF_8)).toList();
        sources.forEach(each -> read(each, (kind, word) -> given.add(word)));
        stub = sources.stream().map(this::digest).collect(Collectors.toSet());
    }

    /** Returns what two programs have in common if they are the same; nothing for what is as it was handed out. */
    public Optional<String> of(Map<String, String> sources) {
        final String own = sources.values().stream().map(this::digest).filter(each -> !stub.contains(each)).sorted()
                .collect(Collectors.joining());
        return own.isEmpty() ? Optional.empty() : Optional.of(hash(own));
    }

    private String digest(String source) {
        final StringBuilder plain = new StringBuilder();
        final Map<String, Integer> names = new HashMap<>();
        read(source, (kind, word) -> plain.append((char) kind).append(isChosen(kind, word)
                ? names.computeIfAbsent(word, any -> names.size()).toString() : word).append('\n'));
        return hash(plain.toString());
    }

    private boolean isChosen(int kind, String word) {
        return kind == StreamTokenizer.TT_WORD && Character.isJavaIdentifierStart(word.charAt(0))
                && !SourceVersion.isKeyword(word) && !given.contains(word);
    }

    /** Is told each word, text and sign of a program. */
    @FunctionalInterface
    private interface Reader {
        void read(int kind, String word);
    }

    private static void read(String source, Reader reader) {
        final StreamTokenizer tokens = new StreamTokenizer(new StringReader(source));
        tokens.resetSyntax();
        tokens.ordinaryChars(0, LAST_SIGN);
        tokens.whitespaceChars(0, ' ');
        for (char[] range : new char[][] {{'a', 'z'}, {'A', 'Z'}, {'0', '9'}, {'_', '_'}, {'$', '$'},
            {'\u00C0', '\u00FF'}}) {
            tokens.wordChars(range[0], range[1]);
        }
        tokens.quoteChar('"');
        tokens.quoteChar('\'');
        tokens.slashSlashComments(true);
        tokens.slashStarComments(true);
        try {
            boolean isLeftOut = false;
            while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
                final String word = tokens.sval == null ? "" : tokens.sval;
                isLeftOut |= tokens.ttype == StreamTokenizer.TT_WORD
                        && (word.equals("import") || word.equals("package"));
                if (!isLeftOut) {
                    reader.read(tokens.ttype, word);
                }
                isLeftOut &= tokens.ttype != ';';
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String hash(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
