import { describe, expect, it } from 'vitest'
import { type Example, faultOf } from './measure.ts'

/** A policy with a draft that it meets at the places in « », and one that it does not. */
export type Case = readonly [
  action: Example['action'],
  policy: string,
  meets: string,
  misses: string,
]

/** Tests that each policy decides and marks as it says, by groups. */
export function readCases(title: string, groups: Readonly<Record<string, readonly Case[]>>): void {
  describe.each(Object.entries(groups))(title, (_what, cases) => {
    it.each(cases)('is read: %s, %s', (action, policy, meets, misses) => {
      expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
    })
  })
}
