import { describe, expect, it } from 'vitest'
import { hasMatch, matchOf, mayMatch, needOf } from './required-texts.ts'

const all = (...of: ReturnType<typeof needOf>[]) => ({ isAll: true, of })
const any = (...of: ReturnType<typeof needOf>[]) => ({ isAll: false, of })

describe('needOf', () => {
  it.each([
    [
      '(?:links?|urls?) (?:must|should) load',
      all(' load', ' ', any('link', 'url'), any('must', 'should')),
    ],
    ['^(?:a |the )?headlines?(?= |$)', 'headline'],
    ['(?:see|check)(?:s|ed)?[ ,]', any('see', 'check')],
    ['ab+c', all('a', 'b', 'c')],
    ['(?:word)*s', 's'],
    ['x{0,3}yz{2}', all('y', 'z')],
    ['(?<=not )said(?!no)', all('not ', 'said')],
    ['[abc]\\.\\d\\u2013', '.'],
    ['(?<one>left|right)\\k<one>', any('left', 'right')],
    ['a|(?:bc|de) f', any('a', all(' f', any('bc', 'de')))],
  ])('%s needs %j', (source, need) => {
    expect(needOf(source)).toEqual(need)
  })

  it.each(['a|b?', '(?:a|)', '\\w+', '(?!ahead)', '(?i:a)b', 'a{x}'])(
    '%s needs nothing that is known',
    (source) => {
      expect(needOf(source)).toEqual(all())
    },
  )
})

describe('mayMatch', () => {
  it('is sure only where a text is missing', () => {
    const pattern = /^(?:no|never) (?:prices?|fees?)/
    expect(mayMatch(pattern, 'no emoji')).toBe(false)
    expect(mayMatch(pattern, 'list all fees')).toBe(false)
    expect(mayMatch(pattern, 'list fees, no prices')).toBe(true)
    expect(mayMatch(/price/i, 'no PRICES')).toBe(true)
  })
})

it('matches as the pattern does', () => {
  const pattern = /no (?<what>\w+)/
  for (const text of ['no fees', 'no', 'prices']) {
    expect(matchOf(pattern, text)).toEqual(pattern.exec(text))
    expect(hasMatch(pattern, text)).toBe(pattern.test(text))
  }
})
