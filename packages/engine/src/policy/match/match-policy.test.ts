import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import type { EvidenceItem } from '../../schema/index.ts'
import { detectorDraft } from '../../text/house/detector-draft.ts'
import type { PolicyScore } from '../form/clause-form.ts'
import type { SentenceTrait } from '../lexicons/evidence-kind.ts'
import { readPolicy } from '../parse/read-policy.ts'
import { policyLimitations } from '../policy-limitations.ts'
import { matchPolicy } from './match-policy.ts'
import type { Mention, PolicyDraft } from './policy-draft.ts'

/** A draft of sentences, each on a line of its own. */
interface Draft {
  readonly sentences?: readonly string[]
  readonly evidence?: readonly { readonly item: EvidenceItem; readonly sentence: number }[]
  readonly scores?: Partial<Record<PolicyScore, number>>
  readonly traits?: Readonly<Partial<Record<SentenceTrait, readonly number[]>>>
  readonly sourced?: readonly number[]
  readonly headings?: readonly number[]
  readonly opening?: readonly number[]
  readonly costliest?: number
}

function draftOf(draft: Draft): PolicyDraft {
  const { sentences = [], evidence = [], scores = {}, traits = {} } = draft
  const { sourced = [], headings = [], opening = [], costliest = -1 } = draft
  const source = sentences.join('\n')
  const startOf = (sentence: number) =>
    sentences.slice(0, sentence).join('\n').length + Math.sign(sentence)
  return {
    evidence: evidence.map(({ item, sentence }) => {
      const { type, rule, span, start = startOf(sentence) } = item
      return { type, rule, start, end: start + span.length, sentence, explain: () => item }
    }),
    sentenceCount: sentences.length,
    score: (score) => scores[score] ?? 0,
    costliest: () => costliest,
    has: (sentence, trait) => {
      if (sentence >= sentences.length) throw new RangeError('no such sentence')
      return traits[trait]?.includes(sentence) === true
    },
    hasSource: (sentence) => sourced.includes(sentence),
    isIn: (sentence, place) => (place === 'heading' ? headings : opening).includes(sentence),
    findTerms: (terms) => {
      const found = new Map<string, Mention[]>()
      for (const [sentence, text] of sentences.entries()) {
        for (const [phrase, keys] of terms) {
          const at = text.toLowerCase().indexOf(phrase.toLowerCase())
          if (at === -1) continue
          const start = startOf(sentence) + at
          for (const key of keys) {
            const list = found.get(key) ?? []
            if (list.some((mention) => mention.sentence === sentence)) continue
            found.set(key, [...list, { sentence, start, end: start + phrase.length }])
          }
        }
      }
      return found
    },
    sentenceAt: (offset) =>
      sentences.findLastIndex((_text, sentence) => startOf(sentence) <= offset),
    detected: detectorDraft(readDocument('', 'plain')),
    quote: (start, end) => source.slice(start, end),
    sentenceRange: (sentence) => ({
      start: startOf(sentence),
      end: startOf(sentence) + sentences[sentence].length,
    }),
  }
}

const match = (policy: string, draft: Draft, limit = 10) =>
  matchPolicy(readPolicy(policy), draftOf(draft), limit)
const spans = (policy: string, draft: Draft) => match(policy, draft).map(({ span }) => span)

/** So many findings of a type, one in each sentence. */
const findings = (count: number, change: Partial<EvidenceItem> = {}): Draft => ({
  sentences: Array.from({ length: count }, (_, at) => `Sentence ${at}`),
  evidence: Array.from({ length: count }, (_, at) => ({
    item: {
      type: 'unsupported_claim',
      severity: 'low',
      span: `claim ${at}`,
      explanation: 'Nothing backs it.',
      start: at * 11,
      ...change,
    },
    sentence: at,
  })),
})

