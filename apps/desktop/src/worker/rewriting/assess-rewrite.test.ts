import { analyzeText } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { assessRewrite } from './assess-rewrite.ts'

const source = '# Oven\n\nIt holds 40 loaves.\n\nWe weigh flour in order to waste less of it.\n'
const options = { context: { format: 'article', intended_use: 'publish' } } as const

function weigh(words: string, rewrite: string) {
  const start = source.indexOf(words)
  const draft = { source, syntax: 'markdown' } as const
  return assessRewrite(draft, options, { start, end: start + words.length, rewrite })
}

it('passes a rewrite that keeps every fact', () => {
  const fix = weigh('We weigh flour in order to waste', 'We weigh flour to waste')
  expect(fix.safety.status).toBe('passed')
  expect(source.slice(fix.start, fix.end)).toBe('We weigh flour in order to waste')
  expect(fix.text).toBe('We weigh flour to waste')
})

it('counts what a rewrite does to the scores of the whole draft', () => {
  const filler = 'It is important to note that this very unique platform changes everything. '
  const text = filler.repeat(4)
  const rewrite = 'The oven holds 40 loaves. '
  const draft = { source: text, syntax: 'markdown' } as const
  const fix = assessRewrite(draft, options, { start: 0, end: filler.length, rewrite })
  const before = analyzeText(draft, options).slop_risk
  const after = analyzeText({ ...draft, source: rewrite + text.slice(filler.length) }, options)
  expect(fix.effects?.slop_risk).toBeCloseTo(after.slop_risk - before, 4)
  expect(fix.effects?.slop_risk).not.toBe(0)
})

it.each([
  ['a number', 'It holds 40 loaves.', 'It holds many loaves.', /40/],
  ['a new number', 'It holds 40 loaves.', 'It holds 40 loaves and 3 trays.', /3/],
  ['a negation', 'We weigh flour', 'We do not weigh flour', /not/],
  ['a heading', '# Oven\n\nIt holds', 'It holds', /Oven/],
])('fails one that changes %s, and says which', (_what, words, rewrite, reason) => {
  const { safety } = weigh(words, rewrite)
  expect(safety.status).toBe('failed')
  expect(safety.failure_reasons.join(' ')).toMatch(reason)
})
