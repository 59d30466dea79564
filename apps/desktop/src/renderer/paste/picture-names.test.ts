import { describe, expect, it } from 'vitest'
import { altOfSelection, pictureLink } from './picture-link.ts'
import { isPicture, proposedName } from './picture-names.ts'

describe('the name that is proposed for a picture', () => {
  it.each([
    ['image.png', 'image/png', 'notes-picture.png'],
    ['', 'image/jpeg', 'notes-picture.jpg'],
    ['My oven (2).JPEG', 'image/jpeg', 'My-oven-2.jpg'],
    ['.. hidden oven.gif', 'image/gif', 'hidden-oven.gif'],
    ['a:b*c?.webp', 'image/webp', 'a-b-c.webp'],
    ['חנור.png', 'image/png', 'חנור.png'],
    ['???.png', 'image/png', 'picture.png'],
  ])('%j of %s is %s', (name, type, proposed) => {
    expect(proposedName({ name, type }, 'notes.md')).toBe(proposed)
  })

  it('is for the four kinds that can be inserted', () => {
    const types = [
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'image/svg+xml',
      'text/html',
    ]
    expect(types.map((type) => isPicture({ type }))).toEqual([true, true, true, true, false, false])
  })
})

describe('the link to a picture', () => {
  it('has its caret at the end of the alternative text, whatever that is', () => {
    expect(pictureLink('images/a.png', '')).toEqual({ text: '![](images/a.png)', caret: 2 })
    const { text, caret } = pictureLink('a b (1)%#?.png', 'an [oven] \\ x')
    expect(text).toBe('![an \\[oven\\] \\\\ x](a%20b%20%281%29%25%23%3F.png)')
    expect(text.slice(0, caret)).toBe('![an \\[oven\\] \\\\ x')
  })

  it('takes the words that were selected, if they are a line', () => {
    expect(altOfSelection(' a warm oven ')).toBe('a warm oven')
    expect(altOfSelection('one\n\ntwo')).toBe('')
    expect(altOfSelection('a'.repeat(300))).toBe('')
  })
})
