import type { Mark } from '@content-trust/design'
import { expect, it } from 'vitest'
import { clearedMarks } from './solved-flash.ts'

const markAt = (from: number, to: number, scope: Mark['scope'] = 'phrase'): Mark => ({
  finding: 0,
  from,
  to,
  group: 'phrasing',
  severity: 'low',
  scope,
  lane: 0,
})

it('names the phrases that no mark touches any more', () => {
  const [one, other] = [markAt(3, 9), markAt(20, 30)]
  expect(clearedMarks([one, other], [markAt(19, 31)])).toEqual([one])
  expect(clearedMarks([one, other], [one, other])).toEqual([])
})

it('is silent about sentences and the whole draft, which clear for many reasons', () => {
  expect(clearedMarks([markAt(0, 40, 'sentence'), markAt(0, 9, 'draft')], [])).toEqual([])
})
