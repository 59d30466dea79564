import type { Mark } from '@content-trust/design'
import { describe, expect, it } from 'vitest'
import { currentFinding } from './current-finding.ts'

const mark = (
  finding: number,
  from: number,
  to: number,
  scope: Mark['scope'] = 'phrase',
): Mark => ({
  finding,
  from,
  to,
  scope,
  group: 'phrasing',
  severity: 'low',
  lane: 0,
})
const marks = [mark(0, 10, 40), mark(1, 12, 20), mark(2, 60, 70), mark(3, 0, 5, 'draft')]
const caret = (head: number) => ({ from: head, to: head, head })

describe('the finding that the caret is about', () => {
  it('is the shortest around it', () => {
    expect(currentFinding(marks, caret(15), null)).toBe(1)
    expect(currentFinding(marks, caret(30), null)).toBe(0)
    expect(currentFinding(marks, caret(50), null)).toBeNull()
  })

  it('is the one whose words are selected', () => {
    expect(currentFinding(marks, { from: 10, to: 40, head: 40 }, null)).toBe(0)
  })

  it('is the one chosen in the list while the caret is in it', () => {
    expect(currentFinding(marks, caret(15), 0)).toBe(0)
    expect(currentFinding(marks, caret(65), 0)).toBe(2)
    expect(currentFinding(marks, caret(0), 3)).toBe(3)
    expect(currentFinding(marks, caret(2), null)).toBeNull()
  })
})
