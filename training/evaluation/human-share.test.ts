import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { firstWords, shareAttacks } from './human-share.ts'

const count = (text: string): number => text.match(/\S+/g)?.length ?? 0
const licence = 'You may copy the work. You must keep this notice. '.repeat(40)
const person = 'We went down to the river. The boat had gone. '.repeat(40)

describe('people’s text beside a draft', () => {
  const draft = 'word '.repeat(300).trim()
  const attacks = shareAttacks([person], licence)

  it.each(attacks)('$name: at most two fifths of the whole, beside the whole draft', (attack) => {
    const whole = attack.apply(draft, createRandom(1))
    expect(whole).toContain(draft)
    expect(whole.startsWith(draft)).toBe(attack.name.endsWith('after'))
    const share = 1 - count(draft) / count(whole)
    expect(share).toBeLessThanOrEqual(0.4)
    // The footer has no more words than that.
    expect(share).toBeGreaterThan(attack.name.includes('footer') ? 0.15 : 0.35)
  })

  it('is drawn anew for each draft', () => {
    const drawn = shareAttacks(['One sentence of many here. ', person], licence).find(({ name }) =>
      name.includes('people'),
    )
    const random = createRandom(7)
    const texts = Array.from({ length: 6 }, () => drawn?.apply(draft, random))
    expect(new Set(texts).size).toBeGreaterThan(1)
  })
})

it.each([
  ['One two. Three four. Five', 5, 'One two. Three four.'],
  ['One two three four', 2, 'One two'],
  ['One “two.” three', 2.9, 'One “two.”'],
  ['One two.', 9, 'One two.'],
  ['One', 0.5, ''],
])('the first words of %j, %f at most: %j', (text, most, found) => {
  expect(firstWords(text, most)).toBe(found)
})
