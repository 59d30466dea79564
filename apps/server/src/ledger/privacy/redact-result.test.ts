import { analyzeStyle, analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { redactResult } from './redact-result.ts'

const redact = (body: unknown): string => redactResult(JSON.stringify(body))

describe('the record of an answer', () => {
  it('keeps numbers, codes and kinds of findings, and no words of the draft (decision 40)', () => {
    const copy = redact({
      analysis_id: 'an_1',
      slop_risk: 0.25,
      evidence: [
        {
          type: 'generic_phrasing',
          severity: 'low',
          span: 'very unique',
          explanation: 'It says "very unique".',
        },
        { type: 'weak_provenance', span: 'Experts say' },
      ],
      spans: [{ check: 'passive_voice', start: 1 }],
      sentence_scores: [{ text: 'One.' }, { text: 'Two.' }],
      recommended_fixes: ['Say who.'],
      revised_text: 'unique',
      transcript: 'spoken words',
      metrics: { lix: { value: 25, verdict: 'good' } },
      billing: { price_cents: 0.5, bucket: 'text_1k_units' },
      results: [{ id: 'mine', status: 'ok', evidence: [] }],
    })
    expect(JSON.parse(copy)).toEqual({
      slop_risk: 0.25,
      evidence: ['generic_phrasing', 'weak_provenance'],
      spans: ['passive_voice'],
      results: [{ status: 'ok' }],
    })
  })

  it('a text under the name of a code is withheld all the same (decision 40)', () => {
    expect(redact({ type: 'a sentence with spaces', status: 'x'.repeat(81) })).not.toMatch(
      /sentence|xxx/,
    )
  })

  it('R-PRIV-04 no word of a draft is left in the copy of a real answer', () => {
    const words = ['Zanzibarian', 'Quillfeather', 'xylotomous', 'brambleworth']
    const text = words
      .map((word) => `Experts say that ${word} is very unique. Studies show many ${word} things.`)
      .join(' ')
    const results = [
      analyzeText(
        { source: text, syntax: 'plain' },
        { context: { custom_policy: `reject ${words[0]} claims` } },
      ),
      analyzeStyle(
        { source: text, syntax: 'plain' },
        { execution_mode: 'deep', include_text_in_spans: true },
      ),
    ]
    for (const result of results) {
      const whole = JSON.stringify(result)
      expect(words.some((word) => whole.includes(word))).toBe(true)
      const copy = redactResult(whole)
      expect(copy.length).toBeLessThan(1_500)
      for (const word of words) expect(copy.toLowerCase()).not.toContain(word.toLowerCase())
    }
  })
})
