final class Lost {
}
