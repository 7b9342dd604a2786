// Draws a listing: colours it, marks its bands, and chooses the largest type in which its lines fit.
import hljs from 'highlight.js/lib/core'
import gherkin from 'highlight.js/lib/languages/gherkin'
import java from 'highlight.js/lib/languages/java'
import yaml from 'highlight.js/lib/languages/yaml'
import bash from 'highlight.js/lib/languages/bash'

hljs.registerLanguage('gherkin', gherkin)
hljs.registerLanguage('java', java)
hljs.registerLanguage('yaml', yaml)
hljs.registerLanguage('bash', bash)

/** Pixels on a slide of 1280 by 720; a character of the listings' font is half as wide as its size. */
const SIZES = [28, 26, 25, 24]
const WIDTH = 1104
/** The room in columns: in one of two alike, in the wider and in the narrower of two. */
const WIDTHS = { half: 508, wide: 636, narrow: 380 }
const BANDS_WIDTH = 178
const BAND_EDGE = 14
const HEIGHT = 530
/** The smallest size that can be read from the last row: what is longer or higher is broken, or refused. */
const SMALLEST = SIZES.at(-1)
const LEADING = 1.3

/** Returns the text with what HTML reserves written out. */
export function escape(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function coloured(text, language) {
  if (!language || language === 'text') {
    return escape(text)
  }
  if (!hljs.getLanguage(language)) {
    throw new Error(`listings are coloured in gherkin, java, yaml, bash or text, not in ${language}`)
  }
  return hljs.highlight(text, { language }).value
}

/** Splits coloured text into lines, each of which opens and closes its own spans. */
function splitLines(html) {
  let open = []
  return html.split('\n').map(line => {
    const start = open.join('')
    for (const tag of line.match(/<span[^>]*>|<\/span>/g) ?? []) {
      open = tag === '</span>' ? open.slice(0, -1) : [...open, tag]
    }
    return start + line + '</span>'.repeat(open.length)
  })
}

/** A line that goes on with the statement, or with the clause, of the line before. */
const CONTINUES = /^ +(: |\? |&& |\|\| |\.|\* {3,}\S| {19,}\S)/

/**
 * Reads "2 guard; 5-6 action; /@post/ effect" into a map from the number of a line to its band: lines are named by their
 * numbers, or by what they contain, and then with the lines that go on with them.
 */
function readBands(bands, lines) {
  const map = new Map()
  const mark = (from, to, name) => {
    for (let line = from; line <= to; line++) {
      map.set(line, { name: name ?? '', first: line === from && map.get(line - 1)?.name !== name })
    }
  }
  for (const part of (bands ?? '').split(';').map(each => each.trim()).filter(Boolean)) {
    const numbers = part.match(/^(\d+)(?:-(\d+))?(?: (.*))?$/)
    const text = part.match(/^\/(.+)\/(?: (.*))?$/)
    const found = text ? lines.flatMap((line, i) => (line.includes(text[1]) ? [i + 1] : []))
      : numbers && Number(numbers[2] ?? numbers[1]) <= lines.length ? [Number(numbers[1])] : []
    if (!found.length) {
      throw new Error(`"${part}" names no lines of a listing that has ${lines.length}`)
    }
    for (const first of found) {
      const last = text ? first + lines.slice(first).findIndex(line => !CONTINUES.test(line)) : Number(numbers[2] ?? first)
      mark(first, last < first ? lines.length : last, (text ?? numbers).at(-1))
    }
  }
  return map
}

/** Reads "expected:; but was:" into a map of all lines that contain one of these texts; each must occur. */
function readMarks(marks, lines) {
  const map = new Map()
  for (const text of (marks ?? '').split(';').map(each => each.trim()).filter(Boolean)) {
    const found = lines.flatMap((line, i) => (line.includes(text) ? [i + 1] : []))
    if (!found.length) {
      throw new Error(`no line of the listing contains "${text}"`)
    }
    found.forEach(line => map.set(line, { name: '', first: true }))
  }
  return map
}

/** Where a line is broken best: before the message of an assertion, before an operator, at a space. */
const BREAKS = [' : ', ' || ', ' && ', ' ']

/** What the rest of a broken line begins with: in a Javadoc comment its asterisk, and more room at the left. */
function hanging(line) {
  const comment = line.match(/^( *\*)( *(?:@\w+ +)?)/)
  return comment ? comment[1] + ' '.repeat(comment[2].length + 2) : line.match(/^ */)[0] + '        '
}

/** Breaks a line that is longer than this, as editors and terminals do; returns nothing if there is no good place. */
function wrap(line, width, start = hanging(line)) {
  if (line.length <= width) {
    return [line]
  }
  const cut = BREAKS.map(each => line.lastIndexOf(each, width)).find(each => each > start.length && each > width / 3)
  const rest = cut && wrap(start + line.slice(cut).trimStart(), width, start)
  return rest && [line.slice(0, cut), ...rest]
}

/** A line of a Javadoc comment that goes on with the sentence of the line before. */
const GOES_ON = /^ *\* +(?![@<]|\/)\S/

/**
 * The lines as they are shown, each with the number of the line that it is a part of. What is broken off a line of a
 * comment goes before the rest of its sentence in the next line.
 */
function wrapAll(lines, width) {
  const left = [...lines]
  const all = []
  for (let i = 0; i < left.length; i++) {
    const parts = wrap(left[i], width)
    if (!parts) {
      return undefined
    }
    if (parts.length > 1 && /^ *\*/.test(left[i]) && GOES_ON.test(left[i + 1] ?? '')) {
      const rest = parts.pop()
      left[i + 1] = `${rest} ${left[i + 1].replace(/^ *\* */, '')}`
    }
    all.push(...parts.map(text => ({ text, number: i + 1 })))
  }
  return all
}

/** Chooses the largest type in which the lines fit, and breaks them if none is small enough. */
function fit(lines, hasBands, hasNames, wished, width) {
  const room = (width ? WIDTHS[width] : WIDTH) - (hasNames ? BANDS_WIDTH : 0) - (hasBands ? BAND_EDGE : 0)
  const columns = size => Math.floor(2 * room / size)
  const whole = lines.map((text, i) => ({ text, number: i + 1 }))
  const longest = Math.max(...lines.map(line => line.length))
  const tries = [...SIZES.filter(size => longest <= columns(size)).map(size => ({ size, shown: whole })),
    { size: SMALLEST, shown: wrapAll(lines, columns(SMALLEST)) }]
  const found = tries.find(({ size, shown }) => shown && shown.length * size * LEADING <= HEIGHT
    && (!wished || size === Number(wished)))
  if (!found) {
    const size = wished ?? SMALLEST
    throw new Error(`a listing of ${lines.length} lines of up to ${longest} characters does not fit on a slide: `
      + `show less of it; at ${size} pixels there is room for ${Math.floor(HEIGHT / size / LEADING)} `
      + `lines of ${columns(size)} characters`)
  }
  return found
}

/** Returns the lines from the first that contains `from` to the next that contains `to`, or that line alone. */
function partOf(text, from, to) {
  if (!from) {
    return text
  }
  const lines = text.split('\n')
  const first = lines.findIndex(line => line.includes(from))
  const last = to ? lines.findIndex((line, i) => i >= first && line.includes(to)) : first
  if (first < 0 || last < 0) {
    throw new Error(`no line of the listing contains "${first < 0 ? from : to}"`)
  }
  const part = lines.slice(first, last + 1)
  const indent = Math.min(...part.filter(line => line.trim()).map(line => line.search(/\S/)))
  return part.map(line => line.slice(indent)).join('\n')
}

/**
 * Draws a listing as HTML.
 *
 * from, to: a part of the first line to show, and of the last
 * bands: lines to mark, with names or without, such as "2 guard; 5-6 action; /@post/ effect"
 * marks: lines to mark by what they contain, such as "expected:; but was:"
 * names: "off" to mark bands in their colours and leave their names out
 * size:  the size of its type, where it must be smaller than the largest that fits
 * width: in columns, "half", "wide" or "narrow"
 * paper: whether it is for a page of paper, where it may be as long as it likes and the style sheet breaks its lines
 */
export function listing(text, attributes) {
  try {
    return drawn(text, attributes)
  } catch (fault) {
    throw new Error(`the listing that begins with "${text.trim().slice(0, 60).replace(/\s+/g, ' ')}": ${fault.message}`)
  }
}

function drawn(text, { language, from, to, bands, marks, names, size, width, role, paper }) {
  const lines = partOf(text, from, to).replace(/\s+$/, '').split('\n')
  const map = new Map([...readBands(bands, lines), ...readMarks(marks, lines)])
  const hasNames = names !== 'off' && [...map.values()].some(band => band.name)
  const chosen = paper ? { size: SMALLEST, shown: lines.map((line, i) => ({ text: line, number: i + 1 })) }
    : fit(lines, map.size > 0, hasNames, size, width)
  const texts = splitLines(coloured(chosen.shown.map(line => line.text).join('\n'), language))
  const html = texts.map((line, i) => {
    const { number } = chosen.shown[i]
    const band = map.get(number)
    const kind = band ? ` marked ${band.name.split(/\W/)[0]}` : ''
    const isFirst = band?.first && chosen.shown[i - 1]?.number !== number
    const name = hasNames ? `<span class="band">${isFirst ? escape(band.name) : ''}</span>` : ''
    return `<span class="line${kind}">${name}<span class="code">${line || ' '}</span></span>`
  })
  const classes = ['listing', role, map.size ? 'banded' : ''].filter(Boolean).join(' ')
  return `<div class="${classes}"><pre style="font-size:${chosen.size}px"><code>${html.join('')}</code></pre></div>`
}
