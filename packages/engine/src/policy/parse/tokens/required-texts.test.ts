import { describe, expect, it } from 'vitest'
import { mayMatch, requiredBy } from './required-texts.ts'

describe('requiredBy', () => {
  it.each([
    ['(?:links?|urls?) (?:must|should) load', [' load']],
    ['^(?:a |the )?headlines?(?= |$)', ['headline']],
    ['(?:see|check)(?:s|ed)?[ ,]', ['see', 'check']],
    ['ab+c', ['a']],
    ['(?:word)*s', ['s']],
    ['x{0,3}yz{2}', ['y']],
    ['(?<!not )said', ['said']],
    ['[abc]\\.\\d\\u2013', ['.']],
    ['(?<one>left|right)\\k<one>', ['left', 'right']],
  ])('%s requires %j', (source, required) => {
    expect(requiredBy(source)).toEqual(required)
  })

  it.each(['a|b?', '(?:a|)', '\\w+', '(?=ahead)', '(?i:a)b', 'a{x}'])(
    '%s requires nothing that is known',
    (source) => {
      expect(requiredBy(source)).toBeUndefined()
    },
  )
})

describe('mayMatch', () => {
  it('is sure only where a required text is missing', () => {
    const pattern = /^(?:no|never) (?:prices?|fees?)/
    expect(mayMatch(pattern, 'no emoji')).toBe(false)
    expect(mayMatch(pattern, 'list all fees')).toBe(true)
    expect(mayMatch(/price/i, 'no PRICES')).toBe(true)
  })
})
