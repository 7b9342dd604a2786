// The numbers that decks mention: they are counted in the sources, and decks name them, as in {hostile-programs}.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

function read(file) {
  return fs.readFileSync(path.join(root, file), 'utf8')
}

function inWords(number) {
  return WORDS[number] ?? String(number)
}

/** How many hostile programs the tests of grading have: each is a folder with its verdict. */
function hostilePrograms() {
  const folder = path.join(root, 'grading/hostile')
  const groups = fs.readdirSync(folder, { withFileTypes: true }).filter(each => each.isDirectory())
  return groups.flatMap(group => fs.readdirSync(path.join(folder, group.name), { withFileTypes: true })
    .filter(each => fs.existsSync(path.join(folder, group.name, each.name, 'verdict.yaml')))).length
}

/** Reads the weights below a key of a rubric, one a line. */
function weights(rubric, key) {
  const found = rubric.match(new RegExp(`^${key}:\\n((?:  .*\\n)+)`, 'm'))
  if (!found) {
    throw new Error(`the rubric of Connect Four has no weights under ${key}`)
  }
  return [...found[1].matchAll(/^ {2}[\w-]+: ([\d.]+)/gm)].map(match => Number(match[1]))
}

const sum = numbers => numbers.reduce((all, each) => all + each, 0)

/** What an engine gets that does not find some diagonals: deck 12 lets the room compute it. */
function someDiagonals() {
  const rubric = read('grading/rubrics/connect-four.yaml')
  const contracts = Number(rubric.match(/^contracts: ([\d.]+)/m)[1])
  const rules = sum(weights(rubric, 'rules'))
  const allElse = rules + sum(weights(rubric, 'guards')) + contracts
  const all = allElse * 10 / 9
  const scale = Number(rubric.match(/^scale: (\d+)/m)[1])
  const diagonal = Number(rubric.match(/^ {2}C4-10: ([\d.]+)/m)[1])
  const earned = diagonal * 2 / 3 * (1 - 3 / (6 + 3) / 2)
  const share = (rules - diagonal + earned) / rules
  const points = allElse * share + all / 10
  const mark = scale * points / all
  return {
    'c4-all': round(all, 2), 'c4-share': round(100 * share, 1), 'c4-diagonal': diagonal, 'c4-diagonal-earned': round(earned, 2),
    'c4-mended': round(points, 2), 'c4-exact': round(mark, 2), 'c4-mark': round(mark, 1)
  }
}

/** Rounds half up, as marks are: 42.85 must not become 42.8 because of what a computer cannot store. */
function round(number, decimals) {
  return Math.round(Number((number * 10 ** decimals).toFixed(6))) / 10 ** decimals
}

/** How many random games are played of each game, and by how many more what is an extension of it is tried. */
function games() {
  const folder = 'grading/src/main/java/tabuleiro/grading/games'
  return Object.fromEntries(fs.readdirSync(path.join(root, 'features/rules')).flatMap(game => {
    const name = game.split('-').map(word => word[0].toUpperCase() + word.slice(1)).join('')
    const file = path.join(folder, game.replaceAll('-', ''), `${name}Play.java`)
    if (!fs.existsSync(path.join(root, file))) {
      return []
    }
    const measures = read(file).match(/new Measures\((\d+), (\d+),/)
    if (!measures) {
      throw new Error(`${file} does not say how many games are played, as in new Measures(100, 0, …)`)
    }
    return [[`games-${game}`, Number(measures[1]) + Number(measures[2])]]
  }))
}

/** How many clauses of a kind stand in the comment above a method, or in that of the whole type. */
function clauses(file, kind, method) {
  const text = read(file)
  const end = text.search(method ? new RegExp(`^ +[\\w<>]+ ${method}\\(`, 'm') : /^public interface /m)
  if (end < 0) {
    throw new Error(`${file} has no method ${method}`)
  }
  return text.slice(text.lastIndexOf('/**', end), end).split(`@${kind} `).length - 1
}

/** Returns all figures by their names. */
export function figures() {
  const chess = 'features/src/main/java/tabuleiro/chess/Chess.java'
  return {
    'hostile-programs': hostilePrograms(),
    'known-lines': [...read('slides/engines/KnownLines.java').matchAll(/"\d,\d"/g)].length,
    'chess-move-preconditions': inWords(clauses(chess, 'pre', 'move')),
    'chess-move-postconditions': inWords(clauses(chess, 'post', 'move')),
    'chess-invariants': inWords(clauses(chess, 'invariant')),
    ...games(),
    ...someDiagonals()
  }
}
