import { describe, expect, it } from 'vitest'
import { keepLastWord } from './keep-last-word.ts'
import { capitalizeLike, indefiniteArticle } from './replacement-form.ts'

describe('keepLastWord', () => {
  it('keeps the word behind a lead-in and its capital', () => {
    expect(keepLastWord('It is worth noting that the', /\bthat$/i)).toBe('The')
    expect(keepLastWord('it is worth noting\nthat rain', /\bthat$/i)).toBe('rain')
  })

  it('proposes nothing when no word follows the lead-in', () => {
    expect(keepLastWord('It is worth noting that', /\bthat$/i)).toBeUndefined()
  })

  it('proposes nothing when the lead-in lacks its end', () => {
    expect(keepLastWord('Simply put your', /\b(that|say|,)$/i)).toBeUndefined()
    expect(keepLastWord('Simply put, your', /\b(that|say|,)$/i)).toBe('Your')
  })

  it('proposes nothing when markup would lose its other half', () => {
    expect(keepLastWord('It is **worth noting that** the', /\bthat$/i)).toBeUndefined()
  })
})

describe('replacement form', () => {
  it('chooses the article by sound, as far as spelling shows it', () => {
    const pairs = [
      'a gift',
      'an end',
      'a unique part',
      'an umbrella',
      'an honest one',
      'a one-off',
      'a European',
      'an uninteresting',
      'an unusual',
      'a useful',
      'a utility',
      'an ultimate',
      'a URL',
      'an SDK',
      'a RAM',
      'an API',
      'an hour',
      'a once',
      'an 8-bit',
      'a 10-bit',
      'an 11-bit',
    ]
    for (const pair of pairs) {
      const [article, word = ''] = pair.split(' ')
      expect(`${indefiniteArticle(word)} ${word}`).toBe(`${article} ${word}`)
    }
  })

  it('capitalizes like the text that it replaces', () => {
    expect(capitalizeLike('In order to', 'to')).toBe('To')
    expect(capitalizeLike('in order to', 'to')).toBe('to')
  })
})
