package tabuleiro.svg;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Reads XML back, for tests of what is drawn. */
public final class Xml {

    private Xml() {
    }

    /** Parses a text, which must be well-formed. */
    public static Document parse(String text) {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(
                    new StringReader(text)));
        } catch (SAXException | IOException | ParserConfigurationException broken) {
            throw new AssertionError(broken.getMessage() + ": " + text, broken);
        }
    }

    /** Returns the elements with a name, in order; {@code *} for all. */
    public static List<Element> elements(Document document, String name) {
        final NodeList found = document.getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
    }
}
