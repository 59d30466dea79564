import { describe, expect, it } from 'vitest'
import { analyzeText } from '../text/analyze-text.ts'
import { findLines } from '../text/document/lines.ts'
import { scoreCosts, shareText } from './costs.ts'
import { markdownFindings } from './markdown.ts'

const source = `# Our journey

In today's fast-paced world, it is more important than ever to
leverage cutting-edge tools. It's not just a tool, it's a revolution. Many companies have
already seen amazing results recently.

We measured the pump on 3 May 2024. It ran for 40 hours at 3 bar.
`
const result = analyzeText({ source, syntax: 'markdown' }, { details: true })
const with4 = (scores: Partial<typeof result>) => ({
  ...result,
  specificity_risk: 0,
  provenance_weakness: 0,
  slop_risk: 0,
  synthetic_texture_risk: 0,
  ...scores,
})
const named = (scores: Partial<typeof result>) =>
  scoreCosts(findLines(source), with4(scores)).map(({ score, isDriver }) => [score, isDriver])

describe('what costs most', () => {
  it('names sentences of the text, the costliest first, each on one line', () => {
    const [cost] = scoreCosts(findLines(source), with4({ slop_risk: 0.8, risk_level: 'high' }))
    expect(cost?.sentences.length).toBeGreaterThan(1)
    const shares = cost?.sentences.map(({ share }) => share) ?? []
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    for (const { start, end, from, quote } of cost?.sentences ?? []) {
      expect(quote).toBe(source.slice(start, end).trim().replaceAll('\n', ' '))
      expect(source.split('\n')[from.line - 1]?.slice(from.column - 1)).toContain(
        source.slice(start, end).split('\n')[0],
      )
    }
  })

  it('is told of scores above the low band only', () => {
    expect(named({ slop_risk: 0.3999, specificity_risk: 0.4 })).toEqual([
      ['specificity_risk', true],
    ])
  })

  it('marks at most two scores on which the trust score or the risk level hangs', () => {
    const high = { risk_level: 'high' } as const
    expect(
      named({ ...high, specificity_risk: 0.9, slop_risk: 0.8, provenance_weakness: 0.5 }),
    ).toEqual([
      ['specificity_risk', true],
      ['provenance_weakness', false],
      ['slop_risk', true],
    ])
    expect(named({ ...high, slop_risk: 0.9, synthetic_texture_risk: 0.5 })).toEqual([
      ['slop_risk', true],
      ['synthetic_texture_risk', false],
    ])
  })

  it('has nothing to say of one sentence alone, or without details', () => {
    const alone = 'It is not just a tool, it is a very unique revolution.'
    const one = analyzeText({ source: alone, syntax: 'markdown' }, { details: true })
    expect(scoreCosts(findLines(alone), { ...one, slop_risk: 0.9 })).toEqual([])
    const { contributions: _, ...plain } = with4({ slop_risk: 0.9 })
    expect(scoreCosts(findLines(source), plain)).toEqual([])
  })

  it('cuts a sentence of a megabyte, and no character in two', () => {
    const long = '🙂'.repeat(500_000)
    const sentence = { start: 0, end: long.length, share: 1 }
    const empty = { specificity_risk: [], provenance_weakness: [], synthetic_texture_risk: [] }
    const contributions = { ...empty, slop_risk: [sentence] }
    const [cost] = scoreCosts(findLines(long), { ...with4({ slop_risk: 0.9 }), contributions })
    expect(cost?.sentences).toHaveLength(1)
    for (const { quote } of cost?.sentences ?? []) {
      expect(quote.length).toBeLessThanOrEqual(401)
      expect(quote).not.toMatch(/\p{Surrogate}/u)
    }
  })

  it('reads shares as whole percents', () => {
    expect([0.001, 0.005, 0.126, 1].map(shareText)).toEqual(['<1%', '1%', '13%', '100%'])
  })

  it('is a short table in Markdown, with the text escaped', () => {
    const text = `${'Many *companies* | teams have seen amazing results in a realm of endless possibilities and 🙂 growth. '.repeat(2)}\nMore.\n`
    const details = { ...analyzeText({ source: text, syntax: 'markdown' }, { details: true }) }
    const costly = { ...details, slop_risk: 0.9, risk_level: 'high' as const }
    const costs = scoreCosts(findLines(text), costly)
    const finding = {
      rule: 'x',
      type: 'other',
      title: 'other',
      severity: 'low',
      quote: 'x',
      place: null,
      explanation: 'X.',
      suggestion: null,
      edit: null,
    } as const
    const written = markdownFindings({
      name: 'a.md',
      result: costly,
      findings: [finding],
      omitted: 0,
      costs,
    })
    expect(written).toContain('| costs most in | where | share | sentence | why |')
    expect(written).toMatch(
      /\| slop risk \| line 1 \| \d+% \| “Many \\\*companies\\\* \\\| teams .*…” \| “[^|]*” \|\n/,
    )
  })
})
