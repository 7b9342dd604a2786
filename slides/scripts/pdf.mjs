// Prints every deck for reading: one page a slide, answers shown, with the notes under it.
import fs from 'node:fs'
import path from 'node:path'
import { decks, open, withBrowser } from './browser.mjs'
import { faultsOfFonts } from './fonts.mjs'
import { built } from './places.mjs'

/** Returns which pages do not look as their slides: without edges or number, or with text outside. Runs in the page. */
function faultsOfPages() {
  return [...document.querySelectorAll('.pdf-page')].flatMap((sheet, i) => {
    const outer = sheet.getBoundingClientRect()
    const section = sheet.querySelector('section')
    const title = section.querySelector('h1, h2')?.getBoundingClientRect()
    const isInside = [...section.querySelectorAll('p, li, pre, svg, table, h1, h2')].filter(each => !each.closest('.notes, .sr'))
      .map(each => each.getBoundingClientRect()).filter(box => box.height)
      .every(box => box.left >= outer.left + 12 && box.right <= outer.right - 12 && box.bottom <= outer.bottom - 12)
    const isNumbered = section.classList.contains('title') || sheet.querySelector('.slide-number')?.getBoundingClientRect().height > 0
    return [
      ...isInside && title && title.top >= outer.top + 30 ? [] : [`page ${i + 1} does not keep its edges`],
      ...isNumbered ? [] : [`page ${i + 1} does not show its number`]
    ]
  })
}

/** The size of a page in pixels: as wide as a slide, and of the form of A4. */
const PAGE = { width: 1280, height: 1810 }

/** Puts the notes of each slide under it, without the minutes they begin with. Runs in the page; returns what does not fit. */
function addNotes({ height }) {
  const style = document.createElement('style')
  style.textContent = `@page { size: 1280px ${height}px !important; margin: 0 } html.reveal-print .pdf-page { height: ${height}px !important; overflow: hidden }
    .notes-below { position: absolute; top: 720px; left: 58px; right: 58px; padding-top: 40px; border-top: 2px solid #d5d9e0;
      font: 400 32px/1.45 "Fira Sans", sans-serif; color: #14181f; text-align: left }
    .notes-below p { margin: 0 0 18px }`
  document.head.append(style)
  return [...document.querySelectorAll('.pdf-page')].flatMap((sheet, i) => {
    const below = document.createElement('div')
    below.className = 'notes-below'
    below.innerHTML = sheet.querySelector('aside.notes').innerHTML.replace(/\b\d+ min\.\s*/, '')
    sheet.append(below)
    return below.getBoundingClientRect().bottom <= sheet.getBoundingClientRect().bottom ? [] : [`the notes of page ${i + 1} do not fit under it`]
  })
}

async function print(browser, name) {
  const faults = []
  const page = await open(browser, path.join(built, name + '.html'), '?view=print', faults)
  await page.waitForSelector('.pdf-page')
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
  const pages = await page.$$eval('.pdf-page', all => all.length)
  const slides = await page.evaluate(() => Reveal.getTotalSlides())
  faults.push(...await page.evaluate(faultsOfPages), ...await page.evaluate(addNotes, PAGE))
  if (pages !== slides || faults.length) {
    throw new Error([`${name} has ${slides} slides and would be printed on ${pages} pages`, ...faults].join('\n'))
  }
  const file = path.join(built, 'pdf', name + '.pdf')
  await page.pdf({ path: file, width: `${PAGE.width}px`, height: `${PAGE.height}px`, printBackground: true })
  await page.close()
  const fonts = faultsOfFonts(file)
  if (fonts.length) {
    throw new Error(fonts.join('\n'))
  }
  return pages
}

async function main() {
  fs.mkdirSync(path.join(built, 'pdf'), { recursive: true })
  await withBrowser(async browser => {
    for (const name of decks(built)) {
      console.log(`${name}.pdf: ${await print(browser, name)} pages`)
    }
  })
}

main().catch(failure => {
  console.error(failure.message)
  process.exitCode = 1
})
