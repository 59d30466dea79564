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
