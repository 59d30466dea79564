import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDraft } from '../../../../../test/support/arbitrary-drafts.ts'
import type { TextResult } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'

// Tests of long or of many drafts. They stand by themselves, because mutation testing runs the others thousands of times.

function analyze(source: string): TextResult {
  return analyzeText({ source, syntax: 'markdown' }, { maxEvidence: Number.POSITIVE_INFINITY })
}

function risksOf(result: TextResult): Partial<TextResult> {
  const { specificity_risk, provenance_weakness, slop_risk, synthetic_risk, risk_level } = result
  return { specificity_risk, provenance_weakness, slop_risk, synthetic_risk, risk_level }
}

describe('ignore comments', () => {
  it('never change a score, a level or a decision', () => {
    const words = [
      'disable',
      'enable',
      'disable-next-line',
      'disable-line',
      'ignore-file',
      'nonsense',
    ]
    const inserted = fc.record({
      source: anyDraft,
      word: fc.constantFrom(...words),
      name: fc.constantFrom('', ' weak_provenance', ' hollow-intensifier', ' unknown -- why'),
    })
    fc.assert(
      fc.property(inserted, ({ source, word, name }) => {
        // At the end and with a blank line, so that the comment itself does not change the blocks.
        const text = `${source.replaceAll(/[`~<>{}$]|---/g, ' ')}\n\n`
        const plain = analyze(`${text}<!-- plain -->\n`)
        const commented = analyze(`${text}<!-- content-trust-${word}${name} -->\n`)
        expect(risksOf(commented)).toEqual(risksOf(plain))
        expect(commented.recommended_action).toBe(plain.recommended_action)
      }),
      { numRuns: 150, seed: 9 },
    )
  })

  it('many of them cost little', () => {
    const many =
      `<!-- content-trust-disable-line buzzword -->\nExperts say it is very unique.\n\n`.repeat(
        12_000,
      )
    expect(analyze(many).unused_directives).toHaveLength(12_000)
  })
})

it('names what costs in a long sentence of one hit after the other in linear time', () => {
  const source = 'It plays a crucial role and a crucial role '.repeat(20_000)
  const { contributions } = analyzeText({ source, syntax: 'markdown' }, { details: true })
  expect(contributions?.slop_risk[0]?.why?.length).toBeLessThanOrEqual(3)
})
