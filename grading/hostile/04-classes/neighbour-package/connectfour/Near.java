package connectfourfive;

final class Near {
}
