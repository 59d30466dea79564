import { analyzeText } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { reportText } from '../reporters/draft-report.ts'
import { diagnosticsOf, type View } from './diagnostics.ts'
import { hoverAt } from './hover.ts'

const source = 'The tent costs $70.\n\nA peg costs $2, and a rope <b>a little</b> more.\n'
const says = 'Reject prices.'
const policy = [{ id: 'no-prices', says, reason: 'Our shop has *them*.' }]
const view: View = {
  encoding: 'utf-16',
  rules: { pageOf: () => null, fixOf: () => null },
  levels: { high: 'error', medium: 'warning', low: 'information' },
}

/** The draft as the server reports it, held to a clause of a file or to a policy in words. */
function report(options: Parameters<typeof analyzeText>[1], clauses: typeof policy = []) {
  const settings = {
    fail_on: 'none',
    fail_on_rules: [],
    severity: {},
    ignore_rules: {},
    policy: Object.fromEntries(clauses.map((rule) => [rule.id, rule])),
  } as const
  const result = analyzeText({ source, syntax: 'markdown' }, options)
  const outcome = { shown: 'a.md', source, settings, result, warnings: [] }
  return reportText(
    { ...outcome, status: 'scored', modality: 'text', fix: null },
    { limit: 50, changed: null, baseline: undefined },
  )
}

it('marks each place that a clause met, and names the clause with its reason', () => {
  const marks = diagnosticsOf(report({ policy }, policy), view).filter(
    ({ code }) => code === 'policy',
  )
  expect(marks.map(({ range, message }) => [range.start.line, message])).toEqual([
    [0, 'Policy clause no-prices: The policy names it: price. Our shop has *them*.'],
    [2, 'Policy clause no-prices: The policy names it: price. Our shop has *them*.'],
  ])
})

it('names a clause of a policy in words by its words', () => {
  const [mark] = diagnosticsOf(report({ context: { custom_policy: says } }), view)
  expect(mark?.message).toBe('Policy “Reject prices”: The policy names it: price.')
})

it('shows the reason as text where the pointer rests', () => {
  const place = { line: 0, character: 16 }
  const hover = hoverAt(report({ policy }, policy), place, { hasMarkdown: true }, view)
  expect(JSON.stringify(hover?.contents)).toContain('Our shop has \\\\*them\\\\*.')
})
