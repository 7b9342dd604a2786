package tabuleiro.grading.gradebook;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;

/** What came of every example as JUnit's reports are written, a suite for each submission. */
public final class JUnitXml {

    private JUnitXml() {
    }

    /** Writes the report of these submissions. */
    public static void write(Iterable<Graded> submissions, OutputStream out) throws IOException {
        try {
            final XMLStreamWriter xml =
                    XMLOutputFactory.newFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
            xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuites");
            for (Graded each : submissions) {
                write(each, xml);
            }
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException broken) {
            throw new IOException(broken);
        }
    }

    private static void write(Graded graded, XMLStreamWriter xml) throws XMLStreamException {
        start(xml, 1, "testsuite", "name", graded.name(), "tests", String.valueOf(graded.outcomes().size()),
                "failures", count(graded.outcomes(), Status.FAILED), "errors", count(graded.outcomes(), Status.ERROR),
                "skipped", count(graded.outcomes(), Status.NOT_RUN), "time", "0");
        for (Outcome each : graded.outcomes()) {
            start(xml, 2, "testcase", "name", each.check().example(), "classname", each.check().rule()
                    + (each.check().guard() ? " guard" : "") + " " + each.check().law(), "time", "0");
            if (!each.passed()) {
                fault(each, xml);
            }
            xml.writeEndElement();
        }
        xml.writeCharacters("\n  ");
        xml.writeEndElement();
    }

    private static void fault(Outcome outcome, XMLStreamWriter xml) throws XMLStreamException {
        final String first = outcome.message().lines().map(String::strip).filter(line -> !line.isEmpty())
                .findFirst().orElse(outcome.status().name());
        if (outcome.status() == Status.NOT_RUN) {
            start(xml, 3, "skipped", "message", first);
        } else {
            final String charged = outcome.cause().rule() + (outcome.cause().guard() ? " guard" : "");
            start(xml, 3, outcome.status() == Status.FAILED ? "failure" : "error", "message", first, "type",
                    "charged to " + charged);
            xml.writeCharacters(legal(outcome.message()));
        }
        xml.writeEndElement();
    }

    private static String count(List<Outcome> outcomes, Status status) {
        return String.valueOf(outcomes.stream().filter(outcome -> outcome.status() == status).count());
    }

    private static void start(XMLStreamWriter xml, int depth, String name, String... attributes)
            throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
        xml.writeStartElement(name);
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], legal(attributes[i + 1]));
        }
    }

    /** Returns a text without what XML 1.0 forbids, such as the codes of terminals. */
    static String legal(String text) {
        final StringBuilder legal = new StringBuilder();
        text.codePoints().map(character -> character == '\t' || character == '\n' || character == '\r'
                || character >= ' ' && character <= 0xD7FF
                || character >= 0xE000 && character <= 0xFFFD || character >= 0x1_0000 ? character : 0xFFFD)
                .forEach(legal::appendCodePoint);
        return legal.toString();
    }
}
