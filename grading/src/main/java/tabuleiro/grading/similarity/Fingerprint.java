package tabuleiro.grading.similarity;

import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
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

    /**
     * A word, a text or a sign of a program.
     *
     * @param text  what stands there; a text with the sign that it is written in
     * @param use   as what a name is used; {@link Use#NONE} if it is none
     */
    private record Token(String text, Use use) {

        boolean isVariable() {
            return use == Use.OTHER && !Character.isUpperCase(text.charAt(0));
        }

        /** Returns the name, apart from the same name in another use. */
        String key() {
            return use == Use.CALL ? text + "(" : text;
        }
    }

    /** As what a name is used. */
    private enum Use { NONE, CALL, OTHER }

    /** Will compare programs of this exercise: names of methods and types that were handed out mean something. */
    public Fingerprint(Exercise exercise) {
        final List<String> sources = exercise.stubSources().values().stream()
                .map(source -> new String(source, StandardCharsets.UTF_8)).toList();
        sources.forEach(source -> tokens(source).stream().filter(token -> !token.isVariable())
                .forEach(token -> given.add(token.key())));
        stub = sources.stream().map(this::digest).collect(Collectors.toSet());
    }

    /** Returns what two programs have in common if they are the same; nothing for what is as it was handed out. */
    public Optional<String> of(Map<String, String> sources) {
        final String own = sources.values().stream().map(this::digest).filter(digest -> !stub.contains(digest)).sorted()
                .collect(Collectors.joining());
        return own.isEmpty() ? Optional.empty() : Optional.of(hash(own));
    }

    private String digest(String source) {
        final StringBuilder plain = new StringBuilder();
        final Map<String, Integer> names = new HashMap<>();
        tokens(source).forEach(token -> plain.append(token.use == Use.NONE || given.contains(token.key())
                ? token.text : "#" + names.computeIfAbsent(token.key(), any -> names.size())).append('\n'));
        return hash(plain.toString());
    }

    private static List<Token> tokens(String source) {
        final List<Token> tokens = new ArrayList<>();
        final StreamTokenizer reader = reader(source);
        try {
            boolean isLeftOut = false;
            while (reader.nextToken() != StreamTokenizer.TT_EOF) {
                final Token token = token(reader);
                final int last = tokens.size() - 1;
                isLeftOut |= token.text.equals("import") || token.text.equals("package");
                if (token.text.equals("(") && last >= 0 && tokens.get(last).use == Use.OTHER) {
                    tokens.set(last, new Token(tokens.get(last).text, Use.CALL));
                }
                if (!isLeftOut) {
                    tokens.add(token);
                }
                isLeftOut &= !token.text.equals(";");
            }
            return tokens;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static Token token(StreamTokenizer reader) {
        final boolean isWord = reader.ttype == StreamTokenizer.TT_WORD;
        final String sign = isWord ? "" : String.valueOf((char) reader.ttype);
        final boolean isName = isWord && Character.isJavaIdentifierStart(reader.sval.charAt(0))
                && !SourceVersion.isKeyword(reader.sval);
        final String text = reader.sval == null ? sign : sign + reader.sval;
        return new Token(text, isName ? Use.OTHER : Use.NONE);
    }

    private static StreamTokenizer reader(String source) {
        final StreamTokenizer reader = new StreamTokenizer(new StringReader(source));
        reader.resetSyntax();
        reader.whitespaceChars(0, ' ');
        for (char[] range : new char[][] {{'a', 'z'}, {'A', 'Z'}, {'0', '9'}, {'_', '_'}, {'$', '$'},
            {'\u00C0', LAST_SIGN}}) {
            reader.wordChars(range[0], range[1]);
        }
        reader.quoteChar('"');
        reader.quoteChar('\'');
        reader.slashSlashComments(true);
        reader.slashStarComments(true);
        return reader;
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
