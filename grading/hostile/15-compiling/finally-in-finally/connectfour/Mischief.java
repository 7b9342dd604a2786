package connectfour;

final class Mischief extends Hook {

    int deep() {
        int i = 0;
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        try { i++; } finally {
        i++;
        }}}}}}}}}}}}}}}}
        return i;
    }
}
