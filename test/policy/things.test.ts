import { expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { showClause } from './show-clause.ts'
import { things } from './things.ts'

const rows = Object.entries(things).flatMap(([reads, policies]) =>
  policies.map((policy) => ({ policy, reads })),
)

it.each(rows)('“$policy” is “$reads”', ({ policy, reads }) => {
  expect(readPolicy(policy).map(showClause)).toEqual([reads])
})
