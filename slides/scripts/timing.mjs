// How long a deck takes: the minutes that the notes of its slides begin with.
import fs from 'node:fs'

/** How many minutes a deck takes. */
export function minutesOf(file) {
  return [...fs.readFileSync(file, 'utf8').matchAll(/^\[\.notes\]\n--\n(\d+) min\./gm)].reduce((sum, found) => sum + Number(found[1]), 0)
}
