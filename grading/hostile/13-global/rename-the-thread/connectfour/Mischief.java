package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        final Thread thread = Thread.currentThread();
        if (thread.getName().equals("mine") || thread.getPriority() == Thread.MIN_PRIORITY) {
            throw new IllegalStateException("not the first example");
        }
        thread.setName("mine");
        thread.setPriority(Thread.MIN_PRIORITY);
    }
}
