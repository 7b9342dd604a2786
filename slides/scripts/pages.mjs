// Looks at a page that is no deck: an exercise sheet, a page of the rule book.
import { load } from './browser.mjs'
import { makeLegibility } from './legibility.mjs'

/** The tallest window in which text is measured. */
const TALLEST = 16000

/** Returns what is wider than the page, unless it may be scrolled, or is cut. Runs in the page. */
function wideParts(mayScroll) {
  const width = document.documentElement.clientWidth
  const overflow = element => getComputedStyle(element).overflowX
  const scrolls = element => mayScroll && element !== null
    && (/auto|scroll/.test(overflow(element)) || scrolls(element.parentElement))
  const isCut = element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    && (mayScroll ? /hidden|clip/ : /hidden|clip|auto|scroll/).test(overflow(element))
  const parts = [...document.querySelectorAll('body *')].filter(each => isCut(each)
    || (each.getBoundingClientRect().right > width + 1 && !scrolls(each.parentElement)))
  return [...parts.slice(0, 3), ...longWords().slice(0, 3)]
    .map(each => `${each.tagName.toLowerCase()} "${each.textContent.trim().slice(0, 40)}" is wider than the page`)

  // A word that is not broken leaves its box, and no box is wider for it.
  function longWords() {
    return document.documentElement.scrollWidth <= width ? []
      : [...document.querySelectorAll('body *')].filter(each => overflow(each) === 'visible' && !scrolls(each)
        && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1
        && each.getBoundingClientRect().left + each.scrollWidth > width + 1).reverse()
  }
}

/** Returns what is folded where nothing can be unfolded. Runs in the page. */
function foldedParts() {
  return [...document.querySelectorAll('details > :not(summary)')].filter(each => !each.checkVisibility())
    .slice(0, 3).map(each => `${each.tagName.toLowerCase()} "${each.textContent.trim().slice(0, 40)}" is folded on paper`)
}

/** Returns which pictures lie on one another. Runs in the page. */
function overlappingPictures() {
  const pictures = [...document.querySelectorAll('svg, img')].filter(each => each.checkVisibility() && !each.parentElement.closest('svg'))
    .map(each => ({ each, box: each.getBoundingClientRect() })).filter(({ box }) => box.width && box.height)
  const overlap = (one, other) => Math.min(Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  return pictures.flatMap(({ each, box }, i) => pictures.slice(i + 1).filter(other => overlap(box, other.box) > 1)
    .map(other => `a picture in "${(each.closest('figure') ?? each.parentElement).textContent.trim().slice(0, 40)}" lies `
      + `${Math.round(overlap(box, other.box))} pixels on its neighbour`)).slice(0, 3)
}

/** Returns which kinds of text have too little contrast, with one example of each. Runs in the page. */
function paleParts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const kinds = new Map()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const box = node.parentElement.getBoundingClientRect()
    if (node.textContent.trim() && !node.parentElement.closest('style, title, desc, .sr') && box.height && box.bottom < innerHeight) {
      const css = getComputedStyle(node.parentElement)
      const kind = [node.parentElement.tagName, node.parentElement.className?.baseVal ?? node.parentElement.className,
        node.parentElement.parentElement.className, css.color, css.fill].join(' ')
      kinds.set(kind, node)
    }
  }
  return window.legibility([...kinds.values()]).filter(({ contrast, least }) => contrast < least)
    .map(({ text, contrast }) => `"${text.trim().slice(0, 40)}" has a contrast of ${contrast.toFixed(1)}`)
}

/**
 * Looks at a page, in a window of this width and in light or dark colours, or as it is printed on paper of this width;
 * parts of it may scroll or not. What is folded is unfolded, but not on paper, where nobody could unfold it.
 *
 * Returns what is wrong: something is wider than the page, a picture lies on another, something is loaded from elsewhere or cannot be loaded; the console
 * complains; text has too little contrast; or something is folded on paper.
 */
export async function faultsOfPage(page, file, { width, scheme, mayScroll = false, isPrinted = false }) {
  const faults = []
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  if (isPrinted) {
    await page.emulateMediaType('print')
  }
  await page.setViewport({ width, height: 1200 })
  await load(page, file, '', faults)
  if (isPrinted) {
    faults.push(...await page.evaluate(foldedParts))
  } else {
    await page.evaluate(() => document.querySelectorAll('details').forEach(each => { each.open = true }))
  }
  faults.push(...await page.evaluate(wideParts, mayScroll), ...await page.evaluate(overlappingPictures))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewport({ width, height: Math.min(height, TALLEST) })
  await page.evaluate(makeLegibility)
  faults.push(...await page.evaluate(paleParts))
  return [...new Set(faults)]
}

/** Returns whether a page of rules is too long before anything is unfolded, or finds no rule by its words. */
export async function faultsOfReading(page, file, mostScreens) {
  const faults = []
  await page.setViewport({ width: 1280, height: 800 })
  await load(page, file, '', faults)
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  if (screens > mostScreens) {
    faults.push(`it has ${screens.toFixed(1)} screens, more than ${mostScreens}`)
  }
  const listed = 'nav li[data-of]'
  const wanted = await page.$$eval(listed, lines => lines[lines.length - 1].querySelector('a').lastChild.textContent.trim())
  await page.type('#find input', wanted.toUpperCase())
  const found = await page.$$eval(listed, lines => lines.filter(line => line.checkVisibility()).map(line => line.textContent))
  if (!found.some(line => line.includes(wanted)) || found.length === (await page.$$(listed)).length) {
    faults.push(`${wanted} is not found`)
  }
  return faults
}
