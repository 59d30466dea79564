import { analyzeStyle, analyzeText } from '@content-trust/engine'
import {
  billedStyleResultSchema,
  EngineError,
  type StyleResult,
  styleResultSchema,
} from '@content-trust/engine/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDraft } from '../support/arbitrary-drafts.ts'
import { drafts, repeated } from '../support/drafts.ts'

const runs = { numRuns: 120, seed: 11 }
const sources: readonly string[] = [
  ...Object.values(drafts),
  repeated('padded', 6),
  repeated('vague', 6),
  repeated('concrete', 8),
  '',
]

const analyze = (source: string): StyleResult => analyzeStyle({ source, syntax: 'markdown' })
const results: readonly StyleResult[] = sources.map(analyze)

function forAnyDraft(check: (source: string) => void): void {
  for (const source of sources) check(source)
  fc.assert(fc.property(anyDraft, check), runs)
}

describe('the style result', () => {
  it('has the shape of the published schema and no key beside it', () => {
    forAnyDraft((source) => {
      const result = analyze(source)
      expect(styleResultSchema.strict().parse(result)).toEqual(result)
    })
  })

  it('R-STY-07 is the same bytes for the same draft, fast and deep', () => {
    forAnyDraft((source) => {
      for (const execution_mode of ['fast', 'deep'] as const) {
        const once = analyzeStyle({ source, syntax: 'plain' }, { execution_mode })
        const again = analyzeStyle({ source, syntax: 'plain' }, { execution_mode })
        expect(JSON.stringify(again)).toBe(JSON.stringify(once))
      }
    })
  })

  it('R-STY-08 deep mode, the default, adds deep_scan to what fast mode says', () => {
    for (const source of sources) {
      const { deep_scan, ...rest } = analyze(source)
      const fast = analyzeStyle({ source, syntax: 'markdown' }, { execution_mode: 'fast' })
      expect(deep_scan).toBeDefined()
      expect(fast).toEqual({ ...rest, execution_mode: 'fast' })
      expect(fast).not.toHaveProperty('deep_scan')
    }
  })

  // A billed host adds the identifier and the billing; it proves that it serves them.
  it('R-STY-09 R-STY-21 names tool, mode and versions, and takes identifier and billing from a host', () => {
    const billing = {
      units_analyzed: 1,
      bucket: 'style_deep_1k_units',
      price_cents: 1,
      unit_price_cents: 1,
      chars_analyzed: 480,
      billable_units: 1,
      remaining_balance_cents: 149,
    }
    for (const result of results) {
      const { modality, tool, execution_mode } = result
      expect([modality, tool, execution_mode]).toEqual(['text', 'style_analysis', 'deep'])
      expect(result.version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(result.model_version).toMatch(/^v\d/)
      expect(result.limitations.length).toBeGreaterThan(0)
      const billed = { ...result, analysis_id: 'a1', billing }
      expect(billedStyleResultSchema.parse(billed)).toEqual(billed)
      expect(billedStyleResultSchema.safeParse(result).success).toBe(false)
    }
  })

  it('R-STY-10 has a summary of numbers from 0 to 1 and a school grade', () => {
    forAnyDraft((source) => {
      const { summary } = analyze(source)
      for (const key of ['style_score', 'style_risk', 'content_trust_score'] as const) {
        expect(summary[key]).toBeGreaterThanOrEqual(0)
        expect(summary[key]).toBeLessThanOrEqual(1)
      }
      expect(summary.style_score + summary.style_risk).toBeCloseTo(1, 6)
      expect(summary.readability_grade).toBeGreaterThanOrEqual(0)
    })
  })

  it('R-STY-10 decides as the text result does, whatever the use', () => {
    for (const source of sources) {
      for (const intended_use of ['publish', 'cite', 'other'] as const) {
        const context = { intended_use, custom_policy: 'reject unsupported health claims' }
        const text = analyzeText({ source, syntax: 'markdown' }, { context })
        const { summary } = analyzeStyle({ source, syntax: 'markdown' }, { context })
        const { content_trust_score, risk_level, recommended_action, primary_reason, confidence } =
          text
        expect(summary).toMatchObject({
          content_trust_score,
          risk_level,
          recommended_action,
          primary_reason,
          confidence,
        })
      }
    }
  })

  it('R-STY-11 counts characters, and words, sentences and paragraphs of running text alone', () => {
    const { stats } = analyze(
      '# A heading 😀\n\nOne two three. Four five.\n\n`code` six\n\n- Item seven.',
    )
    expect(stats).toMatchObject({ characters: 67, words: 8, sentences: 4, paragraphs: 2 })
    expect(stats.reading_time_minutes).toBeCloseTo(8 / 238, 2)
    expect(
      analyze('---\ntitle: many words here\n---\n\n```\nmore code\n```\n').stats,
    ).toMatchObject({
      words: 0,
      sentences: 0,
      paragraphs: 0,
      reading_time_minutes: 0,
    })
  })

  it('R-STY-12 tells even texts from varied ones (decision 21)', () => {
    const even = 'The small boat left the old port at noon. The tall man saw the red cat go home. '
    const varied = `${drafts.concrete} It sank. Why? Nobody on the pier, at least nobody who would say so to us, had looked at the northern cable since the winter storms of that year. `
    expect(analyze(even.repeat(10)).stylometric_band).toBe('uniform')
    expect(analyze(varied.repeat(2)).stylometric_band).toBe('varied')
    expect(analyze('').stylometric_band).toBe('moderate')
  })

  it('R-STY-13 measures at least twenty metrics, each with value, verdict and reason (decision 21)', () => {
    forAnyDraft((source) => {
      const entries = Object.entries(analyze(source).metrics)
      expect(entries.length).toBeGreaterThanOrEqual(20)
      expect(entries.map(([name]) => name)).toEqual(
        expect.arrayContaining(['generic_phrase_density', 'specificity_score']),
      )
      for (const [name, { value, explanation }] of entries) {
        expect(Number.isFinite(value), name).toBe(true)
        expect(explanation).toContain(String(value))
      }
    })
  })

  it('R-STY-13 judges generic and vague texts by their metrics', () => {
    const padded = analyze(repeated('padded', 3)).metrics
    const concrete = analyze(repeated('concrete', 3)).metrics
    expect(padded['generic_phrase_density']?.verdict).toBe('poor')
    expect(concrete['generic_phrase_density']?.verdict).toBe('good')
    expect(concrete['specificity_score']?.value).toBeGreaterThan(
      padded['specificity_score']?.value ?? 1,
    )
  })

  it('R-STY-14 R-STY-15 has spans that lie in the text, in its order, with ids that count (decision 21)', () => {
    const colors = { low: 'yellow', medium: 'orange', high: 'red' }
    const informing = [
      'passive_voice',
      'repeated_opening',
      'sentence_uniformity',
      'synthetic_texture',
    ]
    const seen = new Set<string>()
    forAnyDraft((source) => {
      let last = 0
      for (const [index, span] of analyze(source).spans.entries()) {
        expect(span.id).toBe(`span-${index + 1}`)
        expect(span.start).toBeGreaterThanOrEqual(last)
        expect(span.end).toBeGreaterThan(span.start)
        expect(span.end).toBeLessThanOrEqual(source.length)
        const isInforming = informing.includes(span.check)
        expect(span.color).toBe(isInforming ? 'blue' : colors[span.severity])
        seen.add(span.color)
        expect(span.explanation).not.toBe('')
        expect(span.suggestion).not.toBe('')
        last = span.start
      }
    })
    expect(seen).toEqual(new Set(['blue', 'yellow', 'orange', 'red']))
  })

  it('R-STY-16 R-STY-17 puts words of the draft into spans and sentences on demand alone (decision 21)', () => {
    forAnyDraft((source) => {
      const plain = analyze(source)
      for (const span of plain.spans) expect(span).not.toHaveProperty('text')
      for (const { text } of plain.sentence_scores) expect(text).toBe('')
      const asked = analyzeStyle({ source, syntax: 'markdown' }, { include_text_in_spans: true })
      for (const { start, end, text } of [...asked.spans, ...asked.sentence_scores]) {
        expect(text).toBe(source.slice(start, end))
      }
    })
  })

  it('R-STY-17 scores every sentence of running text and names what weighs most', () => {
    forAnyDraft((source) => {
      const { sentence_scores, stats } = analyze(source)
      expect(sentence_scores.map(({ index }) => index)).toEqual([...sentence_scores.keys()])
      expect(sentence_scores.length).toBe(stats.sentences)
      for (const { start, end, score, risk, primary_check } of sentence_scores) {
        expect(end).toBeGreaterThan(start)
        expect(score + risk).toBeCloseTo(1, 6)
        expect(risk > 0).toBe(primary_check !== 'none')
      }
    })
    const scores = analyze(`Tea is hot. ${drafts.unsourced}`).sentence_scores
    expect(scores[0]).toMatchObject({ score: 1, risk: 0, primary_check: 'none' })
    expect(scores[1]?.risk).toBeGreaterThan(0.2)
  })

  it('R-STY-18 counts its spans by check', () => {
    forAnyDraft((source) => {
      const { issue_counts, spans } = analyze(source)
      const counted: Record<string, number> = {}
      for (const { check } of spans) counted[check] = (counted[check] ?? 0) + 1
      expect(issue_counts).toEqual(counted)
    })
  })

  it('R-STY-19 links recommendations to spans that exist, the most urgent first', () => {
    forAnyDraft((source) => {
      const { recommendations, spans } = analyze(source)
      const ids = new Set(spans.map(({ id }) => id))
      const ranks = recommendations.map(({ priority }) =>
        ['high', 'medium', 'low'].indexOf(priority),
      )
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      for (const { evidence_span_ids } of recommendations) {
        for (const id of evidence_span_ids) expect(ids).toContain(id)
      }
      const linked = new Set(recommendations.flatMap(({ evidence_span_ids: linked }) => linked))
      expect([...ids].filter((id) => !linked.has(id))).toEqual([])
    })
  })

  it('R-STY-20 scans deeply: dimensions, flags, a brief and notes', () => {
    const { deep_scan } = analyze(`${drafts.unsourced}\n\n${drafts.concrete}`)
    expect(deep_scan?.style_dimensions.map(({ id }) => id)).toEqual([
      'readability',
      'rhythm',
      'phrasing',
      'directness',
      'specificity',
      'sourcing',
    ])
    expect(deep_scan?.semantic_risk_flags.map(({ id }) => id)).toContain('unsupported_health_claim')
    expect(deep_scan?.calibration_notes.length).toBeGreaterThan(0)
    const brief = deep_scan?.rewrite_brief
    expect(brief?.keep).toEqual(
      expect.arrayContaining([
        'date: 3 May 2021',
        'name: Ilfracombe',
        'number: 14 mm',
        'link: https://example.org/survey.pdf',
      ]),
    )
    expect(brief?.fix_first[0]).toMatch(/claim|source/)
    expect(brief?.instructions.join(' ')).toContain('Add no fact')
  })

  it('R-STY-20 asks for no rewrite of what it could not judge, and says so of other languages', () => {
    for (const source of ['', 'Tea.', '```\ncode\n```\n']) {
      const { rewrite_brief, style_dimensions = [] } = analyze(source).deep_scan ?? {}
      expect(style_dimensions).toHaveLength(6)
      expect(rewrite_brief?.objective).toMatch(/^Keep the draft as it is/)
      expect(rewrite_brief?.fix_first).toEqual([])
      for (const { status } of style_dimensions) expect(status).toBe('adequate')
    }
    const notes = analyze(drafts.german).deep_scan?.calibration_notes.join(' ')
    expect(notes).toContain('does not read as English')
  })

  it('R-STY-20 gives every dimension a score and a status that agree', () => {
    forAnyDraft((source) => {
      for (const { score, risk, status, explanation } of analyze(source).deep_scan
        ?.style_dimensions ?? []) {
        expect(score + risk).toBeCloseTo(1, 6)
        if (explanation.includes('too short')) continue
        expect(status).toBe(risk < 0.4 ? 'strong' : risk < 0.7 ? 'adequate' : 'weak')
      }
    })
  })

  it('keeps headings, code and front matter out of every metric', () => {
    const prose = drafts.concrete
    const dressed = `---\ntitle: delve into it\n---\n\n# Experts say a lot\n\n${prose}\n\n\`\`\`\nexperts say\n\`\`\`\n`
    const { stats, metrics } = analyze(dressed)
    const bare = analyze(prose)
    expect({ ...stats, characters: 0 }).toEqual({ ...bare.stats, characters: 0 })
    expect(metrics['flesch_reading_ease']).toEqual(bare.metrics['flesch_reading_ease'])
    expect(metrics['sentence_length_mean']).toEqual(bare.metrics['sentence_length_mean'])
  })

  it('hides what the draft’s own comments hide', () => {
    const text = 'The bridge was closed. Experts say it is old.'
    const hidden = `<!-- content-trust-disable -->\n\n${text}`
    expect(analyze(text).spans.length).toBeGreaterThan(1)
    expect(analyze(hidden).spans).toEqual([])
  })

  it.each(['fastest', '', null])('refuses the mode %j', (mode) => {
    const options: object = { execution_mode: mode }
    expect(() => analyzeStyle({ source: 'Tea.', syntax: 'plain' }, options)).toThrow(EngineError)
  })

  it('takes little more time for ten times the text than ten times', () => {
    const source = repeated('padded', 20)
    const time = (text: string): number => {
      analyze(text)
      const start = process.cpuUsage().user
      analyze(text)
      return process.cpuUsage().user - start
    }
    const hostile = ['is really ', '“a" ', 'a-', 'Aa 1 ', 'the creation of '].map((unit) =>
      unit.repeat(10_000 / unit.length),
    )
    const one = time(source)
    expect(time(source.repeat(10)) / one).toBeLessThan(30)
    for (const text of hostile) expect(time(text) / one).toBeLessThan(30)
  })
})
