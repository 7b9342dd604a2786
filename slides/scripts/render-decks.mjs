// Renders every deck in decks/ to a page in target/decks, with everything it needs beside it.
import path from 'node:path'
import { built, root, slides } from './places.mjs'
import { render } from './render.mjs'

render(path.join(slides, 'decks'), built).then(
  names => console.log(`${names.length} decks are in ${path.relative(root, built)}.`),
  failure => {
    console.error(failure.message)
    process.exitCode = 1
  })
