// The bank has sixty questions, each complete; a paper takes 90 minutes, covers all objectives, and follows from its seed.
import assert from 'node:assert'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { instance } from '@viz-js/viz'
import { Boards } from '../scripts/boards.mjs'
import { MINUTES, optionsOf, pagesOfBank, pagesOfPaper, pagesOfQuestions, paper, readBank, readObjectives, tableOfObjectives } from '../scripts/exam.mjs'
import { outputs, slides, target } from '../scripts/places.mjs'
import { ATTRIBUTES } from '../scripts/render.mjs'
import { convert } from '../scripts/sheets.mjs'

const BANK = readBank(path.join(slides, 'exam'))

function withFolder(text, use) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bank-'))
  try {
    fs.writeFileSync(path.join(folder, 'own.adoc'), text)
    return use(folder)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

const OWN = '[question,short,objective=3,points=4,minutes=6]\n== One of my own?\n\nYes.\n\n[.solution]\n====\nIt is.\n====\n'

test('the bank has 20 questions to choose, 25 short ones and 15 with code, no two with one title', () => {
  const count = kind => BANK.filter(each => each.kind === kind).length
  assert.deepStrictEqual([count('choose'), count('short'), count('code')], [20, 25, 15])
  assert.strictEqual(new Set(BANK.map(each => each.title)).size, 60)
})

test('a paper takes 90 minutes and covers all objectives, whatever the seed', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const questions = paper(BANK, String(seed))
    assert.strictEqual(questions.reduce((sum, each) => sum + each.minutes, 0), MINUTES)
    assert.strictEqual(new Set(questions.map(each => each.objective)).size, readObjectives().length)
    assert.strictEqual(new Set(questions).size, questions.length)
    const written = questions.filter(({ kind }) => kind !== 'choose')
    assert.strictEqual(new Set(written.map(each => each.objective)).size, written.length, `seed ${seed} asks for an objective twice in writing`)
  }
})

test('the same seed gives the same paper, another seed another', () => {
  assert.deepStrictEqual(pagesOfPaper('7'), pagesOfPaper('7'))
  assert.notDeepStrictEqual(pagesOfPaper('7')[0].text.split('\n').slice(3), pagesOfPaper('8')[0].text.split('\n').slice(3))
})

test('what is handed out has no solution', () => {
  const [handedOut, solution] = pagesOfPaper('7')
  assert.doesNotMatch(handedOut.text, /\.solution/)
  assert.match(solution.text, /\.solution/)
})

test('questions of one\'s own are taken as well', () => {
  withFolder(OWN, folder => assert.ok([...Array(60).keys()].some(seed => pagesOfPaper(String(seed), folder)[0].text.includes('One of my own?'))))
})

test('a question that is not complete is refused, with what to write', () => {
  const refused = (text, message) => withFolder(text, folder => assert.throws(() => readBank(folder), message))
  refused(OWN.replace('short', 'long'), /own.adoc, question 1: its kind is one of choose, short, code/)
  refused(OWN.replace('minutes=6', ''), /write its minutes=N/)
  refused(OWN.replace('minutes=6', 'minutes=5'), /a question of kind short takes 6 minutes/)
  refused(OWN.replace('question,short,', 'question, short,'), /its kind is one of/)
  refused(OWN.replace('[question,short', '[questions,short'), /has no question: write them into files \*\.adoc/)
  refused(Buffer.from(OWN.replace('Yes', '\u00fc'), 'latin1'), /it is not written in UTF-8/)
  refused(OWN + OWN.replace('[question,', '[questions,'), /after its solution stands \[questions,short.*, which is no question/)
  refused(OWN + OWN, /question 2: own.adoc, question 1 has the same title/)
  refused(OWN.replace('objective=3', 'objective=13'), /there are only 12 objectives/)
  refused(OWN.replace(/\[\.solution\][\s\S]*/, ''), /it has no solution/)
  refused(OWN.replace('short', 'choose'), /has a list \[upperalpha\] of four/)
})

test('a question of one\'s own has another title than those of the bank', () => {
  withFolder(OWN.replace('One of my own?', BANK[20].title),
    folder => assert.throws(() => pagesOfPaper('7', folder), /own.adoc, question 1: 2-short.adoc, question 1 has the same title/))
})

test('questions of one\'s own that no paper shows are looked at as well', () => {
  withFolder(OWN + OWN.replace('One of my', 'Two of my').replace('It is.', 'message::no-such-run[]'), folder => {
    const blocks = { ...outputs, rules: ATTRIBUTES.rules, paper: true }
    const [good, damaged] = pagesOfQuestions(folder)
    assert.match(convert(good.text, good.name, 'sheet', blocks), /One of my own/)
    assert.throws(() => convert(damaged.text, damaged.name, 'sheet', blocks), /own.adoc, question 2: .*no-such-run/)
  })
})

test('a bank that is too small is refused', () => {
  assert.throws(() => paper(BANK.filter(each => each.objective !== 4), '1'), /no paper of 90 minutes covers all 12 objectives/)
})

test('options that are not understood are refused, with what to write', () => {
  assert.deepStrictEqual(optionsOf(['--seed', '7']), { seed: '7' })
  assert.throws(() => optionsOf([]), /the seed is a number .*slides\/build exam --seed N/)
  assert.throws(() => optionsOf(['--seed', 'x']), /the seed is a number/)
  assert.throws(() => optionsOf(['--sed', '7']), /--sed is not understood/)
  assert.throws(() => optionsOf(['--seed', '7', '--with', '/no/such']), /there is no folder/)
})

test('the table of objectives names each question once', () => {
  const numbers = [...tableOfObjectives(BANK).matchAll(/\| ([\d, ]+)$/gm)].flatMap(row => row[1].split(', ').map(Number))
  assert.deepStrictEqual(numbers.sort((a, b) => a - b), BANK.map((each, i) => i + 1))
})

test('all that the bank shows is there: programs, messages, rules', async () => {
  const blocks = { boards: new Boards(path.join(target, 'boards-of-bank')), graphviz: await instance(), ...outputs, rules: ATTRIBUTES.rules, paper: true }
  for (const { name, text } of pagesOfBank()) {
    assert.match(convert(text, name, 'sheet', blocks), /<h1>/)
  }
})
