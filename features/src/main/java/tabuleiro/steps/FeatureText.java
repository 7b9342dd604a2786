package tabuleiro.steps;

import io.cucumber.core.resource.Resource;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URI;

/**
 * A feature file in memory.
 *
 * @param name  of the file
 * @param bytes what it says, in UTF-8
 */
public record FeatureText(String name, byte[] bytes) implements Resource {

    /** Returns an address made of the name, in which whatever an address must not contain is left out. */
    @Override
    public URI getUri() {
        return URI.create("classpath:/" + name.replaceAll("[^A-Za-z0-9/._-]", "_"));
    }

    @Override
    public InputStream getInputStream() {
        return new ByteArrayInputStream(bytes);
    }
}
