// Where things are.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the slides, that of the whole project, where the build writes, and where the decks are in the end. */
export const slides = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const root = path.dirname(slides)
export const target = path.join(slides, 'target')
export const built = path.join(target, 'decks')

/** Where the runs have worked, and what of their output is shown. */
export const outputs = { runs: path.join(target, 'runs'), shown: path.join(target, 'shown') }
