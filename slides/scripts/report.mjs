// Shows what a grade report says of random games, from its results.json: one of the examples of what was wrong.
import fs from 'node:fs'
import path from 'node:path'
import { escape } from './listing.mjs'

/** How high its boards are, in pixels. */
const HEIGHT = 236

/** Reads the examples that show what was wrong in the games of the one submission of a report. */
function examplesOfPlay(folder) {
  const file = path.join(folder, 'results.json')
  if (!fs.existsSync(file)) {
    throw new Error(`nothing has been graded in ${folder}`)
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')).submissions[0]?.played?.differences ?? []
}

function step(text, i, failing) {
  const word = i < failing ? 'done' : 'failed'
  return `<li><span class="word ${word}">${word}</span> ${escape(text.split('\n')[0])}</li>`
}

function figure(boards, game, title, picture, attributes) {
  return `<div class="figure"><p>${title}</p>${boards.draw(game, picture, { height: HEIGHT, ...attributes })}</div>`
}

/**
 * Draws an example as the page of the submission shows it.
 *
 * folder: where the report is; number: which example, from 1; marks: cells to mark on the board after the move
 */
export function exampleOfPlay(folder, number, boards, marks) {
  const found = examplesOfPlay(folder)[number - 1]
  if (!found) {
    throw new Error(`the games of ${folder} have shown no example ${number}`)
  }
  const { check, before, after, message } = found
  const game = check.rule.slice(0, 2)
  return `<div class="rule"><span class="id">${check.rule}</span><p>${escape(check.law)}</p></div>
<ul class="steps">${check.steps.map((text, i) => step(text, i, found.step)).join('')}</ul>
<div class="figures">${figure(boards, game, 'before the move', before, {})}${figure(boards, game, 'after it', after, marks)}
<div class="figure found"><p>what happened</p><pre>${escape(message.trim())}</pre></div></div>`
}
