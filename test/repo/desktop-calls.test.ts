import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calls } from '../../apps/desktop/src/shared/ipc.ts'
import { attacks } from '../desktop/support/hostile-calls.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` \| ([^|\n]+) \| ([^|\n]+) \|$/gm)].map(
  ([, name]) => name,
)

it('docs/security.md says of every call of the window what a hostile page could do with it', () => {
  const missing = Object.keys(calls).filter((name) => !rows.includes(name))
  expect(missing, 'Add a row for each of these to the table of docs/security.md.').toEqual([])
  const gone = rows.filter((name) => name !== undefined && !Object.hasOwn(calls, name))
  expect(gone, 'The window no longer has these calls.').toEqual([])
  expect(rows).toEqual([...new Set(rows)])
})

it('test/desktop/support/hostile-calls.ts tries every call of the window', () => {
  const missing = Object.keys(calls).filter((name) => !Object.hasOwn(attacks, name))
  expect(missing, 'Add what a hostile page tries with each of these.').toEqual([])
})
