// Looks at every page of the rule books that are built: wide and narrow, light and dark, and as it is printed; and whether
// the pages of games are short, and their rules are found.
import fs from 'node:fs'
import path from 'node:path'
import { withBrowser } from './browser.mjs'
import { faultsOfFinding, faultsOfKeys, faultsOfPage, faultsOfPrinting, faultsOfReading } from './pages.mjs'
import { root, slides } from './places.mjs'

const EDITIONS = ['features/target/rule-book', 'grading/target/rule-book'].map(folder => path.join(root, folder))
  .filter(folder => fs.existsSync(folder))
/** A page may have so many screens before anything is unfolded. */
const MOST_SCREENS = 17
/** What players look for on the page of each game, and how many rules they are willing to look at. */
const WORDS = fs.readFileSync(path.join(slides, 'test', 'words-of-players.txt'), 'utf8').split('\n')
  .filter(line => line && !line.startsWith('#')).map(line => line.split(' | '))
  .map(([game, words, rules]) => ({ game, words, rules: rules.split(' ') }))
const MOST_FOUND = 10
/** How wide the text is on paper of size A4, between its margins, in pixels. */
const PAPER = 703
/** On how many pages a game may be printed: in the students' edition, and in the instructors'. */
const MOST_PAGES = { 'connect-four': [11, 17], quarto: [10, 17], qwirkle: [15, 25], draughts: [28, 39], chess: [28, 36] }
const LOOKS = [{ width: 1280, scheme: 'light' }, { width: PAPER, scheme: 'light', isPrinted: true },
  { width: 1280, scheme: 'dark' }, { width: 390, scheme: 'light', mayScroll: true }]
const isInstructors = file => file.includes(path.join('grading', 'target'))
/** The instructors' edition differs by what unfolds: it is looked at wide, and as it is printed. */
const looks = file => LOOKS.slice(0, isInstructors(file) ? 2 : LOOKS.length)

/** Returns whether rules are not found on the first page, or on that of a game, and whether this is too long on a screen or on paper. */
async function faultsOfUse(page, file) {
  const name = path.basename(file, '.html')
  const most = MOST_PAGES[name]
  if (name === 'index') {
    return [...await faultsOfReading(page, file, MOST_SCREENS), ...await faultsOfFinding(page, WORDS, 2 * MOST_FOUND)]
  }
  const words = WORDS.filter(each => each.game === name)
  return most ? [...await faultsOfReading(page, file, MOST_SCREENS), ...await faultsOfFinding(page, words, MOST_FOUND),
    ...await faultsOfKeys(page, words[0]), ...await faultsOfPrinting(page, most[isInstructors(file) ? 1 : 0])] : []
}

async function main() {
  const files = EDITIONS.flatMap(folder => fs.readdirSync(folder).filter(name => name.endsWith('.html')).sort()
    .map(name => path.join(folder, name)))
  const faults = await withBrowser(async browser => {
    const all = []
    for (const file of files) {
      for (const look of looks(file)) {
        const page = await browser.newPage()
        all.push(...(await faultsOfPage(page, file, look))
          .map(fault => `${path.relative(root, file)}, ${look.width} pixels, ${look.isPrinted ? 'printed' : look.scheme}: ${fault}`))
        await page.close()
      }
      const page = await browser.newPage()
      all.push(...(await faultsOfUse(page, file)).map(fault => `${path.relative(root, file)}: ${fault}`))
      await page.close()
    }
    return all
  })
  faults.forEach(fault => console.error(fault))
  console.log(files.length ? `${files.length} pages of rule books, ${faults.length} faults.`
    : 'The rule book is not built: mvn verify builds it.')
  process.exitCode = faults.length ? 1 : 0
}

main().catch(failure => {
  console.error(failure.message)
  process.exitCode = 1
})
