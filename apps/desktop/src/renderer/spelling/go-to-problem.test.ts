import { expect, it } from 'vitest'
import { nextProblem } from './go-to-problem.ts'

const first = { from: 4, to: 9 }
const second = { from: 20, to: 25 }
const problems = [first, second]
const caret = (at: number) => ({ from: at, to: at })

it('goes to the one that the caret is in, then on, and around the end', () => {
  expect(nextProblem(problems, caret(0), 1)).toBe(first)
  expect(nextProblem(problems, caret(6), 1)).toBe(first)
  expect(nextProblem(problems, first, 1)).toBe(second)
  expect(nextProblem(problems, second, 1)).toBe(first)
  expect(nextProblem([], caret(0), 1)).toBeUndefined()
})

it('goes back the same way', () => {
  expect(nextProblem(problems, caret(30), -1)).toBe(second)
  expect(nextProblem(problems, second, -1)).toBe(first)
  expect(nextProblem(problems, first, -1)).toBe(second)
})
