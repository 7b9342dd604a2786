// The minutes of a deck are those of its notes; figures are counted in the sources.
import assert from 'node:assert'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { figures } from '../scripts/figures.mjs'
import { withTimes } from '../scripts/render.mjs'
import { minutesOf } from '../scripts/timing.mjs'

const SLIDE = (title, minutes) => `== ${title}\n\n[.notes]\n--\n${minutes} min. Say it.\n--\n\n`

test('the minutes of a deck are added', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'timing-'))
  const file = path.join(folder, '01-deck.adoc')
  try {
    fs.writeFileSync(file, `= Deck\n\n[.notes]\n--\n1 min. Welcome.\n--\n\n${SLIDE('One', 20)}${SLIDE('Two: `x`', 30)}${SLIDE('Three', 4)}`)
    assert.strictEqual(minutesOf(file), 55)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

test('the speaker\'s view gets the time of each slide', () => {
  const slide = (attributes, minutes) => `<section${attributes}><h2>One</h2><aside class="notes"><div><p>${minutes} min. Say it.</p></div></aside></section>`
  assert.strictEqual(withTimes(slide('', 4) + '<section><h2>None</h2></section>' + slide(' class="title"', 2)),
    slide(' data-timing="240"', 4) + '<section><h2>None</h2></section>' + slide(' data-timing="120" class="title"', 2))
})

test('figures are those of the sources', () => {
  const all = figures()
  assert.strictEqual(all['c4-all'], 200)
  assert.strictEqual(all['c4-mark'], 19.1)
  assert.strictEqual(all['chess-move-preconditions'], 'one')
  assert.strictEqual(all['chess-invariants'], 'six')
  assert.ok(all['games-connect-four'] > 0 && all['games-chess'] > 0)
  assert.ok(all['hostile-programs'] > 200)
})
