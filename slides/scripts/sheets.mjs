// Renders the exercise sheets for students, and the solutions, the teaching plan and the bank of questions for instructors,
// apart from each other; looks at each page in the browser, and prints it. With "exam" and its options, renders a paper alone.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import createAsciidoctor from '@asciidoctor/core'
import { instance } from '@viz-js/viz'
import { Boards } from './boards.mjs'
import { register } from './blocks.mjs'
import { withBrowser } from './browser.mjs'
import { optionsOf, pagesOfBank, pagesOfPaper, pagesOfQuestions } from './exam.mjs'
import { faultsOfFonts } from './fonts.mjs'
import { faultsOfPage } from './pages.mjs'
import { outputs, slides, target } from './places.mjs'
import { ATTRIBUTES, copyFonts, textOf } from './render.mjs'

const asciidoctor = createAsciidoctor()

/**
 * What is rendered, and where: nothing of the second and the third line is for students. A solution has another name than
 * its sheet, so that nobody hands it out by mistake.
 */
const PAGES = [
  { from: 'sheets', to: 'sheets', kind: 'sheet', ending: '' },
  { from: 'sheets/solutions', to: 'instructors', kind: 'sheet', ending: '-solution' },
  { from: '.', to: 'instructors', kind: 'plan', ending: '' }
]

/** Renders a text in AsciiDoc; `name` says whose it is. */
export function convert(text, name, kind, blocks) {
  const registry = asciidoctor.Extensions.create()
  register(registry, blocks)
  const memory = asciidoctor.MemoryLogger.create()
  asciidoctor.LoggerManager.setLogger(memory)
  let page
  try {
    page = asciidoctor.convert(text, {
      safe: 'unsafe', backend: 'html5', standalone: false, extension_registry: registry,
      attributes: { ...ATTRIBUTES, showtitle: '', paper: '' }
    })
  } catch (failure) {
    throw new Error(`${name}: ${failure.message}`)
  }
  const faults = memory.getMessages().filter(message => !['DEBUG', 'INFO'].includes(message.getSeverity()))
  const left = page.match(/\b((?:rule|example|message|planted|report|board|legend)::[\w-][^<]{0,60})/)
  if (faults.length || left) {
    throw new Error(`${name}: ${faults.length ? textOf(faults[0]) : `this is not understood: ${left[1]}`}`)
  }
  const title = page.match(/<h1>(.*?)<\/h1>/)[1]
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="theme/sheets.css"></head>
<body class="${kind}">${page}</body></html>
`
}

/** Returns the texts of all pages: of the sheets, or of one paper. */
function texts(paper) {
  return paper ? pagesOfPaper(paper.seed, paper.with).map(each => ({ ...each, to: 'exam', kind: 'sheet' }))
    : [...PAGES.flatMap(({ from, to, kind, ending }) => fs.readdirSync(path.join(slides, from))
      .filter(name => name.endsWith('.adoc')).sort().map(name => ({
        to, kind, name: path.basename(name, '.adoc') + ending, text: fs.readFileSync(path.join(slides, from, name), 'utf8')
      }))), ...pagesOfBank().map(each => ({ ...each, to: 'instructors', kind: 'sheet' }))]
}

async function render(paper) {
  const boards = new Boards(path.join(target, 'boards-of-sheets'))
  const blocks = { boards, graphviz: await instance(), ...outputs, rules: ATTRIBUTES.rules,
    paper: true }
  if (paper?.with) {
    pagesOfQuestions(paper.with).forEach(({ name, text }) => convert(text, name, 'sheet', blocks))
  }
  const pages = texts(paper).map(({ to, name, kind, text }) =>
    ({ to: path.join(target, to), name, page: convert(text, name, kind, blocks) }))
  boards.drawAll()
  for (const folder of new Set(pages.map(each => each.to))) {
    fs.rmSync(folder, { recursive: true, force: true })
    copyFonts(folder)
    fs.cpSync(path.join(slides, 'theme/sheets.css'), path.join(folder, 'theme/sheets.css'))
  }
  pages.forEach(({ to, name, page }) => fs.writeFileSync(path.join(to, name + '.html'), boards.into(page)))
  return pages
}

async function look(page, file, pictures) {
  const faults = await faultsOfPage(page, file, { width: 900, scheme: 'light' })
  await page.screenshot({ path: pictures, fullPage: true })
  return faults.map(fault => `${path.basename(file)}: ${fault}`)
}

async function main() {
  const [command, ...words] = process.argv.slice(2)
  const pages = await render(command === 'exam' ? optionsOf(words) : undefined)
  const pictures = path.join(target, 'pictures-of-sheets')
  fs.mkdirSync(pictures, { recursive: true })
  const faults = await withBrowser(async browser => {
    const all = []
    for (const { to, name } of pages) {
      const page = await browser.newPage()
      all.push(...await look(page, path.join(to, name + '.html'), path.join(pictures, `${path.basename(to)}-${name}.png`)))
      await page.pdf({ path: path.join(to, name + '.pdf'), preferCSSPageSize: true, printBackground: true })
      await page.close()
      all.push(...faultsOfFonts(path.join(to, name + '.pdf')))
    }
    return all
  })
  faults.forEach(fault => console.error(fault))
  console.log(`${pages.length} pages are in ${[...new Set(pages.map(({ to }) => path.relative(slides, to)))].join(' and ')}, ${faults.length} faults.`)
  process.exitCode = faults.length ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch(failure => {
    console.error(failure.message)
    process.exitCode = 1
  })
}
