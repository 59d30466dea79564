import { describe, expect, it } from 'vitest'
import { analyzeStyle } from '../analyze-style.ts'

/** The text with what one check found between « and ». */
function marked(check: string, source: string): string {
  const { spans } = analyzeStyle({ source, syntax: 'markdown' })
  let out = source
  for (const { start, end } of spans.filter((span) => span.check === check).toReversed()) {
    out = `${out.slice(0, start)}«${out.slice(start, end)}»${out.slice(end)}`
  }
  return out
}

const unmarked = (text: string): string => text.replaceAll(/[«»]/g, '')

describe('passives', () => {
  it.each([
    'The bridge «was closed» in May.',
    'The pier has «been rarely measured» since.',
    'The lane «is **not** used» at night.',
    'The letters «were\nwritten» by hand.',
    'It «is built» of stone, and nobody «was told».',
    'She «isn’t known» here.',
  ])('are marked in: %s', (text) => {
    expect(marked('passive_voice', unmarked(text))).toBe(text)
  })

  it.each([
    'We are tired and interested in tea.',
    'The bed is red, and the need is there.',
    'The crew was glad; closed lanes help.',
    'It is a closed lane.',
    'The value is undefined here.',
    '# The bridge was closed',
    'Run `it was closed` again.',
    'The queue is fixed-size, they say.',
  ])('are not seen in: %s', (text) => {
    expect(marked('passive_voice', text)).toBe(text)
  })
})

describe('long sentences', () => {
  const words = (count: number): string => `And ${'and '.repeat(count - 2).trim()} end.`

  it('begin above 35 words and weigh more above 55', () => {
    const severities = (count: number) =>
      analyzeStyle({ source: words(count), syntax: 'markdown' })
        .spans.filter(({ check }) => check === 'long_sentence')
        .map(({ severity }) => severity)
    expect([35, 36, 55, 56].map(severities)).toEqual([[], ['low'], ['low'], ['medium']])
  })

  it('reach from the first word to the full stop', () => {
    const text = `It is short. «${words(40)}» Short again.`
    expect(marked('long_sentence', unmarked(text))).toBe(text)
  })
})

describe('runs of even sentences', () => {
  const boat = 'The small boat left the old port at noon.'

  it.each([
    `«${boat}» ${`${boat} `.repeat(7).trim()}`,
    `«A red cat sat on the warm wall all day.» ${'A tall man stood in the cold rain for hours. '.repeat(8).trim()}`,
    `«A red **cat** sat on the warm wall all day.» ${'A tall man stood in the cold\nrain for hours today. '.repeat(8).trim()}`,
  ])('are marked at their first sentence', (text) => {
    expect(marked('sentence_uniformity', unmarked(text))).toBe(text)
  })

  it.each([
    `${`${boat} `.repeat(6)}It sank.`,
    `${boat} It sank. `.repeat(6),
    'It sank. '.repeat(12),
    `\`code\` ${`${boat} `.repeat(9)}`,
  ])('are not seen where lengths differ, in short lines and in software', (text) => {
    expect(marked('sentence_uniformity', text)).toBe(text)
  })
})

describe('repeated openings', () => {
  it.each([
    'It is warm today. It is dry in town. «It is» good to walk.',
    'The tea cools **fast**. The tea tastes fine. Milk helps it. «The tea» sells well.',
    'We have to go home. We have to eat. «We\nhave» to sleep at ten.',
  ])('are marked in: %s', (text) => {
    expect(marked('repeated_opening', unmarked(text))).toBe(text)
  })

  it.each([
    'It is warm today. It is dry in town. Now it is good to walk.',
    'It is warm. It is dry. It is good.',
    'It is warm today. It is dry in town.\n\nIt is good to walk.',
    'The tea cools fast. The cup is fine. The pot sells well.',
  ])('are not seen in: %s', (text) => {
    expect(marked('repeated_opening', text)).toBe(text)
  })

  it('inform, like a passive, and find no fault', () => {
    const source = 'It is warm today. It is dry in town. It is good to walk.'
    const { spans } = analyzeStyle({ source, syntax: 'markdown' })
    expect(spans.filter(({ check }) => check === 'repeated_opening')).toMatchObject([
      { color: 'blue', severity: 'low', category: 'structure' },
    ])
  })
})

describe('nominalizations', () => {
  it('are marked with the verb they hide', () => {
    const text = 'We finished «the installation of» the pump.'
    expect(marked('nominalization', unmarked(text))).toBe(text)
    const { spans } = analyzeStyle({ source: unmarked(text), syntax: 'markdown' })
    expect(spans.find(({ check }) => check === 'nominalization')?.explanation).toContain(
      '“install”',
    )
  })

  it.each([
    'The installation failed.',
    'The population of the town grew.',
    'She joined the Advancement of Science.',
    'An installation of this kind is rare.',
  ])('are not seen in: %s', (text) => {
    expect(marked('nominalization', text)).toBe(text)
  })
})
