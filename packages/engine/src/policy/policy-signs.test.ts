import { describe, expect, it } from 'vitest'
import { phrasesOf } from './lexicons/phrases-of.ts'
import { findPhrase } from './phrase-book.ts'
import { makeSignBook } from './policy-signs.ts'
import { singular } from './policy-tokens.ts'

const meaningOf = (phrase: string) => {
  const words = phrase.split(' ').map(singular)
  const found = findPhrase(makeSignBook(), words, 0)
  return found?.length === words.length ? found.meaning : undefined
}

describe('a phrase of a policy means', () => {
  it.each([
    ['reject', { kind: 'decision', action: 'reject' }],
    ['turn down', { kind: 'decision', action: 'reject' }],
    ['escalates', { kind: 'decision', action: 'human_review' }],
    ['legal team', { kind: 'decision', action: 'human_review' }],
    ['to compliance', { kind: 'decision', action: 'human_review' }],
    ['rewrite', { kind: 'decision', action: 'revise' }],
    ['more than', { kind: 'compare', comparison: '>', isLimit: false }],
    ['no more than', { kind: 'compare', comparison: '>', isLimit: true }],
    ['at least', { kind: 'compare', comparison: '>=', isLimit: false }],
    ['fewer than', { kind: 'compare', comparison: '<', isLimit: false }],
    ['a dozen', { kind: 'number', value: 12 }],
    ['too high', { kind: 'band', band: 'high' }],
    ['elevated', { kind: 'band', band: 'medium' }],
    ['low', { kind: 'band', band: 'low' }],
    ['headlines', { kind: 'noun', place: 'heading' }],
    ['first paragraph', { kind: 'noun', place: 'opening' }],
    ['cannot', { kind: 'prohibition' }],
    ['do not', { kind: 'not' }],
    ['nothing', { kind: 'ban' }],
    ['lacking', { kind: 'lack' }],
    ['unsourced', { kind: 'unsourced' }],
    ['except for', { kind: 'unless' }],
    ['point out', { kind: 'notice' }],
    ['let through', { kind: 'permission' }],
    ['publish', { kind: 'publishing' }],
    ['contains', { kind: 'writing' }],
    ['should', { kind: 'must' }],
    ['such as', { kind: 'instance' }],
    ['regarding', { kind: 'about' }],
    ['all drafts', { kind: 'everything' }],
    ['such claims', { kind: 'pronoun' }],
    ['the', { kind: 'glue' }],
    ['otters', undefined],
  ])('%s: %j', (phrase, meaning) => {
    expect(meaningOf(phrase)).toEqual(meaning)
  })

  it('all that a noun may mean: a score, a kind of evidence, a topic, a source', () => {
    expect(meaningOf('slop')).toEqual({ kind: 'noun', score: 'slop_risk' })
    expect(meaningOf('dosages')).toEqual({ kind: 'noun', topic: 'dosage', detector: 'dosage' })
    expect(meaningOf('footnotes')).toEqual({ kind: 'noun', isSource: true })
    expect(meaningOf('hype')).toMatchObject({ kind: 'noun', evidence: 'hype' })
    expect(meaningOf('provenance')).toMatchObject({
      kind: 'noun',
      score: 'provenance_weakness',
      evidence: 'missing sources',
    })
  })
})

it('the first list that has a name wins', () => {
  expect(meaningOf('unattributed statements')).toMatchObject({
    evidence: 'unnamed sources',
  })
})

it('a line of a lexicon is a list', () => {
  expect(phrasesOf('a b,  c,d ')).toEqual(['a b', 'c', 'd'])
})
