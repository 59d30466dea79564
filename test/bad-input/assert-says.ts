import { analyzeText } from '@content-trust/engine'
import { expect } from 'vitest'
import type { BadDraft } from './bad-drafts.ts'

const custom_policy = 'Reject hype. Flag mentions of pump in headings, except quotes.'

/**
 * Asserts that a result says what is wrong with a draft, and objects to nothing that is not prose.
 */
export function assertSays({ source, says, hasEvidence }: BadDraft): void {
  const result = analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } })
  if (says !== undefined) {
    expect(result.confidence).toBe('low')
    expect(result.limitations.filter((text) => says.test(text))).not.toEqual([])
  }
  if (hasEvidence) return
  expect(result.evidence).toEqual([])
  expect(result.risk_level).toBe('low')
  expect(result.recommended_action).toBe('allow')
}
