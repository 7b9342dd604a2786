// What our decks may use besides AsciiDoc: rules and examples, messages of real runs, boards and diagrams.
import fs from 'node:fs'
import path from 'node:path'
import { exampleOf, outdent, picturesOf, readRules, ruleOf } from './features.mjs'
import { escape, listing } from './listing.mjs'
import { slides } from './places.mjs'
import { exampleOfPlay } from './report.mjs'
import { minutesOf } from './timing.mjs'

/**
 * Registers the blocks.
 *
 * boards: draws boards; graphviz: draws diagrams; shown: the folder with what was printed; runs: that in which the
 * runs have worked; rules: that of the features;
 * paper: whether the blocks are for paper, not for a slide
 */
export function register(registry, { boards, graphviz, shown, runs, rules, paper }) {
  const known = readRules(rules)
  const html = (self, parent, text) => self.createBlock(parent, 'pass', text)

  // rule::C4-06[] quotes a rule; rule::C4-06[text] adds what stands below it in the feature file.
  registry.blockMacro('rule', function () {
    this.positionalAttributes(['part'])
    this.process((parent, id, attributes) => {
      const rule = ruleOf(known, id)
      const below = attributes.part === 'text' ? `<p class="below">${escape(rule.text)}</p>` : ''
      return html(this, parent, `<div class="rule"><span class="id">${id}</span>`
        + `<p>${escape(rule.sentence)}</p>${below}</div>`)
    })
  })

  // example::C4-06[a full column takes no more discs] shows an example as it stands in the feature file.
  registry.blockMacro('example', function () {
    this.positionalAttributes(['name'])
    this.process((parent, id, attributes) => html(this, parent,
      listing(exampleOf(known, id, attributes.name).text, { language: 'gherkin', ...attributes, paper })))
  })

  // message::NAME[] shows what a run of runs/*.yaml printed.
  registry.blockMacro('message', function () {
    this.process((parent, name, attributes) => {
      const file = path.join(shown, name + '.txt')
      if (!fs.existsSync(file)) {
        throw new Error(`no run is named ${name}: describe it in runs/*.yaml, or run it with ./build runs`)
      }
      return html(this, parent, listing(fs.readFileSync(file, 'utf8'),
        { ...attributes, paper, language: 'text', role: 'message' }))
    })
  })

  // planted::NAME[2] shows what the second change of a run has put into the sources.
  registry.blockMacro('planted', function () {
    this.positionalAttributes(['number'])
    this.process((parent, name, attributes) => {
      const number = attributes.number ?? 1
      const file = path.join(shown, `${name}.change-${number}.txt`)
      if (!fs.existsSync(file)) {
        throw new Error(`no run ${name} makes a change ${number}: describe it in runs/*.yaml, or run it with ./build runs`)
      }
      return html(this, parent, listing(outdent(fs.readFileSync(file, 'utf8').trimEnd().split('\n')),
        { ...attributes, paper, language: 'java' }))
    })
  })

  // called:C4-06[a full column takes no more discs] writes the name of an example, which must exist.
  registry.inlineMacro('called', function () {
    this.positionalAttributes(['name'])
    this.process((parent, id, attributes) => {
      exampleOf(known, id, attributes.name)
      return this.createInline(parent, 'quoted', attributes.name)
    })
  })

  // minutes:01-contracts[] writes how long a deck takes.
  registry.inlineMacro('minutes', function () {
    this.process((parent, deck) => this.createInline(parent, 'quoted', String(minutesOf(deckFile(deck)))))
  })

  // report::NAME[2] shows the second example of what was wrong in random games, of the submission that a run has graded.
  registry.blockMacro('report', function () {
    this.positionalAttributes(['number'])
    this.process((parent, name, attributes) => html(this, parent,
      exampleOfPlay(path.join(runs, name, 'report'), Number(attributes.number ?? 1), boards, attributes)))
  })

  // board::C4-06[a full column takes no more discs, picture=1, mark=...] draws a picture of an example.
  registry.blockMacro('board', function () {
    this.positionalAttributes(['name'])
    this.process((parent, id, attributes) => {
      const picture = picturesOf(exampleOf(known, id, attributes.name))[Number(attributes.picture ?? 1) - 1]
      if (!picture) {
        throw new Error(`the example "${attributes.name}" of ${id} has no picture ${attributes.picture ?? 1}`)
      }
      return html(this, parent, boards.draw(id.replace('guard-', '').slice(0, 2), picture, attributes))
    })
  })

  // legend::QT[] says how a board that is printed as text writes a piece.
  registry.blockMacro('legend', function () {
    this.process((parent, game) => html(this, parent, legend(game)))
  })

  // [board,C4] over a literal block draws the picture in it.
  registry.block('board', function () {
    this.onContext(['literal', 'listing'])
    this.positionalAttributes(['game'])
    this.process((parent, reader, attributes) => html(this, parent,
      boards.draw(attributes.game, reader.getLines().join('\n'), attributes)))
  })

  // [graph] over a literal block draws a diagram in the language of Graphviz; `alt` says in words what it shows.
  registry.block('graph', function () {
    this.onContext(['literal', 'listing'])
    this.process((parent, reader, attributes) => html(this, parent, diagram(graphviz, reader.getString(), attributes)))
  })
}

/** How pieces are written in text, in the games where that is no picture of them. */
const LEGENDS = {
  QT: [['(', 'round'], ['[', 'square'], ['B', 'white'], ['P', 'black'], ['b p', 'small'], ['!', 'solid'], [';', 'hollow']],
  QW: [['A to F', 'shape: circle, square, diamond, clover, star, sun'], ['1 to 6', 'colour']]
}

function legend(game) {
  if (!LEGENDS[game]) {
    throw new Error(`legends are those of ${Object.keys(LEGENDS).join(', ')}, not of ${game}`)
  }
  return `<p class="legend">${LEGENDS[game].map(([sign, means]) => `<code>${sign}</code> ${means}`).join(' ')}</p>`
}

function deckFile(name) {
  return path.join(slides, 'decks', name + '.adoc')
}

/** How diagrams look, unless they say otherwise. */
const LOOK = `
  graph [bgcolor="transparent", fontname="Fira Sans", fontsize=26, nodesep=0.5, ranksep=0.6, pad=0.1];
  node [fontname="Fira Sans", fontsize=26, shape=box, style="rounded,filled", fillcolor="#ffffff", color="#1d3557",
        fontcolor="#14181f", penwidth=2, margin="0.36,0.14"];
  edge [fontname="Fira Sans", fontsize=26, color="#1d3557", fontcolor="#14181f", penwidth=2];
`

function drawn(graphviz, text, alt) {
  try {
    return graphviz.renderString(text.replace('{', '{' + LOOK.replace(/\n/g, ' ')), { format: 'svg' })
  } catch (fault) {
    throw new Error(`the diagram "${alt}" is not understood: ${fault.message}`)
  }
}

function diagram(graphviz, text, { alt, height }) {
  if (!alt) {
    throw new Error('a diagram must have alt="…", which says in words what it shows')
  }
  const svg = drawn(graphviz, text, alt)
  const style = height ? ` style="height:${Number(height)}px"` : ''
  return `<div class="diagram"${style}>`
    + svg.slice(svg.indexOf('<svg')).replace('<svg', `<svg role="img" aria-label="${escape(alt)}"`)
      .replace(/<title>[^<]*<\/title>/g, '') + '</div>'
}
