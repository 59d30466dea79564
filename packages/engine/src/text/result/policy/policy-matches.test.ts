import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../../test/support/make-hit.ts'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { unread } from '../../../../../../test/support/unread-documents.ts'
import { explainer } from '../../rule-engine/explain-hit.ts'
import { readPolicyMatches } from './policy-matches.ts'

const none = new Float64Array(2)
const scores = {
  risks: {
    specificity_risk: 0.1,
    provenance_weakness: 0.1,
    slop_risk: 0.1,
    synthetic_texture_risk: 0.1,
  },
  slop: { risk: 0.1, isLifted: false, occurrences: none, bySentence: none },
  texture: {
    risk: 0.1,
    bySentence: none,
    peaks: new Int32Array(2),
    style: 0,
    measures: [],
    structure: [],
    raw: 0,
    words: [],
  },
  kinds: none,
  sentences: { specificity: none, provenance: none, claim: none, hedging: none },
  documents: unread,
}

const read = (custom: string | undefined, source = 'We sell a loan. Acme is here.') => {
  const document = readDocument(source)
  const given = { custom, rules: undefined }
  return readPolicyMatches(given, document, [makeHit(0, 2)], scores, explainer(document))
}

describe('a draft that is held against a policy', () => {
  it('has no matches where there is no policy (decision 13)', () => {
    for (const policy of [undefined, '', ' \n ']) {
      const none = { matches: undefined, placed: [], actions: [], limitations: [] }
      expect(read(policy)).toEqual(none)
    }
  })

  it('has those of each clause, and the decisions that they ask for', () => {
    const { matches, actions, limitations } = read(
      'Reject any text that mentions Acme. Flag mentions of loan. Review mentions of Acme.',
    )
    expect(matches?.map(({ span, action }) => [span, action])).toEqual([
      ['Acme', 'reject'],
      ['loan', undefined],
      ['Acme', 'human_review'],
    ])
    expect(actions).toEqual(['reject', 'human_review'])
    expect(limitations).toEqual([])
  })

  it('has no match and no decision where nothing is met', () => {
    const none = { matches: [], placed: [], actions: [], limitations: [] }
    expect(read('Flag mentions of Zenith.')).toEqual(none)
  })

  it('says which clause was not understood', () => {
    const { matches, actions, limitations } = read('Blorv the tamek.')
    expect([matches, actions]).toEqual([[], []])
    expect(limitations).toEqual([
      'This policy clause was not understood and matched nothing: “Blorv the tamek”. If they are words to look for, put them in quotes: “No "tamek"”.',
    ])
  })

  it('lists ten matches of a clause', () => {
    const { matches, actions } = read('Flag mentions of Acme.', 'Acme is here. '.repeat(12))
    expect([matches?.length, actions]).toEqual([10, []])
  })
})
