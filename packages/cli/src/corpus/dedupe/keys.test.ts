import { describe, expect, it } from 'vitest'
import { generateRows } from '../../../../../bench/corpus/generate-rows.ts'
import { createKeys } from './keys.ts'
import { createSeenKeys } from './seen-keys.ts'

const exact = createKeys('exact')
const near = createKeys('near')
const words = Array.from({ length: 200 }, (_, index) => `word${index}`)

function areAlike(keys: typeof near, one: string, other: string): boolean {
  const seen = createSeenKeys()
  return !seen.isDuplicate(keys(one)) && seen.isDuplicate(keys(other))
}

describe('keys of texts', () => {
  it('are shared by equal texts alone, when they are exact', () => {
    expect(areAlike(exact, 'One text.', 'One text.')).toBe(true)
    expect(areAlike(exact, 'One text.', 'One text')).toBe(false)
  })

  it('are shared by nearly equal texts, when they are near', () => {
    const one = words.join(' ')
    expect(areAlike(near, one, one.toUpperCase().replaceAll(' ', ', '))).toBe(true)
    expect(areAlike(near, one, `${one} and one more sentence`)).toBe(true)
    expect(areAlike(near, one, words.slice(0, 60).join(' '))).toBe(false)
    expect(areAlike(near, one, words.toReversed().join(' '))).toBe(false)
  })

  it('tell short texts and texts without words apart', () => {
    expect(areAlike(near, 'Yes.', 'yes')).toBe(true)
    expect(areAlike(near, 'Yes.', 'No.')).toBe(false)
    expect(areAlike(near, '!!!', '???')).toBe(false)
    expect(areAlike(near, '', '')).toBe(true)
  })

  it('are found again by the share of shingles that two texts have in common', () => {
    const found = (changed: number) => {
      const pairs = Array.from({ length: 40 }, (_, pair) => {
        const one = words.map((word) => `${word}x${pair}`)
        const other = one.map((word, index) => (index >= 200 - changed ? `${word}y` : word))
        return areAlike(near, one.join(' '), other.join(' '))
      })
      return pairs.filter(Boolean).length / pairs.length
    }
    // 196 shingles each: 10 changed at the end leave a share of 0.90, 100 changed one of 0.32.
    expect(found(10)).toBeGreaterThan(0.95)
    expect(found(100)).toBeLessThan(0.1)
  })
})

describe('the table of keys', () => {
  it('forgets nothing while it grows', () => {
    const seen = createSeenKeys()
    const texts = [...generateRows(5000, 3)].map(({ id }) => exact(id))
    expect(texts.filter((keys) => seen.isDuplicate(keys))).toEqual([])
    expect(texts.every((keys) => seen.isDuplicate(keys))).toBe(true)
  })
})
