import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseWithRemark } from '../../../../test/corpus/scanner/parse-with-remark.ts'
import { anyDraft, proseDraft } from '../../../../test/support/arbitrary-drafts.ts'
import { assertSoundResult } from '../../../../test/support/assert-sound-result.ts'
import { drafts, repeated } from '../../../../test/support/drafts.ts'
import { EngineError, type TextResult } from '../schema/index.ts'
import { analyzeText } from './analyze-text.ts'

const runs = { numRuns: 150, seed: 5 }

function analyze(source: string): TextResult {
  return analyzeText({ source, syntax: 'markdown' })
}

function risksOf({
  specificity_risk,
  provenance_weakness,
  slop_risk,
  synthetic_risk,
}: TextResult): readonly number[] {
  return [specificity_risk, provenance_weakness, slop_risk, synthetic_risk]
}

describe('analyzeText', () => {
  it.each(['markdown', 'mdx', 'plain'] as const)('gives a valid result for any %s', (syntax) => {
    fc.assert(
      fc.property(anyDraft, (source) => {
        assertSoundResult(source, analyzeText({ source, syntax }, { details: true }))
      }),
      runs,
    )
  })

  it('gives the same bytes for the same draft', () => {
    fc.assert(
      fc.property(anyDraft, (source) => {
        expect(JSON.stringify(analyze(source))).toBe(JSON.stringify(analyze(source)))
      }),
      runs,
    )
  })

  it('gives the same bytes from a fresh module, whatever was scored before', async () => {
    const before = Object.values(drafts).map((source) => JSON.stringify(analyze(source)))
    vi.resetModules()
    const fresh = await import('./analyze-text.ts')
    expect(fresh.analyzeText).not.toBe(analyzeText)
    const after = Object.values(drafts)
      .toReversed()
      .map((source) => JSON.stringify(fresh.analyzeText({ source, syntax: 'markdown' })))
    expect(after.toReversed()).toEqual(before)
  })

  it('gives the same result for a tree of the same text', () => {
    fc.assert(
      fc.property(proseDraft, (source) => {
        const tree = parseWithRemark(source, 'markdown')
        expect(analyzeText({ source, syntax: 'markdown', tree })).toEqual(analyze(source))
      }),
      runs,
    )
  })

  it('reads text without marks alike as plain, Markdown and MDX', () => {
    const paragraphs = fc.array(
      fc.constantFrom(drafts.vague, drafts.unsourced, drafts.padded, drafts.german, drafts.hebrew),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(paragraphs, (parts) => {
        const source = parts.join('\n\n')
        const plain = analyzeText({ source, syntax: 'plain' })
        expect(analyze(source)).toEqual(plain)
        expect(analyzeText({ source, syntax: 'mdx' })).toEqual(plain)
      }),
      { numRuns: 20, seed: 5 },
    )
  })

  it('scores front matter and code no differently for what they say', () => {
    const around = (text: string): TextResult =>
      analyze(`---\ntitle: ${text}\n---\n\n${drafts.vague}\n\n\`\`\`\n${text}\n\`\`\`\n`)
    expect(risksOf(around('Experts say it is very unique.'))).toEqual(risksOf(around('x = 1')))
  })

  it('raises slop when padding is added and never when substance is', () => {
    const concrete = repeated('concrete', 2)
    const mixed = analyze(`${concrete}\n\n${drafts.padded}`).slop_risk
    expect(mixed).toBeGreaterThan(analyze(concrete).slop_risk)
    expect(mixed).toBeLessThanOrEqual(analyze(drafts.padded).slop_risk)
  })

  it('keeps texture below 0.40 under 70 words', () => {
    fc.assert(
      fc.property(proseDraft, (source) => {
        const result = analyzeText({ source, syntax: 'markdown' }, { details: true })
        if ((result.coverage?.words ?? 0) < 70) expect(result.synthetic_risk).toBeLessThan(0.4)
      }),
      runs,
    )
    const cut = drafts.padded.split(/\s+/).slice(0, 60).join(' ')
    expect(analyze(cut).synthetic_risk).toBeLessThan(0.4)
  })

  it('leaves out the sentences alone when details of the draft are asked for', () => {
    const draft = { source: drafts.unsourced, syntax: 'markdown' } as const
    const { sentences, ...rest } = analyzeText(draft, { details: true })
    expect(sentences?.length).toBeGreaterThan(0)
    expect(analyzeText(draft, { details: 'draft' })).toStrictEqual(rest)
  })

  it.each(Object.values(drafts))('sums contributions to at most one: %#', (source) => {
    const { contributions } = analyzeText({ source, syntax: 'markdown' }, { details: true })
    const all = Object.values(contributions ?? {})
    expect(all).toHaveLength(4)
    expect(all.flat().length).toBeGreaterThan(0)
    for (const parts of all) {
      const total = parts.reduce((sum, { share }) => sum + share, 0)
      expect(total).toBeLessThanOrEqual(1.001)
      expect(parts.map(({ share }) => share)).toEqual(
        parts.map(({ share }) => share).toSorted((a, b) => b - a),
      )
    }
  })
})

