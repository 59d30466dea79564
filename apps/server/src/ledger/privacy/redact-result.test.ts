import { analyzeStyle, analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { redactResult } from './redact-result.ts'
import { deriveSecrets } from './secret.ts'

const { digestContent } = deriveSecrets(Buffer.alloc(32, 3))
const redact = (body: unknown): string => redactResult(JSON.stringify(body), digestContent)

describe('the permanent copy of an answer', () => {
  it('keeps numbers and codes and turns words of the draft into hashes (decision 40)', () => {
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
      ],
      revised_text: 'unique',
      transcript: 'spoken words',
    })
    expect(JSON.parse(copy)).toEqual({
      analysis_id: 'an_1',
      slop_risk: 0.25,
      evidence: [
        {
          type: 'generic_phrasing',
          severity: 'low',
          span: `hash:${digestContent('very unique')}`,
          explanation: '[withheld]',
        },
      ],
      revised_text: `hash:${digestContent('unique')}`,
      transcript: `hash:${digestContent('spoken words')}`,
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
      const copy = redactResult(whole, digestContent)
      for (const word of words) expect(copy.toLowerCase()).not.toContain(word.toLowerCase())
    }
  })
})
