import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandOf, logPath, sourceMark } from './support/kills.ts'
import { hashSources, hashTexts, type Proof } from './support/ledger-sources.ts'

interface Kept {
  readonly name: string
  readonly proof: Proof
  /** The argument of the command. */
  readonly kills: number
  /** What a whole run has written, with the number of its kills, and how many there have to be. */
  readonly runs: readonly (readonly [RegExp, number])[]
}

const ofService = /^(\d+) kills of one or two processes at a time: \d+ calls answered$/m

const kept: readonly Kept[] = [
  {
    name: 'ledger',
    proof: 'ledger',
    kills: 1_000,
    runs: [
      [/^SQLite, .*: (\d+) kills in/m, 1_000],
      [/^PostgreSQL, .*: (\d+) kills in/m, 200],
    ],
  },
  { name: 'service-haproxy', proof: 'service', kills: 60, runs: [[ofService, 60]] },
  { name: 'service-nginx', proof: 'service', kills: 60, runs: [[ofService, 60]] },
]

it.each(kept)('the log of kills $name is of the sources of today, and of a whole run', (one) => {
  const { name, proof, kills, runs } = one
  const log = readFileSync(logPath(name), 'utf8')
  const again = `Run it again and commit its log: \`${commandOf(name, kills)}\``
  expect(log.split('\n'), again).toContain(`${sourceMark}${hashSources(proof)}`)
  for (const [line, least] of runs) {
    expect(Number(line.exec(log)?.[1] ?? 0), `${line}. ${again}`).toBeGreaterThanOrEqual(least)
  }
  expect(log, again).toMatch(/violations of the invariants.*: 0$/m)
})

it('a hash of sources is that of their words, whatever ends their lines', () => {
  expect(hashTexts(['a\r\nb\r\n', 'c'])).toBe(hashTexts(['a\nb\n', 'c']))
  const others = [['a\nb', 'c'], ['a\nb\n', 'd'], ['c', 'a\nb\n'], ['a\nb\nc'], ['a\nb\n\0c', '']]
  for (const other of others) expect(hashTexts(other)).not.toBe(hashTexts(['a\nb\n', 'c']))
  expect(hashSources('service')).not.toBe(hashSources('ledger'))
})
