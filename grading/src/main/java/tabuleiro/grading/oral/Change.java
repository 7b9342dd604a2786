package tabuleiro.grading.oral;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import java.util.Map;
import java.util.TreeMap;

/**
 * A change in one place of a program.
 *
 * @param file    the path of the source file
 * @param line    the number of the line in which it begins, from 1
 * @param routine the type and the routine in which it stands, such as {@code Engine.play}
 * @param from    the number of the first character that is replaced
 * @param to      the number of the first character after those that are replaced
 * @param becomes what stands there afterwards
 */
record Change(String file, int line, String routine, int from, int to, String becomes) {

    /** Returns the change by which a node of a source file becomes something else. */
    static Change of(String file, String text, String routine, Node node, String becomes) {
        final Range range = node.getRange().orElseThrow();
        return new Change(file, range.begin.line, routine, offset(text, range.begin), offset(text, range.end) + 1,
                becomes);
    }

    /** Returns the characters of a source file that a node consists of. */
    static String text(String text, Node node) {
        final Range range = node.getRange().orElseThrow();
        return text.substring(offset(text, range.begin), offset(text, range.end) + 1);
    }

    private static int offset(String text, Position position) {
        int start = 0;
        for (int i = 1; i < position.line; i++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + position.column - 1;
    }

    /** Returns the file after the change. */
    String text(Map<String, String> sources) {
        final String text = sources.get(file);
        return text.substring(0, from) + becomes + text.substring(to);
    }

    /** Returns the sources by path after the change. */
    Map<String, String> in(Map<String, String> sources) {
        final Map<String, String> changed = new TreeMap<>(sources);
        changed.put(file, text(sources));
        return changed;
    }

    /** Returns the line as it was. */
    String before(Map<String, String> sources) {
        return sources.get(file).lines().skip(line - 1L).findFirst().orElse("").strip();
    }

    /** Returns the line after the change. */
    String after(Map<String, String> sources) {
        return text(sources).lines().skip(line - 1L).findFirst().orElse("").strip();
    }
}
