import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

/** What a reader reads: tables and generated parts too, but no code, comments, tags and targets of links. */
const words = page
  .replaceAll(/^```.*?^```$/gms, '')
  .replaceAll(/<[^>]*>/g, '')
  .replaceAll(/\]\([^)]*\)/g, ']')
  .split(/\s+/)
  .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The headings and the picture, in the order in which a newcomer meets them. */
const order = [
  '# Content Trust',
  "It's for ",
  "It's not for ",
  '<img src="docs/desktop/sample-light.png"',
  '## Why not another tool?',
  '## Try it',
  '## What you see',
  '## Where you can use it',
  '## Limits',
]

it('has at most 900 words', () => {
  expect(words.length).toBeGreaterThan(300)
  expect(words.length).toBeLessThanOrEqual(900)
})

it('says what it is, for whom and why not another before how', () => {
  const places = order.map((piece) => page.indexOf(piece))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('opens with one question', () => {
  expect(page).toMatch(/^# Content Trust\n\n\*\*[^*]+\?\*\*\n/)
})

it('compares with five kinds of tools, each with a link to figures', () => {
  const [table = ''] = page.split('## Why not another tool?\n\n')[1]?.split('\n\n') ?? []
  const rows = table.split('\n').slice(2)
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row).toMatch(/\]\([^)]+\)[^|]*\|$/)
})

it('gives exactly two set-up commands', () => {
  expect(page.split('\n').filter((line) => /^npm (install|ci)\b/.test(line))).toEqual([
    'npm install && npx content-trust check examples/drafts',
    'npm install && npm test',
  ])
})

it('links every host to its page', () => {
  const [, section = ''] = page.split('## Where you can use it\n\n')
  const rows = section.split('\n\n')[0]?.split('\n').slice(2) ?? []
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows) expect(row).toMatch(/\| \[[^\]]+\]\([^)]+\) \|$/)
})
