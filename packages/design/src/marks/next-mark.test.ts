import { describe, expect, it } from 'vitest'
import { nextMark } from './next-mark.ts'

const outer = { from: 4, to: 20 }
const inner = { from: 4, to: 9 }
const later = { from: 30, to: 35 }
const marks = [outer, inner, later]
const caret = (at: number) => ({ from: at, to: at })

describe('the next mark', () => {
  it('is the one under the caret', () => {
    expect(nextMark(marks, caret(12), 1)).toBe(outer)
    expect(nextMark(marks, caret(33), 1)).toBe(later)
  })

  it('is the one behind the caret where the caret is in none', () => {
    expect(nextMark(marks, caret(0), 1)).toBe(outer)
    expect(nextMark(marks, caret(25), 1)).toBe(later)
  })

  it('continues from the selected mark, through marks inside it, and wraps at the end', () => {
    expect(nextMark(marks, outer, 1)).toBe(inner)
    expect(nextMark(marks, inner, 1)).toBe(later)
    expect(nextMark(marks, later, 1)).toBe(outer)
  })

  it('goes back the same way', () => {
    expect(nextMark(marks, caret(40), -1)).toBe(later)
    expect(nextMark(marks, later, -1)).toBe(inner)
    expect(nextMark(marks, inner, -1)).toBe(outer)
    expect(nextMark(marks, outer, -1)).toBe(later)
  })

  it('is undefined in a draft without marks', () => {
    expect(nextMark([], caret(3), 1)).toBeUndefined()
    expect(nextMark([], caret(3), -1)).toBeUndefined()
  })
})
