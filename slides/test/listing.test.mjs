// Listings are never cut: what does not fit is refused; what a deck names must exist.
import assert from 'node:assert'
import path from 'node:path'
import test from 'node:test'
import { exampleOf, picturesOf, readRules, ruleOf } from '../scripts/features.mjs'
import { listing } from '../scripts/listing.mjs'
import { root } from '../scripts/places.mjs'

test('the type is as large as the lines allow', () => {
  assert.match(listing('a', {}), /font-size:28px/)
  assert.match(listing('x'.repeat(92), {}), /font-size:24px/)
  assert.match(listing('x\n'.repeat(16), {}), /font-size:25px/)
})

test('lines are broken rather than written small, and keep their bands', () => {
  const html = listing(' * @pre  column_has_space ' + 'word '.repeat(18) + '\nvoid play();', { language: 'java', bands: '1 guard', names: 'off' })
  assert.match(html, /font-size:24px/)
  assert.strictEqual(html.match(/marked guard/g).length, 2)
  assert.strictEqual(html.match(/class="line/g).length, 3)
})

test('a listing that does not fit is refused', () => {
  assert.throws(() => listing('x'.repeat(93), {}), /does not fit/)
  assert.throws(() => listing('x\n'.repeat(17), {}), /does not fit/)
  assert.throws(() => listing('x'.repeat(60), { width: 'half' }), /does not fit/)
})

test('a band that names no line is refused', () => {
  assert.match(listing('a\nb', { bands: '2 guard' }), /marked guard.*<span class="code">b/)
  assert.throws(() => listing('a\nb', { bands: '3 guard' }), /names no lines/)
})

test('a band goes to what contains its text, and to the lines that go on with it', () => {
  const html = listing('assert a\n        : b;\nc();\nassert d;', { bands: '/assert/ guard' })
  assert.strictEqual(html.match(/marked guard/g).length, 3)
  assert.throws(() => listing('a', { bands: '/b/ guard' }), /names no lines/)
})

test('lines are marked by what they contain, and a text that no line contains is refused', () => {
  const html = listing('a: 1\nb: 2\na: 3', { marks: 'a:' })
  assert.strictEqual(html.match(/class="line marked/g).length, 2)
  assert.throws(() => listing('a\nb', { marks: 'a; c' }), /begins with "a b": no line of the listing contains "c"/)
})

test('what is broken off a line of a comment goes before the rest of its sentence', () => {
  const html = listing(` * @post label ${'word '.repeat(20)}end\n *       of it (C4-01)\n * @post other next`, {})
  assert.match(html, /end of it \(C4-01\)/)
  assert.strictEqual(html.match(/class="line"/g).length, 3)
})

test('a language that is not coloured is refused', () => {
  assert.throws(() => listing('a', { language: 'cobol' }), /not in cobol/)
})

test('comments of several lines are coloured in each line', () => {
  const html = listing('/** one\n * two */\nint x;', { language: 'java' })
  assert.strictEqual(html.match(/hljs-comment/g).length, 2)
})

test('rules and examples are those of the feature files', () => {
  const rules = readRules(path.join(root, 'features/rules'))
  assert.match(ruleOf(rules, 'C4-06').sentence, /^A disc can only be dropped/)
  assert.match(ruleOf(rules, 'C4-06').text, /^To ask first.*Decision: .*the column is full\.$/)
  assert.strictEqual(ruleOf(rules, 'C4-04').text, '')
  const example = exampleOf(rules, 'C4-06', 'a full column takes no more discs')
  assert.match(example.text, /^Example: .*the column is full$/s)
  assert.strictEqual(picturesOf(example).length, 1)
  assert.strictEqual(picturesOf(example)[0].split('\n').length, 6)
  assert.match(exampleOf(rules, 'guard-C4-06', 'dropping a disc in a full column').text, /an assertion stops the caller$/)
  assert.throws(() => ruleOf(rules, 'C4-99'), /no rule has the id C4-99/)
  assert.throws(() => exampleOf(rules, 'C4-06', 'nothing'), /has no example "nothing"/)
})

test('a part of a listing is found by what its lines contain', () => {
  assert.match(listing('a\n  b\n  c\nd', { from: 'b', to: 'c' }), /"code">b<\/span><\/span><span class="line"><span class="code">c</)
  assert.doesNotMatch(listing('a\nb\nc', { from: 'b' }), /"code">[ac]/)
  assert.throws(() => listing('a', { from: 'b' }), /no line of the listing contains "b"/)
  assert.throws(() => listing('b\na', { from: 'a', to: 'b' }), /no line of the listing contains "b"/)
})
