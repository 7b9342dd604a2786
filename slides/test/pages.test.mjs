// What is wrong with a page of the rule book or a sheet is found, in each width and in dark colours, and folded or not.
import assert from 'node:assert'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { withBrowser } from '../scripts/browser.mjs'
import { faultsOfFinding, faultsOfKeys, faultsOfPage, faultsOfPrinting } from '../scripts/pages.mjs'

const LOOK = { width: 800, scheme: 'light' }
const PAGES = [
  ['nothing', '<p>A sentence.</p><details><summary>more</summary><p>Another.</p></details>', LOOK, null],
  ['too wide', '<p style="width: 500px">wide</p>', { ...LOOK, width: 400 }, /p "wide" is wider than the page/],
  ['wide enough', '<p style="width: 500px">wide</p>', LOOK, null],
  ['wide, and scrolls', '<div style="overflow-x: auto"><p style="width: 500px">wide</p></div>', { ...LOOK, width: 400, mayScroll: true }, null],
  ['scrolls on paper', '<div style="overflow-x: auto; width: 90px"><p style="width: 500px">wide</p></div>', LOOK, /is wider than/],
  ['cut', '<div style="width: 50px; overflow: hidden; white-space: nowrap">longer than its box</div>', LOOK, /is wider than/],
  ['a long word', `<p>${'x'.repeat(60)}</p>`, { ...LOOK, width: 400, mayScroll: true }, /p "xxx.* is wider than/],
  ['a long word that is broken', `<p style="overflow-wrap: anywhere">${'x'.repeat(60)}</p>`, { ...LOOK, width: 400, mayScroll: true }, null],
  ['a long word that scrolls', `<div style="overflow-x: auto"><p>${'x'.repeat(60)}</p></div>`, { ...LOOK, width: 400, mayScroll: true }, null],
  ['folded on paper', '<details><summary>more</summary><p>hidden</p></details>', { ...LOOK, isPrinted: true }, /p "hidden" is folded on paper/],
  ['unfolded on paper', '<style>@media print { details::details-content { content-visibility: visible; display: block; height: auto } }</style>'
    + '<details><summary>more</summary><p>shown</p></details>', { ...LOOK, isPrinted: true }, null],
  ['small on paper', '<p style="font-size: 7px">small</p>', { ...LOOK, isPrinted: true }, /"small" has 7\.0 pixels, less than 8/],
  ['small on a screen', '<p style="font-size: 7px">small</p>', LOOK, null],
  ['a lonely heading', '<h2>alone</h2><p>text</p>', { ...LOOK, isPrinted: true }, /the heading "alone" may stand alone/],
  ['pale', '<p style="color: #bbb">pale</p>', LOOK, /"pale" has a contrast of 1\.9/],
  ['pale in the dark', '<style>@media (prefers-color-scheme: dark) { body { background: #333 } }</style><p>black</p>',
    { ...LOOK, scheme: 'dark' }, /"black" has a contrast of 1\.7/],
  ['dark and folded', '<details><summary>more</summary><div style="background: #222"><p style="color: #333">hidden</p></div></details>',
    LOOK, /"hidden" has/],
  ['pale on a picture', '<svg width="90" height="30"><rect width="90" height="30" fill="#222"/><text y="20" fill="#444">on it</text></svg>',
    LOOK, /"on it" has/],
  ['pictures on one another', '<svg width="90" height="30"></svg><svg width="90" height="30" style="margin-left: -20px"></svg>', LOOK,
    /a picture in ".*" lies 20 pixels on its neighbour/],
  ['pictures side by side', '<svg width="90" height="30"></svg><svg width="90" height="30"></svg>', LOOK, null],
  ['two signs as one', '<pre style="font: 14px Iosevka">a != b</pre>', LOOK, /"a != b" may be drawn with ligatures/],
  ['two signs as two', '<pre style="font: 14px Iosevka; font-variant-ligatures: none">a != b</pre>', LOOK, null],
  ['from elsewhere', '<img src="http://example.org/picture.png">', LOOK, /it asks for http:\/\/example\.org/],
  ['missing', '<img src="missing.png">', LOOK, /it cannot load file:/],
  ['complaint', '<script>console.error("planted")</script>', LOOK, /the console says: planted/]
]

test('each planted fault is found, and no other', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'))
  try {
    await withBrowser(async browser => {
      for (const [name, body, look, fault] of PAGES) {
        const file = path.join(folder, 'page.html')
        fs.writeFileSync(file, `<!doctype html><meta charset="utf-8"><body style="margin: 0">${body}</body>`)
        const page = await browser.newPage()
        const faults = await faultsOfPage(page, file, look)
        await page.close()
        assert.ok(fault ? faults.some(each => fault.test(each)) : faults.length === 0, `${name}: ${faults.join('; ')}`)
      }
    })
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

/** A page that finds rules by the beginnings of their other names, as far as the planted fault lets it. */
const FINDING = `<div id="find"><input></div><p id="nothing" hidden>nothing</p>
  <ul><li data-names="uno"><a href="#A1-01">one</a></li><li data-names="dos"><a href="#A1-02">two</a></li></ul>
  <script>
    const field = document.querySelector('input'), lines = [...document.querySelectorAll('li')]
    const find = () => {
      lines.forEach(line => { line.hidden = !line.dataset.names.includes(field.value) })
      document.getElementById('nothing').hidden = lines.some(line => !line.hidden)
    }
    field.addEventListener('input', find)
    document.addEventListener('keydown', event => {
      if (event.key === '/' && event.target !== field) { event.preventDefault(); field.focus() }
      if (event.key === 'Enter') { lines.find(line => !line.hidden).querySelector('a').click() }
      if (event.key === 'Escape') { field.value = ''; find() }
    })
  </script>`
const WORDS = [{ words: 'un', rules: ['A1-01'] }, { words: 'dos', rules: ['A1-02'] }]
const USES = [
  ['all is well', FINDING, null],
  ['a name is missing', FINDING.replace('dos', 'deux'), /"dos" finds nothing, not A1-02/],
  ['silence', FINDING.replace("getElementById('nothing').hidden", "getElementById('nothing').lang"), /it does not say when nothing is found/],
  ['Enter', FINDING.replace("=== 'Enter'", "=== 'Tab'"), /Enter leads to ""/],
  ['Escape', FINDING.replace("=== 'Escape'", "=== 'Tab'"), /back to [01] of 2 rules/],
  ['three pages', FINDING + '<p style="break-before: page">2</p><p style="break-before: page">3</p>', /on 3 pages, more than 2/],
  ['too many', FINDING.replace('dos', 'dos uno'), /"un" finds A1-01 …/]
]

test('what players look for is found, with the keys, and few pages are printed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'uses-'))
  try {
    await withBrowser(async browser => {
      for (const [name, body, fault] of USES) {
        const file = path.join(folder, 'page.html')
        fs.writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>[hidden] { display: none }</style><body>${body}</body>`)
        const page = await browser.newPage()
        await page.goto(pathToFileURL(file).href)
        const faults = [...await faultsOfFinding(page, WORDS, 1), ...await faultsOfKeys(page, WORDS[1]), ...await faultsOfPrinting(page, 2)]
        await page.close()
        assert.ok(fault ? faults.some(each => fault.test(each)) : faults.length === 0, `${name}: ${faults.join('; ')}`)
      }
    })
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
