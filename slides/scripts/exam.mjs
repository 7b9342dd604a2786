// Makes an examination from the bank of questions: exam.mjs --seed N [--with FOLDER] writes a paper and its solution.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { slides } from './places.mjs'

/** How many questions of each kind a paper has, and how many minutes one takes; and so the whole paper. */
const KINDS = { choose: { count: 8, minutes: 3 }, short: { count: 6, minutes: 6 }, code: { count: 3, minutes: 10 } }
export const MINUTES = Object.values(KINDS).reduce((sum, { count, minutes }) => sum + count * minutes, 0)
const TRIES = 2000

const BANK = path.join(slides, 'exam')

/** Reads the objectives: their sentence, and the lectures, exercises and sheets that teach them. */
export function readObjectives() {
  return fs.readFileSync(path.join(BANK, 'objectives.txt'), 'utf8').split('\n').filter(line => line && !line.startsWith('#'))
    .map(line => line.split(';').map(part => part.trim()))
    .map(([sentence, lectures, exercises, sheets]) => ({ sentence, lectures, exercises, sheets }))
}

/**
 * Reads the questions of folders, in the order of their files: *.adoc, in the form of slides/exam.
 *
 * @throws Error if a question is not complete, if two have one title, or if a folder has none
 */
export function readBank(...folders) {
  const bank = folders.flatMap(folder => {
    const questions = fs.readdirSync(folder).filter(name => name.endsWith('.adoc')).sort()
      .flatMap(name => fs.readFileSync(path.join(folder, name), 'utf8').replace(/\r\n/g, '\n').split(/^(?=\[question\b)/m)
        .filter(part => /^\[question\b/.test(part)).map((part, i) => question(part, `${name}, question ${i + 1}`)))
    if (!questions.length) {
      throw new Error(`${folder} has no question: write them into files *.adoc, as in slides/exam`)
    }
    return questions
  })
  bank.forEach((each, i) => {
    const other = bank.slice(0, i).find(({ title }) => title === each.title)
    if (other) {
      throw new Error(`${each.place}: ${other.place} has the same title; give it another, or take it out`)
    }
  })
  return bank
}

function question(text, place) {
  const [, kind, attributes] = text.match(/^\[question,(\w+),?(.*)\]\n/) ?? []
  const number = name => Number(attributes?.match(new RegExp(`\\b${name}=(\\d+)`))?.[1])
  const title = text.match(/^== (.*)/m)?.[1]
  const [asked, solved] = text.slice(text.indexOf('\n') + 1).split(/^\[\.solution\]\n====\n/m)
  const [solution, after] = solved?.split(/^====$/m) ?? []
  const faults = [
    ...KINDS[kind] ? [] : [`its kind is one of ${Object.keys(KINDS).join(', ')}, as in [question,short,objective=3,points=4,minutes=6]`],
    ...['objective', 'points', 'minutes'].filter(name => !(number(name) > 0)).map(name => `write its ${name}=N`),
    ...number('objective') > readObjectives().length ? [`there are only ${readObjectives().length} objectives`] : [],
    ...number('minutes') > 0 && KINDS[kind] && number('minutes') !== KINDS[kind].minutes
      ? [`a question of kind ${kind} takes ${KINDS[kind].minutes} minutes`] : [],
    ...title ? [] : ['it has no title, == and the question'],
    ...text.includes('\uFFFD') ? ['it is not written in UTF-8'] : [],
    ...after === undefined ? ['it has no solution, a block [.solution] between lines of ===='] : [],
    ...after?.match(/^(?!\/\/).*\S/m) ? [`after its solution stands ${after.match(/^(?!\/\/).*\S/m)[0]}, which is no question`] : [],
    ...kind !== 'choose' || /^\[upperalpha\]\n(?:\. .*\n){4}/m.test(asked) ? [] : ['a question to choose from has a list [upperalpha] of four']
  ]
  if (faults.length) {
    throw new Error(`${place}: ${faults.join('; ')}`)
  }
  return { place, kind, title, objective: number('objective'), points: number('points'), minutes: number('minutes'),
    body: asked.slice(asked.indexOf('\n', asked.indexOf('== ')) + 1).trim(), solution: solution.trim() }
}

/** Returns the questions in an order that follows from the seed and the attempt, and from nothing else. */
function shuffled(bank, seed, attempt) {
  const key = each => createHash('sha256').update(`${seed} ${attempt} ${each.title} ${each.body}`).digest('hex')
  return bank.map(each => [key(each), each]).sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

/** Takes of each kind what covers a new objective first: so no two questions with code or short ones are of the same. */
function draw(order) {
  const covered = new Set()
  const taken = []
  for (const [kind, { count }] of Object.entries(KINDS).reverse()) {
    const left = order.filter(each => each.kind === kind)
    for (let i = 0; i < count && left.length; i++) {
      const next = left.splice(Math.max(0, left.findIndex(each => !covered.has(each.objective))), 1)[0]
      covered.add(next.objective)
      taken.push(next)
    }
  }
  return { taken: taken.reverse(), covered }
}

/**
 * Chooses the questions of a paper: 90 minutes, each objective at least once. The same seed and bank give the same paper.
 *
 * @throws Error if the bank has too few questions for that
 */
export function paper(bank, seed) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { taken, covered } = draw(shuffled(bank, seed, attempt))
    const minutes = taken.reduce((sum, each) => sum + each.minutes, 0)
    if (covered.size === readObjectives().length && minutes === MINUTES) {
      return taken.sort((a, b) => a.objective - b.objective)
    }
  }
  throw new Error(`no paper of ${MINUTES} minutes covers all ${readObjectives().length} objectives: the bank needs `
    + `${Object.entries(KINDS).map(([kind, { count }]) => `${count} of kind ${kind}`).join(', ')}, and questions for each objective`)
}

/** Writes questions as a text in AsciiDoc, with their solutions or without. */
export function textOfPaper(questions, title, head, withSolutions) {
  return [`= ${title}\n`, head, ...questions.map(each => [`== ${each.title}`,
    `_${each.points} points, ${each.minutes} minutes${withSolutions ? `; objective ${each.objective}` : ''}_`, each.body,
    ...withSolutions ? ['[.solution]\n=====', each.solution, '====='] : []].join('\n\n').replace(/\[\.solution\]\n=====\n\n/, '[.solution]\n=====\n'))].join('\n\n') + '\n'
}

/** Returns the table of objectives against lectures, exercises, sheets and the questions of the bank. */
export function tableOfObjectives(bank) {
  const numbers = objective => bank.flatMap((each, i) => (each.objective === objective ? [i + 1] : [])).join(', ')
  const rows = readObjectives().map(({ sentence, lectures, exercises, sheets }, i) =>
    `| ${i + 1} | ${sentence} | ${lectures} | ${exercises} | ${sheets} | ${numbers(i + 1)}`)
  return `= Objectives\n\nWhat the course teaches, and where. Questions are those of the bank, in its order.\n\n`
    + `[cols="1,6,2,4,2,4",options="header"]\n|===\n| | objective | lectures | exercises, tasks | sheets | questions\n\n${rows.join('\n')}\n|===\n`
}

/** Returns the pages of the bank for instructors: the objectives, and all questions with their solutions. */
export function pagesOfBank() {
  const bank = readBank(BANK)
  return [
    { name: 'objectives', text: tableOfObjectives(bank) },
    { name: 'questions', text: textOfPaper(bank, 'The bank of questions', `${bank.length} questions with their solutions.`, true) }
  ]
}

/** Returns the questions of a folder one by one, to look whether each can be rendered: a paper shows only some. */
export function pagesOfQuestions(folder) {
  return readBank(folder).map(each => ({ name: each.place, text: textOfPaper([each], each.place, '', true) }))
}

/** Returns the two pages of a paper: what is handed out, and its solution. */
export function pagesOfPaper(seed, folder) {
  const questions = paper(folder ? readBank(BANK, folder) : readBank(BANK), seed)
  const points = questions.reduce((sum, each) => sum + each.points, 0)
  const head = `${MINUTES} minutes, ${points} points. Write your name on each sheet. No aids but a pencil. Seed ${seed}.`
  return [
    { name: `paper-${seed}`, text: textOfPaper(questions, 'Examination', head, false) },
    { name: `paper-${seed}-solution`, text: textOfPaper(questions, 'Examination: solution', head, true) }
  ]
}

/** Reads the options of the command. */
export function optionsOf(words) {
  const usage = 'write: slides/build exam --seed N [--with FOLDER]'
  const options = {}
  for (let i = 0; i < words.length; i += 2) {
    if (!['--seed', '--with'].includes(words[i]) || words[i + 1] === undefined) {
      throw new Error(`${words[i]} is not understood; ${usage}`)
    }
    options[words[i].slice(2)] = words[i + 1]
  }
  if (!/^\d{1,9}$/.test(options.seed ?? '')) {
    throw new Error(`the seed is a number of up to nine digits; ${usage}`)
  }
  if (options.with && !fs.statSync(options.with, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`there is no folder ${options.with}; ${usage}`)
  }
  return options
}
