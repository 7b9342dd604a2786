// Text in a font that is not brought along is found.
import assert from 'node:assert'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { faultsOfFonts } from '../scripts/fonts.mjs'

test('a font that is none of ours is named, once', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'))
  const file = path.join(folder, 'page.pdf')
  const faultsOf = text => {
    fs.writeFileSync(file, text)
    return faultsOfFonts(file)
  }
  try {
    assert.deepStrictEqual(faultsOf('/BaseFont /AAAAAA+FiraSans-Bold /BaseFont /BAAAAA+Iosevka'), [])
    const [fault, ...more] = faultsOf('/BaseFont /AAAAAA+FiraSans-Bold /BaseFont /BAAAAA+DejaVuSans /BaseFont /BAAAAA+DejaVuSans')
    assert.match(fault, /page.pdf has text in the font DejaVuSans: /)
    assert.strictEqual(more.length, 0)
    assert.match(faultsOf('nothing')[0], /names no fonts/)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
