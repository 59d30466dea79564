import { expect, it } from 'vitest'
import { fitAnswer } from './fit-answer.ts'

it('keeps the indentation and the line ends of the passage', () => {
  expect(fitAnswer('  - one\r\n  - two', '\n- One\n  - Two\n')).toBe('  - One\r\n  - Two')
  expect(fitAnswer('One\ntwo', 'One\r\ntwo\r\n')).toBe('One\ntwo')
  expect(fitAnswer('One two\n', 'One\rtwo')).toBe('One\ntwo\n')
})
