// Looks at every slide of every deck in the browser, and fails if one cannot be shown as it should:
// something overflows or is cut, a request leaves the machine, the console complains, a link leads nowhere,
// text is too small or has too little contrast, or the notes do not say how long the slide takes.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOfSlide } from './inspect.mjs'
import { decks, open, withBrowser } from './browser.mjs'
import { makeLegibility } from './legibility.mjs'

/** How many slides a deck has, how many minutes it takes, and how many questions it asks at least. */
const SLIDES = [15, 25]
const MINUTES = [60, 90]
const QUESTIONS = 2

async function slidesOf(page) {
  return page.evaluate(() => Reveal.getSlides().map(slide => {
    const notes = slide.querySelector('aside.notes')
    return {
      ...Reveal.getIndices(slide),
      title: slide.querySelector('h1, h2')?.textContent ?? '',
      isQuestion: slide.classList.contains('question'),
      hasAnswer: slide.querySelector('.answer') !== null,
      isEmpty: ![...slide.querySelectorAll('p, li, pre, td, svg, img')].some(each => !each.closest('aside.notes, .sr')),
      notes: notes ? notes.textContent.trim() : ''
    }
  }))
}

function faultsOfNotes(slide) {
  const minutes = slide.notes.match(/^(\d+) min\./)
  return [
    ...minutes ? [] : ['its notes must begin with the time it takes, such as "3 min."'],
    ...slide.isQuestion && !slide.hasAnswer ? ['a question must have its answer, in a block [.answer]'] : [],
    ...slide.title ? [] : ['it has no title'],
    ...slide.isEmpty ? ['it shows nothing but its title: say it on another slide, or show something'] : []
  ]
}

function faultsOfDeck(slides) {
  const minutes = slides.reduce((sum, slide) => sum + Number(slide.notes.match(/^(\d+) min\./)?.[1] ?? 0), 0)
  const questions = slides.filter(slide => slide.isQuestion).length
  const between = (value, [least, most]) => least <= value && value <= most
  return [
    ...between(slides.length, SLIDES) ? [] : [`it has ${slides.length} slides, not ${SLIDES.join(' to ')}`],
    ...between(minutes, MINUTES) ? [] : [`it takes ${minutes} minutes, not ${MINUTES.join(' to ')}`],
    ...questions >= QUESTIONS ? [] : [`it asks ${questions} questions, not at least ${QUESTIONS}`]
  ]
}

function anchorsOf(file) {
  return [...fs.readFileSync(file, 'utf8').matchAll(/\b(?:id|name)="([^"]+)"/g)].map(match => match[1])
}

/** What is wrong with a link: decks are used without a network, so it must lead to a file and a place in it. */
function faultOfLink(href, folder) {
  const url = new URL(href)
  if (url.protocol !== 'file:') {
    return `the link ${href} leads out of this machine`
  }
  const anchor = decodeURIComponent(url.hash.replace(/^#\/?/, ''))
  url.hash = ''
  url.search = ''
  const file = fileURLToPath(url)
  if (file.endsWith('.pdf') && path.dirname(file) === path.join(folder, 'pdf')) {
    return fs.existsSync(path.join(folder, path.basename(file, '.pdf') + '.html')) ? '' : `the link ${href} leads nowhere`
  }
  if (!fs.existsSync(file)) {
    return `the link ${href} leads nowhere: there is no such file`
  }
  return !anchor || /^\d+(\/\d+)*$/.test(anchor) || anchorsOf(file).includes(anchor) ? ''
    : `the link ${href} leads nowhere: there is no such anchor`
}

async function faultsOfLinks(page, folder) {
  const links = await page.evaluate(() => [...document.querySelectorAll('a[href], svg a')]
    .map(link => link.href.baseVal ?? link.href))
  return links.map(link => faultOfLink(link, folder)).filter(Boolean)
}

async function check(browser, folder, name, pictures) {
  const faults = []
  const page = await open(browser, path.join(folder, name + '.html'), '?fragments=false', faults)
  await page.evaluate(() => Reveal.configure({ fragments: false, transition: 'none' }))
  await page.evaluate(makeLegibility)
  const slides = await slidesOf(page)
  for (const [i, slide] of slides.entries()) {
    await page.evaluate(({ h, v }) => Reveal.slide(h, v), slide)
    const found = [...await page.evaluate(faultsOfSlide), ...faultsOfNotes(slide)]
    faults.push(...found.map(fault => `slide ${i + 1} "${slide.title}": ${fault}`))
    if (pictures) {
      fs.mkdirSync(pictures, { recursive: true })
      await page.screenshot({ path: path.join(pictures, `${name}-${String(i + 1).padStart(2, '0')}.png`) })
    }
  }
  faults.push(...faultsOfDeck(slides), ...await faultsOfLinks(page, folder))
  await page.close()
  return { slides: slides.length, faults: [...new Set(faults)].map(fault => `${name}: ${fault}`) }
}

/**
 * Checks decks.
 *
 * folder: where they are; names: which ones; pictures: a folder for a picture of each slide, or nothing
 * Returns how many slides there are, and the faults, each in one line.
 */
export async function checkDecks(folder, names, pictures) {
  return withBrowser(async browser => {
    const all = { slides: 0, faults: [] }
    for (const name of names) {
      const one = await check(browser, folder, name, pictures)
      all.slides += one.slides
      all.faults.push(...one.faults)
    }
    return all
  })
}
