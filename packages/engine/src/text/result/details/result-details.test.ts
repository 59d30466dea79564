import { describe, expect, it } from 'vitest'
import { makeHit } from '../../../../../../test/support/make-hit.ts'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { unread } from '../../../../../../test/support/unread-documents.ts'
import type { ModelScores } from '../../scores/score-readings.ts'
import { draftDetails, sentenceDetails } from './result-details.ts'

const of = (...values: number[]) => Float64Array.from(values)
const source = 'It went well. We saw a vibrant team at work. Nobody came.'
const document = readDocument(source)

const scores: ModelScores = {
  risks: {
    specificity_risk: 0,
    provenance_weakness: 0,
    slop_risk: 0,
    synthetic_texture_risk: 0,
  },
  slop: { risk: 0, isLifted: false, bySentence: of(0, 4, 0), occurrences: of(1, 4, 2) },
  texture: {
    risk: 0,
    bySentence: of(0.5, -1, 0),
    peaks: Int32Array.of(1, -1, -1),
    style: 1.5,
    measures: [],
    structure: [],
    raw: 0,
    words: [],
  },
  kinds: new Float64Array(0),
  sentences: {
    specificity: of(0.5, 0.5, 0),
    provenance: of(0, 0, 0.8),
    claim: of(0, 0, 0.4),
    hedging: of(0, 0, 0.123456),
  },
  documents: unread,
}

/** A model in which “vibrant” weighs. */
const vibrant = document.words.ids[6]
const model = {
  version: '1',
  read: () => scores.slop,
  sentenceRisk: () => 0,
  wordWeight: (id: number) => (id === vibrant ? 1 : 0),
  ruleWeight: () => 0,
}

it('the details of a draft are its coverage, and what each sentence adds to each score', () => {
  const coverage = { lines: 1, scored_lines: 1, share: 1, words: 12, sentences: 3 }
  const [first, second, third] = [
    { start: 0, end: 13 },
    { start: 14, end: 44 },
    { start: 45, end: 57 },
  ]
  expect(draftDetails(document, scores, coverage, [], model)).toEqual({
    coverage,
    contributions: {
      specificity_risk: [
        { ...second, share: 0.7, why: ['no name, number or date'] },
        { ...first, share: 0.3, why: ['no name, number or date'] },
      ],
      provenance_weakness: [{ ...third, share: 1, why: ['claim without a source'] }],
      slop_risk: [{ ...second, share: 1, why: ['“vibrant”'] }],
      synthetic_texture_risk: [{ ...first, share: 0.25, why: ['even wording, as in “It went”'] }],
    },
  })
})

/** The details of each sentence, and what the slop of each was asked for. */
function detailsOfSentences() {
  const asked: [number, number][] = []
  const { sentences = [] } = sentenceDetails(
    document,
    scores,
    [makeHit(15, 16, { type: 'repetitive_structure', severity: 'high' })],
    (weighted, words) => {
      asked.push([weighted, words])
      return weighted / 10
    },
  )
  return { asked, sentences }
}

describe('the details of sentences', () => {
  it('have the place of each', () => {
    const { sentences } = detailsOfSentences()
    expect(sentences.map(({ start, end }) => source.slice(start, end))).toEqual([
      'It went well.',
      'We saw a vibrant team at work.',
      'Nobody came.',
    ])
  })

  it('ask for the slop of each by what weighs in it and by its length', () => {
    const { asked, sentences } = detailsOfSentences()
    expect(asked).toEqual([
      [1, 3],
      [4, 7],
      [2, 2],
    ])
    expect(sentences.map(({ signals }) => signals.generic_phrasing)).toEqual([0.1, 0.4, 0.2])
  })

  it('read the texture of each as that of a draft of its like', () => {
    const { sentences } = detailsOfSentences()
    // Log-odds of 0.5 and -1 at 3 and 7 of 12 words: they grow by 2 and by 1.31.
    const textures = sentences.map(({ signals }) => signals.synthetic_texture)
    expect(textures).toEqual([0.7311, 0.2126, 0.5])
  })

  it('have the signals of the models and of the hits', () => {
    const { sentences } = detailsOfSentences()
    expect(sentences.map(({ signals }) => signals.specificity_risk)).toEqual([0.5, 0.5, 0])
    expect(sentences.map(({ signals }) => signals.repetitive_structure)).toEqual([0, 1, 0])
    expect(sentences[2]?.signals).toMatchObject({
      provenance_weakness: 0.8,
      unsupported_claim: 0.4,
      hedging_and_absolutes: 0.1235,
    })
  })
})
