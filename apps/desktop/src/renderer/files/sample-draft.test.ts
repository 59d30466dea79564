import { analyzeText, proposeRevisions } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { sampleText } from './sample-draft.ts'

const score = (source: string) => analyzeText({ source, syntax: 'markdown' }, { details: true })

it('asks for a revision, and its safe changes get it through the gate', () => {
  const safe = proposeRevisions({ source: sampleText, syntax: 'markdown' }).filter(
    ({ isCalm, safety }) => isCalm && safety.status === 'passed',
  )
  const revised = safe.reduceRight(
    (text, { start, end, text: words }) => text.slice(0, start) + words + text.slice(end),
    sampleText,
  )
  expect(safe.length).toBeGreaterThanOrEqual(5)
  expect(score(sampleText).recommended_action).toBe('revise')
  expect(score(revised).recommended_action).toBe('allow')
})

it('leaves findings for its reader', () => {
  const types = new Set((score(sampleText).evidence ?? []).map(({ type }) => type))
  expect(types.size).toBeGreaterThanOrEqual(3)
})
