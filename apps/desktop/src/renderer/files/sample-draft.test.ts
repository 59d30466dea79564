import { analyzeText } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { sampleText } from './sample-draft.ts'

it('asks for a revision and leaves findings for its reader', () => {
  const result = analyzeText({ source: sampleText, syntax: 'markdown' }, { details: true })
  expect(result.recommended_action).toBe('revise')
  expect(new Set(result.evidence.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3)
})
