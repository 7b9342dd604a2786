// The check finds each fault that is planted in a deck, and nothing on a slide without fault.
import assert from 'node:assert'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { slides } from '../scripts/places.mjs'
import { checkDecks } from '../scripts/check.mjs'
import { render } from '../scripts/render.mjs'

const PLANTED = [
  ['Too much text', /overflows the slide/],
  ['A cut listing', /is cut or scrolls/],
  ['A scrolling listing', /is cut or scrolls/],
  ['Pale text', /"pale grey on paper" has a contrast of 1\.\d/],
  ['Pale text', /"dark on dark" has a contrast of 1\.\d/],
  ['Small text', /"twenty-three pixels" is written at 23\.0 pixels/],
  ['A vote', /a vote has the choices A to D, not 3/],
  ['A vote', /neither answer nor notes give a reason for C/],
  ['Too much to say', /its notes have \d+ words, which take more than 1 minutes/],
  ['One on another', /lie on one another/],
  ['Two signs as one', /"a <= b" may be drawn with ligatures/],
  ['No time', /its notes must begin with the time/],
  ['No answer?', /a question must have its answer/],
  ['Nothing but a title', /it shows nothing but its title/]
]

test('every planted fault is found', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-'))
  try {
    const names = await render(path.join(slides, 'test/planted'), folder)
    const { faults } = await checkDecks(folder, names)
    for (const [title, fault] of PLANTED) {
      assert.ok(faults.some(line => line.includes(`"${title}"`) && fault.test(line)), `${title}: ${fault} in\n${faults.join('\n')}`)
    }
    for (const fault of [/example\.org\/ leads out of this machine/, /nowhere\.html leads nowhere: there is no such file/,
      /no-such-place leads nowhere: there is no such anchor/, /asks for http:\/\/example\.org\/picture\.png/,
      /the console says: a planted complaint/, /it has \d+ slides, not 20/, /it takes \d+ minutes, not 45/,
      /it asks nothing for 11 minutes, more than 8/, /1 of 3 questions are votes, less than half/, /which question it answers/,
      /it shows no bug that happened/, /it has no live coding/, /three sentences to keep/, /"Two titles" is a title of/]) {
      assert.ok(faults.some(line => fault.test(line)), `${fault} in\n${faults.join('\n')}`)
    }
    assert.ok(!faults.some(line => line.includes('"A deck with faults"')), 'the slide without fault')
    assert.ok(!faults.some(line => line.includes('twenty-four pixels')), '24 pixels are enough')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
