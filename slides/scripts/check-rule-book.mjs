// Looks at every page of the rule books that are built: wide and narrow, light and dark, and as it is printed; and whether
// the pages of games are short, and their rules are found.
import fs from 'node:fs'
import path from 'node:path'
import { withBrowser } from './browser.mjs'
import { faultsOfFinding, faultsOfKeys, faultsOfPage, faultsOfReading } from './pages.mjs'
import { root, slides } from './places.mjs'

const EDITIONS = ['features/target/rule-book', 'grading/target/rule-book'].map(folder => path.join(root, folder))
  .filter(folder => fs.existsSync(folder))
/** The pages of games, which may have so many screens before anything is unfolded. */
const GAMES = ['connect-four', 'quarto', 'qwirkle', 'draughts', 'chess'].map(game => `${game}.html`)
const MOST_SCREENS = 16
/** What players look for on the page of each game, and how many rules they are willing to look at. */
const WORDS = fs.readFileSync(path.join(slides, 'test', 'words-of-players.txt'), 'utf8').split('\n')
  .filter(line => line && !line.startsWith('#')).map(line => line.split(' | '))
  .map(([game, words, rules]) => ({ page: `${game}.html`, words, rules: rules.split(' ') }))
const MOST_FOUND = 10
/** How wide the text is on paper of size A4, between its margins. */
const PAPER = 688
const LOOKS = [{ width: 1280, scheme: 'light' }, { width: PAPER, scheme: 'light', isPrinted: true },
  { width: 1280, scheme: 'dark' }, { width: 390, scheme: 'light', mayScroll: true }]
/** The instructors' edition differs by what unfolds: it is looked at wide, and as it is printed. */
const looks = file => LOOKS.slice(0, file.includes(path.join('grading', 'target')) ? 2 : LOOKS.length)

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
      const isIndex = path.basename(file) === 'index.html'
      if (isIndex || GAMES.includes(path.basename(file))) {
        const page = await browser.newPage()
        const words = WORDS.filter(each => isIndex || each.page === path.basename(file))
        all.push(...[...await faultsOfReading(page, file, MOST_SCREENS), ...await faultsOfFinding(page, words, isIndex ? 2 * MOST_FOUND : MOST_FOUND),
          ...isIndex ? [] : await faultsOfKeys(page, words[0])].map(fault => `${path.relative(root, file)}: ${fault}`))
        await page.close()
      }
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
