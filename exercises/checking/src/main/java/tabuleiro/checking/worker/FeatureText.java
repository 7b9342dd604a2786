package tabuleiro.checking.worker;

import io.cucumber.core.resource.Resource;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URI;

/**
 * The text of a feature file.
 *
 * @param name where it is found on the class path of an exercise
 * @param text what it says
 */
record FeatureText(String name, byte[] text) implements Resource {

    /** Returns an address made of the name, in which whatever an address must not contain is left out. */
    @Override
    public URI getUri() {
        return URI.create("classpath:" + name.replaceAll("[^A-Za-z0-9/._-]", "_"));
    }

    @Override
    public InputStream getInputStream() {
        return new ByteArrayInputStream(text);
    }
}
