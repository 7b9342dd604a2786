// Reads the rules and their examples from the feature files, so that the slides quote them and never repeat them.
import fs from 'node:fs'
import path from 'node:path'

const RULE = /^ *Rule: (.*)$/
const EXAMPLE = /^ *(?:Example|Scenario Outline): (.*)$/
const HEADER = /^ *(?:@|Rule:|Example:|Scenario Outline:)/
const FENCE = '"""'

function featureFiles(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap(entry =>
    entry.isDirectory() ? featureFiles(path.join(folder, entry.name))
      : entry.name.endsWith('.feature') ? [path.join(folder, entry.name)] : [])
}

/** The lines with their places; `plain` says that a line is no part of a doc string. */
function linesOf(file) {
  let plain = true
  return fs.readFileSync(file, 'utf8').split('\n').map(text => {
    const isFence = text.trim().startsWith(FENCE)
    const line = { text, plain: plain && !isFence }
    plain = isFence ? !plain : plain
    return line
  })
}

function until(lines, start, stop) {
  let end = start + 1
  while (end < lines.length && !(lines[end].plain && stop.test(lines[end].text))) {
    end++
  }
  return lines.slice(start, end).map(line => line.text)
}

/** Returns the lines as a text, without the blanks that all of them begin with. */
export function outdent(lines) {
  const texts = lines.join('\n').trimEnd().split('\n')
  const indent = Math.min(...texts.filter(text => text.trim()).map(text => text.search(/\S/)))
  return texts.map(text => text.slice(indent).trimEnd()).join('\n')
}

function examplesOf(lines) {
  return lines.flatMap((line, i) => {
    const found = line.plain && line.text.match(EXAMPLE)
    return found ? [{ name: found[1].trim(), text: outdent(until(lines, i, HEADER)) }] : []
  })
}

/** The free text below a rule, up to its first example: explanations and decisions. */
function freeText(texts) {
  const end = texts.findIndex((text, i) => i > 0 && HEADER.test(text))
  return texts.slice(1, end < 0 ? texts.length : end).map(text => text.trim()).join(' ').trim()
}

function rulesOf(file) {
  const lines = linesOf(file)
  return lines.flatMap((line, i) => {
    const found = line.plain && line.text.match(RULE)
    if (!found) {
      return []
    }
    const id = lines[i - 1].text.match(/@([A-Z0-9]{2}-\d+)/)
    const texts = until(lines, i, /^ *(?:Rule:|@[A-Z0-9]{2}-\d+ *(?:@.*)?$)/)
    const block = lines.slice(i, i + texts.length)
    return [{ id: id ? id[1] : '', sentence: found[1].trim(), text: freeText(texts), examples: examplesOf(block) }]
  })
}

/** The examples of careless callers, which stand under no rule: they are found under guard and the id of their rule. */
function guardsOf(file) {
  const lines = linesOf(file)
  return lines.flatMap((line, i) => {
    const found = line.plain && line.text.match(/^ *@(guard-[A-Z0-9]{2}-\d+)/)
    const block = found ? lines.slice(i + 1, i + 1 + until(lines, i + 1, HEADER).length) : []
    return found ? [{ id: found[1], examples: examplesOf(block) }] : []
  })
}

/** Reads all rules in a folder: a map from the id of a rule to its sentence, its free text and its examples. */
export function readRules(folder) {
  const rules = new Map()
  for (const rule of featureFiles(folder).flatMap(file => [...rulesOf(file), ...guardsOf(file)])) {
    rules.set(rule.id, { ...rule, examples: [...rules.get(rule.id)?.examples ?? [], ...rule.examples] })
  }
  return rules
}

/** Returns a rule, or fails. */
export function ruleOf(rules, id) {
  if (!rules.has(id)) {
    const game = [...rules.keys()].filter(each => each.replace('guard-', '').slice(0, 2) === id.replace('guard-', '').slice(0, 2))
    throw new Error(`no rule has the id ${id}; this game has: ${game.sort().join(', ') || 'no rules'}`)
  }
  return rules.get(id)
}

/** Returns an example of a rule, or fails. The name of an outline may end before its colon and its values. */
export function exampleOf(rules, id, name) {
  const found = ruleOf(rules, id).examples.find(example => example.name === name || example.name.startsWith(name + ': '))
  if (!found) {
    throw new Error(`rule ${id} has no example "${name}"; it has: `
      + ruleOf(rules, id).examples.map(example => example.name).join('; '))
  }
  return found
}

/** Returns the pictures in an example, in their order. */
export function picturesOf(example) {
  return example.text.split(FENCE).filter((part, i) => i % 2 === 1).map(part => outdent(part.split('\n').slice(1)))
}
