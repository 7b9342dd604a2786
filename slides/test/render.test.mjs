// A deck that names what is not there is not built.
import assert from 'node:assert'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { render } from '../scripts/render.mjs'

const WRONG = {
  'a file that is missing': ['----\ninclude::{reference}/connectfour/Missing.java[]\n----', /include file not found/],
  'a tag that is missing': ['----\ninclude::{reference}/connectfour/Engine.java[tag=missing]\n----', /tag 'missing' not found/],
  'a rule that is missing': ['rule::C4-99[]', /no rule has the id C4-99; this game has: C4-01, /],
  'an example that is missing': ['example::C4-06[missing]', /has no example "missing"/],
  'a run that is missing': ['message::missing[]', /no run is named missing/],
  'a change that is missing': ['planted::missing[2]', /no run missing makes a change 2/],
  'a named example that is missing': ['called:C4-06[missing]', /has no example "missing"/],
  'a figure that is missing': ['{missing-figure} programs', /\{missing-figure\} is no figure; .* hostile-programs/],
  'a report that is missing': ['report::missing[]', /nothing has been graded in/],
  'a diagram without words': ['[graph]\n----\ndigraph { a }\n----', /must have alt/],
  'a game that is missing': ['[board,XX]\n----\n. . .\n----', /not of XX/],
  'a block in the middle of a list': ['* one\nrule::C4-06[]', /this is not understood: rule::C4-06/],
  'a board that is none': ['[board,C4]\n----\n. . .\n----', /could not be drawn: a grid has 6 rows, .*in the board\n\. \. \./],
  'a diagram that is none': ['[graph,alt="nothing"]\n----\ndigraph { a ->\n----', /the diagram "nothing" is not understood: syntax error/]
}

for (const [name, [block, message]] of Object.entries(WRONG)) {
  test(name, async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wrong-'))
    try {
      fs.mkdirSync(path.join(folder, 'decks'))
      fs.writeFileSync(path.join(folder, 'decks/01-wrong.adoc'), `= Wrong\n\n== Slide\n\n${block}\n`)
      await assert.rejects(render(path.join(folder, 'decks'), path.join(folder, 'out')), message)
    } finally {
      fs.rmSync(folder, { recursive: true })
    }
  })
}

test('blocks are understood in every deck, not only in the first', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'two-'))
  try {
    fs.mkdirSync(path.join(folder, 'decks'))
    for (const name of ['01-one', '02-two']) {
      fs.writeFileSync(path.join(folder, `decks/${name}.adoc`), '= Deck\n\n== Slide\n\nrule::C4-06[]\n')
    }
    await render(path.join(folder, 'decks'), path.join(folder, 'out'))
    for (const name of ['01-one', '02-two']) {
      assert.match(fs.readFileSync(path.join(folder, `out/${name}.html`), 'utf8'), /class="rule".*A disc can only/)
    }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
