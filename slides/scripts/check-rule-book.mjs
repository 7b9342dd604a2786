// Looks at every page of the rule book for students that is built: wide and narrow, light and dark, and as it is printed; and
// whether the pages of games are short, and their rules are found. With --print, it looks instead at the edition for instructors,
// which differs by what unfolds alone, and counts on how many sheets the pages of both are printed.
import fs from 'node:fs'
import path from 'node:path'
import { load, withBrowser } from './browser.mjs'
import { faultsOfFinding, faultsOfKeys, faultsOfLook, faultsOfPrinting, faultsOfReading } from './pages.mjs'
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
/** A page is looked at on paper before anything is unfolded. */
const LOOKS = [{ width: PAPER, scheme: 'light', isPrinted: true }, { width: 1280, scheme: 'light' }]
/** How the students' edition is looked at besides; the instructors' differs by what unfolds alone. */
const OF_STUDENTS = [{ width: 390, scheme: 'light', mayScroll: true }, { width: 1280, scheme: 'dark' }]
const isInstructors = file => file.includes(path.join('grading', 'target'))

/** Returns whether rules are not found on a page that is loaded, the first one or that of a game, and whether it is too long. */
async function faultsOfUse(page, name) {
  if (name === 'index') {
    return [...await faultsOfReading(page, MOST_SCREENS), ...await faultsOfFinding(page, WORDS, 2 * MOST_FOUND)]
  }
  const words = WORDS.filter(each => each.game === name)
  return name in MOST_PAGES ? [...await faultsOfReading(page, MOST_SCREENS),
    ...await faultsOfFinding(page, words, MOST_FOUND), ...await faultsOfKeys(page, words[0])] : []
}

async function faultsOfFile(page, file, name) {
  const faults = []
  await load(page, file, '', faults)
  faults.push(...await faultsOfUse(page, name))
  for (const look of isInstructors(file) ? LOOKS : [...LOOKS, ...OF_STUDENTS]) {
    faults.push(...(await faultsOfLook(page, look))
      .map(fault => `${look.width} pixels, ${look.isPrinted ? 'printed' : look.scheme}: ${fault}`))
  }
  return faults
}

/** What is printed is unfolded afterwards, so that the edition for instructors is looked at on a page of its own. */
async function faultsOfSheets(page, file, name) {
  const faults = []
  await load(page, file, '', faults)
  if (name in MOST_PAGES) {
    faults.push(...await faultsOfPrinting(page, MOST_PAGES[name][isInstructors(file) ? 1 : 0]))
  }
  if (isInstructors(file)) {
    const other = await page.browser().newPage()
    faults.push(...await faultsOfFile(other, file, name))
    await other.close()
  }
  return faults
}

async function main() {
  const isPrinted = process.argv[2] === '--print'
  const look = isPrinted ? faultsOfSheets : faultsOfFile
  const files = EDITIONS.flatMap(folder => fs.readdirSync(folder).filter(name => name.endsWith('.html')).sort()
    .map(name => path.join(folder, name))).filter(file => isPrinted || !isInstructors(file))
  const faults = await withBrowser(async browser => {
    const all = []
    for (const file of files) {
      const page = await browser.newPage()
      all.push(...(await look(page, file, path.basename(file, '.html')))
        .map(fault => `${path.relative(root, file)}: ${fault}`))
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
