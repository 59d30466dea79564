import { analyzeText } from '@content-trust/engine'
import type { Syntax, TextResult } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { drafts, repeated } from '../support/drafts.ts'

function analyze(source: string, syntax: Syntax = 'markdown'): TextResult {
  return analyzeText({ source, syntax }, { details: true })
}

describe('our decisions where the specification is open', () => {
  it('offsets count UTF-16 code units and never split a character (decision 2)', () => {
    const { sentences = [], evidence } = analyze(drafts.mixed)
    for (const { start = 0, end = 0 } of [...sentences, ...evidence]) {
      expect(drafts.mixed.slice(start, end)).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/)
    }
    expect(evidence.some(({ span }) => span.toLowerCase().includes('experts say'))).toBe(true)
  })

  it('a draft is read as sent: line ends, white space and accents keep their places (decision 1)', () => {
    const sent = `  \r\n${drafts.unsourced.replaceAll('\n', '\r\n')}\r\n Cafe\u0301 \r\n`
    const { evidence, sentences = [] } = analyze(sent)
    expect(evidence.length).toBeGreaterThan(2)
    for (const { start, end, span } of evidence) expect(sent.slice(start, end)).toBe(span)
    expect(sentences.at(-1)).toMatchObject({ start: sent.indexOf('Cafe') })
    expect(sent.slice(sentences.at(-1)?.start, sentences.at(-1)?.end)).toBe('Cafe\u0301')
  })

  it('CRLF, LF and CR give the same scores (decision 1)', () => {
    const risksOf = (source: string) => {
      const { specificity_risk, provenance_weakness, slop_risk, synthetic_risk } = analyze(source)
      return { specificity_risk, provenance_weakness, slop_risk, synthetic_risk }
    }
    for (const source of Object.values(drafts)) {
      const expected = risksOf(source)
      expect(risksOf(source.replaceAll('\n', '\r\n'))).toEqual(expected)
      expect(risksOf(source.replaceAll('\n', '\r'))).toEqual(expected)
    }
  })

  it.each([
    ['blanks', ' \n'.repeat(20)],
    ['punctuation', '?! … — *** ;:,. '.repeat(4)],
    ['emoji', '😀'.repeat(30)],
    ['digits', '12 34 56 78 90 12 34'],
    ['a few words', 'Only a few words here.'],
    ['code alone', '```\nexperts say many things about this very unique code\n```\n'],
  ])('%s give a result of low confidence for lack of text (decision 3)', (_name, source) => {
    const { confidence, primary_reason, risk_level, limitations } = analyze(source)
    expect(confidence).toBe('low')
    expect(primary_reason).toBe('insufficient_text')
    expect(risk_level).toBe('low')
    expect(limitations.join(' ')).toMatch(/not enough text/i)
  })

  it('every published number has at most four decimals, in the details too (decision 4)', () => {
    for (const [name, source] of Object.entries(drafts)) {
      const published = numbersIn(analyze(source))
      expect(published.length, name).toBeGreaterThan(10)
      for (const { path, value } of published) {
        expect([name, path, value]).toEqual([name, path, Math.round(value * 1e4) / 1e4])
      }
    }
    // Scores have four decimals, and not fewer.
    const scores = Object.values(drafts).flatMap((source) => numbersIn(analyze(source)))
    for (const name of ['specificity_risk', 'provenance_weakness', 'slop_risk', 'synthetic_risk']) {
      const values = scores.flatMap(({ path, value }) => (path === `.${name}` ? [value] : []))
      expect(values.filter((value) => Math.round(value * 1e3) / 1e3 !== value)).not.toEqual([])
    }
  })

  it('the risk level is that of the published values (decision 4)', () => {
    const levelOf = (risk: number) => (risk >= 0.7 ? 'high' : risk >= 0.4 ? 'medium' : 'low')
    const texts = [...Object.values(drafts), repeated('padded', 3), repeated('vague', 3)]
    const levels = texts.map((source) => {
      const { risk_level, slop_risk, synthetic_texture_risk } = analyze(source)
      expect(risk_level).toBe(levelOf(Math.max(slop_risk, synthetic_texture_risk)))
      return risk_level
    })
    expect(new Set(levels).size).toBeGreaterThan(1)
  })
})

/** All numbers of a result that are no whole ones, with the way to them. */
function numbersIn(value: unknown, path = ''): { path: string; value: number }[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`))
}
