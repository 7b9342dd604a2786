// Looks at a page that is no deck: an exercise sheet, a page of the rule book.
import { load } from './browser.mjs'
import { makeLegibility } from './legibility.mjs'

/** The tallest window in which text is measured. */
const TALLEST = 16000
/** The smallest text on paper, in pixels: 6 points. */
const SMALLEST = 8

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

/** Returns the programs in which a font with ligatures may draw two signs as one. Runs in the page. */
function joinedSigns() {
  return [...document.querySelectorAll('pre, code')].filter(each => /[<>=!-]{2}/.test(each.textContent)
    && getComputedStyle(each).fontFamily.includes('Iosevka') && getComputedStyle(each).fontVariantLigatures !== 'none')
    .slice(0, 3).map(each => `"${each.textContent.trim().slice(0, 40)}" may be drawn with ligatures`)
}

/** Returns which kinds of text have too little contrast or are smaller than so many pixels, with one example of each. Runs in the page. */
function paleParts(smallest) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const kinds = new Map()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const box = node.parentElement.getBoundingClientRect()
    if (node.textContent.trim() && !node.parentElement.closest('style, title, desc, .sr') && box.height && box.bottom < innerHeight) {
      const css = getComputedStyle(node.parentElement)
      const kind = [node.parentElement.tagName, node.parentElement.className?.baseVal ?? node.parentElement.className,
        node.parentElement.parentElement.className, css.color, css.fill, css.fontSize].join(' ')
      kinds.set(kind, node)
    }
  }
  return window.legibility([...kinds.values()]).flatMap(({ text, contrast, least, size }) => [
    ...contrast < least ? [`"${text.trim().slice(0, 40)}" has a contrast of ${contrast.toFixed(1)}`] : [],
    ...size < smallest ? [`"${text.trim().slice(0, 40)}" has ${size.toFixed(1)} pixels, less than ${smallest}`] : []])
}

/** Returns which headings may be the last line of a page. Runs in the page. */
function lonelyHeadings() {
  return [...document.querySelectorAll('h1, h2, h3, h4')].filter(each => getComputedStyle(each).breakAfter !== 'avoid')
    .slice(0, 3).map(each => `the heading "${each.textContent.trim().slice(0, 40)}" may stand alone at the end of a page`)
}

/** Returns whether a page that is loaded is printed on more sheets than so many, with everything unfolded. */
export async function faultsOfPrinting(page, most) {
  await page.evaluate(() => document.querySelectorAll('details').forEach(each => { each.open = true }))
  const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true, timeout: 0 }))
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length
  return sheets > most ? [`it is printed on ${sheets} pages, more than ${most}`] : []
}

/**
 * Loads a page and looks at it: what {@link faultsOfLook} finds, and whether something is loaded from elsewhere or cannot be
 * loaded, or the console complains.
 */
export async function faultsOfPage(page, file, look) {
  const faults = []
  await load(page, file, '', faults)
  return [...faults, ...await faultsOfLook(page, look)]
}

/**
 * Looks at a page that is loaded, in a window of this width and in light or dark colours, or as it is printed on paper of this
 * width; parts of it may scroll or not. What is folded is unfolded, and stays so, but not on paper, where nobody could unfold it.
 *
 * Returns what is wrong: something is wider than the page, a picture lies on another; text has too little contrast; a font
 * draws two signs of a program as one; or on paper, something is folded, is smaller than 6 points, or is a heading that may
 * stand alone at the end of a page.
 */
export async function faultsOfLook(page, { width, scheme, mayScroll = false, isPrinted = false }) {
  const faults = []
  // At once: puppeteer takes one of them back when it is told the other.
  await (await page.createCDPSession()).send('Emulation.setEmulatedMedia',
    { media: isPrinted ? 'print' : 'screen', features: [{ name: 'prefers-color-scheme', value: scheme }] })
  await page.setViewport({ width, height: 1200 })
  if (isPrinted) {
    faults.push(...await page.evaluate(foldedParts), ...await page.evaluate(lonelyHeadings))
  } else {
    await page.evaluate(() => document.querySelectorAll('details').forEach(each => { each.open = true }))
  }
  faults.push(...await page.evaluate(wideParts, mayScroll), ...await page.evaluate(overlappingPictures),
    ...await page.evaluate(joinedSigns))
  const height = await page.evaluate(() => {
    scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  await page.setViewport({ width, height: Math.min(height, TALLEST) })
  await page.evaluate(makeLegibility)
  faults.push(...await page.evaluate(paleParts, isPrinted ? SMALLEST : 0))
  return [...new Set(faults)]
}

/** Returns whether a page of rules that is loaded is too long before anything is unfolded. */
export async function faultsOfReading(page, mostScreens) {
  await page.setViewport({ width: 1280, height: 800 })
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  return screens > mostScreens ? [`it has ${screens.toFixed(1)} screens, more than ${mostScreens}`] : []
}

/** Returns the ids of the rules that are listed when these words are wanted. Runs in the page. */
function rulesFor(words) {
  const field = document.querySelector('#find input')
  field.value = words
  field.dispatchEvent(new Event('input'))
  return [...document.querySelectorAll('li[data-names]')].filter(line => line.checkVisibility())
    .map(line => line.querySelector('a').hash.slice(1))
}

/**
 * Looks for rules on a page that is loaded, by the words of players: each names some rules, one of which must be among the
 * few that are found. Returns which words find none of theirs, or too many, and whether nothing is said when nothing is found.
 */
export async function faultsOfFinding(page, wanted, most) {
  const faults = []
  for (const { words, rules } of wanted) {
    const found = await page.evaluate(rulesFor, words)
    if (!rules.some(id => found.includes(id)) || found.length > most) {
      faults.push(`"${words}" finds ${found.slice(0, most).join(' ') || 'nothing'}${found.length > most ? ' …' : ''}, `
        + `not ${rules.join(' or ')}: write what players call it into names.properties`)
    }
  }
  const isSaid = () => page.$eval('#nothing', line => line.checkVisibility())
  const saidOf = async words => [await page.evaluate(rulesFor, words), await isSaid()]
  const [none, isNoneSaid] = await saidOf('xylophone')
  const [all, isAllSaid] = await saidOf('')
  if (none.length || !isNoneSaid || !all.length || isAllSaid) {
    faults.push('it does not say when nothing is found, and only then')
  }
  return faults
}

/** Returns whether the keys do not lead to the field, from there to the first rule that is found, and back to all rules. */
export async function faultsOfKeys(page, { words, rules }) {
  const listed = () => page.$$eval('li[data-names]', lines => lines.filter(line => line.checkVisibility()).length)
  const all = await listed()
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  const found = await listed()
  await page.keyboard.press('Enter')
  const hash = await page.evaluate(() => location.hash)
  await page.keyboard.press('Escape')
  const back = await listed()
  return rules.includes(hash.slice(1)) && found < all && back === all ? []
    : [`"/${words}" finds ${found} rules, Enter leads to "${hash}", and Escape back to ${back} of ${all} rules`]
}