describe('a number of matches', () => {
  it.each([
    ['Reject drafts with more than 3 claims.', 4],
    ['Reject drafts with over three claims.', 4],
    ['At most 3 claims.', 4],
    ['No more than three claims.', 4],
    ['Reject drafts with at least 3 claims.', 3],
    ['Reject drafts with no fewer than 3 claims.', 3],
    ['Reject drafts with three or more claims.', 3],
    ['Reject drafts with 3+ claims.', 3],
    ['Reject drafts with ≥ 3 claims.', 3],
    ['Reject drafts with >= 3 claims.', 3],
    ['Reject drafts with > 3 claims.', 4],
    ['Reject claims.', 1],
    ['Reject drafts with at least one claim.', 1],
  ])('“%s” is met from %i on', (policy, least) => {
    expect(match(policy, findings(least - 1))).toEqual([])
    expect(match(policy, findings(least))).toHaveLength(least)
    expect(match(policy, findings(least + 1))).toHaveLength(least + 1)
  })

  it.each([
    ['Reject drafts with fewer than 3 claims.', 'reject', 3],
    ['Reject drafts with less than 3 claims if slop is above 0.5.', 'reject', 3],
    ['Drafts must have at least 3 claims.', 'revise', 3],
    ['Every post must contain a claim.', 'revise', 1],
    ['Reject posts without claims.', 'reject', 1],
  ])('“%s” asks for what is missing: %s below %i', (policy, action, least) => {
    const at = (count: number) => match(policy, { ...findings(count), scores: { slop_risk: 1 } })
    expect(at(least - 1)).toMatchObject([{ action }])
    expect(at(least)).toEqual([])
    expect(policyLimitations(readPolicy(policy))).toEqual([])
  })

  it.each([
    ['Drafts must have fewer than 3 claims.', 3],
    ['Drafts must have 3 or fewer claims.', 4],
    ['Drafts should never have more than 3 claims.', 4],
  ])('“%s” is broken from %i on', (policy, least) => {
    expect(match(policy, findings(least - 1))).toEqual([])
    expect(match(policy, findings(least))).toHaveLength(least)
  })

  it('is counted before the matches are cut to the limit', () => {
    expect(match('Reject drafts with more than 3 claims.', findings(9), 2)).toHaveLength(2)
  })

  it('counts no match that an exception frees', () => {
    const policy = 'Reject drafts with more than two claims unless they cite a source.'
    expect(match(policy, { ...findings(3), sourced: [1] })).toEqual([])
    expect(match(policy, { ...findings(4), sourced: [1] })).toHaveLength(3)
  })
})

