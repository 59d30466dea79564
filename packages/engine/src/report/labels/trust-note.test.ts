import { expect, it } from 'vitest'
import { trustNote } from './trust-note.ts'

const allowed = { recommended_action: 'allow', limitations: [] } as const

it('a trust score that looks worse than the decision beside it is explained', () => {
  expect(trustNote({ ...allowed, content_trust_score: 0.2 })).toContain(
    'does not move the decision',
  )
  expect(trustNote({ ...allowed, content_trust_score: 0.6 })).toContain(
    'does not move the decision',
  )
})

it('says nothing where the two agree, or where nothing was decided', () => {
  expect(trustNote({ ...allowed, content_trust_score: 0.61 })).toBeNull()
  expect(
    trustNote({ recommended_action: 'revise', limitations: [], content_trust_score: 0.2 }),
  ).toBeNull()
  const limitations = ['Cannot judge: fewer than 70 words are prose.']
  expect(trustNote({ ...allowed, limitations, content_trust_score: 0.2 })).toBeNull()
})
