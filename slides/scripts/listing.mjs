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
const SIZES = [28, 26, 24, 23, 22, 21, 20]
const WIDTH = 1120
/** The room in columns: in one of two alike, in the wider and in the narrower of two. */
const WIDTHS = { half: 516, wide: 646, narrow: 386 }
const BANDS_WIDTH = 176
const HEIGHT = 530
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

/** Reads "2 guard; 5-6 action" into a map from the number of a line to its band. */
function readBands(bands, count) {
  const map = new Map()
  for (const part of (bands ?? '').split(';').map(each => each.trim()).filter(Boolean)) {
    const found = part.match(/^(\d+)(?:-(\d+))?(?: (.*))?$/)
    if (!found || Number(found[2] ?? found[1]) > count) {
      throw new Error(`"${part}" names no lines of a listing that has ${count}`)
    }
    for (let line = Number(found[1]); line <= Number(found[2] ?? found[1]); line++) {
      map.set(line, { name: found[3] ?? '', first: line === Number(found[1]) })
    }
  }
  return map
}

/** Breaks a line that a program printed where a terminal of this width would, at a space. */
function wrap(line, width) {
  if (line.length <= width) {
    return [line]
  }
  const space = line.lastIndexOf(' ', width)
  const end = space > width / 2 ? space : width
  return [line.slice(0, end), ...wrap('    ' + line.slice(end).trimStart(), width)]
}

function sizeOf(lines, hasNames, wished, width) {
  const room = (width ? WIDTHS[width] : WIDTH) - (hasNames ? BANDS_WIDTH : 0)
  const longest = Math.max(...lines.map(line => [...line].length))
  const sizes = wished ? [Number(wished)] : SIZES
  const size = sizes.find(each => longest * each / 2 <= room && lines.length * each * LEADING <= HEIGHT)
  if (!size) {
    throw new Error(`a listing of ${lines.length} lines of up to ${longest} characters does not fit on a slide: `
      + `show less of it; at ${sizes.at(-1)} pixels there is room for ${Math.floor(HEIGHT / sizes.at(-1) / LEADING)} `
      + `lines of ${Math.floor(2 * room / sizes.at(-1))} characters`)
  }
  return size
}

/**
 * Draws a listing as HTML.
 *
 * bands: lines to mark, with names or without, such as "2 guard; 5-6 action"
 * names: "off" to mark bands in their colours and leave their names out
 * size:  the size of its type, where it must be smaller than the largest that fits
 * width: in columns, "half", "wide" or "narrow"
 * columns: after so many characters a line is broken, as a terminal does
 */
export function listing(text, { language, bands, names, size, width, columns, role }) {
  const lines = text.replace(/\s+$/, '').split('\n').flatMap(line => columns ? wrap(line, Number(columns)) : [line])
  const map = readBands(bands, lines.length)
  const hasNames = names !== 'off' && [...map.values()].some(band => band.name)
  const chosen = sizeOf(lines, hasNames, size, width)
  const html = splitLines(coloured(lines.join('\n'), language)).map((line, i) => {
    const band = map.get(i + 1)
    const kind = band ? ` marked ${band.name.split(' ')[0]}` : ''
    const name = hasNames ? `<span class="band">${band?.first ? escape(band.name) : ''}</span>` : ''
    return `<span class="line${kind}">${name}<span class="code">${line || ' '}</span></span>`
  })
  const classes = ['listing', role, hasNames ? 'banded' : ''].filter(Boolean).join(' ')
  return `<div class="${classes}"><pre style="font-size:${chosen}px"><code>${html.join('')}</code></pre></div>`
}
