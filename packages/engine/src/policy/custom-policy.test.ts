import { describe, expect, it } from 'vitest'
import type { EvidenceItem } from '../schema/index.ts'
import { isUnderstood, matchPolicy, readPolicy } from './custom-policy.ts'

const claim: EvidenceItem = {
  type: 'unsupported_claim',
  severity: 'medium',
  span: 'cures everything',
  explanation: '“cures everything” names no source.',
}
const filler: EvidenceItem = {
  type: 'generic_phrasing',
  severity: 'low',
  span: 'very unique',
  explanation: '“very unique” says no more than “unique”.',
}

function matches(policy: string, context: string, limit = 10): string[] {
  return matchPolicy(readPolicy(policy), [claim, filler], () => context, limit).map(
    ({ span, action }) => `${action ?? 'no action'}: ${span}`,
  )
}

describe('a custom policy', () => {
  it('is read clause by clause', () => {
    expect(
      readPolicy('Reject unsupported claims; revise filler.\nBe kind').map((c) => c.text),
    ).toEqual(['Reject unsupported claims', 'revise filler', 'Be kind'])
    expect(readPolicy(' . ;\n')).toEqual([])
  })

  it('takes the evidence type and the action from the words of a clause', () => {
    const [first, second] = readPolicy('Reject unsupported claims. Escalate vague text to a human.')
    expect(first).toMatchObject({ action: 'reject', types: ['unsupported_claim'] })
    expect(second).toMatchObject({
      action: 'human_review',
      types: ['low_specificity', 'absence_of_specificity'],
    })
  })

  it('takes no type from inside another word', () => {
    for (const text of ['Reject disclaimers.', 'Reject acclaim.', 'Revise resources.']) {
      expect(readPolicy(text)[0]?.types, text).toEqual([])
    }
  })

  it('matches the types that it names and no other', () => {
    expect(matches('Reject unsupported claims.', '')).toEqual(['reject: cures everything'])
    expect(matches('Revise generic filler.', '')).toEqual(['revise: very unique'])
  })

  it('matches a topic by the words of the sentence around the evidence', () => {
    const policy = 'Reject unsupported medical claims.'
    expect(matches(policy, 'This tea cures every disease.')).toEqual(['reject: cures everything'])
    expect(matches(policy, 'This hammer fixes all.')).toEqual([])
  })

  it('matches without an action where none is asked for', () => {
    expect(matches('No unsupported claims', '')).toEqual(['no action: cures everything'])
  })

  it('knows a clause that it does not understand', () => {
    const [clause] = readPolicy('Be kind to otters.')
    expect(clause && isUnderstood(clause)).toBe(false)
    expect(matches('Be kind to otters.', 'An otter.')).toEqual([])
  })

  it('gives no more matches a clause than asked for', () => {
    const many = new Array<EvidenceItem>(30).fill(claim)
    expect(matchPolicy(readPolicy('Reject claims.'), many, () => '', 4)).toHaveLength(4)
  })
})