describe('a score', () => {
  it.each([
    ['Reject drafts whose trust score is below 0.3.', [0.29, 0], [0.3, 0.31, 1]],
    ['Reject drafts whose trust score is low.', [0.3, 0], [0.31]],
    ['Reject drafts whose trust score is medium.', [0.6, 0.3], [0.61]],
    ['Reject drafts whose trust score is high.', [0.61, 1], [0.6]],
  ])('“%s” is met at a trust of %j and not at %j', (policy, met, unmet) => {
    const at = (trust: number) => match(policy, { scores: { content_trust_score: trust } })
    for (const trust of met) expect(at(trust), String(trust)).toHaveLength(1)
    for (const trust of unmet) expect(at(trust), String(trust)).toEqual([])
  })

  it.each([
    ['Reject slop above 0.6.', [0.61], [0.6, 0.59]],
    ['Reject slop over 60%.', [0.61], [0.6, 0.59]],
    ['Reject slop of at least 0.6.', [0.61, 0.6], [0.59]],
    ['Reject slop of 0.6 or more.', [0.61, 0.6], [0.59]],
    ['Reject slop >= 0.6.', [0.61, 0.6], [0.59]],
    ['Reject slop > 0.6.', [0.61], [0.6]],
    ['Reject slop below 0.6.', [0.59], [0.6, 0.61]],
    ['Reject slop < 0.6.', [0.59], [0.6, 0.61]],
    ['Reject slop of 0.6 or less.', [0.59, 0.6], [0.61]],
    ['Reject slop not less than 0.6.', [0.6, 0.61], [0.59]],
    ['Reject slop <= 0.6.', [0.59, 0.6], [0.61]],
    ['Reject slop ≤ 0.6.', [0.59, 0.6], [0.61]],
    ['Reject drafts if slop is high.', [0.7, 1], [0.69]],
    ['Reject drafts if slop is medium.', [0.4, 0.9], [0.39]],
    ['Reject drafts if slop is low.', [0.39, 0], [0.4]],
  ])('“%s” is met at a slop of %j and not at %j', (policy, met, unmet) => {
    const at = (slop_risk: number) => match(policy, { scores: { slop_risk } })
    for (const slop of met) expect(at(slop), String(slop)).toHaveLength(1)
    for (const slop of unmet) expect(at(slop), String(slop)).toEqual([])
  })

  it.each([
    ['Flag articles shorter than 300 words.', [299, 0], [300, 301]],
    ['Flag articles longer than 300 words.', [301], [300, 299]],
    ['At most 1,000 words.', [1001], [1000, 999]],
    ['Flag articles of at least 300 words.', [300, 301], [299]],
  ])('“%s” is met at %j words and not at %j', (policy, met, unmet) => {
    const at = (words: number) => match(policy, { scores: { words } })
    for (const words of met) expect(at(words), String(words)).toHaveLength(1)
    for (const words of unmet) expect(at(words), String(words)).toEqual([])
  })

  it.each([
    ['Articles must have at least 300 words.', [299], [300, 301]],
    ['Articles must be longer than 300 words.', [300], [301]],
    ['Articles must be 300 words or more.', [299], [300]],
    ['Articles must be 300 words or less.', [301], [300]],
    ['Articles must be shorter than 300 words.', [300], [299]],
    ['Articles must have at most 300 words.', [301], [300]],
    ['Articles must not be longer than 300 words.', [301], [300]],
    ['Articles should never be shorter than 300 words.', [299], [300]],
    ['Every article needs 300 words.', [299], [300]],
  ])('“%s” is broken at %j words and not at %j', (policy, broken, kept) => {
    const at = (words: number) => match(policy, { scores: { words } })
    const action = policy.includes('must not') ? 'reject' : 'revise'
    for (const words of broken) expect(at(words)).toMatchObject([{ action }])
    for (const words of kept) expect(at(words), String(words)).toEqual([])
  })

  it.each([
    ['The trust score must be at least 0.3.', 'content_trust_score', 0.29, 0.3],
    ['Trust must be high.', 'content_trust_score', 0.6, 0.61],
    ['Slop should be low.', 'slop_risk', 0.4, 0.39],
    ['Make sure that the risk is below 0.5.', 'risk', 0.5, 0.49],
    ['Drafts must be reviewed if slop is above 0.5.', 'slop_risk', 0.51, 0.5],
    ['Drafts with slop above 0.5 must be reviewed.', 'slop_risk', 0.51, 0.5],
    ['Drafts must be checked when slop is above 0.5.', 'slop_risk', 0.51, 0.5],
    ['Drafts need work with slop over 0.5.', 'slop_risk', 0.51, 0.5],
    ['Editors should flag slop above 0.5.', 'slop_risk', 0.51, 0.5],
  ] as const)('“%s”: %s of %f meets it, %f does not', (policy, score, met, unmet) => {
    expect(match(policy, { scores: { [score]: met } })).toHaveLength(1)
    expect(match(policy, { scores: { [score]: unmet } })).toEqual([])
  })

  it('that the draft should have is broken where one of several is', () => {
    const both = 'Posts must have at least 300 words and a slop below 0.5.'
    const either = both.replace(' and ', ' or ')
    const at = (policy: string, words: number, slop_risk: number) =>
      match(policy, { scores: { words, slop_risk } }).length
    expect([at(both, 300, 0.4), at(both, 299, 0.4), at(both, 300, 0.5)]).toEqual([0, 1, 1])
    expect([at(either, 299, 0.4), at(either, 300, 0.5), at(either, 299, 0.5)]).toEqual([0, 0, 1])
    const long = 'Posts with a slop above 0.5 must have at least 300 words.'
    expect([at(long, 299, 0.6), at(long, 299, 0.5), at(long, 300, 0.6)]).toEqual([1, 0, 0])
  })

  it('must hold with every other one, or with one of them after “or”', () => {
    const both = 'Reject drafts if slop is above 0.5 and texture is above 0.5.'
    const either = both.replace(' and ', ' or ')
    const at = (policy: string, slop_risk: number, synthetic_texture_risk: number) =>
      match(policy, { scores: { slop_risk, synthetic_texture_risk } }).length
    expect([at(both, 0.6, 0.6), at(both, 0.6, 0.4), at(both, 0.4, 0.6)]).toEqual([1, 0, 0])
    expect([at(either, 0.6, 0.4), at(either, 0.4, 0.6), at(either, 0.4, 0.4)]).toEqual([1, 1, 0])
  })

  it('narrows a clause that names evidence', () => {
    const policy = 'Reject claims if slop is above 0.5.'
    expect(match(policy, { ...findings(2), scores: { slop_risk: 0.6 } })).toHaveLength(2)
    expect(match(policy, { ...findings(2), scores: { slop_risk: 0.5 } })).toEqual([])
  })

  it('quotes the sentence that costs most, and says the number and the line', () => {
    const draft = { sentences: ['One.', 'Two.'], costliest: 1, scores: { slop_risk: 0.75 } }
    expect(match('Escalate if slop is above 0.6.', draft)).toEqual([
      {
        rule: 'Escalate if slop is above 0.6',
        severity: 'medium',
        span: 'Two.',
        explanation: '`slop_risk` is 0.75, and the policy draws its line at 0.6.',
        action: 'human_review',
      },
    ])
    const words = { sentences: ['One.'], costliest: 0, scores: { words: 1 } }
    expect(match('Flag articles shorter than 300 words.', words)).toEqual([
      {
        rule: 'Flag articles shorter than 300 words',
        severity: 'low',
        span: 'One.',
        explanation: 'The number of words is 1, and the policy draws its line at 300.',
      },
    ])
  })

  it('quotes nothing in a draft without sentences', () => {
    expect(spans('Reject slop above 0.6.', { scores: { slop_risk: 1 } })).toEqual([''])
    expect(spans('Reject every draft.', {})).toEqual([''])
  })
})

