// Renders decks to pages, with everything they need beside them.
import fs from 'node:fs'
import path from 'node:path'
import createAsciidoctor from '@asciidoctor/core'
import revealjs from '@asciidoctor/reveal.js'
import { instance } from '@viz-js/viz'
import { Boards } from './boards.mjs'
import { register } from './blocks.mjs'
import { figures } from './figures.mjs'
import { listing } from './listing.mjs'
import { outputs, root, slides, target } from './places.mjs'

const asciidoctor = createAsciidoctor()
revealjs.register()

asciidoctor.SyntaxHighlighter.register('slides', {
  format: node => listing(node.getSource(),
    { ...node.getAttributes(), role: node.getRole(), paper: node.getDocument().hasAttribute('paper') }),
  handlesHighlighting: () => false
})

/** Where decks and sheets find what they include, the figures that they mention, and how decks look. */
export const ATTRIBUTES = {
  reference: path.join(root, 'reference/src/main/java'),
  features: path.join(root, 'features/src/main/java/tabuleiro'),
  rules: path.join(root, 'features/rules'),
  exercises: path.join(root, 'exercises'),
  faults: path.join(root, 'grading/faults'),
  samples: path.join(root, 'grading/samples'),
  engines: path.join(slides, 'engines'),
  client: path.join(slides, 'src/main/java/client'),
  examples: path.join(slides, 'examples'),
  ...figures(),
  'attribute-missing': 'warn',
  'source-highlighter': 'slides',
  revealjsdir: 'reveal.js',
  revealjs_customtheme: 'theme/tabuleiro.css',
  revealjs_width: 1280,
  revealjs_height: 720,
  revealjs_margin: 0,
  revealjs_minscale: 0.2,
  revealjs_maxscale: 4,
  revealjs_center: 'false',
  revealjs_hash: 'true',
  revealjs_history: 'true',
  revealjs_slidenumber: 'c/t',
  revealjs_controls: 'false',
  revealjs_progress: 'true',
  revealjs_transition: 'none',
  revealjs_backgroundtransition: 'none',
  revealjs_pdfseparatefragments: 'false',
  revealjs_pdfmaxpagesperslide: 1,
  revealjs_plugin_zoom: 'disabled',
  revealjs_plugin_search: 'disabled',
  'icons!': '',
  'sectids!': '',
  'reproducible': ''
}

/** Returns what is wrong in a deck or a sheet, with what to do where that does not follow. */
export function textOf(fault) {
  const figure = fault.getText().match(/missing attribute: (.*)/)
  return figure ? `{${figure[1]}} is no figure; scripts/figures.mjs counts ${Object.keys(figures()).join(', ')}` : fault.getText()
}

function convert(file, blocks) {
  const registry = asciidoctor.Extensions.create()
  register(registry, blocks)
  const memory = asciidoctor.MemoryLogger.create()
  asciidoctor.LoggerManager.setLogger(memory)
  let page
  try {
    page = asciidoctor.convertFile(file, {
      safe: 'unsafe', backend: 'revealjs', to_file: false, standalone: true, extension_registry: registry,
      attributes: ATTRIBUTES
    })
  } catch (failure) {
    throw new Error(`${path.basename(file)}: ${failure.message}`)
  }
  const faults = memory.getMessages().filter(message => !['DEBUG', 'INFO'].includes(message.getSeverity()))
  if (faults.length) {
    throw new Error(faults.map(fault => [path.basename(file), fault.getSourceLocation()?.getLineNumber()].filter(Boolean).join(':')
      + `: ${textOf(fault)}`).join('\n'))
  }
  // In a listing a method may be named like a block: board::landing).
  const left = page.match(/\b((?:rule|example|message|planted|report|board|legend)::[\w-]+(?![\w)-])[^<]{0,60})/)
  if (left) {
    throw new Error(`${path.basename(file)}: this is not understood: ${left[1]}`)
  }
  return withTimes(page)
}

/** Tells the speaker's view how long each slide takes, in seconds: its notes begin with the minutes. */
export function withTimes(page) {
  return page.replace(/<section\b[^>]*>(?:(?!<section\b)[\s\S])*?<aside class="notes">\s*(?:<[^>]*>\s*)*(\d+) min\./g,
    (slide, minutes) => slide.replace('<section', `<section data-timing="${60 * minutes}"`))
}

/** Copies what a page loads: nothing comes from elsewhere. */
function copyAssets(out) {
  const modules = path.join(slides, 'node_modules')
  fs.cpSync(path.join(modules, 'reveal.js/dist'), path.join(out, 'reveal.js/dist'),
    { recursive: true, filter: file => !/\.map$|\/theme$/.test(file) })
  fs.cpSync(path.join(modules, 'reveal.js/plugin/notes'), path.join(out, 'reveal.js/plugin/notes'), { recursive: true })
  fs.cpSync(path.join(slides, 'theme'), path.join(out, 'theme'), { recursive: true })
  copyFonts(out)
}

/** Copies the fonts that decks and sheets are written in. */
export function copyFonts(out) {
  const modules = path.join(slides, 'node_modules')
  for (const [font, files] of Object.entries({
    'fira-sans': ['latin-400-normal', 'latin-400-italic', 'latin-600-normal', 'latin-700-normal'],
    iosevka: ['latin-400-normal', 'latin-700-normal']
  })) {
    for (const file of files) {
      fs.cpSync(path.join(modules, '@fontsource', font, 'files', `${font}-${file}.woff2`),
        path.join(out, 'theme/fonts', `${font}-${file}.woff2`))
    }
  }
}

function titleOf(file) {
  return fs.readFileSync(file, 'utf8').match(/^= (.*)$/m)[1]
}

function index(files) {
  const items = files.map(file => {
    const name = path.basename(file, '.adoc')
    return `<li><a href="${name}.html">${titleOf(file)}</a> <a href="pdf/${name}.pdf">PDF</a></li>`
  })
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Tabuleiro: slides</title>
<link rel="stylesheet" href="theme/tabuleiro.css"></head>
<body class="index"><h1>Tabuleiro: slides</h1><ol>${items.join('\n')}</ol></body></html>
`
}

/** Renders all decks of a folder into another, and returns their names. */
export async function render(folder, out) {
  fs.rmSync(out, { recursive: true, force: true })
  fs.mkdirSync(out, { recursive: true })
  const boards = new Boards(path.join(target, 'boards'))
  const blocks = { boards, graphviz: await instance(), ...outputs, rules: ATTRIBUTES.rules }
  const files = fs.readdirSync(folder).filter(name => name.endsWith('.adoc')).sort().map(name => path.join(folder, name))
  const pages = files.map(file => [path.basename(file, '.adoc'), convert(file, blocks)])
  boards.drawAll()
  pages.forEach(([name, page]) => fs.writeFileSync(path.join(out, name + '.html'), boards.into(page)))
  fs.writeFileSync(path.join(out, 'index.html'), index(files))
  copyAssets(out)
  fs.writeFileSync(path.join(out, 'theme/boards.css'), boards.style())
  return pages.map(([name]) => name)
}
