// Draws boards: collects all pictures of the decks, and has them drawn at once by the games themselves, in Java.
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { target } from './places.mjs'

/** What a deck calls a game: the first two characters of the ids of its rules. */
const GAMES = { C4: 'connect-four', QT: 'quarto', QW: 'qwirkle', DR: 'draughts', CH: 'chess' }

/** Why cells may be marked, in the order in which the program that draws expects them. */
const MARKS = ['last', 'won', 'different', 'named', 'refused']

/** How high a board is, and how large the names of its rows and columns are at least, in pixels. */
const HEIGHT = 420
const SMALLEST = 24

function classPath() {
  return path.join(target, 'classes') + path.delimiter + fs.readFileSync(path.join(target, 'libraries'), 'utf8').trim()
}

/** What was wrong, without the stack of Java, and with which board. */
function reason(run, wanted) {
  const [, name, fault] = run.stderr?.match(/Exception: (\w+)\.txt: (.*)/) ?? []
  return name ? `${fault.slice(0, 400)}, in the board\n${wanted.get(name).split('\n').slice(2 + MARKS.length).join('\n')}`
    : run.error?.message ?? run.stderr
}

/** Boards that are drawn into this folder. */
export class Boards {
  constructor(folder) {
    this.folder = folder
    this.wanted = new Map()
  }

  /** Returns the place of a board in a page, which `into` fills. */
  draw(game, picture, attributes) {
    if (!GAMES[game]) {
      throw new Error(`boards are those of ${Object.keys(GAMES).join(', ')}, not of ${game}`)
    }
    const marks = MARKS.map(mark => attributes[mark] ?? '')
    const request = [GAMES[game], attributes.strips ?? '', ...marks, picture.replace(/\s+$/, ''), ''].join('\n')
    const name = crypto.createHash('sha256').update(request).digest('hex').slice(0, 16)
    this.wanted.set(name, request)
    const height = Number(attributes.height ?? HEIGHT)
    return `<div class="board" style="height:${height}px"><!--board ${name} ${height}--></div>`
  }

  /** Draws all boards that are wanted. */
  drawAll() {
    fs.rmSync(this.folder, { recursive: true, force: true })
    fs.mkdirSync(this.folder, { recursive: true })
    this.wanted.forEach((request, name) => fs.writeFileSync(path.join(this.folder, name + '.txt'), request))
    const run = spawnSync('java', ['-cp', classPath(),
      'tabuleiro.slides.Boards', this.folder], { encoding: 'utf8' })
    if (run.status !== 0) {
      throw new Error(`a board could not be drawn: ${reason(run, this.wanted)}`)
    }
  }

  /** Returns a page with its boards. */
  into(page) {
    return page.replace(/<!--board (\w+) (\d+)-->/g, (all, name, height) => {
      const svg = fs.readFileSync(path.join(this.folder, name + '.svg'), 'utf8')
      const units = Number(svg.match(/viewBox="0 0 \d+ (\d+)"/)[1])
      return svg.replace('<svg', `<svg style="--smallest:${(SMALLEST * units / height).toFixed(2)}px"`)
    })
  }

  /** Returns the style sheet of the boards. */
  style() {
    return fs.readFileSync(path.join(this.folder, 'boards.css'), 'utf8')
  }
}