describe('noise in the letters', () => {
  const long = [drafts.vague, drafts.unsourced, drafts.concrete, drafts.padded].join('\n\n')
  const twins: Readonly<Record<string, string>> = {
    a: '\u0430',
    e: '\u0435',
    o: '\u043e',
    p: '\u0440',
  }

  /** Every nth letter changed; deterministic, so that a failure can be read. */
  function everyNth(text: string, n: number, change: (letter: string) => string): string {
    let count = 0
    return text.replace(/(?<=\p{L})\p{L}/gu, (letter) =>
      ++count % n === 0 ? change(letter) : letter,
    )
  }

  it.each([
    ['zero-width spaces', (letter: string) => `\u200b${letter}`],
    ['soft hyphens', (letter: string) => `\u00ad${letter}`],
    ['zero-width joiners', (letter: string) => `\u200d${letter}`],
    ['letters that look alike', (letter: string) => twins[letter] ?? letter],
  ])('%s move the texture score by at most 0.05', (_name, change) => {
    const clean = analyze(long)
    for (const n of [2, 5, 9]) {
      const noisy = analyze(everyNth(long, n, change))
      expect(Math.abs(noisy.synthetic_risk - clean.synthetic_risk)).toBeLessThanOrEqual(0.05)
      expect(Math.abs(noisy.slop_risk - clean.slop_risk)).toBeLessThanOrEqual(0.05)
    }
  })

  it('curly quotes and no-break spaces change no score', () => {
    const typeset = long.replaceAll("'", '\u2019').replaceAll(' ', '\u00a0')
    expect(risksOf(analyze(typeset))).toEqual(risksOf(analyze(long)))
  })

  it('a run of invisible characters at the end changes no score', () => {
    expect(risksOf(analyze(`${long}${'\u200b\u2060\ufeff'.repeat(200)}`))).toEqual(
      risksOf(analyze(long)),
    )
  })
})

describe('rule switches', () => {
  const source = repeated('padded', 2)
  const bare = analyze(source)

  it('hides a rule, says so, and changes no score', () => {
    const rules = new Set(bare.evidence.map((item) => item.rule ?? ''))
    expect(rules.size).toBeGreaterThan(5)
    for (const rule of rules) {
      const result = analyzeText({ source, syntax: 'markdown' }, { ignoredRules: [rule] })
      expect(risksOf(result)).toEqual(risksOf(bare))
      expect(result.evidence.map((item) => item.rule)).not.toContain(rule)
      expect(result.suppressed).toEqual(
        expect.arrayContaining(bare.evidence.filter((item) => item.rule === rule)),
      )
    }
  })

  it('hides a whole evidence type', () => {
    const { evidence, suppressed, risk_level, recommended_fixes } = analyzeText(
      { source, syntax: 'markdown' },
      { ignoredRules: ['generic_phrasing'] },
    )
    expect(evidence.map(({ type }) => type)).not.toContain('generic_phrasing')
    expect(suppressed?.length).toBeGreaterThan(5)
    expect(risk_level).toBe(bare.risk_level)
    expect(recommended_fixes).not.toEqual(bare.recommended_fixes)
  })

  it('refuses a name that no rule and no type has', () => {
    const call = () => analyzeText({ source, syntax: 'plain' }, { ignoredRules: ['very-uniqe'] })
    expect(call).toThrow(EngineError)
    expect(call).toThrow('very-uniqe')
    expect(call).toThrow(expect.objectContaining({ code: 'unknown_rule' }))
  })

  it('returns as much evidence as asked for, the severest', () => {
    const options = { maxEvidence: Number.POSITIVE_INFINITY }
    const long = { source: repeated('padded', 8), syntax: 'markdown' } as const
    const all = analyzeText(long, options).evidence
    expect(all.length).toBeGreaterThan(50)
    expect(analyzeText(long).evidence).toEqual(all.slice(0, 50))
    expect(analyzeText(long, { maxEvidence: 3 }).evidence).toEqual(all.slice(0, 3))
  })
})

describe('a caller’s mistakes', () => {
  it('names a draft without text', () => {
    const draft = JSON.parse('{"syntax":"plain"}')
    expect(() => analyzeText(draft)).toThrow(expect.objectContaining({ code: 'invalid_draft' }))
  })
})
