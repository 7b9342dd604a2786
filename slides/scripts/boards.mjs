// Draws boards: collects all pictures of the decks, and has them drawn at once by the games themselves, in Java.
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { target } from './places.mjs'

/** What a deck calls a game: the first two characters of the ids of its rules. */
const GAMES = { C4: 'connect-four', QT: 'quarto', QW: 'qwirkle', DR: 'draughts', CH: 'chess' }

function classPath() {
  return path.join(target, 'classes') + path.delimiter + fs.readFileSync(path.join(target, 'libraries'), 'utf8').trim()
}

/** Boards that are drawn into this folder. */
export class Boards {
  constructor(folder) {
    this.folder = folder
    this.wanted = new Map()
  }

  /** Returns the place of a board in a page, which `into` fills. */
  draw(game, picture, { mark, height, alt }) {
    if (!GAMES[game]) {
      throw new Error(`boards are those of ${Object.keys(GAMES).join(', ')}, not of ${game}`)
    }
    const request = `${GAMES[game]}\n${mark ?? ''}\n${picture.trim()}\n`
    const name = crypto.createHash('sha256').update(request).digest('hex').slice(0, 16)
    this.wanted.set(name, request)
    const style = height ? ` style="height:${Number(height)}px"` : ''
    return `<div class="board"${style}>${alt ? `<span class="sr">${alt}</span>` : ''}<!--board ${name}--></div>`
  }

  /** Draws all boards that are wanted. */
  drawAll() {
    fs.rmSync(this.folder, { recursive: true, force: true })
    fs.mkdirSync(this.folder, { recursive: true })
    this.wanted.forEach((request, name) => fs.writeFileSync(path.join(this.folder, name + '.txt'), request))
    const run = spawnSync('java', ['-cp', classPath(),
      'tabuleiro.slides.Boards', this.folder], { encoding: 'utf8' })
    if (run.status !== 0) {
      throw new Error(`the boards could not be drawn: ${run.stderr || run.error}`)
    }
  }

  /** Returns a page with its boards. */
  into(page) {
    return page.replace(/<!--board (\w+)-->/g,
      (all, name) => fs.readFileSync(path.join(this.folder, name + '.svg'), 'utf8').replace(/^<\?xml.*\?>\s*/, ''))
  }
}
