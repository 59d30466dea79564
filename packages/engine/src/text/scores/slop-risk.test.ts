import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { holdLow } from './hold-low.ts'

const stock =
  'Technology plays a crucial role in schools and offices. Teachers share their notes in the evening, and pupils read them at home or on the bus. Many firms embrace new tools, which fosters collaboration between teams. People write letters less than before, and they meet on screens. It is essential to remember that not all families can pay for a computer. Ultimately, a balanced plan helps everybody. Firms meet these challenges in small steps, ensuring that nobody waits.'
const licence =
  'Permission is granted, free of charge, to any person who obtains a copy of this text, to use, copy, change and pass on the text, as long as this notice is kept in all copies. The text is given as it is, without warranty of any kind, and the holders of the rights are not liable for any claim or damage that comes from the text or from its use. Portions of this text may be subject to other terms, which are named in the file NOTICE.'

const read = (source: string): ReturnType<typeof analyzeText> =>
  analyzeText({ source, syntax: 'markdown' }, { details: true })

describe('the slop risk of a text with a licence beside it', () => {
  const alone = read(stock)

  it.each([
    ['after', `${stock}\n\n## Licence\n\n${licence}\n`],
    ['in front', `## Licence\n\n${licence}\n\n---\n\n${stock}\n`],
    ['on both sides', `${licence}\n\n${stock}\n\n${licence}\n`],
  ])('hardly falls, %s', (_place, source) => {
    // Not so high that the end of the scale would hide a fall.
    expect(alone.slop_risk).toBeGreaterThan(0.45)
    expect(alone.slop_risk).toBeLessThan(0.9)
    expect(alone.slop_risk - read(source).slop_risk).toBeLessThanOrEqual(0.05)
  })

  it('owes its costliest sentences to the text and nothing to the licence', () => {
    const source = `${stock}\n\n## Licence\n\n${licence}\n`
    const shares = read(source).contributions?.slop_risk ?? []
    expect(shares.length).toBeGreaterThan(0)
    for (const { end } of shares) expect(end).toBeLessThanOrEqual(stock.length)
    expect(shares).toEqual(alone.contributions?.slop_risk)
  })
})

describe('the slop risk of a short draft', () => {
  const stock =
    'Delve vibrant tapestry seamlessly pivotal transformative leverage robust crucial holistic'
  /** So many stock words, in sentences of five. */
  const padded = (count: number): string =>
    Array.from({ length: count }, (_, at) =>
      at % 5 === 4 ? `${stock.split(' ')[at % 10]}.` : stock.split(' ')[at % 10],
    ).join(' ')
  const riskOf = (source: string) => read(source).slop_risk

  // What is published of a cap: 0.39 and 0.69, held low because nobody may act on it.
  it.each([
    [19, 0.39],
    [20, 0.69],
    [49, 0.69],
  ])('of %i words is at most %f', (count, most) => {
    expect(riskOf(padded(count))).toBeCloseTo(holdLow(most), 4)
  })

  it('has no cap from 50 words on, nor where something was left over', () => {
    expect(riskOf(padded(50))).toBeGreaterThan(holdLow(0.9))
    expect(riskOf('As an AI language model, I cannot delve.')).toBeGreaterThanOrEqual(0.7)
  })
})