describe('what a match says', () => {
  it('is the evidence where there is some', () => {
    const draft = findings(1, { severity: 'high', span: 'cures all' })
    expect(match('Revise claims.', draft)).toEqual([
      {
        rule: 'Revise claims',
        severity: 'high',
        span: 'cures all',
        explanation: 'Nothing backs it.',
        action: 'revise',
      },
    ])
  })

  it.each([
    ['Reject every draft.', 'high'],
    ['Send every draft to review.', 'medium'],
    ['Revise every draft.', 'low'],
  ])('“%s” has a severity of %s and quotes the first sentence', (policy, severity) => {
    expect(match(policy, { sentences: ['One.', 'Two.'] })).toMatchObject([
      { severity, span: 'One.', explanation: 'The policy speaks of every draft.' },
    ])
  })

  it.each([
    ['Reject statistics.', 'statistic', 'The sentence gives a statistic.'],
    ['Reject numbers.', 'number', 'The sentence gives a number.'],
    ['Reject quotes.', 'quote', 'The sentence holds a quotation.'],
  ] as const)('“%s” quotes the whole sentence', (policy, trait, explanation) => {
    const draft = { sentences: ['One.', 'Two.', 'Three.'], traits: { [trait]: [1] } }
    expect(match(policy, draft)).toMatchObject([{ severity: 'high', span: 'Two.', explanation }])
  })

  it('names a sentence once that both evidence and a trait show', () => {
    const evidence = [
      {
        item: {
          type: 'unsupported_claim',
          severity: 'medium',
          span: '40%',
          explanation: 'No source.',
          rule: 'number-without-source',
          start: 0,
        },
        sentence: 0,
      },
    ] as const
    const draft = { sentences: ['40% do.', '50% do.'], evidence, traits: { statistic: [0, 1] } }
    expect(spans('Reject statistics.', draft)).toEqual(['40%', '50% do.'])
    const numbers = { ...draft, traits: { statistic: [1], number: [1] } }
    expect(spans('Reject numbers and statistics.', numbers)).toEqual(['40%', '50% do.'])
  })

  it('comes in reading order', () => {
    const { evidence = [], sentences = [] } = findings(3)
    expect(spans('Reject claims.', { sentences, evidence: evidence.toReversed() })).toEqual([
      'claim 0',
      'claim 1',
      'claim 2',
    ])
  })

  it('is a phrase, or a sentence on a topic', () => {
    const sentences = ['We sell Acme tea.', 'A green door.', 'Take one tablet.']
    expect(match('Flag mentions of Acme.', { sentences })).toEqual([
      {
        rule: 'Flag mentions of Acme',
        severity: 'low',
        span: 'Acme',
        explanation: 'The policy names “Acme”.',
      },
    ])
    expect(
      match('Hold anything about pregnancy.', { sentences: ['A midwife came.'] }),
    ).toMatchObject([{ explanation: '“midwife” belongs to the topic “pregnancy” of the policy.' }])
    expect(match('Hold anything about dosage.', { sentences })).toMatchObject([
      {
        severity: 'medium',
        span: 'Take one tablet.',
        explanation: '“tablet” belongs to the topic “dosage” of the policy.',
      },
    ])
  })

  it('is each phrase, and no sentence on a topic that holds one', () => {
    const sentences = ['Acme and Globex sell to a midwife.', 'Globex shut.']
    const policy = 'Reject anything about pregnancy, "Acme" or "Globex".'
    expect(spans(policy, { sentences })).toEqual(['Acme', 'Globex', 'Globex'])
  })
})

