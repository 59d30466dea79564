import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align } from './align.ts'

const split = (text: string) => text.split(' ').filter((word) => word !== '')

function rebuild(left: readonly string[], right: readonly string[]): string[] {
  const out: string[] = []
  let at = 0
  for (const { leftStart, leftEnd, rightStart, rightEnd } of align(left, right)) {
    out.push(...left.slice(at, leftStart), ...right.slice(rightStart, rightEnd))
    at = leftEnd
  }
  return [...out, ...left.slice(at)]
}

describe('alignment of words', () => {
  it('finds the one word that was replaced', () => {
    expect(align(split('a red house stands'), split('a green house stands'))).toEqual([
      { leftStart: 1, leftEnd: 2, rightStart: 1, rightEnd: 2 },
    ])
  })

  it('turns the left side into the right side, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 400 })
    fc.assert(
      fc.property(words, words, (left, right) => {
        expect(rebuild(left, right)).toEqual(right)
      }),
    )
  })
})
