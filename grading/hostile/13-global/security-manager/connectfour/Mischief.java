package connectfour;

final class Mischief extends Hook {

    @Override
    @SuppressWarnings({"deprecation", "removal"})
    void loaded() {
        try {
            System.setSecurityManager(new SecurityManager() {
                @Override
                public void checkPermission(java.security.Permission permission) {
                    // Everything is allowed.
                }
            });
        } catch (UnsupportedOperationException newer) {
            System.out.println(newer);
        }
    }
}
