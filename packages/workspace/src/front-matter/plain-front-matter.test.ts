import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frontMatterText } from './front-matter.ts'
import { isPlainFrontMatter } from './plain-front-matter.ts'
import { readFrontMatterText } from './read-front-matter.ts'

it.each([
  ['keys and values', 'title: How it works\nid: how-it-works\nsidebar_position: 3'],
  ['quotation marks', `title: "A: b # c"\nlabel: 'it is "so"'`],
  ['addresses and times', 'url: https://example.org/a\ndate: 2026-05-01 10:30'],
  ['names of groups', 'ms.date: 10/07/2020\nlink: /guide/start'],
  ['lists', 'tags:\n  - one\n  - two\n\nother: [a, b-c]\nnames:\n- Ann\n- José'],
])('knows plain front matter: %s', (_, text) => {
  expect(isPlainFrontMatter(text)).toBe(true)
})

it.each([
  ['the settings', 'title: A\ncontentTrust: false'],
  ['the settings behind an escape', 'title: A\n"content\\u0054rust": false'],
  ['a key twice', 'title: A\ntitle: B'],
  ['a value that is none', 'title: A: b'],
  ['items that are not in line', 'tags:\n  - one\n - two'],
  ['items under a value', 'title: A\n- one'],
  ['what is nested', 'seo:\n  title: A'],
  ['an anchor', 'a: &b c\nd: *b'],
  ['a text of several lines', 'description: >\n  one\n  two'],
  ['a flow that is not closed', 'tags: [a, b'],
  ['a comma too many', 'tags: [a, , b]'],
  ['very much', `title: ${'a'.repeat(5000)}`],
])('leaves to a reader of YAML: %s', (_, text) => {
  expect(isPlainFrontMatter(text)).toBe(false)
})

const line = fc.oneof(
  fc.constantFrom('a:', '- b', ' - c', '  - d', 'b: c', 'true: x', 'null:', 'e: f ', 'g: [a, b]'),
  fc.stringMatching(/^[abcz._-]{1,3}: {0,2}[ab1 '"[\],.:#&!?%$=<>@*/()\-–é]{0,8}$/u),
)

it('takes for plain only what YAML reads without a mistake and without settings', () => {
  const lines = fc.array(line, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(lines, (each) => {
      const inside = frontMatterText(`---\n${each.join('\n')}\n---\n`)
      if (inside === null || !isPlainFrontMatter(inside.text)) return
      expect(readFrontMatterText(inside)).toEqual({ value: undefined, places: [] })
    }),
    { numRuns: 2000 },
  )
})
