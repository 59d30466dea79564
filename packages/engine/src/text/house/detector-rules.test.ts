import { describe, expect, it } from 'vitest'
import type { House, OwnRule } from '../../schema/index.ts'
import { ownRulesSchema } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'
import { findHouseProblem } from './compiled-house.ts'

const noPrices: OwnRule = {
  id: 'no-prices',
  detector: 'price',
  severity: 'high',
  message: '“{quote}” will be out of date soon.',
}
const long: OwnRule = { ...noPrices, id: 'no-long', detector: 'long-sentence', value: 5 }

const spans = (source: string, house: House) =>
  analyzeText({ source, syntax: 'markdown' }, { house, maxEvidence: Number.POSITIVE_INFINITY })
    .evidence.filter(({ rule }) => rule?.startsWith('no-'))
    .map(({ span }) => span)

describe('a rule of somebody’s own that names a detector', () => {
  it('flags what the detector finds, with its message', () => {
    const { evidence, recommended_fixes } = analyzeText(
      { source: 'It costs $20.', syntax: 'markdown' },
      { house: { rules: [noPrices] } },
    )
    expect(evidence).toEqual([
      {
        type: 'other',
        severity: 'high',
        rule: 'no-prices',
        span: '$20',
        start: 9,
        end: 12,
        explanation: '“$20” will be out of date soon.',
      },
    ])
    expect(recommended_fixes).toEqual(['Take it out, or say it in another way.'])
  })

  it('takes a value, and stands beside rules of phrases', () => {
    const phrase = { ...noPrices, id: 'no-tea', detector: undefined, phrases: ['tea'] } as const
    const house = { rules: [noPrices, long, phrase], accept: ['£7'] }
    expect(spans('We pay $5 or £7 for tea today. Fine.', house)).toEqual([
      'We pay $5 or £7 for tea today.',
      '$5',
      'tea',
    ])
  })

  it('reads block quotes where the thing is private, and not for wording', () => {
    const phone = { ...noPrices, id: 'no-phone', detector: 'phone-number' } as const
    const we = { ...noPrices, id: 'no-we', detector: 'first-person' } as const
    expect(spans('> We call +44 20 7946 0958.', { rules: [phone, we] })).toEqual([
      '+44 20 7946 0958',
    ])
  })

  it.each<[object, string]>([
    [
      { detector: 'age', value: 5 },
      'rules[0].value: Unexpected value: `age` takes none. Remove it.',
    ],
    [
      { detector: 'long-sentence', value: 'five' },
      'rules[0].value: Unexpected string, expected a number: the words of `long-sentence`, such as 25.',
    ],
    [
      { detector: 'long-sentence', value: 0 },
      'rules[0].value: Unexpected value 0, expected words from 1 to 1000.',
    ],
    [
      { detector: 'heading-case', value: 'upper' },
      'rules[0].value: Unexpected value "upper", expected "sentence" or "title".',
    ],
  ])('%j is a mistake', (change, problem) => {
    expect(findHouseProblem({ rules: [{ ...noPrices, ...change }] })?.message).toContain(problem)
  })

  it.each<[object, string]>([
    [{ phrases: ['tea'] }, 'Unexpected `detector` beside `phrases`'],
    [{ detector: undefined }, 'Missing `phrases` or `detector`'],
    [{ detector: undefined, phrases: ['tea'] }, 'Missing `type`'],
    [{ detector: undefined, phrases: ['tea'], type: 'other' }, 'Missing `fix`'],
    [
      { detector: undefined, phrases: ['tea'], type: 'other', fix: 'No.', value: 5 },
      'Unexpected `value`',
    ],
    [{ detector: 'prices' }, 'Invalid option'],
  ])('%j has not the form of a rule', (change, problem) => {
    const parsed = ownRulesSchema.safeParse([{ ...noPrices, ...change }])
    expect(parsed.error?.issues[0].message).toContain(problem)
  })
})
