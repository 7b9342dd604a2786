// Checks all decks: check-decks.mjs [--pictures FOLDER [DECK…]] also takes a picture of each slide.
import { decks } from './browser.mjs'
import { checkDecks } from './check.mjs'
import { built } from './places.mjs'

async function main() {
  const [option, pictures, ...only] = process.argv.slice(2)
  if (option && (option !== '--pictures' || !pictures)) {
    throw new Error('check-decks.mjs [--pictures FOLDER [DECK…]]')
  }
  const names = decks(built).filter(name => only.length === 0 || only.includes(name))
  const { slides, faults } = await checkDecks(built, names, pictures)
  faults.forEach(fault => console.error(fault))
  console.log(`${names.length} decks, ${slides} slides, ${faults.length} faults.`)
  process.exitCode = faults.length || !names.length ? 1 : 0
}

main().catch(failure => {
  console.error(failure.message)
  process.exitCode = 1
})
