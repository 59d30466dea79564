import { describe, expect, it } from 'vitest'
import { fitRatios, scoreTokens, type TokenText } from './token-ratios.ts'

const settings = { backOff: 1, fewestPairs: 1, fewestTriples: 1, leastChange: 0.01, cap: 1.5 }
const text = (machine: 0 | 1, ...tokens: number[]): TokenText => ({
  machine,
  tokens: Uint16Array.from(tokens),
})
const evenly = (texts: readonly TokenText[]): Float64Array => new Float64Array(texts.length).fill(1)

describe('the ratio of two language models', () => {
  it('is zero where both sides write the same', () => {
    const texts = [text(0, 1, 2, 3, 1, 2), text(1, 1, 2, 3, 1, 2)]
    const ratios = fitRatios(texts, evenly(texts), 4, settings)
    expect(scoreTokens(ratios, Uint16Array.of(1, 2, 3, 3))).toBeCloseTo(0, 6)
  })

  it('tells sides apart by order alone, when the single tokens are the same', () => {
    const texts = [text(0, 1, 2, 1, 2, 1, 2), text(1, 2, 1, 1, 2, 2, 1)]
    const ratios = fitRatios(texts, evenly(texts), 3, settings)
    expect(ratios.unigrams[1]).toBeCloseTo(0, 6)
    expect(scoreTokens(ratios, Uint16Array.of(1, 1, 2, 2))).toBeGreaterThan(0)
    expect(scoreTokens(ratios, Uint16Array.of(1, 2, 1, 2))).toBeLessThan(0)
  })

  it('caps what a single token can say', () => {
    const texts = [
      text(0, ...new Array<number>(500).fill(1)),
      text(1, ...new Array<number>(500).fill(2)),
    ]
    const ratios = fitRatios(texts, evenly(texts), 3, settings)
    expect(scoreTokens(ratios, Uint16Array.of(2))).toBeCloseTo(1.5, 6)
    expect(scoreTokens(ratios, Uint16Array.of(1))).toBeCloseTo(-1.5, 6)
  })

  it('leaves rare pairs and triples to the single tokens', () => {
    const texts = [text(0, 1, 2, 3), text(1, 3, 2, 1)]
    const strict = { ...settings, fewestPairs: 5, fewestTriples: 5 }
    const ratios = fitRatios(texts, evenly(texts), 4, strict)
    expect(ratios.trigrams.size).toBe(0)
    expect([...ratios.bigrams].every((ratio) => Number.isNaN(ratio))).toBe(true)
  })

  it('gives an empty text no sign of either side', () => {
    const texts = [text(0, 1), text(1, 2)]
    expect(scoreTokens(fitRatios(texts, evenly(texts), 3, settings), new Uint16Array(0))).toBe(0)
  })
})
