// Opens decks in Debian's Chromium, and records whatever a page asks for, prints or complains about.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer from 'puppeteer-core'

/** Returns the names of all decks in a folder, in order. */
export function decks(folder) {
  return fs.readdirSync(folder).filter(name => /^\d\d-.*\.html$/.test(name)).map(name => path.basename(name, '.html')).sort()
}

/** Starts the browser, hands it over, and ends it. */
export async function withBrowser(use) {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium', headless: true, pipe: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--allow-file-access-from-files']
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Keeps what is complained about while the page loads: the browser's own messages of that time may get lost. */
function recordComplaints() {
  window.complaints = []
  for (const kind of ['error', 'warn']) {
    const complain = console[kind]
    console[kind] = (...words) => {
      window.complaints.push(words.join(' '))
      complain(...words)
    }
  }
  window.addEventListener('error', event => window.complaints.push(event.message))
}

/**
 * Loads a file into a page, and records what it asks for, prints and complains about: `faults` gets a line for each request
 * that leaves the machine, and for each complaint.
 */
export async function load(page, file, query, faults) {
  await page.setRequestInterception(true)
  page.on('request', request => {
    const isLocal = /^(file|data|blob|about):/.test(request.url())
    if (!isLocal) {
      faults.push(`it asks for ${request.url()}, which is not on this machine: put it into the folder of the page`)
    }
    return isLocal ? request.continue() : request.abort()
  })
  page.on('requestfailed', request => /^file:/.test(request.url()) && faults.push(`it cannot load ${request.url()}: the file is missing`))
  page.on('console', message => ['error', 'warn', 'warning'].includes(message.type())
    && faults.push(`the console says: ${message.text()}`))
  page.on('pageerror', error => faults.push(`a script fails: ${error.message}`))
  await page.evaluateOnNewDocument(recordComplaints)
  await page.goto(pathToFileURL(file).href + query, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  faults.push(...await page.evaluate(() => window.complaints.map(text => `the console says: ${text}`)))
}

/** Opens a deck, and records in `faults` what is wrong with it as a page. */
export async function open(browser, file, query, faults) {
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 720 })
  await load(page, file, query, faults)
  await page.waitForFunction(() => window.Reveal && window.Reveal.isReady())
  return page
}
