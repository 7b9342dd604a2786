// Looks at every slide of every deck in the browser, and fails if one cannot be shown as it should:
// something overflows or is cut, a request leaves the machine, the console complains, a link leads nowhere,
// text is too small or has too little contrast, or the notes do not say how long the slide takes.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOfSlide } from './inspect.mjs'
import { decks, open, withBrowser } from './browser.mjs'
import { makeLegibility } from './legibility.mjs'

/** How many slides a deck has, and how many minutes it takes; how many pass at most until the room is asked again. */
const SLIDES = [20, 34]
const MINUTES = [45, 60]
const SILENCE = 8
/** How many words of notes are spoken in a minute. */
const WORDS = 130

async function slidesOf(page) {
  return page.evaluate(() => Reveal.getSlides().map(slide => {
    const notes = slide.querySelector('aside.notes')
    return {
      ...Reveal.getIndices(slide),
      title: slide.querySelector('h1, h2')?.textContent ?? '',
      kinds: [...slide.classList],
      choices: slide.querySelectorAll('.upperalpha li').length || slide.querySelectorAll('td:first-child strong').length,
      kept: slide.querySelectorAll('.olist.arabic li').length,
      text: slide.textContent,
      hasAnswer: slide.querySelector('.answer') !== null,
      isEmpty: ![...slide.querySelectorAll('p, li, pre, td, svg, img')].some(each => !each.closest('aside.notes, .sr')),
      notes: notes ? notes.textContent.trim() : '',
      said: [...slide.querySelectorAll('.answer, aside.notes')].map(each => each.textContent).join(' ')
    }
  }))
}

const minutesOf = slide => Number(slide.notes.match(/^(\d+) min\./)?.[1] ?? 0)
const wordsOf = slide => slide.notes.split(/\s+/).length - 2
const isA = kind => slide => slide.kinds.includes(kind)

function faultsOfNotes(slide) {
  return [
    ...minutesOf(slide) ? [] : ['its notes must begin with the time it takes, such as "3 min."'],
    ...minutesOf(slide) && wordsOf(slide) > WORDS * minutesOf(slide)
      ? [`its notes have ${wordsOf(slide)} words, which take more than ${minutesOf(slide)} minutes`] : [],
    ...isA('question')(slide) && !slide.hasAnswer ? ['a question must have its answer, in a block [.answer]'] : [],
    ...isA('vote')(slide) && slide.choices !== 4 ? [`a vote has the choices A to D, not ${slide.choices}`] : [],
    ...isA('vote')(slide) ? [...'ABCD'].filter(choice => !new RegExp(`\\b${choice}\\b`).test(slide.said))
      .map(choice => `neither answer nor notes give a reason for ${choice}`) : [],
    ...slide.title ? [] : ['it has no title'],
    ...slide.isEmpty ? ['it shows nothing but its title: say it on another slide, or show something'] : []
  ]
}

/** Returns how many minutes pass at most without a question. */
function longestSilence(slides) {
  let longest = 0
  let silence = 0
  for (const slide of slides) {
    silence = isA('question')(slide) ? 0 : silence + minutesOf(slide)
    longest = Math.max(longest, silence)
  }
  return longest
}

function faultsOfDeck(slides) {
  const minutes = slides.reduce((sum, slide) => sum + minutesOf(slide), 0)
  const count = kind => slides.filter(isA(kind)).length
  const between = (value, [least, most]) => least <= value && value <= most
  const last = slides.at(-1)
  return [
    ...between(slides.length, SLIDES) ? [] : [`it has ${slides.length} slides, not ${SLIDES.join(' to ')}`],
    ...between(minutes, MINUTES) ? [] : [`it takes ${minutes} minutes, not ${MINUTES.join(' to ')}`],
    ...longestSilence(slides) <= SILENCE ? [] : [`it asks nothing for ${longestSilence(slides)} minutes, more than ${SILENCE}`],
    ...2 * count('vote') >= count('question') ? [] : [`${count('vote')} of ${count('question')} questions are votes, less than half`],
    ...slides[0].text.includes('?') ? [] : ['its title does not say which question it answers'],
    ...count('bug') ? [] : ['it shows no bug that happened, on a slide [.bug] with its source'],
    ...slides.filter(isA('bug')).some(slide => slide.text.includes('Source: ')) || !count('bug') ? [] : ['a bug names no source'],
    ...count('live') ? [] : ['it has no live coding, on slides [.live]'],
    ...last.kept === 3 && /One minute:.*Read:/s.test(last.text) ? []
      : ['its last slide does not have three sentences to keep, a minute to think and what to read']
  ]
}

/** Returns the titles that stand twice in all decks. */
function faultsOfTitles(titles) {
  return titles.flatMap(({ name, title }, i) => titles.slice(0, i).filter(each => each.title === title)
    .map(each => `${name}: "${title}" is a title of ${each.name}, too: say in it what is said here and nowhere else`))
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
  return { slides: slides.length, titles: slides.map(({ title }) => ({ name, title })), faults: [...new Set(faults)].map(fault => `${name}: ${fault}`) }
}

/**
 * Checks decks.
 *
 * folder: where they are; names: which ones; pictures: a folder for a picture of each slide, or nothing
 * Returns how many slides there are, and the faults, each in one line.
 */
export async function checkDecks(folder, names, pictures) {
  return withBrowser(async browser => {
    const all = { slides: 0, titles: [], faults: [] }
    for (const name of names) {
      const one = await check(browser, folder, name, pictures)
      all.slides += one.slides
      all.titles.push(...one.titles)
      all.faults.push(...one.faults)
    }
    all.faults.push(...faultsOfTitles(all.titles))
    return all
  })
}
