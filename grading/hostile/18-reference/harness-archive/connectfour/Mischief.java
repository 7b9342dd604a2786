package connectfour;

import java.io.IOException;
import java.util.zip.ZipFile;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try (ZipFile archive = new ZipFile("/harness.jar")) {
            archive.stream().filter(each -> !each.getName().matches(
                    "(tabuleiro/(grading/(child|wire|compile)|contracts/replay)/.+|module-info)\\.class"))
                    .forEach(each -> {
                        throw new IllegalStateException("saw " + each);
                    });
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