describe('evidence meets a clause', () => {
  const sentences = ['This capsule helps.', 'The door is green.', 'Tea is old.']
  const claim = (sentence: number, rule?: string) => ({
    item: {
      type: 'unsupported_claim' as const,
      severity: 'low' as const,
      span: `claim ${sentence}`,
      explanation: 'Nothing backs it.',
      ...(rule === undefined ? {} : { rule }),
    },
    sentence,
  })

  it('only on the topics and phrases that it names', () => {
    const evidence = [claim(0), claim(1), claim(2)]
    expect(spans('Reject claims about dosage.', { sentences, evidence })).toEqual(['claim 0'])
    expect(spans('Reject claims about tea.', { sentences, evidence })).toEqual(['claim 2'])
    expect(spans('Reject claims.', { sentences, evidence })).toHaveLength(3)
  })

  it('on one topic or phrase of several', () => {
    const evidence = [claim(0), claim(1), claim(2)]
    const policy = 'Reject claims about dosage or tea.'
    expect(spans(policy, { sentences, evidence })).toEqual(['claim 0', 'claim 2'])
    expect(spans('Reject claims about "door" and "tea".', { sentences, evidence })).toEqual([
      'claim 1',
      'claim 2',
    ])
  })

  it('as a sentence that counts by itself, on its topic too', () => {
    const draft = { sentences, traits: { statistic: [0, 1] } }
    expect(spans('Reject statistics about dosage.', draft)).toEqual(['This capsule helps.'])
  })

  it('on the topic of its rule, whatever the words around it', () => {
    const evidence = [claim(1, 'health-claim'), claim(2, 'legal-claim')]
    expect(spans('Reject medical claims.', { sentences, evidence })).toEqual(['claim 1'])
    expect(spans('Reject legal claims.', { sentences, evidence })).toEqual(['claim 2'])
    expect(spans('Reject financial claims.', { sentences, evidence })).toEqual([])
    const finance = [claim(1, 'finance-claim')]
    expect(spans('Reject financial claims.', { sentences, evidence: finance })).toEqual(['claim 1'])
  })

  it('of its type or its rule, and of no other', () => {
    const evidence = [claim(0, 'buzzword')]
    expect(spans('Reject buzzwords.', { sentences, evidence })).toEqual(['claim 0'])
    expect(spans('Reject clichés.', { sentences, evidence })).toEqual([])
    expect(spans('Reject hedges.', { sentences, evidence })).toEqual([])
    expect(spans('Reject hedges or claims.', { sentences, evidence })).toEqual(['claim 0'])
  })

  it('beside phrases that match by themselves', () => {
    const draft = { sentences: ['Cheapest tea.', 'Best tea.'], evidence: [] }
    expect(spans('Refuse superlatives like "cheapest".', draft)).toEqual(['Cheapest'])
    expect(spans('Refuse superlatives like "dearest".', draft)).toEqual([])
  })

  it('in a place', () => {
    const evidence = [claim(0), claim(1), claim(2)]
    const draft = { sentences, evidence, headings: [0], opening: [1] }
    expect(spans('Reject claims in headings.', draft)).toEqual(['claim 0'])
    expect(spans('Reject claims in the introduction.', draft)).toEqual(['claim 1'])
  })

  it.each([
    ['a source', 'unless they cite a source', { sourced: [1] }],
    ['a quotation', 'except quotes', { traits: { quote: [1] } }],
    ['a number', 'unless they have numbers', { traits: { number: [1] } }],
    ['a statistic, by its number', 'unless they have statistics', { traits: { number: [1] } }],
    ['a topic', 'other than claims about dosage', { sentences: ['One.', 'A tablet.', 'Tea.'] }],
    ['a phrase', 'except "green door"', { sentences: ['One.', 'A green door.', 'Tea.'] }],
  ] as const)('unless %s frees it', (_name, exception, change) => {
    const draft = { sentences, evidence: [claim(0), claim(1), claim(2)], ...change }
    expect(spans(`Reject unsupported claims ${exception}.`, draft)).toEqual(['claim 0', 'claim 2'])
  })

  it.each(['other than claims about elections', 'except "blue door"'])(
    'where nothing of the draft is meant by “%s”',
    (exception) => {
      const draft = { sentences, evidence: [claim(0), claim(1)] }
      expect(spans(`Reject unsupported claims ${exception}.`, draft)).toHaveLength(2)
    },
  )
})

it('takes nothing from a clause that was not understood or asks for less', () => {
  const draft = { ...findings(2), scores: { slop_risk: 1 } }
  for (const policy of ['Be kind to otters.', 'Allow claims.', 'Never reject claims.']) {
    expect(match(policy, draft)).toEqual([])
  }
})

it('matches clause by clause, each with its own decision', () => {
  const matches = match('Revise claims.\nFlag claims.\nReject every draft.', findings(1))
  expect(matches.map(({ rule, action }) => [rule, action])).toEqual([
    ['Revise claims', 'revise'],
    ['Flag claims', undefined],
    ['Reject every draft', 'reject'],
  ])
  expect(matches[1]).not.toHaveProperty('action')
})
