import { describe, expect, it } from 'vitest'
import type { Action, EvidenceItem, IntendedUse } from '../schema/index.ts'
import { routeMedia } from './route-media.ts'

const routed = (
  intended_use: IntendedUse,
  risk: number,
  custom_policy?: string,
  evidence: readonly EvidenceItem[] = [],
) => routeMedia({ format: 'other', intended_use, custom_policy }, risk, 1 - risk, evidence)

describe('without a policy', () => {
  it.each<[IntendedUse, number, Action]>([
    ['publish', 0.39, 'allow'],
    ['publish', 0.4, 'revise'],
    ['cite', 0.4, 'human_review'],
    ['cite', 0.7, 'reject'],
  ])('%s at a risk of %f is routed to %s', (use, risk, action) => {
    expect(routed(use, risk)).toMatchObject({ action, isRaised: false, limitations: [] })
  })

  it.each([undefined, '', ' \n '])('%j, there are no matches', (policy) => {
    expect(routed('cite', 0.9, policy).matches).toBeUndefined()
  })
})

describe('a policy', () => {
  it.each<[IntendedUse, number, string, Action]>([
    ['publish', 0, 'Revise every draft.', 'revise'],
    ['publish', 0.4, 'Send every draft to review.', 'human_review'],
    ['publish', 0.9, 'Reject every draft.', 'reject'],
    ['cite', 0.4, 'Reject drafts with a risk above 0.3.', 'reject'],
    ['publish', 0.9, 'Reject drafts whose trust score is below 0.2.', 'reject'],
  ])('for %s at %f: “%s” makes the decision %s', (use, risk, policy, action) => {
    const { level } = routed(use, risk)
    expect(routed(use, risk, policy)).toMatchObject({ level, action, isRaised: true })
  })

  it.each<[IntendedUse, number, string, Action]>([
    ['cite', 0.9, 'Revise every draft.', 'reject'],
    ['cite', 0.9, 'Send every draft to review.', 'reject'],
    ['cite', 0.4, 'Revise every draft.', 'human_review'],
    ['cite', 0.4, 'Send every draft to review.', 'human_review'],
    ['publish', 0.9, 'Revise drafts with a risk above 0.3.', 'human_review'],
    ['publish', 0.4, 'Revise every draft.', 'revise'],
  ])('for %s at %f: “%s” leaves the decision at %s', (use, risk, policy, action) => {
    const held = routed(use, risk, policy)
    expect(held).toMatchObject({ action, isRaised: false })
    expect(held.matches).toHaveLength(1)
  })

  it.each(['Flag every draft.', 'Allow every draft.', 'Never reject.'])(
    'that demands nothing leaves the decision: “%s”',
    (policy) => {
      expect(routed('cite', 0.4, policy)).toMatchObject({ action: 'human_review', isRaised: false })
    },
  )

  it('of several clauses decides by the strictest, wherever it is', () => {
    const clauses = ['Reject every draft.', 'Revise every draft.', 'Send every draft to review.']
    for (const policy of [clauses, clauses.toReversed()]) {
      expect(routed('publish', 0.1, policy.join('\n')).action).toBe('reject')
    }
  })

  it('says which of its clauses it did not follow', () => {
    expect(routed('publish', 0.1, 'Allow every draft.').limitations).toEqual([
      'This policy clause asks for less, and a policy can only make a decision stricter, so it changed nothing: “Allow every draft”.',
    ])
  })

  it('asks nothing of what only texts have', () => {
    const policy = 'Reject slop above 0.\nReject slop below 1.\nReject drafts under 300 words.'
    expect(routed('publish', 0.1, policy)).toMatchObject({ action: 'allow', matches: [] })
  })

  it('gives ten matches a clause and no more', () => {
    const item: EvidenceItem = {
      type: 'source_quality',
      severity: 'high',
      span: 'trained (XMP)',
      explanation: 'The file declares it.',
    }
    const held = routed('publish', 0.1, 'Reject weak links.', new Array(11).fill(item))
    expect(held.matches).toHaveLength(10)
    expect(held.matches?.[0]).toMatchObject({ span: 'trained (XMP)', action: 'reject' })
  })
})
