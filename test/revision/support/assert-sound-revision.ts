import { analyzeText, checkRevisionSafety, type Revision, revise } from '@content-trust/engine'
import { expect } from 'vitest'

const risks = [
  'specificity_risk',
  'provenance_weakness',
  'slop_risk',
  'synthetic_texture_risk',
] as const

const strictness = ['allow', 'revise', 'human_review', 'reject']

function bandOf(risk: number): number {
  return risk >= 0.7 ? 2 : risk >= 0.4 ? 1 : 0
}

/**
 * Revises a Markdown draft and asserts what holds of every revision: nothing changes outside of the
 * edits, no risk gets into a higher band, the decision gets no stricter, and nothing is left to a
 * second run.
 */
export function assertSoundRevision(source: string): Revision {
  const draft = { source, syntax: 'markdown' } as const
  const revision = revise(draft)
  if (revision.edits.length === 0) {
    expect(revision.text).toBe(source)
    return revision
  }
  expect(revision.safety.status).toBe('passed')
  expect(checkRevisionSafety(source, revision.text).failure_reasons).toEqual([])
  let rebuilt = source
  for (const { start, end, text } of revision.edits.toReversed()) {
    rebuilt = rebuilt.slice(0, start) + text + rebuilt.slice(end)
  }
  expect(rebuilt).toBe(revision.text)
  const before = analyzeText(draft)
  const after = analyzeText({ source: revision.text, syntax: 'markdown' })
  for (const name of risks) {
    expect(bandOf(after[name]), name).toBeLessThanOrEqual(bandOf(before[name]))
  }
  expect(strictness.indexOf(after.recommended_action)).toBeLessThanOrEqual(
    strictness.indexOf(before.recommended_action),
  )
  expect(revise({ source: revision.text, syntax: 'markdown' }).edits).toEqual([])
  return revision
}
