import { describe, expect, it } from 'vitest'
import * as formulas from './formulas.ts'
import type { TextCounts } from './text-counts.ts'

const none: TextCounts = {
  words: 0,
  sentences: 0,
  syllables: 0,
  letters: 0,
  polysyllables: 0,
  complexWords: 0,
  longWords: 0,
  unfamiliarWords: 0,
}

/** One sentence of five words, as in textstat's tests: seven syllables, one word of three. */
const short: TextCounts = {
  ...none,
  words: 5,
  sentences: 1,
  syllables: 7,
  letters: 24,
  polysyllables: 1,
  complexWords: 1,
  longWords: 1,
}

describe('the readability formulas', () => {
  it('give the values that textstat expects of the same counts', () => {
    expect(formulas.fleschReadingEase(short)).toBeCloseTo(83.32, 3)
    expect(formulas.fleschKincaidGrade(short)).toBeCloseTo(2.88, 3)
    expect(formulas.smogIndex(short)).toBeCloseTo(8.842, 3)
    expect(formulas.gunningFog(short)).toBeCloseTo(10, 3)
    expect(formulas.lix(short)).toBeCloseTo(25, 3)
  })

  it('give the Coleman-Liau value of the published example: 119 words, 5 sentences, 639 letters', () => {
    const counts = { ...none, words: 119, sentences: 5, letters: 639 }
    expect(formulas.colemanLiauIndex(counts)).toBeCloseTo(14.53, 2)
  })

  it('give the automated readability index by hand: 4.71 × 4.5 + 0.5 × 20 − 21.43', () => {
    const counts = { ...none, words: 100, sentences: 5, letters: 450 }
    expect(formulas.automatedReadabilityIndex(counts)).toBeCloseTo(9.765, 3)
  })

  it('add the Dale-Chall constant above five percent of unfamiliar words alone', () => {
    const counts = { ...none, words: 100, sentences: 5 }
    const at = (unfamiliarWords: number) => formulas.daleChallScore({ ...counts, unfamiliarWords })
    expect(at(5)).toBeCloseTo(0.1579 * 5 + 0.0496 * 20, 4)
    expect(at(6)).toBeCloseTo(0.1579 * 6 + 0.0496 * 20 + 3.6365, 4)
  })

  it('give 0 for a text without words', () => {
    for (const formula of Object.values(formulas)) expect(formula(none)).toBe(0)
  })
})
