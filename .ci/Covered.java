import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Prints the lines that no example has reached: {@code java .ci/Covered.java REPORT SOURCES}, with JaCoCo's report in XML and
 * the folder of the sources. Left out is what an assertion says when it fails, where that stands on a line of its own:
 * no right program gets there. Ends with 1 if there is any line, or the report has none at all.
 */
public final class Covered {

    private Covered() {
    }

    /** Prints the lines in this report that have not been reached. */
    public static void main(String[] arguments) throws Exception {
        final DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        final NodeList lines = factory.newDocumentBuilder().parse(Path.of(arguments[0]).toFile())
                .getElementsByTagName("line");
        final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        boolean isMissed = false;
        for (int i = 0; i < lines.getLength(); i++) {
            final Element line = (Element) lines.item(i);
            final Path file = file(line, Path.of(arguments[1]));
            final int number = Integer.parseInt(line.getAttribute("nr"));
            if (line.getAttribute("ci").equals("0") && !isSaidByAnAssertion(Files.readAllLines(file), number)) {
                out.println(file + ":" + number + ": no example reaches this line");
                isMissed = true;
            }
        }
        System.exit(isMissed || lines.getLength() == 0 ? 1 : 0);
    }

    private static Path file(Element line, Path sources) {
        final Element file = (Element) line.getParentNode();
        return sources.resolve(((Element) file.getParentNode()).getAttribute("name")).resolve(file.getAttribute("name"));
    }

    /** Checks whether a line belongs to an assertion, after the colon with which one of its lines begins. */
    private static boolean isSaidByAnAssertion(List<String> lines, int number) throws IOException {
        int first = number;
        while (first > 1 && !lines.get(first - 2).strip().matches(".*[;{}]|//.*|.*\\*/|")) {
            first--;
        }
        final List<String> statement = new ArrayList<>(lines.subList(first - 1, number));
        return statement.get(0).strip().startsWith("assert ")
                && statement.stream().anyMatch(each -> each.strip().startsWith(": "));
    }
}
