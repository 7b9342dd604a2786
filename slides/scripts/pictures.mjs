// Makes the pictures of the project's README from what the runs have shown, or says which of them shows what is no longer so.
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { withBrowser } from './browser.mjs'
import { escape } from './listing.mjs'
import { outputs, root, target } from './places.mjs'
import { copyFonts } from './render.mjs'

const FOLDER = path.join(root, '.github', 'pictures')

/** Of which text each picture was made: a line with its checksum for each. Bytes of pictures differ with the browser. */
const NOTED = path.join(FOLDER, 'made-of.txt')

/** What is shown on a terminal is drawn as on one; a page as the browser shows it. */
const PICTURES = [
  { name: 'check', typed: 'exercises/check connect-four', shown: 'report-top-row', width: 820 },
  { name: 'play', typed: 'exercises/play connect-four', shown: 'won-game', width: 820 },
  { name: 'class', page: path.join(outputs.runs, 'grade-class', 'report', 'index.html'), width: 820, height: 560 }
]

/** Returns what the text of a picture is: of a report its beginning, whatever edition of the rules it was marked by. */
function text({ page, shown }) {
  return page
    ? fs.readFileSync(page, 'utf8').replace(/^.*<body/s, '').replace(/<h2 id="submissions".*/s, '').replace(/edition \w+/, '')
    : fs.readFileSync(path.join(outputs.shown, `${shown}.txt`), 'utf8')
}

function made(picture) {
  return `${crypto.createHash('sha256').update(text(picture)).digest('hex').slice(0, 16)} ${picture.name}.png`
}

/** Writes the page of a terminal on which a command has printed a text, and returns its file. */
function terminal({ name, typed, shown }) {
  const file = path.join(target, 'terminals', `${name}.html`)
  fs.writeFileSync(file, `<!DOCTYPE html><meta charset="utf-8"><style>
@font-face { font-family: "Iosevka"; font-weight: 400; src: url("theme/fonts/iosevka-latin-400-normal.woff2"); }
body { margin: 0; background: #1e2227; color: #e4e7ea; }
pre { margin: 0; padding: 18px 22px; font: 15px/1.35 Iosevka; white-space: pre-wrap; font-variant-ligatures: none; }
b { color: #9fd08c; font-weight: 400; }
</style><pre><b>$ ${typed}</b>\n${escape(text({ shown }).trimEnd())}</pre>`)
  return file
}

async function draw(browser, picture) {
  const page = await browser.newPage()
  await page.setViewport({ width: picture.width, height: picture.height ?? 100, deviceScaleFactor: 1.5 })
  await page.goto(pathToFileURL(picture.page ?? terminal(picture)).href, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.screenshot({ path: path.join(FOLDER, `${picture.name}.png`), fullPage: !picture.height })
  await page.close()
}

if (process.argv.includes('--write')) {
  fs.mkdirSync(FOLDER, { recursive: true })
  fs.mkdirSync(path.join(target, 'terminals'), { recursive: true })
  copyFonts(path.join(target, 'terminals'))
  await withBrowser(async browser => {
    for (const picture of PICTURES) {
      await draw(browser, picture)
    }
  })
  fs.writeFileSync(NOTED, PICTURES.map(made).join('\n') + '\n')
}
const noted = fs.existsSync(NOTED) ? fs.readFileSync(NOTED, 'utf8').split('\n') : []
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
const faults = PICTURES.flatMap(picture => [
  ...noted.includes(made(picture)) && fs.existsSync(path.join(FOLDER, `${picture.name}.png`)) ? []
    : [`.github/pictures/${picture.name}.png shows what is no longer so; slides/build readme draws it anew`],
  ...readme.includes(`(.github/pictures/${picture.name}.png)`) ? []
    : [`README.md does not show .github/pictures/${picture.name}.png`]
])
faults.forEach(fault => console.error(fault))
console.log(`${PICTURES.length} pictures of README, ${faults.length} faults.`)
process.exitCode = faults.length ? 1 : 0
