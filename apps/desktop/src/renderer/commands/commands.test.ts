import { expect, it } from 'vitest'
import { allKeysOf, readKeys } from '../keys/keymap.ts'
import { commands } from './commands.ts'

it('no two commands share keys, and each has an id of its own', () => {
  const keys = commands.flatMap((command) =>
    allKeysOf(command, {}).map((one) => {
      const read = readKeys(one)
      // Ctrl is what CmdOrCtrl means on most systems.
      return read?.replace('CmdOrCtrl', 'Ctrl') ?? `unreadable: ${one}`
    }),
  )
  expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([])
  expect(keys.filter((one) => one.startsWith('unreadable'))).toEqual([])
  const ids = commands.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
