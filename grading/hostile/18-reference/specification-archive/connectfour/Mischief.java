package connectfour;

import java.io.IOException;
import java.util.zip.ZipFile;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try (ZipFile archive = new ZipFile("/specification.jar")) {
            archive.stream().filter(each -> !each.getName().matches("tabuleiro/([a-z]+/)?\\w+(\\$\\w+)?\\.class")
                    || each.getName().contains("Steps")).forEach(each -> {
                        throw new IllegalStateException("saw " + each);
                    });
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
